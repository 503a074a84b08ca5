import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  AmountError,
  currencySymbol,
  formatAmountFloored,
  formatMoney,
  formatMoneyShort,
  formatWire,
  MAX_AMOUNT_MINOR,
  MAX_BALANCE_MINOR,
  parseTyped,
  parseWire,
} from './index.ts';

const MAX_COLUMN = 2n ** 63n - 1n;
const anyMinor = fc.bigInt({ min: -MAX_COLUMN, max: MAX_COLUMN });
const positiveMinor = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });

describe('the wire', () => {
  test('writes two decimals and reads them back', () => {
    expect(parseWire('1234.50')).toBe(123_450n);
    expect(formatWire(123_450n)).toBe('1234.50');
    expect(formatWire(-5n)).toBe('-0.05');
    expect(parseWire('99999999.00')).toBe(MAX_AMOUNT_MINOR);
    expect(parseWire(formatWire(MAX_COLUMN))).toBe(MAX_COLUMN);
    expect(MAX_BALANCE_MINOR).toBe(BigInt(Number.MAX_SAFE_INTEGER));
  });

  test('every amount is parsed back to itself', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => {
        expect(parseWire(formatWire(minor))).toBe(minor);
      }),
    );
  });

  test.each([
    '',
    '1',
    '1.5',
    '1.005',
    '1e9',
    '1,50',
    ' 1.00',
    '1.00\n',
    '+1.00',
    'NaN',
    '123456789012345678.00',
  ])('refuses %j', (text) => expect(() => parseWire(text)).toThrow(AmountError));

  test('accepts no other format', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^-?\d{1,17}\.\d{2}$/.test(text));
        expect(() => parseWire(text)).toThrow(AmountError);
      }),
    );
  });
});

describe('formatted amounts', () => {
  test('use the symbol and the separators of the language', () => {
    expect(formatMoney(123_450n, 1, 'tr')).toBe('₺1.234,50');
    expect(formatMoney(123_450n, 1, 'en')).toBe('₺1,234.50');
    expect(formatMoney(123_450n, 2, 'tr')).toBe('$1.234,50');
    expect(formatMoney(123_450n, 7, 'tr')).toBe('€1.234,50');
    expect(currencySymbol(1)).toBe('₺');
  });

  test('are exact beyond the precision of a number', () => {
    expect(formatMoney(900_719_925_474_099_301n, 1, 'tr')).toBe('₺9.007.199.254.740.993,01');
  });

  test('never round up when only whole units are shown', () => {
    expect(formatAmountFloored(123_499n, 1, 'tr')).toBe('₺1.234');
    expect(formatAmountFloored(99n, 1, 'tr')).toBe('₺0');
    expect(formatAmountFloored(-1n, 1, 'tr')).toBe('-₺1');
  });

  test('have no decimals in the short form if they are whole', () => {
    expect(formatMoneyShort(100_000n, 1, 'tr')).toBe('₺1.000');
    expect(formatMoneyShort(100_050n, 1, 'tr')).toBe('₺1.000,50');
    expect(formatMoneyShort(100_000n, 1, 'en')).toBe('₺1,000');
    expect(formatMoneyShort(100_050n, 1, 'en')).toBe('₺1,000.50');
  });

  test('whole units are rounded down', () => {
    const anyOrWhole = fc.oneof(
      anyMinor,
      fc.bigInt({ min: -MAX_COLUMN / 100n, max: MAX_COLUMN / 100n }).map((units) => units * 100n),
    );
    fc.assert(
      fc.property(anyOrWhole, (minor) => {
        const shown = 100n * BigInt(formatAmountFloored(minor, 1, 'tr').replaceAll(/[^\d-]/g, ''));
        expect(minor - shown).toBeGreaterThanOrEqual(0n);
        expect(minor - shown).toBeLessThan(100n);
      }),
    );
  });
});

describe('typed amounts', () => {
  test.each([
    ['1.234,50', 'tr', 123_450n],
    ['1234,5', 'tr', 123_450n],
    ['1234', 'tr', 123_400n],
    ['1.234', 'tr', 123_400n],
    ['12.5', 'tr', 1250n],
    [' ₺ 100 ', 'tr', 10_000n],
    ['100 TL', 'tr', 10_000n],
    ['1,234.50', 'en', 123_450n],
    ['1,234', 'en', 123_400n],
    ['12,5', 'en', 1250n],
  ] as const)('%j in %s', (text, language, minor) => expect(parseTyped(text, language)).toBe(minor));

  test.each(['', 'abc', '-5', '1.2.3', '1,2,3', '1.23,4,5', '12.34.56,78', '1e3', '1,234.567', '١٢'])(
    '%j is not an amount',
    (text) => expect(parseTyped(text, 'tr')).toBeUndefined(),
  );

  test('the decimal separator of the other language is never taken for one between thousands', () => {
    expect(parseTyped('2,500', 'tr')).toBeUndefined();
    expect(parseTyped('1,000.50', 'tr')).toBeUndefined();
    expect(parseTyped('1.000', 'en')).toBeUndefined();
    expect(parseTyped('1.000,50', 'en')).toBeUndefined();
  });

  test('what begins with 0 has no thousands', () => {
    for (const language of ['tr', 'en'] as const)
      for (const text of ['0.500', '0,500', '00.500', '0.500.000', '0,500,000'])
        expect(parseTyped(text, language)).toBeUndefined();
  });

  test('a formatted amount can be parsed', () => {
    fc.assert(
      fc.property(positiveMinor, fc.constantFrom('tr' as const, 'en' as const), (minor, language) => {
        expect(parseTyped(formatMoney(minor, 1, language), language)).toBe(minor);
      }),
    );
  });
});
