/** Chances of whole numbers in a row, from the first one on. */
export interface Spread {
  readonly from: number;
  readonly chances: readonly number[];
}

/** A number that is certain. */
export const certain = (value: number): Spread => ({ from: value, chances: [1] });

/** The sum of two independent numbers. */
export function addSpreads(a: Spread, b: Spread): Spread {
  return { from: a.from + b.from, chances: convolve(a.chances, b.chances) };
}

/** One of several numbers, each with its chance already in its spread. */
export function mixSpreads(spreads: readonly Spread[]): Spread {
  const filled = spreads.filter(({ chances }) => chances.length > 0);
  if (filled.length < 2) return filled[0] ?? { from: 0, chances: [] };
  const from = Math.min(...filled.map((spread) => spread.from));
  const end = Math.max(...filled.map((spread) => spread.from + spread.chances.length));
  const chances = Array.from({ length: end - from }, () => 0);
  for (const spread of filled)
    for (const [at, chance] of spread.chances.entries()) {
      const place = spread.from - from + at;
      chances[place] = (chances[place] ?? 0) + chance;
    }
  return { from, chances };
}

export const scaleSpread = ({ from, chances }: Spread, by: number): Spread => ({
  from,
  chances: chances.map((chance) => chance * by),
});

/** From pairs of a number and its chance. */
export function spreadOf(pairs: Iterable<readonly [value: number, chance: number]>): Spread {
  const all = Array.from(pairs);
  const from = Math.min(...all.map(([value]) => value));
  const chances: number[] = [];
  for (const [value, chance] of all) {
    while (chances.length <= value - from) chances.push(0);
    chances[value - from] = (chances[value - from] ?? 0) + chance;
  }
  return all.length === 0 ? { from: 0, chances } : { from, chances };
}

/** Numbers without a chance are left out. */
export function entriesOf({ from, chances }: Spread): Map<number, number> {
  const entries = new Map<number, number>();
  for (const [at, chance] of chances.entries()) if (chance > 0) entries.set(from + at, chance);
  return entries;
}

export const massOf = ({ chances }: Spread): number => chances.reduce((sum, chance) => sum + chance, 0);

export function convolve(a: readonly number[], b: readonly number[]): number[] {
  if (a.length === 0 || b.length === 0) return [];
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (let at = 0; at < a.length; at += 1) {
    const chance = a[at] ?? 0;
    if (chance === 0) continue;
    for (let by = 0; by < b.length; by += 1) {
      const place = at + by;
      sums[place] = (sums[place] ?? 0) + chance * (b[by] ?? 0);
    }
  }
  return sums;
}
