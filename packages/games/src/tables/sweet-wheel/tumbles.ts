import type { Draw } from '../../random/draw.ts';

/** Colours of candies in the bowl, 0 to 3. */
export const COLORS = 4;
export const BOWL = 6;
/** So many of a colour pop. */
const POPS_FROM = 3;
/** After so many tumbles the bowl is empty. */
export const MOST_TUMBLES = 8;
/** What the bowl pays if nothing pops. */
export const FIRST_PRIZE = 5;

/** Six candies fall into a bowl; equal ones pop and new ones fall, for a growing multiplier, until none pop. */
export interface Tumbles {
  /** The bowl after each fall: colours by position. A popped candy's position gets the next one. */
  readonly bowls: readonly (readonly number[])[];
}

/** Prize of a colour that pops, by the number of its candies. */
const popPrizes = [0, 0, 0, 1, 3, 8, 25];

/** How many candies of each colour there are. */
export function countColors(bowl: readonly number[]): number[] {
  return Array.from({ length: COLORS }, (_, color) => bowl.filter((candy) => candy === color).length);
}

/** What pops of a bowl: the prize before the multiplier, and how many candies. @param counts candies of each colour */
export function popOf(counts: readonly number[]): { prize: number; candies: number } {
  const popped = counts.filter((count) => count >= POPS_FROM);
  return {
    prize: popped.reduce((sum, count) => sum + (popPrizes[count] ?? 0), 0),
    candies: popped.reduce((sum, count) => sum + count, 0),
  };
}

/** The counts after popping, before new candies fall. */
export function remainOf(counts: readonly number[]): number[] {
  return counts.map((count) => (count >= POPS_FROM ? 0 : count));
}

export function drawTumbles(draw: Draw): Tumbles {
  let bowl = Array.from({ length: BOWL }, () => draw(COLORS));
  const bowls = [bowl];
  while (bowls.length <= MOST_TUMBLES && popOf(countColors(bowl)).candies > 0) {
    const remaining = remainOf(countColors(bowl));
    bowl = bowl.map((color) => (remaining[color] === 0 ? draw(COLORS) : color));
    bowls.push(bowl);
  }
  return { bowls };
}

/** The first pop pays once, the second twice, and so on. The bowl that the last allowed tumble leaves doesn't pop. */
export function tumblesPrize({ bowls }: Tumbles): number {
  return bowls
    .slice(0, MOST_TUMBLES)
    .reduce((sum, bowl, tumble) => sum + popOf(countColors(bowl)).prize * (tumble + 1), FIRST_PRIZE);
}
