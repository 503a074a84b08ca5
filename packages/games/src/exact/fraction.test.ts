import fc from 'fast-check';
import { expect, it } from 'vitest';

import { add, fraction, multiply, subtract, sumOf, toNumber, toPercent } from './fraction.ts';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

it('is in lowest terms with a positive denominator', () => {
  expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
  expect(fraction(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n });
  expect(fraction(5n)).toEqual({ numerator: 5n, denominator: 1n });
  expect(() => fraction(1n, 0n)).toThrow(RangeError);
});

it('is exact', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
      expect(sumOf([a, b, c])).toEqual(add(a, add(b, c)));
    }),
  );
});

it('becomes a number without losing digits', () => {
  expect(toNumber(fraction(1n, 3n))).toBe(1 / 3);
  expect(toNumber(fraction(-463n, 500n))).toBe(-0.926);
  expect(toNumber(fraction(1n, 10n ** 40n))).toBeCloseTo(1e-40, 52);
  expect(toNumber(fraction(10n ** 40n, 3n)) / 1e40).toBeCloseTo(1 / 3, 14);
});

it.each([
  [1n, 37n, 4, '2.7027'],
  [-1n, 37n, 4, '-2.7027'],
  [-1n, 3_000_000n, 4, '0.0000'],
  [1n, 800n, 2, '0.13'],
  [3n, 2n, 0, '150'],
  [1_003n, 1_000n, 2, '100.30'],
])('%s/%s in percent with %s digits is %s', (numerator, denominator, digits, text) => {
  expect(toPercent(fraction(numerator, denominator), digits)).toBe(text);
});
