import { expect, it } from 'vitest';

import { amountAt, isAllIn, partOfPot, positionOf, stepsOf } from './bet-amounts.ts';

const range = { least: 400, most: 1_950, step: 100 };

it('a slider has the least, each step and exactly the most', () => {
  expect([
    stepsOf(range),
    amountAt(range, 0),
    amountAt(range, 1),
    amountAt(range, 15),
    amountAt(range, 16),
  ]).toEqual([16, 400, 500, 1_900, 1_950]);
  expect([
    positionOf(range, 400),
    positionOf(range, 555),
    positionOf(range, 1_950),
    positionOf(range, 9_999),
  ]).toEqual([0, 1, 16, 16]);
  const only = { least: 250, most: 250, step: 100 };
  expect([stepsOf(only), amountAt(only, 0)]).toEqual([0, 250]);
});

it('a bet of the pot is one after a call, within the limits', () => {
  const pot = { paid: 600, bet: 200, call: 200 };
  expect(partOfPot(range, pot, 1)).toBe(1_000);
  expect(partOfPot(range, pot, 0.5)).toBe(600);
  expect(partOfPot(range, pot, 0.1)).toBe(400);
  expect(partOfPot(range, pot, 5)).toBe(1_950);
});

it('the most is all-in only if it takes every chip of the seat, not if the pot limits it', () => {
  expect(isAllIn(range.most, { betMinor: 200, stackMinor: 1_750 })).toBe(true);
  expect(isAllIn(range.most, { betMinor: 200, stackMinor: 1_751 })).toBe(false);
  expect(isAllIn(range.most, { betMinor: 0, stackMinor: 9_800 })).toBe(false);
  expect(isAllIn(range.least, { betMinor: 200, stackMinor: 1_750 })).toBe(false);
});
