import type { Body } from '@baize/contract';
import { bonusChoice, inTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { withdrawOffers } from './withdraw-offers.ts';

/** Stores whether the player wants offers; without, those that were not accepted are taken back. */
export async function chooseOffers(
  { database, clock, player }: PlayerContext,
  { takes_offers: takesOffers }: Body<'POST /account/bonuses/offers'>,
): Promise<void> {
  const key = { siteId: player.siteId, playerId: player.id };
  const changedAt = clock.now();
  await inTransaction(database, async (transaction) => {
    await lockPlayer(transaction, key);
    await transaction.sql
      .insert(bonusChoice)
      .values({ ...key, takesOffers, changedAt })
      .onConflictDoUpdate({
        target: [bonusChoice.siteId, bonusChoice.playerId],
        set: { takesOffers, changedAt },
      });
    if (!takesOffers) await withdrawOffers(transaction, key, changedAt);
  });
}
