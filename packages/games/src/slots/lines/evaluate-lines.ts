import type { Board } from '../board/board.ts';
import type { Evaluator } from '../board/evaluator.ts';
import type { LineWin } from '../script/script.ts';
import { symbolOf, SYMBOL_COUNT } from '../symbols.ts';
import { OPEN, tabulateLines } from './line-table.ts';
import type { LinePays } from './lines-model.ts';
import { payLine } from './pay-line.ts';

/** Finds line prizes on boards of this many reels, all with the same rows. */
export function createLineEvaluator(model: LinePays, reels: number): Evaluator {
  const table = tabulateLines(model, reels);
  const rows = Uint8Array.from(model.lines.flat());
  const lineCount = model.lines.length;

  function unitsOf({ cells, stride }: Board): number {
    let units = 0;
    for (let line = 0; line < lineCount; line++) {
      let code = 0;
      for (let reel = 0; reel < reels; reel++) {
        const row = rows[line * reels + reel] as number;
        code = code * SYMBOL_COUNT + (cells[reel * stride + row] as number);
        const prize = (table[reel] as Int32Array)[code] as number;
        if (prize !== OPEN) {
          units += prize;
          break;
        }
      }
    }
    return units;
  }

  function winsOf({ cells, stride }: Board, multiplier: number): LineWin[] {
    return model.lines.flatMap((path, line) => {
      const symbols = path.map((row, reel) => cells[reel * stride + row] ?? 0);
      const prize = payLine(model, symbols);
      if (prize === null) return [];
      const win: LineWin = {
        kind: 'line',
        line,
        count: prize.count,
        symbol: symbolOf(prize.symbol),
        cells: path.slice(0, prize.count).map((row, reel) => [reel, row] as const),
        units: prize.units * multiplier,
      };
      return [win];
    });
  }

  return { unitsOf, winsOf };
}
