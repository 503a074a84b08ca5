import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inTransaction, lte, notInArray, paymentTransaction, sql } from '@baize/db';

import type { Services } from '../context.ts';
import { isTransaction, moveTransaction, type TransactionRow } from './move-transaction.ts';
import { sendExpiryMessages } from './payment-message.ts';
import { publishTransaction } from './publish-transaction.ts';

type ExpiryContext = Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups'>;

const BATCH_ROWS = 500;

/**
 * Expires payments that have been pending too long, in short statements; withdrawals give their money back. Run by
 * schedule; running it twice does no harm, and a payment that is being decided is left to the next run.
 *
 * @returns the number of expired payments
 * @throws AggregateError if a withdrawal could not be expired, after all others
 */
export async function expirePayments(
  context: ExpiryContext,
  signal?: AbortSignal,
  batchRows = BATCH_ROWS,
): Promise<number> {
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const expired = await expireDeposits(context, batchRows);
    for (const row of expired) await publishTransaction(context, row);
    count += expired.length;
    if (expired.length < batchRows) break;
  }
  return count + (await expireWithdrawals(context, signal, batchRows));
}

/** One by one, since each locks the account of its player; one that fails is left to the next run, and the others go on. */
async function expireWithdrawals(
  context: ExpiryContext,
  signal: AbortSignal | undefined,
  batchRows: number,
): Promise<number> {
  let count = 0;
  const left: number[] = [];
  const problems: unknown[] = [];
  for (;;) {
    const batch = await findWithdrawals(context, left, batchRows);
    if (batch.length === 0) break;
    for (const row of batch) {
      signal?.throwIfAborted();
      try {
        if (await expireWithdrawal(context, row)) count += 1;
        else left.push(row.id);
      } catch (error) {
        left.push(row.id);
        problems.push(error);
      }
    }
  }
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} withdrawals could not be expired`);
  return count;
}

function isOverdue(kind: number, now: Date) {
  return and(
    eq(paymentTransaction.kind, kind),
    eq(paymentTransaction.status, transactionStatus.pending),
    lte(paymentTransaction.expiresAt, now),
  );
}

async function expireDeposits(
  { database, clock }: ExpiryContext,
  batchRows: number,
): Promise<TransactionRow[]> {
  const now = clock.now();
  // In the order of the index: the planner expects more old deposits among the pending ones than there are, and would
  // read the whole table.
  const rows = sql`select ctid from ${paymentTransaction} where ${isOverdue(transactionKind.deposit, now)} order by ${paymentTransaction.expiresAt} limit ${batchRows} for update skip locked`;
  return inTransaction(database, async (transaction) => {
    const expired = await transaction.sql
      .update(paymentTransaction)
      .set({
        status: transactionStatus.expired,
        decidedAt: now,
        changedBy: 'job',
        changeReason: null,
        changedAt: now,
      })
      .where(sql`ctid = any(array(${rows}))`)
      .returning();
    await sendExpiryMessages(transaction, expired, now);
    return expired;
  });
}

type PaymentKey = Pick<TransactionRow, 'siteId' | 'playerId' | 'id'>;

function findWithdrawals(
  { database, clock }: ExpiryContext,
  left: readonly number[],
  batchRows: number,
): Promise<PaymentKey[]> {
  const { siteId, playerId, id } = paymentTransaction;
  return database.sql
    .select({ siteId, playerId, id })
    .from(paymentTransaction)
    .where(and(isOverdue(transactionKind.withdraw, clock.now()), notInArray(id, [...left])))
    .orderBy(paymentTransaction.expiresAt)
    .limit(batchRows);
}

/** @returns false if it is being decided, or was in the meantime */
async function expireWithdrawal(context: ExpiryContext, key: PaymentKey): Promise<boolean> {
  const moved = await inTransaction(context.database, async (transaction) => {
    const [row] = await transaction.sql
      .select()
      .from(paymentTransaction)
      .where(and(isTransaction(key), isOverdue(transactionKind.withdraw, context.clock.now())))
      .for('update', { skipLocked: true });
    if (!row) return undefined;
    return moveTransaction(context, transaction, row, {
      to: transactionStatus.expired,
      by: 'job',
      reason: 'undecided',
    });
  });
  if (moved) await publishTransaction(context, moved.row, moved.booked);
  return moved !== undefined;
}
