import { isoCurrency } from '@baize/currency';
import {
  and,
  eq,
  inTransaction,
  isNull,
  lte,
  or,
  paymentRefund,
  paymentTransaction,
  refundState,
  sql,
} from '@baize/db';
import { type PaymentReport, PaymentRefused } from '@baize/providers';

import { applyReport } from '../apply-report.ts';
import { isTransaction, type TransactionRow } from '../move-transaction.ts';
import { sendSumMessage } from '../payment-message.ts';
import { publishTransaction } from '../publish-transaction.ts';
import { SENDING_MS, waitSecondsAfter } from '../repeat-pace.ts';
import { reviewPayment } from '../review-payment.ts';
import type { PayoutContext } from '../send-payout.ts';
import { endRefund, findOpenRefund, type RefundRow } from './refund-hold.ts';

const FIRST_ASKED_MS = 60_000;

/**
 * Sends the refund of a deposit to its gateway, from one process at a time. What the gateway says then takes the money from
 * the player; a refusal gives it back and opens a review; without a response it is sent again later with the same id.
 *
 * @returns whether the gateway responded
 */
export async function sendRefund(
  context: PayoutContext,
  deposit: Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>,
): Promise<boolean> {
  const [row] = await context.database.sql.select().from(paymentTransaction).where(isTransaction(deposit));
  if (!row) return false;
  const gateway = context.providers.find('payments', row.provider);
  if (!gateway?.refund) return false;
  const refund = await claim(context, row);
  if (!refund) return false;
  let report: PaymentReport;
  try {
    report = await gateway.refund({
      siteId: row.siteId,
      transactionId: row.id,
      providerRef: row.providerRef,
      refundId: `${row.id}-${refund.number}`,
      amountMinor: refund.amountMinor,
      currency: isoCurrency(row.currency),
    });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) return false;
    await giveBack(context, row, error.message);
    return true;
  }
  await applyReport(context, { ...report, siteId: row.siteId, provider: row.provider });
  return true;
}

/**
 * Sends refunds again that no gateway has responded to, less and less often. Run by schedule; running it twice does no
 * harm.
 *
 * @returns the number of refunds that were due
 */
export async function sendRefunds(context: PayoutContext, signal?: AbortSignal): Promise<number> {
  const { database, clock } = context;
  const waitSeconds = waitSecondsAfter(paymentRefund.attempts, FIRST_ASKED_MS);
  const isDue = sql`coalesce(${paymentRefund.askedAt}, '-infinity') <= ${clock.now().toISOString()}::timestamptz - make_interval(secs => ${waitSeconds})`;
  const due = await database.sql
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.state, refundState.sending), isDue));
  for (const { siteId, playerId, transactionId: id } of due) {
    signal?.throwIfAborted();
    await sendRefund(context, { siteId, playerId, id });
  }
  return due.length;
}

/** Before the call, so that a crash counts as an attempt. */
async function claim(
  { database, clock }: PayoutContext,
  { siteId, playerId, id }: TransactionRow,
): Promise<RefundRow | undefined> {
  const now = clock.now();
  const [refund] = await database.sql
    .update(paymentRefund)
    .set({
      attempts: sql`${paymentRefund.attempts} + 1`,
      askedAt: now,
      sendingUntil: new Date(now.getTime() + SENDING_MS),
    })
    .where(
      and(
        eq(paymentRefund.siteId, siteId),
        eq(paymentRefund.playerId, playerId),
        eq(paymentRefund.transactionId, id),
        eq(paymentRefund.state, refundState.sending),
        or(isNull(paymentRefund.sendingUntil), lte(paymentRefund.sendingUntil, now)),
      ),
    )
    .returning();
  return refund;
}

async function giveBack(context: PayoutContext, deposit: TransactionRow, words: string): Promise<void> {
  const ended = await inTransaction(context.database, async (transaction) => {
    const [row] = await transaction.sql
      .select()
      .from(paymentTransaction)
      .where(isTransaction(deposit))
      .for('update');
    if (!row) return undefined;
    const refund = await findOpenRefund(transaction, row);
    if (refund?.state !== refundState.sending) return undefined;
    const detail = `${refund.amountMinor}: ${words}`.slice(0, 300);
    await reviewPayment(transaction, row, {
      reason: `refund_refused-${refund.number}`,
      detail,
      now: context.clock.now(),
    });
    await transaction.sql.update(paymentTransaction).set({ managerNote: null }).where(isTransaction(row));
    const at = context.clock.now();
    const { amountMinor, currency } = refund;
    await sendSumMessage(transaction, row, 'deposit_refund_refused', { at, amountMinor, currency });
    const booked = await endRefund(context, transaction, row, { refund, state: 'refused' });
    return { row, booked };
  });
  if (ended) await publishTransaction(context, ended.row, ended.booked);
}
