/** A scale of amounts in minor units, from the lowest line to the highest; zero is one of the lines. */
export interface ChartScale {
  readonly min: number;
  readonly max: number;
  /** Highest first. */
  readonly lines: readonly number[];
}

const STEPS = [1, 2, 5, 10];
/** Lines above or below zero, for the larger side. */
const MAX_LINES = 4;
/** Whole units, since lines have no decimals. */
const SMALLEST_STEP = 100;

/** The smallest round step with which some number of lines reach an amount. */
function stepFor(amount: number): number {
  const least = Math.max(amount / MAX_LINES, SMALLEST_STEP);
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * power >= least) ?? 10) * power;
}

/** A scale for amounts on both sides of zero, with a line at or beyond each of them. */
export function chartScale(amounts: readonly number[]): ChartScale {
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const step = stepFor(Math.max(-low, high));
  const below = Math.ceil(-low / step);
  // Without any amount there is still a line besides zero.
  const above = Math.ceil(high / step) || (below === 0 ? 1 : 0);
  const lines = Array.from({ length: above + below + 1 }, (_, index) => (above - index) * step);
  return { min: -below * step, max: above * step, lines };
}

/** How far below the top an amount is, in percent of the height. */
export function placeOf(amount: number, { min, max }: ChartScale): number {
  return ((max - amount) / (max - min)) * 100;
}
