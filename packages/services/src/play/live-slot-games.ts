import { CallError, type Reply } from '@baize/contract';

import type { Context } from '../context.ts';
import { offersWallet } from '../money/index.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/**
 * The games of the live-slot lobby.
 *
 * @throws CallError `data_not_found` at a brand without live slots
 */
export async function liveSlotGames({
  brand,
  games,
  language,
}: Context): Promise<Reply<'GET /live-slot/games'>> {
  if (!offersWallet(brand, 'liveSlot')) throw new CallError('data_not_found');
  return {
    success: true,
    games: games.walletGames('liveSlot').map((game) => ({
      id: game.id,
      name: game.name[language],
      image: game.picture,
      studio: game.studioName,
      rtp: game.rtpBasisPoints === null ? null : (game.rtpBasisPoints / BASIS_POINTS_PER_PERCENT).toFixed(2),
      volatility: game.volatility,
      lines: game.lines,
      min_bet: game.minBetMinor,
      max_bet: game.maxBetMinor,
    })),
  };
}
