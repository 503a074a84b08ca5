import { encodeStrips, type StripSet } from '../board/strips.ts';
import { OPEN, tabulateLines } from '../lines/line-table.ts';
import type { LinePays } from '../lines/lines-model.ts';
import { SYMBOL_COUNT } from '../symbols.ts';
import { type Census, emptyCensus, readReels, settle } from './census.ts';

/**
 * Sees every combination of stops once. Lines whose run has ended are paid and dropped, and reels that no line depends on
 * are counted, not visited.
 *
 * @param counted code of the symbol to count
 */
export function takeLineCensus(model: LinePays, strips: StripSet, height: number, counted: number): Census {
  const { columns, counted: counts, later } = readReels(encodeStrips(strips), height, counted);
  const reels = strips.length;
  const lineCount = model.lines.length;
  const table = tabulateLines(model, reels);
  const census = emptyCensus(strips, height);
  const rows = Array.from({ length: reels }, (_, reel) => model.lines.map((path) => path[reel] ?? 0));
  /** For each reel, the lines that are open before it, and their codes so far. */
  const open = Array.from({ length: reels + 1 }, () => new Int32Array(lineCount));
  const codes = Array.from({ length: reels + 1 }, () => new Int32Array(lineCount));
  open[0]?.forEach((_, line, lines) => (lines[line] = line));

  function visit(reel: number, openCount: number, units: number, seen: number): void {
    const [lines, nextLines] = [open[reel] as Int32Array, open[reel + 1] as Int32Array];
    const [before, after] = [codes[reel] as Int32Array, codes[reel + 1] as Int32Array];
    const prizes = table[reel] as Int32Array;
    const rowOf = rows[reel] as number[];
    const stops = columns[reel] as Uint8Array[];
    for (let stop = 0; stop < stops.length; stop++) {
      const column = stops[stop] as Uint8Array;
      const count = seen + ((counts[reel] as Uint8Array)[stop] as number);
      let paid = units;
      let stillOpen = 0;
      for (let index = 0; index < openCount; index++) {
        const line = lines[index] as number;
        const code = (before[index] as number) * SYMBOL_COUNT + (column[rowOf[line] as number] as number);
        const prize = prizes[code] as number;
        if (prize === OPEN) {
          nextLines[stillOpen] = line;
          after[stillOpen++] = code;
        } else paid += prize;
      }
      if (stillOpen > 0) visit(reel + 1, stillOpen, paid, count);
      else settle(census, later[reel + 1] ?? [], paid, count, 1);
    }
  }

  visit(0, lineCount, 0, 0);
  return census;
}
