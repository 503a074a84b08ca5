import { fraction, multiply } from '../exact/fraction.ts';
import type { Line } from './bet-lines.ts';
import { factorOf, type PickResult } from './pick-results.ts';
import type { Price } from './prices.ts';

export interface SettledPick {
  readonly price: Price;
  readonly result: PickResult;
}

/**
 * What a bet returns in minor units, its stake included. Each line is computed exactly and rounded down once.
 *
 * @param lineStakeMinor of each line
 */
export function settleBet(
  picks: readonly SettledPick[],
  lines: readonly Line[],
  lineStakeMinor: bigint,
): bigint {
  const factors = picks.map(({ price, result }) => factorOf(result, price));
  return lines.reduce((total, line) => {
    const factor = line.reduce((product, at) => multiply(product, factors[at] ?? missing(at)), fraction(1n));
    return total + (lineStakeMinor * factor.numerator) / factor.denominator;
  }, 0n);
}

/** What a bet returns if each of its open picks wins. */
export function possibleReturn(
  prices: readonly Price[],
  lines: readonly Line[],
  lineStakeMinor: bigint,
): bigint {
  return settleBet(
    prices.map((price) => ({ price, result: 'won' })),
    lines,
    lineStakeMinor,
  );
}

/** One, in the unit of prices. */
const ONE = 1_000n;
/** The largest that a wallet reads. */
const MOST_ODDS = 2_000_000_000n;

/** The total odds of a bet, in thousandths rounded down. A system has those of its line with the smallest. */
export function totalOdds(prices: readonly Price[], lines: readonly Line[]): number {
  const products = lines.map((line) => possibleReturn(prices, [line], ONE));
  return Number(products.reduce((least, product) => (product < least ? product : least), MOST_ODDS));
}

function missing(at: number): never {
  throw new RangeError(`a line refers to pick ${at}, which is not on the slip`);
}
