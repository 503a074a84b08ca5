import { describe, expect, it } from 'vitest';

import { countWays, fitCells } from './board-layout.ts';

const steady = (reels: number, rows: number) => ({ reels, rows: { from: rows, to: rows } });
const boards = {
  '3 × 3': steady(3, 3),
  '5 × 3': steady(5, 3),
  '5 × 4': steady(5, 4),
  '5 × 5': steady(5, 5),
  '6 × 4': steady(6, 4),
  '6 × 5': steady(6, 5),
  '6 × 6': steady(6, 6),
  '7 × 5': steady(7, 5),
  '7 × 6': steady(7, 6),
  '7 × 7': steady(7, 7),
  '5 × 2 to 6': { reels: 5, rows: { from: 2, to: 6 } },
  '6 × 2 to 7': { reels: 6, rows: { from: 2, to: 7 } },
};
/** What the bars of the page leave of each screen, and the narrowest cell that players can still read there. */
const spaces = {
  '320 × 568': { width: 292, height: 230, least: 34 },
  '390 × 844': { width: 362, height: 480, least: 50 },
  '844 × 390': { width: 470, height: 340, least: 47 },
  '820 × 1180': { width: 780, height: 840, least: 110 },
  '1440 × 900': { width: 1_150, height: 680, least: 95 },
};

describe.each(Object.entries(spaces))('cells on a screen of %s', (_, space) => {
  it.each(Object.entries(boards))('of %s fit, and cannot be larger', (_name, board) => {
    const { width, height } = fitCells(board, space);
    const [across, down] = [width * board.reels, height * board.rows.to];
    expect(across).toBeLessThanOrEqual(space.width);
    expect(down).toBeLessThanOrEqual(space.height);
    // A pixel of each cell may be lost by rounding.
    const isTight = space.width - across < board.reels || space.height - down < board.rows.to;
    expect(isTight).toBe(true);
    expect(width).toBeGreaterThanOrEqual(space.least);
  });
});

it('cells of steady reels are nearly square, and those of changing ones flat where reels are fullest', () => {
  const wide = { width: 2_000, height: 300 };
  const tall = { width: 300, height: 2_000 };
  expect(fitCells(steady(5, 3), wide)).toEqual({ width: 116, height: 100 });
  expect(fitCells(steady(5, 3), tall)).toEqual({ width: 60, height: 84 });
  expect(fitCells(boards['6 × 2 to 7'], wide)).toEqual({ width: 76, height: 42 });
});

it('ways are the product of the rows', () => {
  expect(countWays(['abc', 'ab', 'abcd'])).toBe(24);
  expect(countWays(Array.from({ length: 6 }, () => 'abcdefg'))).toBe(117_649);
});
