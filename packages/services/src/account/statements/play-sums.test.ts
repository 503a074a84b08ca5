import { expect, test } from 'vitest';

import { minutesOf, sumCategories, sumPlay } from './play-sums.ts';

const row = {
  startsOn: '2026-03-01',
  category: 'casino',
  bets: 3,
  stakedMinor: 1_000n,
  wonMinor: 400n,
  refundedMinor: 250n,
  playedMs: 59_999,
};

test('a refund is part of what was won or lost, as is a win', () => {
  expect(sumPlay([row, { ...row, bets: 1 }])).toEqual({
    bet: 2_000n,
    win: 800n,
    refund: 500n,
    net: -700n,
    bets: 4,
  });
  expect(sumPlay([])).toEqual({ bet: 0n, win: 0n, refund: 0n, net: 0n, bets: 0 });
});

test('minutes are whole ones of all rows together', () => {
  expect(minutesOf([row])).toBe(0);
  expect(minutesOf([row, { ...row, playedMs: 60_002 }])).toBe(2);
});

test('categories have the highest bets first, and those that the catalogue no longer has are other', () => {
  const sums = sumCategories([
    row,
    { ...row, category: 'crash', stakedMinor: 5_000n },
    { ...row, category: 'bingo', stakedMinor: 2_000n },
    { ...row, category: 'other' },
  ]);
  expect(sums.map(({ category, bet }) => [category, bet])).toEqual([
    ['other', 6_000n],
    ['bingo', 2_000n],
    ['casino', 1_000n],
  ]);
});
