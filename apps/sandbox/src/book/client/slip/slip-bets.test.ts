import { expect, it } from 'vitest';

import { makePick, makeSlip } from '../../testing/slip-picks.ts';
import { betsOf, productOf, relatedKeys, sumsOf, systemChoices } from './slip-bets.ts';
import { keyOf } from './slip-state.ts';

const picks = [makePick(1, 2_050), makePick(2, 1_920), makePick(3, 1_720)];

it('computes an accumulator exactly, rounded down once', () => {
  const sums = sumsOf(betsOf(makeSlip(picks, { stakeMinor: 10_000 })));
  expect(sums).toEqual({ bets: 1, lines: 1, stakeMinor: 10_000, possibleMinor: 67_699, leastMinor: null });
  expect(productOf(picks.map(({ now }) => now))).toBe(677);
});

it('places a bet for each single stake, and none for an empty field', () => {
  const [one, , three] = picks.map(keyOf);
  const slip = makeSlip(picks, {
    wantedKind: 'single',
    singleStakes: { [one ?? '']: 5_000, [three ?? '']: 100 },
  });
  const bets = betsOf(slip);
  expect(bets.map(({ picks: [pick], lineStakeMinor }) => [pick?.eventId, lineStakeMinor])).toEqual([
    [1, 5_000],
    [3, 100],
  ]);
  expect(sumsOf(bets)).toMatchObject({ bets: 2, stakeMinor: 5_100, possibleMinor: 10_250 + 172 });
});

it('states the least and the most that a system of 2 of 3 returns', () => {
  const slip = makeSlip(picks, { wantedKind: 'system', stakeMinor: 5_000 });
  const sums = sumsOf(betsOf(slip));
  expect(sums).toEqual({ bets: 1, lines: 3, stakeMinor: 15_000, possibleMinor: 53_822, leastMinor: 16_512 });
});

it('puts a banker into every line', () => {
  const slip = makeSlip(picks, {
    wantedKind: 'system',
    stakeMinor: 100,
    sizes: [1],
    bankers: [keyOf(makePick(2, 0))],
  });
  expect(betsOf(slip)[0]).toMatchObject({
    bankers: [1],
    lines: [
      [0, 1],
      [1, 2],
    ],
  });
});

it('has no bet without a stake, or with more lines than one may have', () => {
  expect(betsOf(makeSlip(picks))).toEqual([]);
  const many = Array.from({ length: 16 }, (_, at) => makePick(at, 2_000));
  expect(betsOf(makeSlip(many, { wantedKind: 'system', stakeMinor: 100, sizes: [8] }))).toEqual([]);
});

it('offers each size and the systems with a name', () => {
  expect(systemChoices(3, 0)).toEqual([
    { name: null, sizes: [2], lines: 3 },
    { name: 'trixie', sizes: [2, 3], lines: 4 },
    { name: 'patent', sizes: [1, 2, 3], lines: 7 },
  ]);
  expect(systemChoices(4, 1).map(({ name, sizes }) => name ?? sizes)).toEqual([[1], [2], 'trixie', 'patent']);
  expect(systemChoices(20, 0).every(({ lines }) => lines <= 1_000)).toBe(true);
});

it('marks the later of two picks of a match, unless each is alone in its line', () => {
  const other = makePick(1, 3_400, { pick: 'X' });
  const both = [...picks, other];
  expect([...relatedKeys(makeSlip(both))]).toEqual([keyOf(other)]);
  expect([...relatedKeys(makeSlip(both, { wantedKind: 'system' }))]).toEqual([keyOf(other)]);
  expect(relatedKeys(makeSlip(both, { wantedKind: 'single' })).size).toBe(0);
  expect(relatedKeys(makeSlip(both, { wantedKind: 'system', sizes: [1] })).size).toBe(0);
});
