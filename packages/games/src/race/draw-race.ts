import type { Draw } from '../random/draw.ts';
import type { RaceField } from './race-field.ts';
import { drawRun } from './race-run.ts';

/** A race, fixed before it is shown. JSON as it is. */
export interface RaceResult {
  /** Start numbers, the winner first. */
  readonly order: readonly number[];
  /** Positions of the runners by tick, then by start number. */
  readonly run: readonly (readonly number[])[];
}

export function drawRace(field: RaceField, draw: Draw): RaceResult {
  const order = drawOrder(field, draw);
  return { order, run: drawRun(order, draw) };
}

/** Start numbers in the order of arrival: each next one is drawn in proportion to the strengths of those that are left. */
export function drawOrder({ strengths }: RaceField, draw: Draw): number[] {
  const left = new Map(strengths.map((strength, index) => [index + 1, strength]));
  let total = strengths.reduce((sum, strength) => sum + strength, 0);
  const order: number[] = [];
  while (left.size > 0) {
    let drawn = draw(total);
    for (const [runner, strength] of left) {
      drawn -= strength;
      if (drawn >= 0) continue;
      order.push(runner);
      left.delete(runner);
      total -= strength;
      break;
    }
  }
  return order;
}
