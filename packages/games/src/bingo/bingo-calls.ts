import type { Draw } from '../random/draw.ts';
import { shuffle } from '../random/shuffle.ts';
import { ballsOf, type BingoCard, type BingoFormat, type BingoPattern, linesOf } from './bingo-card.ts';

/** All balls in the order of their calls, fixed before the first is shown. JSON as it is. */
export interface BingoResult {
  readonly calls: readonly number[];
}

export function drawBingo(format: BingoFormat, draw: Draw): BingoResult {
  const balls = Array.from({ length: ballsOf(format) }, (_, index) => index + 1);
  return { calls: shuffle(balls, draw) };
}

/** The call, from 1, with which a card completes each pattern. */
type CompletedAt = Readonly<Record<BingoPattern, number>>;

/** How to find when cards complete their patterns in a round. */
export function completionsOf(format: BingoFormat, { calls }: BingoResult): (card: BingoCard) => CompletedAt {
  const lines = linesOf(format);
  // A cell without a number, 0, is complete from the start.
  const callOf = new Uint8Array(ballsOf(format) + 1);
  calls.forEach((number, index) => callOf.set([index + 1], number));
  const callAt = (card: BingoCard, row: number, column: number) => callOf[card[row]?.[column] ?? 0] ?? 0;
  return (card) => {
    const completed = lines
      .map((line) => Math.max(...line.map(([row, column]) => callAt(card, row, column))))
      .toSorted((a, b) => a - b);
    const [line = 0, twoLines = 0] = completed;
    return { line, twoLines, fullHouse: completed.at(-1) ?? 0 };
  };
}
