import { type Board, cellsWhere } from '../board/board.ts';
import type { TumbleEvaluator } from '../board/evaluator.ts';
import { type PayTable, tabulatePays } from '../board/pay-table.ts';
import type { AnywhereWin } from '../script/script.ts';
import { SCATTER, SYMBOL_COUNT, symbolOf } from '../symbols.ts';

/** These games pay enough equal symbols wherever they are. They have no wilds. */
export interface AnywherePays {
  /** The smallest counts of the steps of the pay table, ascending. */
  readonly counts: readonly number[];
  /** Units for each step. */
  readonly pays: PayTable;
}

/** Finds prizes on a board of fixed rows. */
export function createAnywhereEvaluator({ counts, pays }: AnywherePays, board: Board): TumbleEvaluator {
  const cellCount = board.cells.length;
  const table = tabulatePays(
    pays,
    cellCount + 1,
    (row, count) => row[counts.findLastIndex((smallest) => smallest <= count)] ?? 0,
  );
  const shown = new Int32Array(SYMBOL_COUNT);

  function unitsOf({ cells }: Board): number {
    shown.fill(0);
    for (let cell = 0; cell < cellCount; cell++) {
      const symbol = cells[cell] as number;
      shown[symbol] = (shown[symbol] as number) + 1;
    }
    let units = 0;
    for (let symbol = SCATTER + 1; symbol < SYMBOL_COUNT; symbol++) units += unitsFor(symbol);
    return units;
  }

  function unitsFor(symbol: number): number {
    return table[symbol * (cellCount + 1) + (shown[symbol] as number)] as number;
  }

  function winsOf(board: Board, multiplier: number): AnywhereWin[] {
    unitsOf(board);
    return Array.from(shown, (_, symbol) => symbol)
      .filter((symbol) => unitsFor(symbol) > 0)
      .map((symbol) => ({
        kind: 'anywhere',
        symbol: symbolOf(symbol),
        cells: cellsWhere(board, (cell) => board.cells[cell] === symbol),
        units: unitsFor(symbol) * multiplier,
      }));
  }

  function mark({ cells }: Board, marks: Uint8Array): void {
    for (let cell = 0; cell < cellCount; cell++) {
      if (unitsFor(cells[cell] as number) > 0) marks[cell] = 1;
    }
  }

  return { unitsOf, winsOf, mark };
}
