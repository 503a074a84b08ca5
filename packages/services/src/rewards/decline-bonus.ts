import { type Body, CallError } from '@baize/contract';
import { and, eq, freeSpin, inTransaction, type Transaction } from '@baize/db';
import { bonusStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';
import { bonusesOfSpins, findAward } from './find-awards.ts';

/**
 * Declines an offered bonus, or offered free rounds.
 *
 * @throws CallError `data_not_found` for another player's, `bonus_not_offered` if it is no longer on offer
 */
export async function declineBonus(
  context: PlayerContext,
  body: Body<'POST /account/bonuses/decline'>,
): Promise<void> {
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  await inTransaction(context.database, (transaction) =>
    'award_id' in body
      ? declineAward(context, transaction, key, body.award_id)
      : declineFreeSpins(context, transaction, key, body.free_spin_id),
  );
}

async function declineAward(
  { ledger }: PlayerContext,
  transaction: Transaction,
  key: PlayerKey,
  awardId: number,
): Promise<void> {
  const award = await findAward(transaction, key, awardId);
  if (!award) throw new CallError('data_not_found');
  const isOfSpins = (await bonusesOfSpins(transaction, key, [award])).size > 0;
  if (award.status !== bonusStatus.offered || isOfSpins) throw new CallError('bonus_not_offered');
  const ended = await ledger.within(transaction).endBonus({ ...key, awardId }, 'rejected', 'declined');
  if (!ended) throw new CallError('bonus_not_offered');
}

async function declineFreeSpins(
  { clock }: PlayerContext,
  { sql, client }: Transaction,
  { siteId, playerId }: PlayerKey,
  id: number,
): Promise<void> {
  const isOwn = and(eq(freeSpin.siteId, siteId), eq(freeSpin.playerId, playerId), eq(freeSpin.id, id));
  const [row] = await sql.select({ id: freeSpin.id }).from(freeSpin).where(isOwn);
  if (!row) throw new CallError('data_not_found');
  const { rows } = await client.query<{ declined: boolean }>(
    'select decline_free_spins($1, $2, $3, $4) as declined',
    [siteId, playerId, id, clock.now()],
  );
  if (rows[0]?.declined !== true) throw new CallError('bonus_not_offered');
}
