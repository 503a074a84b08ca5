import fc from 'fast-check';
import { expect, it } from 'vitest';

import { add, fraction, multiply, subtract, toNumber, toPercent } from './fraction.ts';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
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
    }),
  );
});

it('has the value of its quotient', () => {
  fc.assert(
    fc.property(anyFraction, ({ numerator, denominator }) => {
      expect(toNumber({ numerator, denominator })).toBeCloseTo(Number(numerator) / Number(denominator), 12);
    }),
  );
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
