/** The ten symbols of a slot. Themes assign pictures to them. */
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

/** One cyclic strip per reel; a stop shows its symbol and the following ones below. */
export type StripSet = readonly (readonly SlotSymbol[])[];

export interface SlotModel {
  readonly id: string;
  readonly rows: number;
  /** Row on each reel, from left to right. */
  readonly lines: readonly (readonly number[])[];
  /** Units for 3, 4 and 5 equal symbols from the left on one line. The wild substitutes all but the scatter. */
  readonly linePays: Readonly<Record<Exclude<SlotSymbol, 'scatter'>, readonly [number, number, number]>>;
  /** Prizes of 3, 4 or 5 scatters anywhere: units, and free games at the same stake. */
  readonly scatterPays: readonly [ScatterPrize, ScatterPrize, ScatterPrize];
  /** Multiplier of prizes in free games. Their strips have no scatter, so they end. */
  readonly freeGameMultiplier: number;
  /** Highest possible return of one paid game including free games, in stakes. */
  readonly highestReturn: number;
  /**
   * Before each game one of two strip sets is drawn. Their exact returns are below and above every return that a game may
   * state, so a weight of the draw exists that gives exactly the stated return.
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
