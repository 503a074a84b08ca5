import { expect, it } from 'vitest';

import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import {
  acceptPrices,
  addPick,
  bankersOf,
  clearSlip,
  keyOf,
  kindOf,
  removePick,
  setSingleStake,
  sizesOf,
  toggleBanker,
  toggleSize,
  updatePicks,
  withoutPicks,
} from './slip-state.ts';

const [first, second, third, fourth] = [1, 2, 3, 4].map((id) => makePick(id, 2_000)) as [
  ReturnType<typeof makePick>,
  ReturnType<typeof makePick>,
  ReturnType<typeof makePick>,
  ReturnType<typeof makePick>,
];

it('has the kind that its picks allow, and goes back to the one that was asked for', () => {
  const system = makeSlip([first, second, third], { wantedKind: 'system' });
  const two = removePick(system, keyOf(third));
  const one = removePick(two, keyOf(second));
  expect([system, two, one].map(kindOf)).toEqual(['system', 'combo', 'single']);
  expect(kindOf(addPick(addPick(one, second), third))).toBe('system');
});

it('takes the typed stake along when a pick joins or leaves', () => {
  const alone = setSingleStake(makeSlip([first]), keyOf(first), 5_000);
  const both = addPick(alone, second);
  expect(both.stakeMinor).toBe(5_000);
  const changed = { ...both, stakeMinor: 7_000 };
  expect(removePick(changed, keyOf(first)).singleStakes).toEqual({ [keyOf(second)]: 7_000 });
});

it('replaces a pick that is chosen again, with the new price', () => {
  const slip = addPick(makeSlip([first, second]), { ...first, seen: 2_100, now: 2_100 });
  expect(slip.picks.map(({ eventId, seen }) => [eventId, seen])).toEqual([
    [2, 2_000],
    [1, 2_100],
  ]);
});

it('keeps two picks besides the bankers, and forgets a banker that left', () => {
  let slip = makeSlip([first, second, third, fourth], { wantedKind: 'system' });
  for (const pick of [first, second, third]) slip = toggleBanker(slip, keyOf(pick));
  expect(bankersOf(slip)).toEqual([keyOf(first), keyOf(second)]);
  slip = removePick(slip, keyOf(fourth));
  expect(bankersOf(slip)).toEqual([keyOf(first)]);
  expect(bankersOf(toggleBanker(slip, keyOf(first)))).toEqual([]);
});

it('has at least one size, none larger than the picks that are left', () => {
  let slip = makeSlip([first, second, third, fourth], { wantedKind: 'system' });
  expect(sizesOf(slip)).toEqual([3]);
  slip = toggleSize(toggleSize(slip, 2), 3);
  expect(sizesOf(slip)).toEqual([2]);
  expect(sizesOf(toggleSize(slip, 2))).toEqual([2]);
  expect(sizesOf({ ...slip, sizes: [4], picks: [first, second, third] })).toEqual([2]);
});

it('keeps the last price while there is none, and the accepted one until a confirmation', () => {
  const slip = makeSlip([first]);
  const risen = updatePicks(slip, () => ({ price: 2_200, trouble: null, isLive: true, clock: "5'" }));
  const shut = updatePicks(risen, () => ({ price: null, trouble: 'suspended', isLive: true, clock: "6'" }));
  expect(shut.picks[0]).toMatchObject({ seen: 2_000, now: 2_200, trouble: 'suspended', clock: "6'" });
  expect(acceptPrices(shut).picks[0]?.seen).toBe(2_200);
});

it('is the same object if nothing has changed', () => {
  const slip = makeSlip([first]);
  expect(updatePicks(slip, ({ now }) => ({ price: now, trouble: null, isLive: false, clock: '' }))).toBe(
    slip,
  );
  expect(updatePicks(slip, () => undefined)).toBe(slip);
});

it('keeps the picks that were not bet on', () => {
  const slip = makeSlip([first, second], { wantedKind: 'single', singleStakes: { [keyOf(second)]: 100 } });
  const rest = withoutPicks(slip, new Set([keyOf(first)]));
  expect(rest).toMatchObject({ picks: [second], singleStakes: { [keyOf(second)]: 100 } });
  expect(withoutPicks(slip, new Set([keyOf(third)]))).toBe(slip);
  expect(withoutPicks({ ...slip, stakeMinor: 500 }, new Set(slip.picks.map(keyOf)))).toMatchObject({
    picks: [],
    stakeMinor: null,
    wantedKind: 'single',
  });
});

it('keeps how the player bets when it is emptied', () => {
  const slip = makeSlip([first], { wantedKind: 'system', rule: 'all', stakeMinor: 100 });
  expect(clearSlip(slip)).toMatchObject({ picks: [], stakeMinor: null, wantedKind: 'system', rule: 'all' });
});
