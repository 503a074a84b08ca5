import { type Body, CallError } from '@baize/contract';
import { inTransaction } from '@baize/db';
import { type BonusStart, bonusStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { type Award, bonusesOfSpins, findAward } from './find-awards.ts';
import { publishBalance } from './publish-balance.ts';
import { requireAcceptable } from './require-acceptable.ts';
import { wasReturned } from './was-returned.ts';

const refusals = {
  anotherActive: 'bonus_active',
  notOffered: 'bonus_not_offered',
  balanceLimit: 'bonus_not_allowed',
  moneyInWallets: 'bonus_money_in_wallets',
  unknownAccount: 'data_not_found',
} as const satisfies Record<Exclude<BonusStart, 'started'>, string>;

/**
 * Accepts an offered bonus. The terms are those that it was offered by, whatever the brand offers now.
 *
 * @throws CallError `data_not_found` for another player's, `bonus_terms_changed` if the player has read other terms, and as
 * the call says
 */
export async function acceptBonus(
  context: PlayerContext,
  { award_id: awardId, terms_id: termsId }: Body<'POST /account/bonuses/accept'>,
): Promise<void> {
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  await inTransaction(context.database, async (transaction) => {
    await requireAcceptable(context, transaction);
    const award = await findAward(transaction, key, awardId);
    if (!award) throw new CallError('data_not_found');
    if (wasOwnAtOnce(award)) return;
    if (award.status !== bonusStatus.offered && award.status !== bonusStatus.active)
      throw new CallError('bonus_not_offered');
    // Claiming its free rounds is what accepts it.
    if ((await bonusesOfSpins(transaction, key, [award])).size > 0) throw new CallError('bonus_not_offered');
    if (await wasReturned(transaction, award)) throw new CallError('bonus_not_offered');
    if (award.termsId !== termsId) throw new CallError('bonus_terms_changed');
    const started = await context.ledger.within(transaction).startBonus({ ...key, awardId });
    if (started !== 'started') throw new CallError(refusals[started]);
  });
  await publishBalance(context);
}

/** Its money needed no stakes, so that its acceptance was its end: a repeat is answered as the first time. */
function wasOwnAtOnce({ status, acceptedAt, endedAt }: Award): boolean {
  return status === bonusStatus.completed && acceptedAt?.getTime() === endedAt?.getTime();
}
