import type { Draw } from '../../random/draw.ts';
import { type Choices, drawWeighted } from '../../random/weighted-choice.ts';
import type { PrizeWeights } from './prize-weights.ts';

/** Three bubbles burst, and the prizes in them add up. */
export interface Bubbles {
  readonly prizes: readonly number[];
}

const BUBBLES = 3;
const inBubble: Choices<number> = [
  [1, 13],
  [2, 3],
  [3, 2],
  [5, 1],
  [10, 1],
];

export function drawBubbles(draw: Draw): Bubbles {
  return { prizes: Array.from({ length: BUBBLES }, () => drawWeighted(inBubble, draw)) };
}

export function bubblesPrize({ prizes }: Bubbles): number {
  return prizes.reduce((sum, prize) => sum + prize, 0);
}

/** All sums of the bubbles. */
export function bubblesWeights(): PrizeWeights {
  let sums: PrizeWeights = new Map([[0, 1n]]);
  for (let bubble = 0; bubble < BUBBLES; bubble++) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums) {
      for (const [prize, weight] of inBubble) {
        next.set(sum + prize, (next.get(sum + prize) ?? 0n) + ways * BigInt(weight));
      }
    }
    sums = next;
  }
  return sums;
}
