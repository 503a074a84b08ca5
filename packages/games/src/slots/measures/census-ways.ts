import { encodeStrips, type StripSet } from '../board/strips.ts';
import { tabulatePays, unitsByCount } from '../board/pay-table.ts';
import { SCATTER, SYMBOL_COUNT, WILD } from '../symbols.ts';
import type { WaysPays } from '../ways/evaluate-ways.ts';
import { type Census, emptyCensus, readReels, settle } from './census.ts';

/** Stops of a reel that are alike to what is followed there. */
interface StopKind {
  /** For each symbol, how many cells stand for it. */
  matches: Uint8Array;
  scatters: number;
  /** How many stops are of this kind. */
  stops: number;
}

/**
 * Sees every combination of stops once. Symbols of the first reel are followed to the reel that lacks them; while only one is,
 * stops that are alike to it are seen together, and reels that no prize depends on are counted, not visited.
 */
export function takeWaysCensus({ pays }: WaysPays, strips: StripSet, height: number): Census {
  const { columns, counted, later } = readReels(encodeStrips(strips), height, SCATTER);
  const reels = strips.length;
  const table = tabulatePays(pays, reels + 1, unitsByCount);
  const census = emptyCensus(strips, height);
  const all = columns.map((stops, reel) =>
    stops.map((column, stop): StopKind => {
      return { matches: countMatching(column), scatters: counted[reel]?.[stop] ?? 0, stops: 1 };
    }),
  );
  const alike = all.map((kinds) =>
    Array.from({ length: SYMBOL_COUNT }, (_, symbol) => mergeAlike(kinds, symbol)),
  );
  /** For each reel, the symbols that have reached it, and in how many ways. */
  const symbols = Array.from({ length: reels + 1 }, () => new Uint8Array(SYMBOL_COUNT));
  const ways = Array.from({ length: reels + 1 }, () => new Float64Array(SYMBOL_COUNT));

  function visit(reel: number, openCount: number, units: number, seen: number, weight: number): void {
    const [followed, nextFollowed] = [symbols[reel] as Uint8Array, symbols[reel + 1] as Uint8Array];
    const [before, after] = [ways[reel] as Float64Array, ways[reel + 1] as Float64Array];
    const kinds = openCount === 1 ? alike[reel]?.[followed[0] as number] : all[reel];
    for (const { matches, scatters, stops } of kinds ?? []) {
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
      if (stillOpen > 0) visit(reel + 1, stillOpen, paid, seen + scatters, weight * stops);
      else settle(census, later[reel + 1] ?? [], paid, seen + scatters, weight * stops);
    }
  }

  const payable = Uint8Array.from({ length: SYMBOL_COUNT }, (_, code) => code).filter(
    (code) => code !== SCATTER && code !== WILD,
  );
  symbols[0]?.set(payable);
  ways[0]?.fill(1);
  visit(0, payable.length, 0, 0, 1);
  return census;
}

function countMatching(column: Uint8Array): Uint8Array {
  const wilds = column.filter((code) => code === WILD).length;
  return Uint8Array.from(
    { length: SYMBOL_COUNT },
    (_, symbol) => wilds + column.filter((code) => code === symbol).length,
  );
}

/** Merges the stops that have as many cells for a symbol, and as many scatters. */
function mergeAlike(kinds: readonly StopKind[], symbol: number): StopKind[] {
  const merged = new Map<string, StopKind>();
  for (const kind of kinds) {
    const key = `${kind.matches[symbol]} ${kind.scatters}`;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { ...kind });
    else known.stops += kind.stops;
  }
  return [...merged.values()];
}
