import { expect, it } from 'vitest';

import { choose } from './choose.ts';

it('counts subsets', () => {
  expect(choose(80, 20)).toBe(3_535_316_142_212_174_320n);
  expect([choose(5, 0), choose(5, 5), choose(5, 6), choose(5, -1)]).toEqual([1n, 1n, 0n, 0n]);
});
