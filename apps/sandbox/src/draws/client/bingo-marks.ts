import type { BingoCard, BingoFormat, BingoPattern } from '@baize/games';

/** The lines of a card: rows, and for 75 balls columns and diagonals too. */
function linesOf(format: BingoFormat, card: BingoCard): (readonly number[])[] {
  const rows = card.map((row) => row);
  if (format === 'bingo90') return rows;
  const side = [...card.keys()];
  return [
    ...rows,
    ...side.map((column) => card.map((row) => row[column] ?? 0)),
    side.map((step) => card[step]?.[step] ?? 0),
    side.map((step) => card[step]?.[card.length - 1 - step] ?? 0),
  ];
}

/** The numbers that a card misses for a pattern, as few as possible. A cell without a number is complete from the start. */
export function missingOf(
  format: BingoFormat,
  card: BingoCard,
  called: ReadonlySet<number>,
  pattern: BingoPattern,
): readonly number[] {
  const isMissing = (number: number) => number !== 0 && !called.has(number);
  if (pattern === 'fullHouse') return card.flat().filter(isMissing);
  const missing = linesOf(format, card).map((line) => line.filter(isMissing));
  if (pattern === 'line') return [...missing].sort((a, b) => a.length - b.length)[0] ?? [];
  const pairs = missing.flatMap((one, index) =>
    missing.slice(index + 1).map((other) => [...new Set([...one, ...other])]),
  );
  return [...pairs].sort((a, b) => a.length - b.length)[0] ?? [];
}
