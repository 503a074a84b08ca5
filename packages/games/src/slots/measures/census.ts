import type { StripSet } from '../board/strips.ts';
import { Tally } from './tally.ts';

/** Every combination of stops of a strip set, seen once. All counts are whole numbers below 2^53. */
export interface Census {
  combinations: number;
  /** Prizes of lines or ways by the number of scatters, or coins, in view. */
  byCount: Tally[];
}

/** A strip set as a census reads it. */
export interface CensusReels {
  /** For each reel and stop, the codes of the rows in view. */
  columns: Uint8Array[][];
  /** For each reel and stop, the number of counted symbols in view. */
  counted: Uint8Array[];
  /** For each reel, how many combinations of the stops of it and those after it have 0, 1, 2 … counted symbols. */
  later: number[][];
}

/** @param counted code of the symbol to count: scatters or coins */
export function readReels(codes: readonly Uint8Array[], height: number, counted: number): CensusReels {
  const columns = codes.map((strip) =>
    Array.from(strip, (_, stop) =>
      Uint8Array.from({ length: height }, (_unused, row) => strip[(stop + row) % strip.length] ?? 0),
    ),
  );
  const counts = columns.map((stops) =>
    Uint8Array.from(stops, (column) => column.filter((symbol) => symbol === counted).length),
  );
  const later: number[][] = [[1]];
  for (const reel of counts.toReversed()) later.unshift(addReel(reel, later[0] ?? [1]));
  return { columns, counted: counts, later };
}

export function emptyCensus(strips: StripSet, height: number): Census {
  return {
    combinations: strips.reduce((product, strip) => product * strip.length, 1),
    byCount: Array.from({ length: strips.length * height + 1 }, () => new Tally()),
  };
}

/**
 * Counts all combinations of the later reels, on which no prize depends.
 *
 * @param weight combinations of the reels so far
 */
export function settle(
  census: Census,
  later: readonly number[],
  units: number,
  seen: number,
  weight: number,
): void {
  for (let more = 0; more < later.length; more++) {
    const times = later[more] as number;
    if (times > 0) (census.byCount[seen + more] as Tally).add(units, times * weight);
  }
}

function addReel(reel: Uint8Array, later: readonly number[]): number[] {
  const sums: number[] = [];
  for (const count of reel) {
    later.forEach((times, more) => {
      sums[count + more] = (sums[count + more] ?? 0) + times;
    });
  }
  return Array.from(sums, (times) => times ?? 0);
}
