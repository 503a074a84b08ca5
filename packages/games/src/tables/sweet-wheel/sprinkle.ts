import type { Draw } from '../../random/draw.ts';
import { drawWeighted, totalWeight } from '../../random/weighted-choice.ts';
import type { SweetSegment } from './segments.ts';

/** Before each spin, sugar falls on one kind of segment; if the wheel stops there, the win is multiplied. */
export interface Sprinkle {
  readonly segment: SweetSegment;
  readonly multiplier: number;
}

const segments: readonly (readonly [SweetSegment, number])[] = [
  ['1', 12],
  ['2', 12],
  ['5', 7],
  ['BUBBLE', 7],
  ['CANDY', 6],
  ['SWEET', 6],
];

const multipliers: readonly (readonly [number, number])[] = [
  [2, 13],
  [3, 3],
  [5, 3],
  [10, 1],
];
export const MOST_SUGAR = 10;

export function drawSprinkle(draw: Draw): Sprinkle {
  return { segment: drawWeighted(segments, draw), multiplier: drawWeighted(multipliers, draw) };
}

/** All multipliers with which a segment can win, 1 without sugar, and their weights, which have the same sum for all. */
export function multipliersOn(segment: SweetSegment): readonly (readonly [number, number])[] {
  const sugar = segments.find(([name]) => name === segment)?.[1] ?? 0;
  const without = (totalWeight(segments) - sugar) * totalWeight(multipliers);
  return [[1, without], ...multipliers.map(([multiplier, weight]) => [multiplier, sugar * weight] as const)];
}
