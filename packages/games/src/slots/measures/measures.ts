/** What a strip set of a model does, computed from its mathematics and never drawn. Amounts are in stakes. */
export interface Measures {
  /** Mean of what a paid game returns, with its feature: 0.96 is 96 %. */
  mean: number;
  /** Standard error of the mean: 0 if it is exact. */
  meanError: number;
  /** Mean of the squares of what a paid game returns. */
  square: number;
  /** Chance of any prize. */
  hit: number;
  /** Chance of more than the stake. */
  beatsStake: number;
  /** Chance of the feature. */
  feature: number;
  /** The highest return: the cap if it can be reached. */
  top: number;
  /** Its chance; if simulations never saw it, 0. */
  topChance: number;
}

/** The measures of games that use the one set with this chance and else the other. */
export function mixMeasures(rich: Measures, lean: Measures, share: number): Measures {
  const mix = (name: keyof Measures): number => share * rich[name] + (1 - share) * lean[name];
  const top = Math.max(rich.top, lean.top);
  const chanceOfTop = ({ top: own, topChance }: Measures): number => (own === top ? topChance : 0);
  return {
    mean: mix('mean'),
    meanError: Math.hypot(share * rich.meanError, (1 - share) * lean.meanError),
    square: mix('square'),
    hit: mix('hit'),
    beatsStake: mix('beatsStake'),
    feature: mix('feature'),
    top,
    topChance: share * chanceOfTop(rich) + (1 - share) * chanceOfTop(lean),
  };
}

/** Standard deviation of what a paid game returns, in stakes. */
export function deviationOf({ mean, square }: Measures): number {
  return Math.sqrt(square - mean ** 2);
}

export type Volatility = 1 | 2 | 3 | 4 | 5;

const STEPS = [2.5, 5, 8, 13] as const;

/** Five steps by the standard deviation of a spin: low, mid-low, medium, high, very high. */
export function volatilityOf(deviation: number): Volatility {
  return (STEPS.filter((step) => deviation >= step).length + 1) as Volatility;
}
