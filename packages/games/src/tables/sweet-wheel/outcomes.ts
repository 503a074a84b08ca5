import type { Weighted } from '../spots/spot-game.ts';
import { prizeWeights } from './bonus.ts';
import { totalOf } from './prize-weights.ts';
import { SWEET_SEGMENTS, SWEET_WHEEL, type SweetSegment } from './segments.ts';
import { multipliersOn } from './sprinkle.ts';

export interface SweetOutcome {
  readonly segment: SweetSegment;
  /** Profit per unit of stake on the segment, sugar included. */
  readonly profit: number;
}

/** Every segment with every prize and every multiplier. */
export function sweetOutcomes(): Weighted<SweetOutcome>[] {
  const prizes = SWEET_SEGMENTS.map((segment) => ({ segment, weights: prizeWeights(segment) }));
  const all = prizes.reduce((product, { weights }) => product * totalOf(weights), 1n);
  return prizes.flatMap(({ segment, weights }) => {
    const segments = SWEET_WHEEL.filter((name) => name === segment).length;
    const scale = (BigInt(segments) * all) / totalOf(weights);
    return [...weights].flatMap(([prize, weight]) =>
      multipliersOn(segment).map(([multiplier, chances]) => ({
        outcome: { segment, profit: prize * multiplier },
        weight: scale * weight * BigInt(chances),
      })),
    );
  });
}
