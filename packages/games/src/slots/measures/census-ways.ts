import { encodeStrips, type StripSet } from '../board/strips.ts';
import { tabulatePays, unitsByCount } from '../board/pay-table.ts';
import { SCATTER, SYMBOL_COUNT, WILD } from '../symbols.ts';
import type { WaysPays } from '../ways/evaluate-ways.ts';
import { type Census, emptyCensus, readReels, settle } from './census.ts';

/**
 * Sees every combination of stops once. Symbols of the first reel are followed to the reel that lacks them, and reels that
 * no prize depends on are counted, not visited.
 */
export function takeWaysCensus({ pays }: WaysPays, strips: StripSet, height: number): Census {
  const { columns, counted, later } = readReels(encodeStrips(strips), height, SCATTER);
  const reels = strips.length;
  const table = tabulatePays(pays, reels + 1, unitsByCount);
  const census = emptyCensus(strips, height);
  const matching = columns.map((stops) => stops.map(countMatching));
  /** For each reel, the symbols that have reached it, and in how many ways. */
  const symbols = Array.from({ length: reels + 1 }, () => new Uint8Array(SYMBOL_COUNT));
  const ways = Array.from({ length: reels + 1 }, () => new Float64Array(SYMBOL_COUNT));

  function visit(reel: number, openCount: number, units: number, seen: number): void {
    const [followed, nextFollowed] = [symbols[reel] as Uint8Array, symbols[reel + 1] as Uint8Array];
    const [before, after] = [ways[reel] as Float64Array, ways[reel + 1] as Float64Array];
    const stops = matching[reel] as Uint8Array[];
    for (let stop = 0; stop < stops.length; stop++) {
      const matches = stops[stop] as Uint8Array;
      const count = seen + ((counted[reel] as Uint8Array)[stop] as number);
      let paid = units;
      let stillOpen = 0;
      for (let index = 0; index < openCount; index++) {
        const symbol = followed[index] as number;
        const reached = (before[index] as number) * (matches[symbol] as number);
        if (reached === 0) {
          paid += (before[index] as number) * (table[symbol * (reels + 1) + reel] as number);
        } else if (reel === reels - 1) {
          paid += reached * (table[symbol * (reels + 1) + reels] as number);
        } else {
          nextFollowed[stillOpen] = symbol;
          after[stillOpen++] = reached;
        }
      }
      if (stillOpen > 0) visit(reel + 1, stillOpen, paid, count);
      else settle(census, later[reel + 1] ?? [], paid, count);
    }
  }

  const all = Uint8Array.from({ length: SYMBOL_COUNT }, (_, code) => code).filter(
    (code) => code !== SCATTER && code !== WILD,
  );
  symbols[0]?.set(all);
  ways[0]?.fill(1);
  visit(0, all.length, 0, 0);
  return census;
}

/** For each symbol, how many cells of a column stand for it. */
function countMatching(column: Uint8Array): Uint8Array {
  const wilds = column.filter((code) => code === WILD).length;
  return Uint8Array.from(
    { length: SYMBOL_COUNT },
    (_, symbol) => wilds + column.filter((code) => code === symbol).length,
  );
}
