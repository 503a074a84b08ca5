import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, lt, paymentTransaction, sql } from '@baize/db';

import type { Services } from '../context.ts';
import { publishTransaction } from './publish-transaction.ts';

/** An undecided deposit expires after a day; the gateway's own pages expire sooner. */
const DEPOSIT_LIFE_MS = 24 * 60 * 60_000;

const BATCH_ROWS = 500;

/**
 * Expires deposits that have been pending too long, in short statements. Run by schedule; running it twice does no harm,
 * and a deposit that is being decided is left to the next run.
 *
 * @returns the number of expired deposits
 */
export async function expireDeposits(
  context: Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups'>,
  signal?: AbortSignal,
  batchRows = BATCH_ROWS,
): Promise<number> {
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const expired = await expireBatch(context, batchRows);
    for (const row of expired) await publishTransaction(context, row);
    count += expired.length;
    if (expired.length < batchRows) return count;
  }
}

async function expireBatch({ database, clock }: Pick<Services, 'database' | 'clock'>, batchRows: number) {
  const now = clock.now();
  const isOverdue = and(
    eq(paymentTransaction.kind, transactionKind.deposit),
    eq(paymentTransaction.status, transactionStatus.pending),
    lt(paymentTransaction.createdAt, new Date(now.getTime() - DEPOSIT_LIFE_MS)),
  );
  // In the order of the index: the planner expects more old deposits among the pending ones than there are, and would
  // read the whole table.
  const rows = sql`select ctid from ${paymentTransaction} where ${isOverdue} order by ${paymentTransaction.createdAt} limit ${batchRows} for update skip locked`;
  return database.sql
    .update(paymentTransaction)
    .set({ status: transactionStatus.expired, decidedAt: now })
    .where(sql`ctid = any(array(${rows}))`)
    .returning();
}
