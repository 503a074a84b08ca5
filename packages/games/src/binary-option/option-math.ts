import type { OptionSeconds, OptionTerms, PriceTerms } from './option-terms.ts';
import { BITS_PER_TICK } from './price-walk.ts';

export interface OptionMath {
  /** That a bet is right; the same for up and for down. */
  readonly winChance: number;
  readonly equalChance: number;
  /** What a bet pays on average, in stakes: pays × chance to win, and the stake for equal prices. */
  readonly expectedReturn: number;
  readonly standardDeviation: number;
  /** The share of bets without equal prices that would have to be right to lose nothing. */
  readonly breakEvenShare: number;
}

/**
 * The exact chances of a bet, from the binomial distribution of its bits. They do not depend on the volatility, and nothing that
 * a player sees or chooses changes them.
 */
export function optionMath(seconds: OptionSeconds, price: PriceTerms, { pays }: OptionTerms): OptionMath {
  const equalChance = chanceOfHalf(seconds * price.ticksPerSecond * BITS_PER_TICK);
  const winChance = (1 - equalChance) / 2;
  const inStakes = pays / 100;
  const expectedReturn = winChance * inStakes + equalChance;
  const squares = winChance * inStakes ** 2 + equalChance;
  return {
    winChance,
    equalChance,
    expectedReturn,
    standardDeviation: Math.sqrt(squares - expectedReturn ** 2),
    breakEvenShare: 1 / inStakes,
  };
}

/** The chance that exactly half of an even number of bits are ones: C(n, n/2) / 2^n as the product of (2k − 1)/2k. */
export function chanceOfHalf(bits: number): number {
  let chance = 1;
  for (let pair = 1; pair <= bits / 2; pair++) chance *= (2 * pair - 1) / (2 * pair);
  return chance;
}
