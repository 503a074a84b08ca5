import { CallError, type Params, transactionKind, transactionStatus } from '@baize/contract';
import { and, eq, paymentTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/**
 * Cancels a pending deposit of the player. If its payment still arrives, it goes to review.
 *
 * @throws CallError `data_not_found` if the player has no such deposit, `transaction_decided` if it is no longer
 * pending
 */
export async function cancelPending(
  { database, clock, player }: PlayerContext,
  { id }: Params<'PUT /cancel-pending-transactions/{id}'>,
): Promise<void> {
  const isOwn = and(
    eq(paymentTransaction.siteId, player.siteId),
    eq(paymentTransaction.playerId, player.id),
    eq(paymentTransaction.id, id),
    eq(paymentTransaction.kind, transactionKind.deposit),
  );
  const cancelled = await database.sql
    .update(paymentTransaction)
    .set({ status: transactionStatus.cancelled, decidedAt: clock.now() })
    .where(and(isOwn, eq(paymentTransaction.status, transactionStatus.pending)))
    .returning({ id: paymentTransaction.id });
  if (cancelled.length > 0) return;
  const known = await database.sql
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(isOwn);
  throw new CallError(known.length > 0 ? 'transaction_decided' : 'data_not_found');
}
