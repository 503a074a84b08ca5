import { MAX_AMOUNT_MINOR } from '@baize/currency';

import type { GameFacts } from '../game-facts.ts';

/** Limits of one bet at a game; any amount if the catalogue has none. */
export function betLimits(game: Pick<GameFacts, 'minBetMinor' | 'maxBetMinor'>) {
  return { minBetMinor: game.minBetMinor ?? 1n, maxBetMinor: game.maxBetMinor ?? MAX_AMOUNT_MINOR };
}
