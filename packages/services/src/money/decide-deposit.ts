import { transactionKind, type TransactionStatus, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import { and, eq, inTransaction, isNull, paymentTransaction, type Transaction } from '@baize/db';
import type { BookResult } from '@baize/ledger';
import type { NoticeDecision, PaymentNotice } from '@baize/providers';

import type { Context } from '../context.ts';
import { reviewDeposit } from '../limits/index.ts';
import { LATE_PAYMENT_NOTE } from './late-payment-note.ts';
import { publishTransaction } from './publish-transaction.ts';

/** A gateway's notice whose signature has been checked. */
export interface DepositNotice extends Omit<PaymentNotice, 'noticeId'> {
  readonly siteId: number;
  readonly provider: string;
}

type Row = typeof paymentTransaction.$inferSelect;

/**
 * Decides a deposit by the gateway's notice. The money is booked in the transaction that changes the status, so neither
 * happens without the other. A repeated notice gets the same answer.
 *
 * @throws Error if the ledger cannot book: the notice is then not acknowledged and the gateway repeats it
 */
export async function decideDeposit(
  context: Pick<Context, 'database' | 'ledger' | 'clock' | 'wakeups'>,
  notice: DepositNotice,
): Promise<NoticeDecision> {
  let changed: { row: Row; booked: BookResult | undefined } | undefined;
  const decision = await inTransaction(context.database, async (transaction) => {
    const row = await lockDeposit(transaction, notice);
    if (!row) return { result: 'unknown', replayed: false } as const;
    if (!isSamePayment(row, notice)) return { result: 'mismatch', replayed: false } as const;
    const step = chooseStep(row, notice);
    if (step.status === undefined) return { result: step.result, replayed: step.replayed };
    const isApproved = step.status === transactionStatus.approved;
    const booked = isApproved ? await bookDeposit(context, transaction, row) : undefined;
    await transaction.sql
      .update(paymentTransaction)
      .set({
        status: step.status,
        decidedAt: context.clock.now(),
        changedBy: 'gateway',
        changedAt: context.clock.now(),
        providerRef: notice.providerRef,
        ...(step.result === 'review' && { managerNote: LATE_PAYMENT_NOTE }),
      })
      .where(isRow(row));
    if (isApproved) {
      const of = { provider: row.provider, tx: String(row.id), now: context.clock.now() };
      await reviewDeposit(transaction, row, of);
    }
    changed = { row: { ...row, status: step.status }, booked };
    return { result: step.result, replayed: false };
  });
  if (changed) await publishTransaction(context, changed.row, changed.booked);
  return decision;
}

/**
 * Found by the gateway's reference; by our own id only if the response with that reference was lost. In separate
 * queries, so that each uses its index whatever the planner expects.
 */
async function lockDeposit(transaction: Transaction, notice: DepositNotice): Promise<Row | undefined> {
  const hasReference = eq(paymentTransaction.providerRef, notice.providerRef);
  const hasNoReference = and(
    isNull(paymentTransaction.providerRef),
    eq(paymentTransaction.id, notice.transactionId ?? 0),
  );
  return (
    (await lockDepositThat(transaction, notice, hasReference)) ??
    (await lockDepositThat(transaction, notice, hasNoReference)) ??
    // Another process may have stored the reference between the two.
    (await lockDepositThat(transaction, notice, hasReference))
  );
}

async function lockDepositThat(
  { sql }: Transaction,
  notice: DepositNotice,
  isNamed: ReturnType<typeof and>,
): Promise<Row | undefined> {
  const [row] = await sql
    .select()
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.provider, notice.provider),
        eq(paymentTransaction.siteId, notice.siteId),
        eq(paymentTransaction.kind, transactionKind.deposit),
        isNamed,
      ),
    )
    .for('update');
  return row;
}

function isSamePayment(row: Row, notice: DepositNotice): boolean {
  return (
    row.id === notice.transactionId &&
    row.amountMinor === notice.amountMinor &&
    isoCurrency(row.currency) === notice.currency
  );
}

interface Step {
  readonly result: NoticeDecision['result'];
  readonly replayed: boolean;
  /** The status to change to; undefined leaves the row as it is. */
  readonly status?: TransactionStatus;
}

function chooseStep(row: Row, { state }: DepositNotice): Step {
  const { pending, approved, rejected, processing } = transactionStatus;
  const isApproval = state === 'paid';
  if (row.status === pending) {
    return { result: 'decided', replayed: false, status: isApproval ? approved : rejected };
  }
  if (row.status === approved)
    return isApproval ? { result: 'decided', replayed: true } : { result: 'mismatch', replayed: false };
  if (row.status === processing) return { result: 'review', replayed: true };
  // A refusal of a deposit that has already failed changes nothing.
  if (!isApproval) return { result: 'decided', replayed: true };
  const wasRefusedByGateway = row.status === rejected && row.providerRef !== null;
  if (wasRefusedByGateway) return { result: 'mismatch', replayed: false };
  return { result: 'review', replayed: false, status: processing };
}

async function bookDeposit(
  { ledger }: Pick<Context, 'ledger'>,
  transaction: Transaction,
  row: Row,
): Promise<BookResult> {
  const result = await ledger.within(transaction).book({
    kind: 'deposit',
    siteId: row.siteId,
    playerId: row.playerId,
    provider: row.provider,
    tx: String(row.id),
    amountMinor: row.amountMinor,
    currency: row.currency,
  });
  if (result.status !== 'booked')
    throw new Error(`the ledger returned ${result.status} for deposit ${row.id}`);
  return result;
}

function isRow(row: Row) {
  return and(
    eq(paymentTransaction.siteId, row.siteId),
    eq(paymentTransaction.playerId, row.playerId),
    eq(paymentTransaction.id, row.id),
  );
}
