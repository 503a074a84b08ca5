import { expect, it } from 'vitest';

import { highestStakeMinor, payRoundedDown, payRoundedUp } from './pay.ts';

it('has the stake in it', () => {
  expect([payRoundedDown(1_000n, 129), payRoundedUp(1_000n, 129)]).toEqual([1_290n, 1_290n]);
});

it('is whole minor units', () => {
  expect([payRoundedDown(1n, 199), payRoundedUp(1n, 101)]).toEqual([1n, 2n]);
  expect([payRoundedDown(3n, 0), payRoundedUp(3n, 0)]).toEqual([0n, 0n]);
});

it('is at most 99,999,999.00', () => {
  const highest = highestStakeMinor(195);
  expect(payRoundedUp(highest, 195)).toBeLessThanOrEqual(9_999_999_900n);
  expect(payRoundedUp(highest + 1n, 195)).toBeGreaterThan(9_999_999_900n);
});
