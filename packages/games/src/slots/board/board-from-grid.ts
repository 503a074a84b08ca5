import type { Grid } from '../script/script.ts';
import { codeOf } from '../symbols.ts';
import { type Board, createBoard } from './board.ts';

/** A board that shows a grid, for tests of evaluators. */
export function boardFromGrid(grid: Grid): Board {
  const tallest = Math.max(...grid.map((column) => column.length));
  const board = createBoard(grid.length, { from: tallest, to: tallest });
  grid.forEach((column, reel) => {
    board.heights[reel] = column.length;
    board.cells.set(Uint8Array.from(column, codeOf), reel * board.stride);
  });
  return board;
}
