/** The ten symbols of a slot. Themes give them pictures; the mathematics knows only these. */
export const SYMBOLS = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
] as const;

export type SlotSymbol = (typeof SYMBOLS)[number];

/**
 * Prizes are counted in twentieths of the stake. Stakes are multiples of 20 minor units, so every
 * prize is a whole number of minor units and no return is ever rounded.
 */
export const UNITS_PER_STAKE = 20;

/** One strip per reel; a stop shows the symbol at it and the next ones below, round and round. */
export type StripSet = readonly (readonly SlotSymbol[])[];

export interface SlotModel {
  readonly id: string;
  readonly rows: number;
  /** Row on each reel, from left to right. */
  readonly lines: readonly (readonly number[])[];
  /** Units for 3, 4 and 5 alike from the left on one line. The wild stands for all but the scatter. */
  readonly linePays: Readonly<Record<Exclude<SlotSymbol, 'scatter'>, readonly [number, number, number]>>;
  /** What 3, 4 or 5 scatters anywhere bring: units, and free games at the same stake. */
  readonly scatterPays: readonly [ScatterPrize, ScatterPrize, ScatterPrize];
  /** Prizes of free games count this many times. Their strips hold no scatter, so they end. */
  readonly freeGameMultiplier: number;
  /** The most that one paid game can return, its free games included, in stakes. */
  readonly highestReturn: number;
  /**
   * Before each game one of two strip sets is drawn. Their exact returns lie on both sides of every
   * return a game may state, so the weight of the draw makes any stated return exact.
   */
  readonly strips: { readonly lean: StripSet; readonly rich: StripSet; readonly free: StripSet };
}

export interface ScatterPrize {
  readonly units: number;
  readonly freeGames: number;
}

/** Index of the prize for a number of equal symbols, or -1 below three. */
export function prizeIndex(count: number): number {
  return count >= 3 ? count - 3 : -1;
}
