import { describe, expect, it } from 'vitest';

import { createBoard, countSymbol, showReel } from '../board/board.ts';
import type { Evaluator } from '../board/evaluator.ts';
import { encodeStrips, layStrips } from '../board/strips.ts';
import { createLineEvaluator } from '../lines/evaluate-lines.ts';
import { FIVE_PATHS } from '../lines/line-paths.ts';
import { SCATTER } from '../symbols.ts';
import { createWaysEvaluator } from '../ways/evaluate-ways.ts';
import { takeLineCensus } from './census-lines.ts';
import { takeWaysCensus } from './census-ways.ts';
import type { Census } from './census.ts';

const lined = layStrips('W1 S1 a2 b2 A3', 'W1 S1 a1 b2 A4', 'S1 a2 b1 A3');
const waysStrips = layStrips('S1 a2 b2 A3', 'W1 S1 a1 b2 A4', 'W1 S1 a2 b1 A3');

/** Prizes with their counts for each number of scatters, by the evaluator of play at every stop. */
function visitAll(strips: readonly string[], evaluator: Evaluator): Map<string, number> {
  const board = createBoard(strips.length, { from: 3, to: 3 });
  const codes = encodeStrips(strips);
  const counts = new Map<string, number>();
  const visit = (reel: number): void => {
    const strip = codes[reel];
    if (strip === undefined) {
      const key = `${countSymbol(board, SCATTER)} scatters, ${evaluator.unitsOf(board)} units`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return;
    }
    strip.forEach((_, stop) => {
      board.tops[reel] = stop;
      showReel(board, strip, reel);
      visit(reel + 1);
    });
  };
  visit(0);
  return counts;
}

function listCensus({ byCount }: Census): Map<string, number> {
  return new Map(
    byCount.flatMap((tally, scatters) =>
      tally.entries().map(([units, times]) => [`${scatters} scatters, ${units} units`, times] as const),
    ),
  );
}

function sorted(counts: Map<string, number>): [string, number][] {
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other));
}

describe('a census has the prizes and scatters of every stop', () => {
  it('of lines', () => {
    const model = {
      lines: FIVE_PATHS,
      pays: { W: [0, 9, 500], a: [1, 6, 90], b: [0, 0, 40], A: [0, 0, 10] },
      wildMultiplier: 2,
    };
    const census = takeLineCensus(model, lined, 3, SCATTER);
    expect(census.combinations).toBe(9 * 9 * 7);
    expect(sorted(listCensus(census))).toEqual(sorted(visitAll(lined, createLineEvaluator(model, 3))));
  });

  it('of ways', () => {
    const model = { pays: { a: [0, 4, 90], b: [0, 0, 70_000], A: [0, 0, 10] } };
    const census = takeWaysCensus(model, waysStrips, 3);
    expect(sorted(listCensus(census))).toEqual(sorted(visitAll(waysStrips, createWaysEvaluator(model, 3))));
  });
});
