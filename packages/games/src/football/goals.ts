import type { Draw } from '../random/draw.ts';

/** No side scores more. */
export const MOST_GOALS = 8;
/** The sum of the weights of a side's goals. */
export const GOAL_WEIGHTS = 1_000_000;

/**
 * The weights of 0 to 8 goals for an expected number of them: Poisson's law cut off and rounded to a millionth, with what the
 * rounding left for the likeliest number. From then on these weights are the law, so that all chances are exact.
 *
 * @param expected in hundredths of a goal, at least 1
 */
export function goalWeights(expected: number): number[] {
  const goals = Array.from({ length: MOST_GOALS + 1 }, (_, goal) => goal);
  // expected^k / k!, as whole numbers in the unit of 1 / (100^8 · 8!).
  const parts = goals.map((goal) => {
    const factorials = goals.slice(goal + 1).reduce((product, factor) => product * BigInt(factor), 1n);
    return BigInt(expected) ** BigInt(goal) * 100n ** BigInt(MOST_GOALS - goal) * factorials;
  });
  const all = parts.reduce((sum, part) => sum + part, 0n);
  const weights = parts.map((part) => Number((part * BigInt(GOAL_WEIGHTS)) / all));
  const likeliest = weights.indexOf(Math.max(...weights));
  const rest = GOAL_WEIGHTS - weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, goal) => (goal === likeliest ? weight + rest : weight));
}

export function drawGoals(weights: readonly number[], draw: Draw): number {
  let drawn = draw(GOAL_WEIGHTS);
  return weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
}
