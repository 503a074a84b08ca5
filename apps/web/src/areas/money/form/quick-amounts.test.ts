import { describe, expect, it } from 'vitest';

import { quickAmounts, wholeSteps } from './quick-amounts.ts';

function lira(min: number, max: number, step: number) {
  const [minMinor, maxMinor, stepMinor] = [min, max, step].map((amount) => BigInt(amount) * 100n);
  return quickAmounts({ minMinor: minMinor ?? 0n, maxMinor: maxMinor ?? 0n, stepMinor: stepMinor ?? 0n }).map(
    (amountMinor) => Number(amountMinor / 100n),
  );
}

describe('suggested amounts', () => {
  it.each([
    [250, 50_000, 10, [250, 500, 1000, 2500, 5000]],
    [50, 20_000, 1, [50, 100, 250, 500, 1000]],
    [20, 10_000, 10, [20, 50, 100, 250, 500]],
    [100, 400, 100, [100]],
    [100, 100, 100, [100]],
    [10, 25, 1, [10, 25]],
    [500, 500_000, 50, [500, 1000, 2500, 5000, 10_000]],
    [1, 1000, 1, [1, 5, 10, 25, 50]],
  ])('from %s to %s by %s', (min, max, step, expected) => {
    expect(lira(min, max, step)).toEqual(expected);
  });

  it('are empty if the method accepts no amount', () => {
    expect(lira(500, 100, 10)).toEqual([]);
  });
});

it.each([
  [198_050n, 198_000n],
  [9_999n, undefined],
  [10_000n, 10_000n],
  [900_000_000n, 5_000_000n],
  [0n, undefined],
])('of %s a method accepts %s', (sumMinor, expected) => {
  const limits = { minMinor: 10_000n, maxMinor: 5_000_000n, stepMinor: 1_000n };
  expect(wholeSteps(limits, sumMinor)).toBe(expected);
  expect(wholeSteps({ ...limits, stepMinor: 0n }, 10_001n)).toBe(10_001n);
});
