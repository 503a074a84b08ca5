import type { Board } from '../board/board.ts';
import type { TumbleEvaluator } from '../board/evaluator.ts';
import { cellsWhere } from '../board/board.ts';
import { type PayTable, tabulatePays, unitsByCount } from '../board/pay-table.ts';
import type { WaysWin } from '../script/script.ts';
import { SCATTER, SYMBOL_COUNT, symbolOf, WILD } from '../symbols.ts';

/** Ways games pay every combination of equal symbols on adjacent reels from the left. */
export interface WaysPays {
  /** Units for 1, 2, 3 … reels, for each way. Wilds stand for all but scatters; the first reel has none. */
  readonly pays: PayTable;
}

/** A symbol's prize: on how many reels, in how many ways. */
interface Run {
  reels: number;
  ways: number;
}

/** Finds ways prizes on boards of this many reels, whatever their rows. */
export function createWaysEvaluator({ pays }: WaysPays, reels: number): TumbleEvaluator {
  const table = tabulatePays(pays, reels + 1, unitsByCount);
  const run: Run = { reels: 0, ways: 0 };
  /** Symbols of the first reel that have a prize, filled by `unitsOf`. */
  const winners = new Uint8Array(SYMBOL_COUNT);
  let winnerCount = 0;

  function unitsOf(board: Board): number {
    const { cells, heights } = board;
    let units = 0;
    let seen = 0;
    winnerCount = 0;
    for (let cell = 0; cell < (heights[0] as number); cell++) {
      const symbol = cells[cell] as number;
      if (symbol === SCATTER || (seen & (1 << symbol)) !== 0) continue;
      seen |= 1 << symbol;
      follow(board, symbol, run);
      const prize = table[symbol * (reels + 1) + run.reels] as number;
      if (prize === 0) continue;
      units += prize * run.ways;
      winners[winnerCount++] = symbol;
    }
    return units;
  }

  function winsOf(board: Board, multiplier: number): WaysWin[] {
    unitsOf(board);
    return Array.from(winners.subarray(0, winnerCount), (symbol) => {
      follow(board, symbol, run);
      const { reels: length, ways } = run;
      const prize = table[symbol * (reels + 1) + length] ?? 0;
      return {
        kind: 'ways',
        symbol: symbolOf(symbol),
        reels: length,
        ways,
        cells: cellsWhere(board, (cell) => cell < length * board.stride && isLike(board, cell, symbol)),
        units: prize * ways * multiplier,
      };
    });
  }

  function mark(board: Board, marks: Uint8Array): void {
    for (let winner = 0; winner < winnerCount; winner++) {
      const symbol = winners[winner] as number;
      follow(board, symbol, run);
      for (let reel = 0; reel < run.reels; reel++) {
        const first = reel * board.stride;
        const end = first + (board.heights[reel] as number);
        for (let cell = first; cell < end; cell++) if (isLike(board, cell, symbol)) marks[cell] = 1;
      }
    }
  }

  return { unitsOf, winsOf, mark };
}

/** Follows a symbol of the first reel from reel to reel. */
function follow({ reels, stride, heights, cells }: Board, symbol: number, run: Run): void {
  run.reels = 0;
  run.ways = 1;
  for (let reel = 0; reel < reels; reel++) {
    const end = reel * stride + (heights[reel] as number);
    let count = 0;
    for (let cell = reel * stride; cell < end; cell++) {
      const shown = cells[cell] as number;
      if (shown === symbol || shown === WILD) count += 1;
    }
    if (count === 0) return;
    run.ways *= count;
    run.reels += 1;
  }
}

function isLike({ cells }: Board, cell: number, symbol: number): boolean {
  return cells[cell] === symbol || cells[cell] === WILD;
}
