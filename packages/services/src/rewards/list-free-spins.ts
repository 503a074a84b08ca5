import type { Reply } from '@baize/contract';
import { freeSpinStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { pictureAddress } from '../picture-address.ts';
import { nameIn, readTermsOf } from './bonus-terms.ts';
import { findFreeSpins } from './find-awards.ts';
import { offerForDepositsOf } from './offer-for-deposits.ts';
import { isPassing, whyNoOffers } from './why-no-offers.ts';

/**
 * The games for which offered free rounds can be claimed; those that are not offered any more are left out. None while a limit
 * or a break is in the way: those rounds are shown again once it is over.
 */
export async function listFreeSpins(
  context: PlayerContext,
): Promise<Reply<'GET /account/available-freespin'>> {
  const { database, clock, games, language, player } = context;
  const key = { siteId: player.siteId, playerId: player.id };
  await offerForDepositsOf(context, key);
  const now = clock.now();
  if (isPassing(await whyNoOffers(database.pool, key, now))) return { success: true, data: [] };
  const rows = (await findFreeSpins(database, key, now)).filter(
    ({ status }) => status === freeSpinStatus.offered,
  );
  const terms = await readTermsOf(
    database,
    key.siteId,
    rows.map(({ termsId }) => termsId),
  );
  return {
    success: true,
    data: rows.flatMap((row) =>
      row.games.flatMap((id) => {
        const game = games.findGame(id);
        if (!game) return [];
        return [
          {
            id,
            name: game.name[language],
            image: pictureAddress(game.picture[language], game.shape),
            picture: game.picture[language],
            shape: game.shape,
            free_spin_id: row.id,
            offer: nameIn(terms.get(row.termsId), language),
            count: row.count,
            stake: row.stakeMinor,
            max_win: row.maxWinMinor,
            times: row.wagerTimes / 100,
            claim_until: row.claimUntil,
            days_to_play: row.daysToPlay,
          },
        ];
      }),
    ),
  };
}
