import { transactionKind, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import {
  and,
  eq,
  inTransaction,
  isFrozen,
  isNull,
  lte,
  or,
  paymentMethod,
  paymentTransaction,
  sql,
} from '@baize/db';
import {
  PaymentGatewayUnavailable,
  type PaymentReport,
  PaymentRefused,
  type PayoutPort,
} from '@baize/providers';

import type { Services } from '../context.ts';
import { applyReport } from './apply-report.ts';
import { HOLDER_FIELD } from './hidden-fields.ts';
import { isTransaction, moveTransaction, type TransactionRow } from './move-transaction.ts';
import { sendSentMessage } from './payment-message.ts';
import { publishTransaction } from './publish-transaction.ts';
import { reviewSilence } from './payout-doubt.ts';
import { SENDING_MS } from './repeat-pace.ts';

export type PayoutContext = Pick<
  Services,
  'database' | 'ledger' | 'clock' | 'wakeups' | 'providers' | 'onPayoutProblem'
>;

/**
 * Sends the payout of an approved withdrawal to its gateway. One process sends it at a time, however many try, since not
 * every gateway recognizes a second request that comes during the first. Before it is sent again, the gateway is asked
 * whether it has it. A refusal gives the money back, after an earlier attempt only if the gateway has no such payout;
 * without a response it stays in progress, as it does while the wallet is frozen, and after hours of that it is for an
 * operator.
 *
 * @returns whether the gateway responded
 */
export async function sendPayout(
  context: PayoutContext,
  payment: Pick<TransactionRow, 'siteId' | 'playerId' | 'id' | 'provider'>,
): Promise<boolean> {
  const payouts = context.providers.find('payments', payment.provider)?.payouts;
  if (!payouts) {
    const error = new PaymentGatewayUnavailable('this deployment has no such gateway that pays players');
    context.onPayoutProblem({ ...payment, error });
    return false;
  }
  if (await isFrozen(context.database.pool, payment)) return false;
  const row = await claim(context, payment);
  if (!row) return false;
  let report: PaymentReport | undefined;
  try {
    report = await findOrCreate(context, payouts, row);
  } catch (error) {
    context.onPayoutProblem({ ...payment, error });
    await reviewSilence(context, row, error);
    await notifyOfSending(context, row);
    // The job asks again.
    return false;
  }
  if (!report) {
    await giveBack(context, row);
    return true;
  }
  await storeReference(context, row, report.providerRef);
  await applyReport(context, { ...report, siteId: row.siteId, provider: row.provider });
  await notifyOfSending(context, row);
  return true;
}

/**
 * The only way to request a payout. An earlier attempt may have made it although its reply was lost, so a repeat asks by
 * our id first, and asks again if it is refused: that refusal says nothing of the first request.
 *
 * @returns undefined if the gateway refused it and has none
 * @throws PaymentGatewayUnavailable, PaymentRefused if the gateway does not say what became of it
 */
async function findOrCreate(
  context: PayoutContext,
  payouts: PayoutPort,
  row: TransactionRow,
): Promise<PaymentReport | undefined> {
  const isRepeat = row.attempts > 1;
  const find = () => payouts.findPayout({ siteId: row.siteId, transactionId: row.id, providerRef: null });
  const known = isRepeat ? await find() : undefined;
  if (known) return known;
  try {
    return await createPayout(context, payouts, row);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return isRepeat ? find() : undefined;
  }
}

/**
 * Claims the payout before the call, so that a crash counts as an attempt. Without a response the claim ends with its
 * time: the gateway may still be at it.
 *
 * @returns undefined if another process has it, or there is nothing to send
 */
async function claim(
  { database, clock }: PayoutContext,
  payment: Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>,
): Promise<TransactionRow | undefined> {
  const now = clock.now();
  const [row] = await database.sql
    .update(paymentTransaction)
    .set({
      attempts: sql`${paymentTransaction.attempts} + 1`,
      askedAt: now,
      sendingUntil: new Date(now.getTime() + SENDING_MS),
    })
    .where(
      and(
        isTransaction(payment),
        eq(paymentTransaction.kind, transactionKind.withdraw),
        eq(paymentTransaction.status, transactionStatus.processing),
        isNull(paymentTransaction.providerRef),
        isUnclaimed(now),
      ),
    )
    .returning();
  return row;
}

/** Whether no process is sending the payout. */
export function isUnclaimed(now: Date) {
  return or(isNull(paymentTransaction.sendingUntil), lte(paymentTransaction.sendingUntil, now));
}

async function createPayout(
  { database }: PayoutContext,
  payouts: PayoutPort,
  row: TransactionRow,
): Promise<PaymentReport> {
  const isMethod = eq(paymentMethod.id, row.methodId);
  const [method] = await database.sql.select().from(paymentMethod).where(isMethod);
  const visible = Object.entries(row.fields).filter(([name]) => !name.startsWith('_'));
  return payouts.createPayout({
    siteId: row.siteId,
    transactionId: row.id,
    amountMinor: row.amountMinor - row.feeMinor,
    currency: isoCurrency(row.currency),
    method: { code: method?.slug ?? '', name: method?.name ?? '' },
    fields: Object.fromEntries(visible),
    player: { id: `${row.siteId}-${row.playerId}`, name: row.fields[HOLDER_FIELD] ?? '' },
  });
}

/** The reply to our own call is right, whatever a notice has said before. */
async function storeReference(
  { database }: PayoutContext,
  row: TransactionRow,
  providerRef: string,
): Promise<void> {
  await database.sql
    .update(paymentTransaction)
    .set({ providerRef })
    .where(and(isTransaction(row), eq(paymentTransaction.status, transactionStatus.processing)));
}

/** Nothing if the gateway has decided it meanwhile: there is a message about that. */
async function notifyOfSending(
  { database, clock, wakeups }: PayoutContext,
  { siteId, playerId, id }: TransactionRow,
): Promise<void> {
  const isSending = await inTransaction(database, async (transaction) => {
    const isIt = and(
      isTransaction({ siteId, playerId, id }),
      eq(paymentTransaction.status, transactionStatus.processing),
    );
    const [row] = await transaction.sql.select().from(paymentTransaction).where(isIt).for('update');
    if (row) await sendSentMessage(transaction, row, clock.now());
    return row !== undefined;
  });
  if (isSending) wakeups.publishWork({ kind: 'notice', siteId, playerId, transactionId: id });
}

async function giveBack(context: PayoutContext, { siteId, id }: TransactionRow): Promise<void> {
  const moved = await inTransaction(context.database, async (transaction) => {
    const isIt = and(
      eq(paymentTransaction.siteId, siteId),
      eq(paymentTransaction.id, id),
      eq(paymentTransaction.kind, transactionKind.withdraw),
      eq(paymentTransaction.status, transactionStatus.processing),
    );
    const [row] = await transaction.sql.select().from(paymentTransaction).where(isIt).for('update');
    if (!row) return undefined;
    return moveTransaction(context, transaction, row, {
      to: transactionStatus.rejected,
      by: 'gateway',
      reason: 'gateway_failed',
    });
  });
  if (moved) await publishTransaction(context, moved.row, moved.booked);
}
