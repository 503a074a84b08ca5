import type { Draw } from '../random/draw.ts';
import { shuffle } from '../random/shuffle.ts';
import type { BingoCard } from './bingo-card.ts';

/** The numbers of the nine columns: 1–9, 10–19, …, 80–90. */
const COLUMNS = Array.from({ length: 9 }, (_, column) => {
  const first = column === 0 ? 1 : column * 10;
  const last = column === 8 ? 90 : column * 10 + 9;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
});

export const TICKETS_PER_STRIP = 6;
const ROWS = 3;
const NUMBERS_PER_TICKET = 15;

/**
 * Six tickets that have each number from 1 to 90 once. A ticket has three rows of five numbers, and one to three numbers in each
 * column, ascending.
 */
export function dealStrip90(draw: Draw): BingoCard[] {
  const counts = dealCounts(draw);
  const left = COLUMNS.map((numbers) => shuffle(numbers, draw));
  return counts.map((columnCounts) => {
    const numbers = columnCounts.map((count, column) => {
      const taken = left[column]?.splice(0, count) ?? [];
      return taken.toSorted((a, b) => a - b);
    });
    return arrange(numbers, draw);
  });
}

/**
 * How many numbers of each column each ticket has. Every ticket has one of each column; the other numbers of the strip are dealt,
 * six to a ticket, anew until no ticket has more than three of a column, which takes two deals on average.
 */
function dealCounts(draw: Draw): number[][] {
  const others = COLUMNS.flatMap((numbers, column) =>
    Array.from({ length: numbers.length - TICKETS_PER_STRIP }, () => column),
  );
  const perTicket = NUMBERS_PER_TICKET - COLUMNS.length;
  for (;;) {
    const dealt = shuffle(others, draw);
    const counts = Array.from({ length: TICKETS_PER_STRIP }, (_, ticket) => {
      const own = dealt.slice(ticket * perTicket, (ticket + 1) * perTicket);
      return COLUMNS.map((_, column) => 1 + own.filter((other) => other === column).length);
    });
    if (counts.flat().every((count) => count <= ROWS)) return counts;
  }
}

/**
 * Puts the numbers of the columns, in a drawn order, into the rows that have the fewest so far, of equal ones into drawn rows. That
 * always ends with five in each row (Gale and Ryser).
 */
function arrange(columns: readonly (readonly number[])[], draw: Draw): BingoCard {
  const rows = Array.from({ length: ROWS }, () => COLUMNS.map(() => 0));
  const filled = rows.map(() => 0);
  for (const column of shuffle([...columns.keys()], draw)) {
    const numbers = columns[column] ?? [];
    const emptiest = shuffle([...rows.keys()], draw).toSorted((a, b) => (filled[a] ?? 0) - (filled[b] ?? 0));
    const chosen = emptiest.slice(0, numbers.length).toSorted((a, b) => a - b);
    chosen.forEach((row, index) => {
      rows[row]?.splice(column, 1, numbers[index] ?? 0);
      filled[row] = (filled[row] ?? 0) + 1;
    });
  }
  return rows;
}
