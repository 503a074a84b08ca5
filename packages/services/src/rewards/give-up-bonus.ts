import { type Body, CallError } from '@baize/contract';
import { inTransaction } from '@baize/db';
import { bonusStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { findAward } from './find-awards.ts';
import { publishBalance } from './publish-balance.ts';

/**
 * Gives up the active bonus, also while it is frozen: its money is taken back, own money stays.
 *
 * @throws CallError `data_not_found` for another player's, `bonus_ended` if it is not active
 */
export async function giveUpBonus(
  context: PlayerContext,
  { award_id: awardId }: Body<'POST /account/bonuses/give-up'>,
): Promise<void> {
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  await inTransaction(context.database, async (transaction) => {
    const award = await findAward(transaction, key, awardId);
    if (!award) throw new CallError('data_not_found');
    const isActive = award.status === bonusStatus.active;
    const ended =
      isActive &&
      (await context.ledger.within(transaction).endBonus({ ...key, awardId }, 'rejected', 'forfeited'));
    if (!ended) throw new CallError('bonus_ended');
  });
  await publishBalance(context);
}
