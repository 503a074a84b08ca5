import { expect, it } from 'vitest';

import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import { changesToConfirm, moveOf } from './slip-prices.ts';

const risen = makePick(1, 2_000, { now: 2_200 });
const fallen = makePick(2, 2_000, { now: 1_900 });
const same = makePick(3, 2_000);

it('names the direction of a change', () => {
  expect([risen, fallen, same].map(moveOf)).toEqual(['up', 'down', null]);
});

it.each([
  ['none', [risen, same], [1]],
  ['none', [same], []],
  ['better', [risen, same], []],
  ['better', [fallen, same], [2]],
  // The product is 4.18 instead of 4.
  ['better', [risen, fallen], []],
  ['all', [fallen, same], []],
] as const)('with the rule %s, asks about what it does not accept', (rule, picks, asked) => {
  expect(changesToConfirm(makeSlip(picks, { rule })).map(({ eventId }) => eventId)).toEqual(asked);
});

it('looks at each single bet alone', () => {
  const slip = makeSlip([risen, fallen], { rule: 'better', wantedKind: 'single' });
  expect(changesToConfirm(slip).map(({ eventId }) => eventId)).toEqual([2]);
});

it('asks about each lower price of a system, whose lines are paid apart', () => {
  const slip = makeSlip([risen, fallen, same], { rule: 'better', wantedKind: 'system' });
  expect(changesToConfirm(slip).map(({ eventId }) => eventId)).toEqual([2]);
  expect(changesToConfirm({ ...slip, rule: 'all' })).toEqual([]);
  // One line is an accumulator.
  expect(changesToConfirm({ ...slip, sizes: [3] })).toEqual([]);
});
