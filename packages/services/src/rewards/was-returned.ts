import { transactionStatus } from '@baize/contract';
import { and, eq, gt, ne, or, paymentTransaction, type Transaction } from '@baize/db';

import { depositOf } from '../money/index.ts';
import type { PlayerKey } from '../wakeups.ts';

/** Whether the deposit that something was offered for, or a part of it, was taken back since. */
export async function wasReturned(
  { sql }: Transaction,
  { siteId, playerId, cause }: PlayerKey & { readonly cause: string },
): Promise<boolean> {
  const id = depositOf(cause);
  if (id === undefined) return false;
  const rows = await sql
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.siteId, siteId),
        eq(paymentTransaction.playerId, playerId),
        eq(paymentTransaction.id, id),
        or(
          ne(paymentTransaction.status, transactionStatus.approved),
          gt(paymentTransaction.returnedMinor, 0n),
        ),
      ),
    );
  return rows.length > 0;
}
