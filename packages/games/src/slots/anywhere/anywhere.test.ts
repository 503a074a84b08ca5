import { expect, it } from 'vitest';

import { boardFromGrid } from '../board/board-from-grid.ts';
import { createAnywhereEvaluator } from './evaluate-anywhere.ts';

it('pays enough equal symbols wherever they are, by their step, and marks them', () => {
  const board = boardFromGrid(['aKa', 'KaK', 'aSS', 'SSS']);
  const { unitsOf, winsOf, mark } = createAnywhereEvaluator(
    { counts: [3, 4, 6], pays: { a: [5, 8, 20], K: [2, 3, 4], Q: [1, 1, 1] } },
    board,
  );
  expect(unitsOf(board)).toBe(8 + 2);
  expect(winsOf(board, 2).map(({ symbol, units, cells }) => [symbol, units, cells.length])).toEqual([
    ['a', 16, 4],
    ['K', 4, 3],
  ]);
  const marks = new Uint8Array(12);
  mark(board, marks);
  expect([...marks]).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
});
