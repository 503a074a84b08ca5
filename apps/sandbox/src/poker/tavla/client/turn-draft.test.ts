import { applyPlay, PLAIN_RULES, placeCheckers, START_POSITION } from '@baize/games/tavla';
import { expect, it } from 'vitest';

import {
  isComplete,
  originsOfDraft,
  positionOfDraft,
  targetsOf,
  type TurnDraft,
  withoutLast,
  withSteps,
} from './turn-draft.ts';

const start: TurnDraft = {
  position: START_POSITION,
  side: 'white',
  dice: [6, 5],
  rules: PLAIN_RULES,
  played: [],
};

it('a checker can be moved by one die or by both, and what is put together is a legal play', () => {
  expect([...originsOfDraft(start)].toSorted((a, b) => a - b)).toEqual([8, 13, 24]);
  const targets = targetsOf(start, 24);
  expect([...targets]).toEqual([
    [18, [{ from: 24, die: 6 }]],
    [
      13,
      [
        { from: 24, die: 6 },
        { from: 18, die: 5 },
      ],
    ],
  ]);
  const done = withSteps(start, targets.get(13) ?? []);
  expect([isComplete(start), isComplete(done), targetsOf(done, 13).size]).toEqual([false, true, 0]);
  expect(positionOfDraft(done)).toEqual(applyPlay(START_POSITION, 'white', [6, 5], done.played));
  expect(withoutLast(done).played).toEqual([{ from: 24, die: 6 }]);
});

it('doubles reach up to four steps, and a checker on the bar goes first', () => {
  expect([...targetsOf({ ...start, dice: [2, 2] }, 13).keys()]).toEqual([11, 9, 7, 5]);
  const hit = { ...START_POSITION, white: placeCheckers({ 25: 1, 13: 5, 8: 3, 6: 5, 24: 1 }) };
  expect([...originsOfDraft({ ...start, position: hit, dice: [2, 1] })]).toEqual([25]);
  expect([...targetsOf({ ...start, position: hit, dice: [2, 1] }, 25).keys()]).toEqual([23, 24, 22]);
});

it('only what uses as many dice as possible can be chosen', () => {
  const position = { white: placeCheckers({ 12: 1, 2: 1 }), black: placeCheckers({ 19: 2, 6: 2 }) };
  const draft: TurnDraft = { ...start, position, dice: [6, 5] };
  expect([...originsOfDraft(draft)]).toEqual([12]);
  expect([...targetsOf(draft, 12).keys()]).toEqual([7, 1]);
});
