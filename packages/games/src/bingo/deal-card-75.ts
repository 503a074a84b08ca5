import { drawSome } from '../random/draw-some.ts';
import type { Draw } from '../random/draw.ts';
import type { BingoCard } from './bingo-card.ts';

const SIDE = 5;
const NUMBERS_PER_COLUMN = 15;
const CENTRE = 2;

/** A card of 24 numbers around a free centre: five of 1–15 in the first column, of 16–30 in the second, and so on. */
export function dealCard75(draw: Draw): BingoCard {
  const columns = Array.from({ length: SIDE }, (_, column) => {
    const range = Array.from(
      { length: NUMBERS_PER_COLUMN },
      (_, index) => column * NUMBERS_PER_COLUMN + index + 1,
    );
    return drawSome(range, SIDE, draw);
  });
  return Array.from({ length: SIDE }, (_, row) =>
    columns.map((numbers, column) => (row === CENTRE && column === CENTRE ? 0 : (numbers[row] ?? 0))),
  );
}
