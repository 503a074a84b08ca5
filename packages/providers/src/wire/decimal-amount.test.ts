import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decimalAmount, formatDecimal } from './decimal-amount.ts';

const MAX_MINOR = 10n ** 15n - 1n;

it('amounts are parsed as they were formatted', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: MAX_MINOR }), (minor) => {
      const text = formatDecimal(minor);
      expect(text).toMatch(/^\d+\.\d\d$/);
      expect(decimalAmount.parse(text)).toBe(minor);
    }),
  );
});

it.each([
  ['10', 1_000n],
  ['10.5', 1_050n],
  ['10.50', 1_050n],
  ['10.05', 1_005n],
  ['0.1', 10n],
])('%j is %i minor units', (text, minor) => expect(decimalAmount.parse(text)).toBe(minor));

it.each([
  [5n, '0.05'],
  [50n, '0.50'],
  [1_005n, '10.05'],
])('%i minor units are %j', (minor, text) => expect(formatDecimal(minor)).toBe(text));

it.each(['', '.5', '10.', '10.555', '-1', '+1', '1,5', '1e3', ' 1', '12345678901234'])(
  '%j is not an amount',
  (text) => expect(decimalAmount.safeParse(text).success).toBe(false),
);
