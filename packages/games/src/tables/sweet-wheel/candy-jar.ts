import type { Draw } from '../../random/draw.ts';
import { shuffle } from '../../random/shuffle.ts';
import type { PrizeWeights } from './prize-weights.ts';

/** A candy that adds to the prize, one that multiplies it, or one that closes the jar. */
export type Candy = '+1' | '+2' | '+3' | 'x2' | 'x3' | 'end';

/** Candies come out of a jar until one closes it. */
export interface CandyJar {
  /** In the order in which they come, the closing one included. */
  readonly candies: readonly Candy[];
}

const SWEETS: readonly Exclude<Candy, 'end'>[] = ['+1', '+1', '+2', '+3', 'x2', 'x3'];
const ENDS = 2;
/** What the jar pays if it closes at once. */
const FIRST_PRIZE = 1;

export function drawCandyJar(draw: Draw): CandyJar {
  const order = shuffle([...SWEETS, ...Array.from({ length: ENDS }, () => 'end' as const)], draw);
  return { candies: order.slice(0, order.indexOf('end') + 1) };
}

/** All that was added, times all multipliers, in whatever order they came. */
export function candyJarPrize({ candies }: CandyJar): number {
  let [sum, product] = [FIRST_PRIZE, 1];
  for (const candy of candies) {
    const size = Number(candy.slice(1));
    if (candy.startsWith('+')) sum += size;
    else if (candy.startsWith('x')) product *= size;
  }
  return sum * product;
}

/**
 * All prizes, by the sets of candies that can come before the first end: of all orders of the jar, a set of n comes first,
 * followed by an end, in n! × ends × (rest - 1)!.
 */
export function candyJarWeights(): PrizeWeights {
  const size = SWEETS.length + ENDS;
  const weights = new Map<number, bigint>();
  for (let members = 0; members < 2 ** SWEETS.length; members++) {
    const candies = SWEETS.filter((_, index) => (members >> index) % 2 === 1);
    const prize = candyJarPrize({ candies });
    const orders = factorial(candies.length) * BigInt(ENDS) * factorial(size - candies.length - 1);
    weights.set(prize, (weights.get(prize) ?? 0n) + orders);
  }
  return weights;
}

function factorial(count: number): bigint {
  return count <= 1 ? 1n : BigInt(count) * factorial(count - 1);
}
