import type { Fraction } from '../exact/fraction.ts';
import { type BetMath, betMathOf } from './bet-math.ts';
import type { Hundredths } from './pay.ts';

/** Decimal odds in hundredths, which is what a bet pays; null if a bet would not win anything and is not offered. */
export type Odds = Hundredths | null;

const LOWEST_ODDS: Hundredths = 101;

/**
 * The odds of a chance with a margin, rounded down. The bet returns 1 − margin, less than a hundredth of the chance below it.
 *
 * @param marginBasisPoints 500 is a margin of 5 %
 */
export function priceOf(chance: Fraction, marginBasisPoints: number): Odds {
  if (chance.numerator === 0n) return null;
  const odds = Number((BigInt(10_000 - marginBasisPoints) * chance.denominator) / (100n * chance.numerator));
  return odds < LOWEST_ODDS ? null : odds;
}

/** A bet at odds, exactly. */
export function oddsMath({ numerator, denominator }: Fraction, odds: Hundredths): BetMath {
  return betMathOf([
    { weight: numerator, pays: odds },
    { weight: denominator - numerator, pays: 0 },
  ]);
}
