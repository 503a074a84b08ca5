/** American bingo with 75 balls, or British bingo and Turkish tombala with 90. */
export type BingoFormat = 'bingo75' | 'bingo90';

/** What wins: any line, any two lines, all numbers of a card. */
export const bingoPatterns = ['line', 'twoLines', 'fullHouse'] as const;
export type BingoPattern = (typeof bingoPatterns)[number];

/** Rows of numbers, 0 where there is none. JSON as it is. */
export type BingoCard = readonly (readonly number[])[];

export const ballsOf = (format: BingoFormat): number => (format === 'bingo75' ? 75 : 90);

/** Numbers on a card. */
export const numbersOf = (format: BingoFormat): number => (format === 'bingo75' ? 24 : 15);

/** A cell as row and column. */
type Cell = readonly [row: number, column: number];

const upTo = (end: number): number[] => Array.from({ length: end }, (_, index) => index);

const rowsAndColumns = (rows: number, columns: number): readonly (readonly Cell[])[] =>
  upTo(rows).map((row) => upTo(columns).map((column): Cell => [row, column]));

/** Five rows, five columns and two diagonals. */
const lines75: readonly (readonly Cell[])[] = [
  ...rowsAndColumns(5, 5),
  ...upTo(5).map((column) => upTo(5).map((row): Cell => [row, column])),
  upTo(5).map((step): Cell => [step, step]),
  upTo(5).map((step): Cell => [step, 4 - step]),
];

/** Three rows. */
const lines90 = rowsAndColumns(3, 9);

/** The cells of each line of a card, those without a number too. */
export const linesOf = (format: BingoFormat): readonly (readonly Cell[])[] =>
  format === 'bingo75' ? lines75 : lines90;
