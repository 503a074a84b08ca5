import { MAX_AMOUNT_MINOR } from '@baize/currency';

import type { BetFacts } from '../game-facts.ts';

/** Limits of one bet at a game or a sportsbook; any amount if the catalogue has none. */
export function betLimits(game: Pick<BetFacts, 'minBetMinor' | 'maxBetMinor'>) {
  return { minBetMinor: game.minBetMinor ?? 1n, maxBetMinor: game.maxBetMinor ?? MAX_AMOUNT_MINOR };
}
