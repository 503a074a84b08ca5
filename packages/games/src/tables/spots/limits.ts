import type { Bet } from './bet.ts';
import type { Spot, SpotGame } from './spot-game.ts';

/** Smallest and largest bet in minor units. */
export interface BetLimits {
  readonly minimum: bigint;
  readonly maximum: bigint;
}

export interface LimitProblem {
  readonly spot: string;
  readonly problem: 'below-minimum' | 'above-maximum';
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

/** The first bet outside the limits of its spot, or null. */
export function findLimitProblem<Result, Outcome>(
  game: SpotGame<Result, Outcome>,
  bets: readonly Bet[],
  table: BetLimits,
): LimitProblem | null {
  for (const { spot, amount } of bets) {
    const limits = limitsOf(game.spots.get(spot) ?? { pays: 1 }, table);
    if (amount < limits.minimum) return { spot, problem: 'below-minimum', limits };
    if (amount > limits.maximum) return { spot, problem: 'above-maximum', limits };
  }
  return null;
}
