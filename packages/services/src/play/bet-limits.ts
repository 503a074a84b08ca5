import { MAX_AMOUNT_MINOR } from '@baize/currency';

import type { GameFacts } from '../game-facts.ts';

/** What one bet of a game may be, where the catalogue is silent: anything that is an amount. */
export function betLimits(game: Pick<GameFacts, 'minBetMinor' | 'maxBetMinor'>) {
  return { minBetMinor: game.minBetMinor ?? 1n, maxBetMinor: game.maxBetMinor ?? MAX_AMOUNT_MINOR };
}
