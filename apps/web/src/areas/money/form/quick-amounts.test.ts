import { expect, it } from 'vitest';

import { wholeSteps } from './quick-amounts.ts';

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
