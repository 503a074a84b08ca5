import type { Draw } from '../../random/draw.ts';
import { type Bubbles, bubblesPrize, bubblesWeights, drawBubbles } from './bubbles.ts';
import { type CandyJar, candyJarPrize, candyJarWeights, drawCandyJar } from './candy-jar.ts';
import type { PrizeWeights } from './prize-weights.ts';
import type { SweetSegment } from './segments.ts';
import { tumbleWeights } from './tumble-weights.ts';
import { drawTumbles, type Tumbles, tumblesPrize } from './tumbles.ts';

/** What happened on a segment that opens a bonus, to be shown step by step. */
export type SweetBonus =
  | ({ readonly kind: 'BUBBLE' } & Bubbles)
  | ({ readonly kind: 'CANDY' } & CandyJar)
  | ({ readonly kind: 'SWEET' } & Tumbles);

/** @returns null for a number */
export function drawBonus(segment: SweetSegment, draw: Draw): SweetBonus | null {
  switch (segment) {
    case 'BUBBLE':
      return { kind: segment, ...drawBubbles(draw) };
    case 'CANDY':
      return { kind: segment, ...drawCandyJar(draw) };
    case 'SWEET':
      return { kind: segment, ...drawTumbles(draw) };
    default:
      return null;
  }
}

/** Stakes of profit, before the sugar. */
export function bonusPrize(bonus: SweetBonus): number {
  switch (bonus.kind) {
    case 'BUBBLE':
      return bubblesPrize(bonus);
    case 'CANDY':
      return candyJarPrize(bonus);
    case 'SWEET':
      return tumblesPrize(bonus);
  }
}

/** All prizes of a segment before the sugar; a number has one. */
export function prizeWeights(segment: SweetSegment): PrizeWeights {
  switch (segment) {
    case 'BUBBLE':
      return bubblesWeights();
    case 'CANDY':
      return candyJarWeights();
    case 'SWEET':
      return tumbleWeights();
    default:
      return new Map([[Number(segment), 1n]]);
  }
}
