import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chartScale, placeOf } from './chart-scale.ts';

test.each([
  [
    [-115_000, 194_000],
    [200_000, 150_000, 100_000, 50_000, 0, -50_000, -100_000, -150_000],
  ],
  [[-5_000], [0, -2_000, -4_000, -6_000]],
  [[30], [100, 0]],
  [[], [100, 0]],
  [
    [0, 0],
    [100, 0],
  ],
])('%j has lines at %j', (amounts, lines) => {
  expect(chartScale(amounts).lines.map((line) => line + 0)).toEqual(lines);
});

test('every amount is between the outer lines, which are few and round', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), { maxLength: 31 }), (amounts) => {
      const scale = chartScale(amounts);
      expect(scale.lines.length).toBeLessThanOrEqual(9);
      expect(scale.lines.length).toBeGreaterThanOrEqual(2);
      expect(scale.lines.some((line) => line === 0)).toBe(true);
      for (const amount of amounts) {
        expect(placeOf(amount, scale)).toBeGreaterThanOrEqual(0);
        expect(placeOf(amount, scale)).toBeLessThanOrEqual(100);
      }
      expect(placeOf(scale.max, scale)).toBe(0);
      expect(placeOf(scale.min, scale)).toBe(100);
    }),
  );
});
