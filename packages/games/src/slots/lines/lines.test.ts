import { describe, expect, it } from 'vitest';

import { boardFromGrid } from '../board/board-from-grid.ts';
import { codeOf } from '../symbols.ts';
import { createLineEvaluator } from './evaluate-lines.ts';
import { FIVE_PATHS, TWENTY_FIVE_PATHS } from './line-paths.ts';
import { payLine } from './pay-line.ts';

const pays = {
  W: [0, 0, 20, 100, 1_000],
  a: [0, 10, 50, 200, 800],
  J: [0, 0, 5, 20, 60],
};
const model = { lines: [[0, 0, 0, 0, 0]], pays };

function pay(symbols: string, wildMultiplier = 1): number {
  return payLine({ ...model, wildMultiplier }, Array.from(symbols, codeOf))?.units ?? 0;
}

describe('payLine', () => {
  it.each([
    ['three alike from the left', 'JJJaa', 5],
    ['nothing that starts on the second reel', 'aJJJJ', 0],
    ['two of a symbol that pays for two', 'aaJJJ', 10],
    ['a wild in the middle', 'JWJJa', 20],
    ['wilds before a symbol', 'WWaaJ', 200],
    ['the wilds themselves if they pay more', 'WWWWJ', 100],
    ['the symbol if it pays more', 'WWWJJ', 60],
    ['five wilds', 'WWWWW', 1_000],
    ['nothing across a scatter', 'JJSJJ', 0],
    ['nothing across a coin', 'JJCJJ', 0],
    ['wilds that a scatter ends', 'WWWSJ', 20],
    ['nothing for scatters', 'SSSSS', 0],
  ])('pays %s', (_, symbols, units) => {
    expect(pay(symbols)).toBe(units);
  });

  it('multiplies a prize by each wild in it, but not that of wilds alone', () => {
    expect(pay('JWJaa', 2)).toBe(10);
    expect(pay('WWaaJ', 3)).toBe(200 * 9);
    expect(pay('WWWWW', 2)).toBe(1_000);
    expect(pay('JJJaW', 2)).toBe(5);
  });
});

describe('the line evaluator', () => {
  it('pays every line by its path, with the cells of its run', () => {
    const { unitsOf, winsOf } = createLineEvaluator({ lines: FIVE_PATHS, pays: { a: [0, 0, 40] } }, 3);
    const board = boardFromGrid(['aJJ', 'JaJ', 'JJa']);
    expect(unitsOf(board)).toBe(40);
    expect(winsOf(board, 3)).toEqual([
      {
        kind: 'line',
        line: 3,
        count: 3,
        symbol: 'a',
        cells: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
        units: 120,
      },
    ]);
  });

  it('has twenty-five different lines', () => {
    expect(new Set(TWENTY_FIVE_PATHS.map((path) => path.join(''))).size).toBe(25);
    for (const path of TWENTY_FIVE_PATHS) expect(path).toHaveLength(5);
  });
});
