import type { BetMath, Hundredths } from './pay.ts';
import { betMathOf } from './pay.ts';
import type { Ratio } from './ratio.ts';

/** Decimal odds in hundredths, which is what a bet pays; null if a bet would not win anything and is not offered. */
export type Odds = Hundredths | null;

const LOWEST_ODDS: Hundredths = 101;

/**
 * The odds of a chance with a margin, rounded down. The bet returns 1 − margin, less than a hundredth of the chance below it.
 *
 * @param marginBasisPoints 500 is a margin of 5 %
 */
export function priceOf(chance: Ratio, marginBasisPoints: number): Odds {
  if (chance.over === 0n) return null;
  const odds = Number((BigInt(10_000 - marginBasisPoints) * chance.under) / (100n * chance.over));
  return odds < LOWEST_ODDS ? null : odds;
}

/** A bet at odds, exactly. */
export function oddsMath({ over, under }: Ratio, odds: Hundredths): BetMath {
  return betMathOf([
    { weight: over, pays: odds },
    { weight: under - over, pays: 0 },
  ]);
}
