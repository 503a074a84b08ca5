import { ALARM_HOURS } from '@baize/contract/alarm-hours';
import type { Brand } from '@baize/brand';
import {
  type HoldCause,
  isMessageKind,
  type MessageKind,
  type PaymentReason,
  transactionKind,
} from '@baize/contract';
import { formatMoney, isoCurrency, parseWire } from '@baize/currency';
import {
  and,
  eq,
  inTransaction,
  paymentMethod,
  paymentTransaction,
  playerMessage,
  type Transaction,
} from '@baize/db';

import { type MessageFacts, notifyContact, type PlayerMessage } from '../auth/index.ts';
import type { Services } from '../context.ts';
import { formatMoment } from '../limits/index.ts';
import { OUTBOX_MS } from '../outbox/outbox-life.ts';
import type { MessageNoticeEntry } from '../outbox/message-notice.ts';
import { addAlarm } from './destinations/stop-payouts.ts';
import { methodName, type MethodRow } from './method-offer.ts';
import type { TransactionRow } from './move-transaction.ts';

/** Of the page with what protects the account, which a brand may not have, and of the messages. */
const SECURITY_PAGE = '/TwoFactor';
const MESSAGES_PAGE = '/account/messages';
/** Of the page that stops a withdrawal. */
const STOP_PAGE = '/account/not-me/';
/** Which of them can be stopped, or ended the chance to. */
const stoppable: readonly MessageKind[] = ['withdrawal_requested', 'withdrawal_sent', 'withdrawal_paid'];

/** What an e-mail about a payment says, in the player's language. */
export interface PaymentNoticeFacts extends MessageFacts {
  readonly kind: MessageKind;
  /** `₺1.234,50` */
  readonly amount: string;
  readonly method: string;
  /** Masked; undefined for a deposit. */
  readonly destination: string | undefined;
  /** Of a withdrawal: why it was not paid, and why and until when it waits. */
  readonly reason: PaymentReason | undefined;
  readonly held: { readonly cause: HoldCause; readonly until: string } | undefined;
  /** In the brand's time zone: `1 Eylül 2026 13:00`. */
  readonly at: string;
  /** Of a withdrawal: the link for an owner who knows nothing of it, and how long it works. */
  readonly stop: { readonly link: string; readonly hours: number } | undefined;
}

/**
 * Queues the e-mail of a message about a payment to the contact on file, in the transaction that ends the entry: it is
 * written once, and sent as all e-mails are. There is none about a credited deposit below the brand's sum.
 */
export async function sendPaymentNotice(
  services: Pick<Services, 'database' | 'outbox' | 'brandOrigin' | 'ids' | 'clock'>,
  brand: Brand,
  entry: MessageNoticeEntry,
  entryId: number,
  write: (facts: PaymentNoticeFacts) => PlayerMessage,
): Promise<void> {
  const { database, outbox, brandOrigin } = services;
  const emailId = await inTransaction(database, async (transaction) => {
    if (!(await outbox.end(transaction, entryId))) return undefined;
    const news = await readNews(transaction.sql, entry);
    if (!news || !isForEmail(news, brand)) return undefined;
    const stop = await stopOf(services, transaction, brand, news);
    return notifyContact({ brand, brandOrigin, outbox }, transaction, entry.playerId, {
      path: brand.traits['account.hiddenItems'].includes('twoFactor') ? MESSAGES_PAGE : SECURITY_PAGE,
      lifeMs: OUTBOX_MS,
      write: (facts) => write({ ...facts, ...describe(news, facts), stop }),
    });
  });
  if (emailId !== undefined) outbox.begin(emailId);
}

async function stopOf(
  services: Pick<Services, 'brandOrigin' | 'ids' | 'clock'>,
  transaction: Transaction,
  brand: Brand,
  { kind, row }: News,
): Promise<PaymentNoticeFacts['stop']> {
  if (!stoppable.includes(kind)) return undefined;
  const token = await addAlarm(services, transaction, { ...row, transactionId: row.id });
  return { link: `${services.brandOrigin(brand)}${STOP_PAGE}${token}`, hours: ALARM_HOURS };
}

interface News {
  readonly kind: MessageKind;
  /** As `payment-message.ts` writes them. */
  readonly amount: string;
  readonly currency: string | undefined;
  readonly destination: string | undefined;
  readonly reason: PaymentReason | undefined;
  readonly held: { readonly cause: HoldCause; readonly until: Date } | undefined;
  readonly at: Date;
  readonly row: TransactionRow;
  readonly method: MethodRow;
}

type StoredFacts = Pick<News, 'amount' | 'currency' | 'destination' | 'reason'> & {
  readonly transaction: number;
  readonly held?: HoldCause;
  readonly until?: string;
};

async function readNews(
  sql: Services['database']['sql'],
  { siteId, playerId, messageId }: MessageNoticeEntry,
): Promise<News | undefined> {
  const [message] = await sql
    .select()
    .from(playerMessage)
    .where(
      and(
        eq(playerMessage.siteId, siteId),
        eq(playerMessage.playerId, playerId),
        eq(playerMessage.id, messageId),
      ),
    );
  if (!message || !isMessageKind(message.kind)) return undefined;
  const facts = message.facts as StoredFacts;
  const [found] = await sql
    .select({ row: paymentTransaction, method: paymentMethod })
    .from(paymentTransaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, paymentTransaction.methodId))
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.id, facts.transaction),
      ),
    );
  if (!found) return undefined;
  const { amount, currency, destination, reason } = facts;
  const held = facts.held && { cause: facts.held, until: new Date(facts.until ?? message.createdAt) };
  return { kind: message.kind, amount, currency, destination, reason, held, at: message.createdAt, ...found };
}

const MINOR_PER_LIRA = 100n;

function isForEmail({ kind, amount }: News, { traits }: Brand): boolean {
  if (kind !== 'deposit_approved') return true;
  const from = traits['money.depositEmailFrom'];
  return from !== null && parseWire(amount) >= BigInt(from) * MINOR_PER_LIRA;
}

function describe(
  { kind, destination, reason, held, row, method, at, ...sum }: News,
  { brand, language }: MessageFacts,
) {
  return {
    kind,
    amount: moneyText(sum, row.currency, language),
    method: methodName(method, row.siteId, language),
    destination,
    reason: row.kind === transactionKind.withdraw ? reason : undefined,
    held: held && { cause: held.cause, until: formatMoment(held.until, { brand, language }) },
    at: formatMoment(at, { brand, language }),
  };
}

function moneyText(
  { amount, currency }: Pick<News, 'amount' | 'currency'>,
  code: number,
  language: MessageFacts['language'],
): string {
  if (currency === undefined || currency === isoCurrency(code))
    return formatMoney(parseWire(amount), code, language);
  // What came in another currency than the payment's.
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: 2 });
  return format.format(amount as Intl.StringNumericLiteral);
}
