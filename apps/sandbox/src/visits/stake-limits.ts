import type { StakeLimits } from '@baize/games';

import type { Visit } from './visit.ts';

/** The limits of one bet of a page, as the mathematics reads them. */
export function stakeLimitsOf({ limits }: Pick<Visit, 'limits'>): StakeLimits {
  return { minMinor: BigInt(limits.minBet), maxMinor: BigInt(limits.maxBet) };
}
