import { highestStakeMinor } from '../../bets/pay.ts';
import type { StakeLimits } from '../../bets/read-bets.ts';
import type { SpotBet } from './bet.ts';
import { type Spot, type SpotGame, spotOf } from './spot-game.ts';

/** `not-in-chips`: not a whole multiple of the smallest chip, so that fractions of minor units remain exceptions. */
export type LimitProblem = 'below-minimum' | 'above-maximum' | 'not-in-chips';

/** A bet outside the limits of its spot. */
export interface SpotLimitProblem {
  readonly spot: string;
  readonly problem: LimitProblem;
  readonly limits: StakeLimits;
}

/**
 * Limits of a spot of a table, whose minimum is also its smallest chip. The table's maximum is for bets that pay 1 to 1 or less; a spot that pays more takes as much less, so
 * that an ordinary win costs the house about the same everywhere. Maxima are whole multiples of the table's minimum.
 */
export function spotLimitsOf(
  { pays, top }: Pick<Spot<never>, 'pays' | 'top'>,
  { minMinor, maxMinor }: StakeLimits,
): StakeLimits {
  const scaled =
    pays <= 1 ? maxMinor : roundDown((maxMinor * 100n) / BigInt(Math.round(pays * 100)), minMinor);
  const payable = roundDown(highestStakeMinor(top), minMinor);
  const wanted = scaled > minMinor ? scaled : minMinor;
  return { minMinor, maxMinor: wanted < payable ? wanted : payable };
}

function roundDown(stakeMinor: bigint, step: bigint): bigint {
  return stakeMinor - (stakeMinor % step);
}

/** Null for a stake within the limits. */
export function limitProblemOf(stakeMinor: bigint, { minMinor, maxMinor }: StakeLimits): LimitProblem | null {
  if (stakeMinor < minMinor) return 'below-minimum';
  if (stakeMinor > maxMinor) return 'above-maximum';
  return stakeMinor % minMinor === 0n ? null : 'not-in-chips';
}

/**
 * The first bet outside the limits of its spot, or null.
 *
 * @throws RangeError for a spot that the game does not have
 */
export function findLimitProblem<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  bets: readonly SpotBet[],
  table: StakeLimits,
): SpotLimitProblem | null {
  for (const { spot, stakeMinor } of bets) {
    const limits = spotLimitsOf(spotOf(game, spot), table);
    const problem = limitProblemOf(stakeMinor, limits);
    if (problem !== null) return { spot, problem, limits };
  }
  return null;
}
