import { expect, it } from 'vitest';

import { coinText, difference, isLess, rateText, walletLink } from './coin-text.ts';

it('an amount of a coin keeps every digit that counts', () => {
  expect(coinText('0.00012345', 'tr')).toBe('0,00012345');
  expect(coinText('0.10000000', 'en')).toBe('0.1');
  expect(coinText('12.000000', 'tr')).toBe('12');
  expect(coinText('100', 'tr')).toBe('100');
});

it.each([
  ['0', '0.1', true],
  ['0.10', '0.1', false],
  ['0.1', '0.10', false],
  ['0.00012344', '0.00012345', true],
  ['9', '10.5', true],
  ['123456789012345678901.1', '123456789012345678901.2', true],
])('%s is less than %s: %s', (amount, other, expected) => expect(isLess(amount, other)).toBe(expected));

it.each([
  ['1', '0.4', '0.6'],
  ['0.00012345', '0.0001', '0.00002345'],
  ['24.315000', '24.315', '0.000000'],
  ['5', '2', '3'],
])('%s less %s is %s', (amount, smaller, rest) => expect(difference(amount, smaller)).toBe(rest));

it('a rate is in lira of the language', () => {
  expect(rateText('1450000.5', 'tr')).toBe('₺1.450.000,50');
  expect(rateText('41.1234', 'en')).toBe('₺41.1234');
});

it.each([
  ['btc', 'bitcoin:bc1qxy?amount=0.00012345'],
  ['LTC', 'litecoin:bc1qxy?amount=0.00012345'],
  ['usdt', undefined],
])('the link to a wallet for %s is %s', (coin, link) =>
  expect(walletLink({ coin, address: 'bc1qxy' }, '0.00012345')).toBe(link),
);
