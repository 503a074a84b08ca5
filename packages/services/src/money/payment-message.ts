import { readPaymentReason, transactionKind, transactionStatus } from '@baize/contract';
import { formatWire, isoCurrency } from '@baize/currency';
import { type paymentTransaction, playerMessage, type Transaction } from '@baize/db';

import { type MessageContent, sendMessage } from '../messages/index.ts';
import { addMessageNotice } from '../outbox/message-notice.ts';
import type { ExitHold } from './destinations/exit-hold.ts';
import { isWaitingForMoney } from './is-waiting-for-money.ts';
import { maskDestination } from './payment-account.ts';
import { creditedOf } from './payment-sums.ts';

type Row = typeof paymentTransaction.$inferSelect;
type Kind = Extract<MessageContent['kind'], `deposit_${string}` | `withdrawal_${string}`>;

const { deposit, withdraw } = transactionKind;
const { approved, rejected, processing, cancelled, expired } = transactionStatus;

const kinds: Readonly<Record<string, Kind>> = {
  [`${deposit} ${approved}`]: 'deposit_approved',
  [`${deposit} ${rejected}`]: 'deposit_rejected',
  [`${deposit} ${expired}`]: 'deposit_expired',
  [`${deposit} ${processing}`]: 'deposit_review',
  [`${withdraw} ${approved}`]: 'withdrawal_paid',
  [`${withdraw} ${rejected}`]: 'withdrawal_rejected',
  [`${withdraw} ${expired}`]: 'withdrawal_expired',
  [`${withdraw} ${cancelled}`]: 'withdrawal_cancelled',
};

/** What the gateway did not pay after its approval was not rejected by anybody. */
function kindOf({ kind, status, changeReason }: Row): Kind | undefined {
  const isFailed = kind === withdraw && status === rejected && changeReason?.startsWith('gateway_') === true;
  return isFailed ? 'withdrawal_failed' : kinds[`${kind} ${status}`];
}

/**
 * Of these no e-mail is sent: nothing was paid. That of a credited deposit depends on its sum, which is for
 * `sendPaymentNotice` to judge.
 */
const withoutEmail: ReadonlySet<Kind> = new Set<Kind>(['deposit_rejected', 'deposit_expired']);

interface MovedMoney {
  readonly at: Date;
  readonly amountMinor: bigint;
  /** What of it was not in the balance any more. */
  readonly missingMinor?: bigint;
  /** ISO 4217, if it may be another than the payment's. */
  readonly currency?: string;
  readonly note?: string;
}

/** Writes a message about a payment and, with it, the e-mail that warns an owner who knows nothing of it. */
async function sendPaymentMessage(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  content: Extract<MessageContent, { readonly kind: Kind }>,
  { at, isPast = false }: { readonly at: Date; readonly isPast?: boolean },
): Promise<void> {
  const { siteId, playerId } = row;
  const messageId = await sendMessage(transaction, row, content, at);
  if (messageId === undefined || isPast || withoutEmail.has(content.kind)) return;
  await addMessageNotice(transaction, 'payment', { siteId, playerId, messageId }, at);
}

/** A message about what came back of a payment, or was sent back. */
export async function sendSumMessage(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  kind: Kind,
  { at, amountMinor, missingMinor = 0n, currency, note }: MovedMoney,
): Promise<void> {
  const isOther = currency !== undefined && currency !== isoCurrency(row.currency);
  const facts = {
    transaction: row.id,
    amount: formatWire(amountMinor),
    ...destinationOf(row),
    ...(missingMinor > 0n && { missing: formatWire(missingMinor) }),
    ...(isOther && { currency }),
    ...(note !== undefined && { note }),
  };
  await sendPaymentMessage(transaction, row, { kind, facts }, { at });
}

function destinationOf({ kind, fields }: Row): { readonly destination?: string } {
  const destination = kind === withdraw ? maskDestination(fields) : undefined;
  return destination === undefined ? {} : { destination };
}

/** Of a status, with its reason. */
function factsOf(row: Row, amountMinor: bigint, note?: string | null) {
  const reason = readPaymentReason(row.changeReason);
  return {
    transaction: row.id,
    amount: formatWire(amountMinor),
    ...destinationOf(row),
    ...(reason && { reason }),
    ...(note && { note }),
  };
}

interface Step {
  readonly at: Date;
  /** That was written with the step. */
  readonly note?: string | null | undefined;
  readonly isPast: boolean;
}

/**
 * Writes the message about a payment's new status: decisions, expiries, a withdrawal that the player cancels, since somebody
 * else may have, and money that waits for a person. `bookReturn` writes the one about what comes back, since it knows how
 * much, and the refund the one about what an operator sends back.
 *
 * @param row as it is now
 */
export async function sendStepMessage(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  { at, note, isPast }: Step,
): Promise<void> {
  const kind = kindOf(row);
  if (kind === undefined || row.changeReason === 'sent_back') return;
  if (kind === 'deposit_review' && isWaitingForMoney(row)) return;
  const amountMinor = kind === 'deposit_approved' ? creditedOf(row) : row.amountMinor;
  await sendPaymentMessage(
    transaction,
    row,
    { kind, facts: factsOf(row, amountMinor, note) },
    { at, isPast },
  );
}

/** A withdrawal that was requested just now, and why it waits if it does. */
export async function sendRequestMessage(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  hold: ExitHold | undefined,
): Promise<void> {
  const held = hold && { held: hold.cause, until: hold.until.toISOString() };
  const facts = { ...factsOf(row, row.amountMinor), ...held };
  await sendPaymentMessage(transaction, row, { kind: 'withdrawal_requested', facts }, { at: row.createdAt });
}

/** An approved withdrawal that its gateway has not paid at once; there is one for each, however often it is sent. */
export async function sendSentMessage(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  at: Date,
): Promise<void> {
  const content = {
    kind: 'withdrawal_sent',
    facts: factsOf(row, row.amountMinor),
    cause: `sent ${row.id}`,
  } as const;
  await sendPaymentMessage(transaction, row, content, { at });
}

/** A deposit whose money was on its way, and which a person decides now. */
export async function sendReviewMessage(
  transaction: Pick<Transaction, 'sql'>,
  row: Row,
  at: Date,
): Promise<void> {
  await sendPaymentMessage(
    transaction,
    row,
    { kind: 'deposit_review', facts: factsOf(row, row.amountMinor) },
    { at },
  );
}

/** Deposits that expired, in one statement. */
export async function sendExpiryMessages(
  { sql }: Pick<Transaction, 'sql'>,
  rows: readonly Row[],
  createdAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql.insert(playerMessage).values(
    rows.map((row) => {
      const { siteId, playerId } = row;
      return { siteId, playerId, kind: 'deposit_expired', facts: factsOf(row, row.amountMinor), createdAt };
    }),
  );
}
