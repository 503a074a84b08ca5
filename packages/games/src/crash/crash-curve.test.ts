import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstMsOf, multiplierAt } from './crash-curve.ts';

describe('the curve', () => {
  it.each([
    [101, 166],
    [200, 11_553],
    [1_000, 38_377],
    [10_000, 76_753],
    [1_000_000, 153_506],
  ])('shows %i hundredths from %i ms on', (multiplier, firstMs) => {
    expect(firstMsOf(multiplier)).toBe(firstMs);
    expect(multiplierAt(firstMs)).toBeGreaterThanOrEqual(multiplier);
    expect(multiplierAt(firstMs - 1)).toBeLessThan(multiplier);
  });
  it('begins at 1.00', () => {
    expect([firstMsOf(100), multiplierAt(0)]).toEqual([0, 100]);
  });
  it('is the exponential function rounded down, except if that is in doubt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), (elapsedMs) => {
        const exact = 100 * Math.exp((6 * elapsedMs) / 100_000);
        fc.pre(Math.abs(exact - Math.round(exact)) > exact * 1e-13);
        expect(multiplierAt(elapsedMs)).toBe(Math.floor(exact));
      }),
    );
  });
  it('has an inverse to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (multiplier) => {
        const firstMs = firstMsOf(multiplier);
        expect(multiplierAt(firstMs)).toBeGreaterThanOrEqual(multiplier);
        expect(multiplierAt(firstMs - 1)).toBeLessThan(multiplier);
      }),
    );
  });
  it('is right at the millisecond that comes closest below a whole hundredth', () => {
    // 100·e^2.00148 = 739.99999984…
    expect(multiplierAt(33_358)).toBe(739);
    expect(multiplierAt(33_359)).toBe(740);
  });
  it.each([-1, 0.5, Number.NaN, 400_001])('refuses a flight of %s ms', (elapsedMs) => {
    expect(() => multiplierAt(elapsedMs)).toThrow(RangeError);
  });
});
