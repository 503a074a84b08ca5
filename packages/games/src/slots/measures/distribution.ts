/** Chances of prizes that occur, the lowest prize first. */
export interface Prizes {
  units: Int32Array;
  chances: Float64Array;
}

/** The chance of each total from 0 units to the cap, which stands for all totals above it. */
export type Distribution = Float64Array;

export function emptyDistribution(capUnits: number): Distribution {
  return new Float64Array(capUnits + 1);
}

/** Totals with a smaller chance are left out: all of them together are far below what double precision shows. */
const NEGLIGIBLE = 1e-30;

/** Certainty of a total. */
export function certain(units: number, capUnits: number): Distribution {
  const distribution = emptyDistribution(capUnits);
  distribution[Math.min(units, capUnits)] = 1;
  return distribution;
}

/** @param pairs prizes with their chances, the lowest prize first */
export function toPrizes(pairs: readonly (readonly [units: number, chance: number])[]): Prizes {
  return {
    units: Int32Array.from(pairs, ([units]) => units),
    chances: Float64Array.from(pairs, ([, chance]) => chance),
  };
}

/** Adds to `sum` the distribution of a total and an independent prize, with the chances of both multiplied. */
export function addConvolved(sum: Distribution, total: Distribution, { units, chances }: Prizes): void {
  const cap = sum.length - 1;
  const first = total.findIndex((chance) => chance > NEGLIGIBLE);
  if (first < 0) return;
  const last = total.findLastIndex((chance) => chance > NEGLIGIBLE);
  for (let index = 0; index < units.length; index++) {
    const prize = units[index] as number;
    const chance = chances[index] as number;
    const below = Math.min(last, cap - prize - 1);
    for (let at = first; at <= below; at++) {
      sum[at + prize] = (sum[at + prize] as number) + (total[at] as number) * chance;
    }
    let capped = 0;
    for (let at = Math.max(first, below + 1); at <= last; at++) capped += total[at] as number;
    sum[cap] = (sum[cap] as number) + capped * chance;
  }
}

/** Adds a distribution whose chances are multiplied by one. */
export function addScaled(sum: Distribution, distribution: Distribution, chance: number): void {
  for (let at = 0; at < sum.length; at++) {
    sum[at] = (sum[at] as number) + (distribution[at] as number) * chance;
  }
}
