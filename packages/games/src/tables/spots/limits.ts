import type { Bet } from './bet.ts';
import type { Spot, SpotGame } from './spot-game.ts';

/** Smallest and largest bet in minor units. */
export interface BetLimits {
  readonly minimum: bigint;
  readonly maximum: bigint;
}

export type LimitProblem = 'below-minimum' | 'above-maximum';

/** A bet outside the limits of its spot. */
export interface SpotLimitProblem {
  readonly spot: string;
  readonly problem: LimitProblem;
  readonly limits: BetLimits;
}

/**
 * Limits of a spot. The table's maximum is for bets that pay 1 to 1 or less; a spot that pays more takes as much less, in
 * whole multiples of the table's minimum, so that one win costs the house about the same everywhere.
 */
export function limitsOf({ pays }: Pick<Spot<never>, 'pays'>, { minimum, maximum }: BetLimits): BetLimits {
  if (pays <= 1) return { minimum, maximum };
  const scaled = (maximum * 100n) / BigInt(Math.round(pays * 100));
  const whole = scaled - (scaled % minimum);
  return { minimum, maximum: whole > minimum ? whole : minimum };
}

/** Null for an amount within the limits. */
export function limitProblemOf(amount: bigint, { minimum, maximum }: BetLimits): LimitProblem | null {
  if (amount < minimum) return 'below-minimum';
  return amount > maximum ? 'above-maximum' : null;
}

/** The first bet outside the limits of its spot, or null. */
export function findLimitProblem<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  bets: readonly Bet[],
  table: BetLimits,
): SpotLimitProblem | null {
  for (const { spot, amount } of bets) {
    const limits = limitsOf(game.spots.get(spot) ?? { pays: 1 }, table);
    const problem = limitProblemOf(amount, limits);
    if (problem !== null) return { spot, problem, limits };
  }
  return null;
}
