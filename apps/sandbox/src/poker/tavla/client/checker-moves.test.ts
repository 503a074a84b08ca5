import { placeCheckers, START_POSITION } from '@baize/games/tavla';
import { expect, it } from 'vitest';

import { movedCheckers } from './checker-moves.ts';

const pointsOf = (checkers: readonly number[]): number[] =>
  checkers.flatMap((count, point) => Array.from({ length: count }, () => point));

it('only the checkers of a play move, and nobody does without one', () => {
  const start = pointsOf(START_POSITION.white);
  expect(movedCheckers(start, START_POSITION.white)).toEqual(start);
  const after = placeCheckers({ 24: 1, 18: 1, 13: 4, 8: 4, 6: 5 });
  const moved = movedCheckers(start, after);
  expect(moved.filter((point, index) => point !== start[index]).toSorted((a, b) => a - b)).toEqual([8, 18]);
  expect(moved.toSorted((a, b) => a - b)).toEqual(pointsOf(after));
});

it('a checker that was hit goes to the bar, and all of them to where a new game begins', () => {
  const start = pointsOf(START_POSITION.white);
  const hit = placeCheckers({ 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 });
  expect(movedCheckers(start, hit).filter((point) => point === 25)).toHaveLength(1);
  const off = Array.from({ length: 15 }, () => 0);
  expect(movedCheckers(off, START_POSITION.white).toSorted((a, b) => a - b)).toEqual(start);
});
