/** Rounds of 1,000 that reach each rung, from the first to the top. */
const reached = [800, 600, 500, 400, 200, 100, 50, 20, 10, 5, 2, 1] as const;

export const ROUNDS = 1_000;
/** Thousandths that every bet returns; each multiplier is this over the chance of its rung. */
const RETURN = 960;

export interface Rung {
  /** From 1, the first step, to 12, the boom. */
  readonly rung: number;
  /** Rounds of 1,000 that climb at least this high. */
  readonly reached: number;
  /** What 100 become on this rung: 120 is 1.20 ×. */
  readonly hundredths: number;
}

/** The rungs: 1.20, 1.60, 1.92, 2.40, 4.80, 9.60, 19.20, 48, 96, 192, 480 and 960 ×. */
export const BOOM_LADDER: readonly Rung[] = reached.map((rounds, index) => ({
  rung: index + 1,
  reached: rounds,
  hundredths: (RETURN * 100) / rounds,
}));

/** What 100 on a bust below a rung become, at the same return. */
export function bustHundredths({ reached: rounds }: Rung): number {
  return (RETURN * 100) / (ROUNDS - rounds);
}
