import { choose } from '../exact/choose.ts';
import { fraction, type Fraction, multiply, subtract, sumOf } from '../exact/fraction.ts';
import { ballsOf, type BingoFormat, type BingoPattern, linesOf, numbersOf } from './bingo-card.ts';

/** The chance that a card has completed a pattern within the first `calls` balls. */
export function bingoChanceBy(format: BingoFormat, pattern: BingoPattern, calls: number): Fraction {
  if (pattern === 'fullHouse') return chanceOfAll(format, numbersOf(format), calls);
  const least = pattern === 'line' ? 1 : 2;
  return sumOf(
    unionsOf(format)
      .filter(({ lines }) => lines >= least)
      .map(({ lines, numbers, sets }) => {
        const sign = (lines - least) % 2 === 0 ? 1n : -1n;
        return multiply(
          fraction(sign * sets * choose(lines - 1, least - 1)),
          chanceOfAll(format, numbers, calls),
        );
      }),
  );
}

/** The mean number of calls until a card completes a pattern. */
export function meanBingoCalls(format: BingoFormat, pattern: BingoPattern): Fraction {
  const one = fraction(1n);
  return sumOf(
    Array.from({ length: ballsOf(format) }, (_, calls) =>
      subtract(one, bingoChanceBy(format, pattern, calls)),
    ),
  );
}

/** The chance that `numbers` given numbers are all among the first `calls`. */
function chanceOfAll(format: BingoFormat, numbers: number, calls: number): Fraction {
  const balls = ballsOf(format);
  return fraction(choose(balls - numbers, calls - numbers), choose(balls, calls));
}

/**
 * Inclusion and exclusion: how many sets of so many lines have so many different numbers. The chance of at least m lines is the
 * sum over the sets of j ≥ m lines of (−1)^(j−m)·C(j−1, m−1) times the chance of all their numbers.
 */
interface LineUnion {
  readonly lines: number;
  readonly numbers: number;
  readonly sets: bigint;
}

const unions = new Map<BingoFormat, readonly LineUnion[]>();

function unionsOf(format: BingoFormat): readonly LineUnion[] {
  const known = unions.get(format);
  if (known !== undefined) return known;
  const made = format === 'bingo90' ? unionsOfRows() : unionsOfLines75();
  unions.set(format, made);
  return made;
}

/** Rows of a ticket share no numbers, five each. */
function unionsOfRows(): LineUnion[] {
  return [1, 2, 3].map((lines) => ({ lines, numbers: lines * 5, sets: choose(3, lines) }));
}

function unionsOfLines75(): LineUnion[] {
  const cellOf = (row: number, column: number) => 1 << (row * 5 + column);
  const centre = cellOf(2, 2);
  const lines = linesOf('bingo75').map((line) =>
    line.reduce((cells, [row, column]) => cells | cellOf(row, column), 0),
  );
  const sets = new Map<string, LineUnion>();
  for (let set = 1; set < 1 << lines.length; set++) {
    const cells = lines.reduce((union, line, index) => (set & (1 << index) ? union | line : union), 0);
    const union = { lines: bitsIn(set), numbers: bitsIn(cells & ~centre) };
    const key = `${union.lines}/${union.numbers}`;
    sets.set(key, { ...union, sets: (sets.get(key)?.sets ?? 0n) + 1n });
  }
  return [...sets.values()];
}

function bitsIn(value: number): number {
  let bits = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
