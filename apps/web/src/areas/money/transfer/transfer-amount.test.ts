import { MAX_AMOUNT_MINOR } from '@baize/currency';
import { expect, test } from 'vitest';

import { allOf, readTransferAmount } from './transfer-amount.ts';

const rules = { fromMinor: 100_050n, currency: 1, language: 'tr' } as const;

test.each([
  ['1', 100n],
  ['12,5', 1_250n],
  ['1.000,50', 100_050n],
  ['  0,01 ', 1n],
])('%j can be moved', (typed, amountMinor) => {
  expect(readTransferAmount(typed, rules)).toEqual({ amountMinor });
});

test.each([
  ['', 'fill_all_fields'],
  ['   ', 'fill_all_fields'],
  ['0', 'wallet_amount_zero'],
  ['0,00', 'wallet_amount_zero'],
  ['-1', 'money_amount_invalid'],
  ['1e9', 'money_amount_invalid'],
  ['NaN', 'money_amount_invalid'],
  ['1,005', 'money_amount_invalid'],
  ['1000,51', 'wallet_amount_over'],
  ['99999999999', 'wallet_amount_over'],
])('%j cannot', (typed, key) => {
  expect(readTransferAmount(typed, rules)).toMatchObject({ problem: { key } });
});

test('the message names all that there is, in the form of the page', () => {
  const over = readTransferAmount('2,000', { ...rules, language: 'en' });
  expect(over).toMatchObject({ problem: { values: { available: '₺1,000.50' } } });
});

test('one transfer takes no more than the product’s largest amount', () => {
  const fromMinor = MAX_AMOUNT_MINOR * 3n;
  expect(allOf(fromMinor)).toBe(MAX_AMOUNT_MINOR);
  expect(allOf(5n)).toBe(5n);
  expect(readTransferAmount('100000000', { ...rules, fromMinor })).toMatchObject({
    problem: { key: 'wallet_amount_over', values: { available: '₺99.999.999' } },
  });
});
