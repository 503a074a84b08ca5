import { expect, it } from 'vitest';

import type { PickResult } from '@baize/games/sports';

import { betFilters, isIn, type OutcomeBet, outcomeOf, restOf } from './bet-outcome.ts';

const settled = (
  paid: number,
  results: readonly PickResult[],
  changes: Partial<OutcomeBet> = {},
): OutcomeBet => ({
  state: 'settled',
  lines: 1,
  stake: 1_000,
  paid,
  picks: results.map((result) => ({ result })),
  cashOuts: [],
  ...changes,
});

it.each([
  ['won', settled(1_900, ['won'])],
  ['lost', settled(0, ['won', 'lost'])],
  ['void', settled(1_000, ['void', 'push'])],
  // An evens price that half won is no stake that came back.
  ['won', settled(1_000, ['won', 'halfLost'])],
  ['partly', settled(500, ['halfLost'])],
  // Of a free bet comes what is above its stake.
  ['won', settled(500, ['won'], { isFreeBet: true })],
  ['void', settled(0, ['void'], { isFreeBet: true })],
  ['lost', settled(0, ['lost'], { isFreeBet: true })],
  ['cashedOut', settled(700, [], { state: 'cashedOut' })],
  ['open', settled(0, [], { state: 'open' })],
] as const)('is %s', (outcome, bet) => {
  expect(outcomeOf(bet)).toBe(outcome);
});

it('judges the part that was not cashed out by itself', () => {
  const half = { lineStake: 250, paid: 900 };
  const lost = settled(900, ['lost'], { lines: 2, cashOuts: [half] });
  expect(restOf(lost)).toEqual({ stake: 500, paid: 0 });
  expect(outcomeOf(lost)).toBe('lost');
  expect(outcomeOf({ ...lost, paid: 1_400, picks: [{ result: 'void' }] })).toBe('void');
});

it('is in one filter besides all', () => {
  const bets = [
    settled(1_900, ['won']),
    settled(500, ['halfLost']),
    settled(0, ['lost']),
    settled(1_000, ['void']),
  ];
  for (const bet of bets) expect(betFilters.filter((filter) => isIn(filter, bet))).toHaveLength(2);
  expect(isIn('won', settled(500, ['halfLost']))).toBe(false);
  expect(isIn('open', settled(0, [], { state: 'refunding' }))).toBe(true);
  expect(isIn('won', settled(0, [], { state: 'refused' }))).toBe(false);
});
