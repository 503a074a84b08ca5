import { fraction, type Fraction } from '../exact/fraction.ts';
import type { Price } from './prices.ts';

/**
 * How a pick ended. `push` is a stake returned by the score, `void` one returned because the market did not take place; a
 * dead heat has more winners than places.
 */
export type PickResult =
  | 'won'
  | 'lost'
  | 'push'
  | 'void'
  | 'halfWon'
  | 'halfLost'
  | { readonly winners: number; readonly places: number };

const one = fraction(1n);
const half = fraction(1n, 2n);

/** What a stake of 1 on a pick returns, exactly. */
export function factorOf(result: PickResult, price: Price): Fraction {
  switch (result) {
    case 'won':
      return fraction(BigInt(price), 1_000n);
    case 'lost':
      return fraction(0n);
    case 'push':
    case 'void':
      return one;
    case 'halfWon':
      return fraction(BigInt(price + 1_000), 2_000n);
    case 'halfLost':
      return half;
    default:
      return fraction(BigInt(price) * BigInt(result.places), 1_000n * BigInt(result.winners));
  }
}

/**
 * The result of a pick that wins with a positive difference: own score with the handicap less the other score, or a total
 * less its line. Lines in quarters are two half stakes on the neighbouring lines.
 *
 * @param quarters the difference in quarters
 */
export function resultByLine(quarters: number): PickResult {
  if (quarters >= 2) return 'won';
  if (quarters <= -2) return 'lost';
  if (quarters === 0) return 'push';
  return quarters > 0 ? 'halfWon' : 'halfLost';
}
