import { describe, expect, it } from 'vitest';

import { boardFromGrid } from '../board/board-from-grid.ts';
import { createWaysEvaluator } from './evaluate-ways.ts';

const { unitsOf, winsOf, mark } = createWaysEvaluator(
  { pays: { a: [0, 5, 10, 40], K: [0, 0, 2, 8], Q: [0, 0, 1, 4] } },
  4,
);

describe('the ways evaluator', () => {
  it.each([
    ['one way', ['aJJ', 'JaJ', 'JJa', 'JJJ'], 10],
    ['every combination of cells', ['aaJ', 'aaa', 'aJJ', 'JJJ'], 10 * 6],
    ['wilds as any symbol', ['aKJ', 'WJJ', 'WWJ', 'JJJ'], 10 * 2 + 2 * 2],
    ['the longest run only', ['aJJ', 'aJJ', 'aJJ', 'aaJ'], 40 * 2],
    ['nothing from the second reel on', ['JJT', 'aJT', 'aTT', 'aTT'], 0],
    ['no scatters', ['SJT', 'STT', 'SAA', 'SAA'], 0],
  ])('pays %s', (_, grid, units) => {
    expect(unitsOf(boardFromGrid(grid))).toBe(units);
  });

  it('reads reels of different rows', () => {
    const board = boardFromGrid(['aa', 'aaaaaaa', 'Ja', 'TTT']);
    expect(unitsOf(board)).toBe(10 * 14);
    expect(winsOf(board, 2)).toMatchObject([{ reels: 3, ways: 14, units: 280 }]);
  });

  it('marks the cells of all prizes, wilds too, and no others', () => {
    const board = boardFromGrid(['aKT', 'WTT', 'aWT', 'TTQ']);
    const marks = new Uint8Array(12);
    unitsOf(board);
    mark(board, marks);
    expect([...marks]).toEqual([1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0]);
  });

  it('has 8,303.766 ways on average on six reels of two to seven rows', () => {
    const one = createWaysEvaluator({ pays: { a: [0, 0, 0, 0, 0, 1] } }, 6);
    let sum = 0;
    for (let code = 0; code < 6 ** 6; code++) {
      const rows = Array.from({ length: 6 }, (_, reel) => 2 + (Math.floor(code / 6 ** reel) % 6));
      const board = boardFromGrid(rows.map((height) => 'a'.repeat(height)));
      sum += one.unitsOf(board);
    }
    expect(sum / 6 ** 6).toBeCloseTo(8_303.766, 3);
  });
});
