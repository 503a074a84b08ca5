/** Bets of several sizes at once on the same picks, by their names in the trade. `sizes` are legs per line. */
export const systems = {
  trixie: { picks: 3, sizes: [2, 3] },
  patent: { picks: 3, sizes: [1, 2, 3] },
  yankee: { picks: 4, sizes: [2, 3, 4] },
  lucky15: { picks: 4, sizes: [1, 2, 3, 4] },
  canadian: { picks: 5, sizes: [2, 3, 4, 5] },
  lucky31: { picks: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { picks: 6, sizes: [2, 3, 4, 5, 6] },
  lucky63: { picks: 6, sizes: [1, 2, 3, 4, 5, 6] },
  superHeinz: { picks: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { picks: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { readonly picks: number; readonly sizes: readonly number[] }>;
export type SystemName = keyof typeof systems;

/** Legs of one line, as positions of picks on the slip, ascending. */
export type Line = readonly number[];

export const MOST_PICKS = 20;
export const MOST_LINES = 1_000;

/** How many lines a bet has. */
export function countLines(picks: number, sizes: readonly number[], bankers = 0): number {
  return sizes.reduce((total, size) => total + choose(picks - bankers, size), 0);
}

/**
 * The lines of a bet: all combinations of its picks in each of the sizes. One size with all picks is an accumulator, or a
 * single bet with one pick.
 *
 * @param bankers positions of picks that are in every line, in addition to the size
 * @throws RangeError for a size beyond the picks, or for too many picks or lines
 */
export function linesOf(picks: number, sizes: readonly number[], bankers: readonly number[] = []): Line[] {
  const free = Array.from({ length: picks }, (_, pick) => pick).filter((pick) => !bankers.includes(pick));
  if (picks < 1 || picks > MOST_PICKS) throw new RangeError(`a bet cannot have ${picks} picks`);
  if (free.length !== picks - bankers.length) throw new RangeError('a banker is not on the slip');
  if (sizes.length === 0 || sizes.some((size) => !(size >= 1 && size <= free.length)))
    throw new RangeError(`no combinations of ${sizes.join(', ')} of ${free.length} picks`);
  if (countLines(picks, sizes, bankers.length) > MOST_LINES) throw new RangeError('too many lines');
  return sizes.flatMap((size) =>
    combinations(free, size).map((line) => [...line, ...bankers].sort((a, b) => a - b)),
  );
}

function combinations(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

function choose(items: number, size: number): number {
  let ways = 1;
  for (let at = 1; at <= size; at += 1) ways = (ways * (items - size + at)) / at;
  return size > items ? 0 : ways;
}
