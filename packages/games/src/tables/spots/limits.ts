import type { SpotBet } from './bet.ts';
import { type Spot, type SpotGame, spotOf } from './spot-game.ts';

/** Smallest and largest stake in minor units, both included. The smallest is also the smallest chip. */
export interface BetLimits {
  readonly minimum: bigint;
  readonly maximum: bigint;
}

/** `not-in-chips`: not a whole multiple of the smallest chip, so that fractions of minor units remain exceptions. */
export type LimitProblem = 'below-minimum' | 'above-maximum' | 'not-in-chips';

/** A bet outside the limits of its spot. */
export interface SpotLimitProblem {
  readonly spot: string;
  readonly problem: LimitProblem;
  readonly limits: BetLimits;
}

/** The most that one bet may pay, 99,999,999.00: the wallet has no larger win. */
const MOST_PAID = 9_999_999_900n;

/**
 * Limits of a spot. The table's maximum is for bets that pay 1 to 1 or less; a spot that pays more takes as much less, so
 * that an ordinary win costs the house about the same everywhere. Maxima are whole multiples of the table's minimum.
 */
export function spotLimitsOf(
  { pays, top }: Pick<Spot<never>, 'pays' | 'top'>,
  { minimum, maximum }: BetLimits,
): BetLimits {
  const scaled = pays <= 1 ? maximum : roundDown((maximum * 100n) / BigInt(Math.round(pays * 100)), minimum);
  const payable = roundDown((MOST_PAID * 100n) / BigInt(top), minimum);
  const wanted = scaled > minimum ? scaled : minimum;
  return { minimum, maximum: wanted < payable ? wanted : payable };
}

function roundDown(stakeMinor: bigint, step: bigint): bigint {
  return stakeMinor - (stakeMinor % step);
}

/** Null for a stake within the limits. */
export function limitProblemOf(stakeMinor: bigint, { minimum, maximum }: BetLimits): LimitProblem | null {
  if (stakeMinor < minimum) return 'below-minimum';
  if (stakeMinor > maximum) return 'above-maximum';
  return stakeMinor % minimum === 0n ? null : 'not-in-chips';
}

/**
 * The first bet outside the limits of its spot, or null.
 *
 * @throws RangeError for a spot that the game does not have
 */
export function findLimitProblem<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  bets: readonly SpotBet[],
  table: BetLimits,
): SpotLimitProblem | null {
  for (const { spot, stakeMinor } of bets) {
    const limits = spotLimitsOf(spotOf(game, spot), table);
    const problem = limitProblemOf(stakeMinor, limits);
    if (problem !== null) return { spot, problem, limits };
  }
  return null;
}
