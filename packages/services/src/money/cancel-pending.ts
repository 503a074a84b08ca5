import { CallError, type ErrorCode, type Params, transactionStatus } from '@baize/contract';
import { inTransaction, paymentTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { isTransaction, moveTransaction } from './move-transaction.ts';
import { publishTransaction } from './publish-transaction.ts';
import { cancelObstacle, type CancelObstacle, tookBackToday } from './take-back.ts';

const refusals = {
  decided: 'transaction_decided',
  stopped: 'withdrawal_stopped',
  brand: 'forbidden',
  locked: 'withdrawal_locked',
  today: 'taken_back_today',
} as const satisfies Record<CancelObstacle, ErrorCode>;

/**
 * Cancels a pending payment of the player; a withdrawal gives its money back. A cancelled deposit that is paid after
 * all is judged when it arrives.
 *
 * @throws CallError `data_not_found` if the player has no such payment, `transaction_decided` if it is no longer
 * pending, `withdrawal_stopped` if the player has stopped it, `forbidden` if the brand's withdrawals cannot be cancelled, `withdrawal_locked` if the player has locked it,
 * `taken_back_today` after another one of the day
 */
export async function cancelPending(
  context: PlayerContext,
  { id }: Params<'PUT /cancel-pending-transactions/{id}'>,
): Promise<void> {
  const { player, database } = context;
  const moved = await inTransaction(database, async (transaction) => {
    const isOwn = isTransaction({ siteId: player.siteId, playerId: player.id, id });
    const [row] = await transaction.sql.select().from(paymentTransaction).where(isOwn).for('update');
    if (!row) throw new CallError('data_not_found');
    const obstacle = cancelObstacle(context, row, await tookBackToday(context, transaction, row));
    if (obstacle !== null) throw new CallError(refusals[obstacle]);
    return moveTransaction(context, transaction, row, { to: transactionStatus.cancelled, by: 'player' });
  });
  await publishTransaction(context, moved.row, moved.booked);
}
