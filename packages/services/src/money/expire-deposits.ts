import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, lt, paymentTransaction } from '@baize/db';

import type { Services } from '../context.ts';
import { publishTransaction } from './publish-transaction.ts';

/** An undecided deposit expires after a day; the gateway's own pages expire sooner. */
const DEPOSIT_LIFE_MS = 24 * 60 * 60_000;

/**
 * Expires deposits that have been pending too long. Run by schedule; running it twice does no harm.
 *
 * @returns the number of expired deposits
 */
export async function expireDeposits(
  context: Pick<Services, 'database' | 'ledger' | 'clock' | 'wakeups'>,
): Promise<number> {
  const { database, clock } = context;
  const now = clock.now();
  const expired = await database.sql
    .update(paymentTransaction)
    .set({ status: transactionStatus.expired, decidedAt: now })
    .where(
      and(
        eq(paymentTransaction.kind, transactionKind.deposit),
        eq(paymentTransaction.status, transactionStatus.pending),
        lt(paymentTransaction.createdAt, new Date(now.getTime() - DEPOSIT_LIFE_MS)),
      ),
    )
    .returning();
  for (const row of expired) await publishTransaction(context, row);
  return expired.length;
}
