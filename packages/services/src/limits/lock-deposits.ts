import { transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, inArray, or, paymentTransaction, type Transaction } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

/** Locks the deposits of players that are not credited yet, so that what is paid meanwhile is credited before. */
export async function lockDeposits({ sql }: Transaction, keys: readonly PlayerKey[]): Promise<void> {
  const { id, siteId, playerId, kind, status } = paymentTransaction;
  await sql
    .select({ id })
    .from(paymentTransaction)
    .where(
      and(
        or(...keys.map((key) => and(eq(siteId, key.siteId), eq(playerId, key.playerId)))),
        eq(kind, transactionKind.deposit),
        inArray(status, [transactionStatus.pending, transactionStatus.processing]),
      ),
    )
    .orderBy(siteId, id)
    .for('update');
}
