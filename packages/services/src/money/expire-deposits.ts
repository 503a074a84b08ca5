import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, lt, paymentTransaction } from '@baize/db';

import type { Services } from '../context.ts';
import { publishTransaction } from './publish-transaction.ts';

/** A deposit that nobody decided is over after a day; the gateway's own pages live shorter. */
const DEPOSIT_LIFE_MS = 24 * 60 * 60_000;

/**
 * Ends the deposits that have waited too long. Called from time to time; running twice does no harm.
 *
 * @returns how many ended
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
