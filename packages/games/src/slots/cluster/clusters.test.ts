import { describe, expect, it } from 'vitest';

import { boardFromGrid } from '../board/board-from-grid.ts';
import { createClusterEvaluator } from './evaluate-clusters.ts';

const pays = { sizes: [4, 6], pays: { a: [10, 50], b: [7, 9] } };

function evaluate(grid: string[]) {
  const board = boardFromGrid(grid);
  const evaluator = createClusterEvaluator(pays, board);
  const marks = new Uint8Array(board.cells.length);
  const units = evaluator.unitsOf(board);
  evaluator.mark(board, marks);
  return { units, wins: evaluator.winsOf(board, 1), marked: marks.filter((mark) => mark === 1).length };
}

describe('the cluster evaluator', () => {
  it.each([
    ['cells that touch by their sides', ['aaKK', 'aaKQ', 'KQQK', 'QKKQ'], 10],
    ['nothing below the smallest size', ['aaKK', 'aKKQ', 'KQQK', 'QKKQ'], 0],
    ['nothing that touches by corners only', ['aKaK', 'KaKa', 'aKaK', 'KaKa'], 0],
    ['larger clusters by their step', ['aaaK', 'aaaQ', 'KQQK', 'QKKQ'], 50],
    ['two clusters of one symbol', ['aaKK', 'aaKQ', 'KQaa', 'QKaa'], 20],
    ['nothing from the end of a reel to the next', ['KQaa', 'aaKQ', 'QKQK', 'KQKQ'], 0],
    ['nothing around the edges of the board', ['aaKa', 'KKKQ', 'QQQQ', 'aKQK'], 0],
    ['no scatters', ['SSSS', 'SSSS', 'KKQQ', 'QQKK'], 0],
    ['no wilds by themselves', ['WWWK', 'WWWQ', 'KQQK', 'QKKQ'], 0],
  ])('pays %s', (_, grid, units) => {
    expect(evaluate(grid).units).toBe(units);
  });

  it('counts a wild in every cluster that it touches, and removes it once', () => {
    const { units, wins, marked } = evaluate(['aaaW', 'KKQb', 'QKKb', 'KQQb']);
    expect(units).toBe(17);
    expect(wins.map(({ symbol, cells }) => [symbol, cells.length])).toEqual([
      ['a', 4],
      ['b', 4],
    ]);
    expect(marked).toBe(7);
  });
});
