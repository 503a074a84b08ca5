import type { Draw } from '../../random/draw.ts';
import type { Cell, Grid } from '../script/script.ts';
import { symbolOf } from '../symbols.ts';

/** Codes of the symbols in view, in typed arrays because simulations read them billions of times. */
export interface Board {
  readonly reels: number;
  /** Rows of the tallest reel. The cell of a reel and a row is at `reel * stride + row`. */
  readonly stride: number;
  /** Rows of each reel now. */
  readonly heights: Uint8Array;
  readonly cells: Uint8Array;
  /** For each reel, the position on its strip of its top symbol. */
  readonly tops: Int32Array;
}

/** How many rows a reel shows: the same always, or any of a range with equal chances in each game. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

export function createBoard(reels: number, { to }: Rows): Board {
  return {
    reels,
    stride: to,
    heights: new Uint8Array(reels).fill(to),
    cells: new Uint8Array(reels * to),
    tops: new Int32Array(reels),
  };
}

/** Draws the rows, if they change, and a stop for each reel. */
export function spin(board: Board, strips: readonly Uint8Array[], rows: Rows, draw: Draw): void {
  const { reels, heights, tops } = board;
  for (let reel = 0; reel < reels; reel++) {
    if (rows.from < rows.to) heights[reel] = rows.from + draw(rows.to - rows.from + 1);
    const strip = strips[reel] as Uint8Array;
    tops[reel] = draw(strip.length);
    showReel(board, strip, reel);
  }
}

/** Fills a reel from the stop in `tops`. */
export function showReel({ stride, heights, cells, tops }: Board, strip: Uint8Array, reel: number): void {
  const height = heights[reel] as number;
  let at = tops[reel] as number;
  const first = reel * stride;
  for (let cell = first; cell < first + height; cell++) {
    cells[cell] = strip[at] as number;
    at += 1;
    if (at === strip.length) at = 0;
  }
}

/**
 * Removes marked cells and clears their marks: what is above them sinks, and the strips refill each reel from the top.
 *
 * @param fallen filled with the number of new symbols on each reel
 */
export function tumble(
  board: Board,
  strips: readonly Uint8Array[],
  marks: Uint8Array,
  fallen: Uint8Array,
): void {
  const { reels, stride, heights, cells, tops } = board;
  for (let reel = 0; reel < reels; reel++) {
    const first = reel * stride;
    let free = first + (heights[reel] as number) - 1;
    for (let cell = free; cell >= first; cell--) {
      if (marks[cell] === 1) marks[cell] = 0;
      else cells[free--] = cells[cell] as number;
    }
    fallen[reel] = free - first + 1;
    const strip = strips[reel] as Uint8Array;
    let top = tops[reel] as number;
    for (; free >= first; free--) {
      top = top === 0 ? strip.length - 1 : top - 1;
      cells[free] = strip[top] as number;
    }
    tops[reel] = top;
  }
}

/** How many cells show a symbol. */
export function countSymbol({ reels, stride, heights, cells }: Board, symbol: number): number {
  let count = 0;
  for (let reel = 0; reel < reels; reel++) {
    const end = reel * stride + (heights[reel] as number);
    for (let cell = reel * stride; cell < end; cell++) if (cells[cell] === symbol) count += 1;
  }
  return count;
}

/** The cells of a script that fulfil a condition on their indexes. */
export function cellsWhere({ reels, stride, heights }: Board, isWanted: (cell: number) => boolean): Cell[] {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: heights[reel] ?? 0 }, (_unused, row) => [reel, row] as const),
  )
    .flat()
    .filter(([reel, row]) => isWanted(reel * stride + row));
}

/** The topmost symbols of each reel as letters; all of them unless `rows` says how many. */
export function readGrid({ reels, stride, heights, cells }: Board, rows: Uint8Array = heights): Grid {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(cells.subarray(reel * stride, reel * stride + (rows[reel] ?? 0)), symbolOf).join(''),
  );
}
