import type { Draw } from './draw.ts';

/** Choices with whole weights. */
export type Choices<Value> = readonly (readonly [Value, number])[];

export function totalWeight(choices: Choices<unknown>): number {
  return choices.reduce((sum, [, weight]) => sum + weight, 0);
}

/** @throws RangeError without choices */
export function drawWeighted<Value>(choices: Choices<Value>, draw: Draw): Value {
  let left = draw(totalWeight(choices));
  for (const [value, weight] of choices) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('there is nothing to choose from');
}
