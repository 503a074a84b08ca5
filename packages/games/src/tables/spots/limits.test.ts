import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createRoulette } from '../roulette/roulette.ts';
import { findLimitProblem, limitProblemOf, spotLimitsOf } from './limits.ts';

const roulette = createRoulette();
const table = { minMinor: 500n, maxMinor: 1_000_000n };

it.each([
  ['even money', 1, 1_000_000n],
  ['less than even money', 0.2, 1_000_000n],
  ['2 to 1', 2, 500_000n],
  ['17 to 1', 17, 58_500n],
  ['35 to 1', 35, 28_500n],
  ['3.8 to 1', 3.8, 263_000n],
  ['more than the table can take', 5_000, 500n],
])('a maximum for %s', (_, pays, maxMinor) => {
  expect(spotLimitsOf({ pays, top: 3_600 }, table)).toEqual({ minMinor: 500n, maxMinor });
});

it('lets no spot win more than an even-money bet, unless its minimum does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.bigInt(1n, 10n ** 6n), (pays, minMinor) => {
      const { maxMinor } = spotLimitsOf({ pays, top: 100 }, { minMinor, maxMinor: 1_000n * minMinor });
      expect(maxMinor % minMinor).toBe(0n);
      expect(maxMinor * BigInt(pays) <= 1_000n * minMinor || maxMinor === minMinor).toBe(true);
    }),
  );
});

it('lets no win be larger than the wallet takes', () => {
  const limits = { minMinor: 100n, maxMinor: 10_000_000n };
  expect(spotLimitsOf({ pays: 40, top: 4_000_100 }, limits)).toEqual({ minMinor: 100n, maxMinor: 249_900n });
  expect(spotLimitsOf({ pays: 40, top: 2_000_100 }, limits)).toEqual({ minMinor: 100n, maxMinor: 250_000n });
  // Not even the minimum could be paid: no bet is within the limits.
  expect(spotLimitsOf({ pays: 1, top: 200 }, { minMinor: 10n ** 10n, maxMinor: 10n ** 11n }).maxMinor).toBe(
    0n,
  );
});

it('names the first bet outside its limits', () => {
  const problem = (spot: string, stakeMinor: bigint) =>
    findLimitProblem(roulette, [{ spot, stakeMinor }], table)?.problem;
  expect(problem('red', 499n)).toBe('below-minimum');
  expect(problem('red', 500n)).toBeUndefined();
  expect(problem('red', 1_000_000n)).toBeUndefined();
  expect(problem('red', 1_000_001n)).toBe('above-maximum');
  expect(problem('straight-0', 28_500n)).toBeUndefined();
  expect(problem('straight-0', 28_501n)).toBe('above-maximum');
  const bets = ['red', 'straight-0', 'straight-1'].map((spot) => ({ spot, stakeMinor: 50_000n }));
  expect(findLimitProblem(roulette, bets, table)).toEqual({
    spot: 'straight-0',
    problem: 'above-maximum',
    limits: { minMinor: 500n, maxMinor: 28_500n },
  });
});

it('judges the bet of a seat by the limits of its table', () => {
  expect(
    [499n, 500n, 501n, 1_500n, 1_000_000n, 1_000_001n].map((stakeMinor) => limitProblemOf(stakeMinor, table)),
  ).toEqual(['below-minimum', null, 'not-in-chips', null, null, 'above-maximum']);
});
