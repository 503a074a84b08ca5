import type { Draw } from '../random/draw.ts';

/** Chances of 0 to `most` events of a Poisson process; what is beyond counts as `most`. */
export function poisson(mean: number, most: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= most; count += 1) chances.push(((chances[count - 1] ?? 0) * mean) / count);
  chances[most] = Math.max(0, 1 - chances.slice(0, most).reduce((sum, chance) => sum + chance, 0));
  return chances;
}

/**
 * Chances that so many of 0, 1, 2 … independent events happen: row 3 has those of 0 to 3 of three.
 *
 * @param most number of the last row
 */
export function binomials(most: number, chance: number): number[][] {
  const rows = [[1]];
  for (let count = 1; count <= most; count += 1) {
    const row = rows[count - 1] ?? [];
    rows.push([...row, 0].map((none, at) => none * (1 - chance) + (row[at - 1] ?? 0) * chance));
  }
  return rows;
}

const UNITS = 2 ** 32;

/** A uniform number from 0 to below 1. */
export const drawUnit = (draw: Draw): number => draw(UNITS) / UNITS;

/** Draws a position by chances that add up to 1. */
export function drawPosition(chances: readonly number[], draw: Draw): number {
  let left = drawUnit(draw);
  for (const [at, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return at;
  }
  return chances.length - 1;
}
