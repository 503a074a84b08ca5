import { currencyCode } from '@baize/currency';
import { expect, it } from 'vitest';

import { receivedText } from './received-text.ts';

const textOf = (amount: string, currency: string, language: 'tr' | 'en' = 'tr') =>
  receivedText({ amount: '1250.00', received: { amount, currency } }, currencyCode.lira, language);

it('what came is shown if it is not the amount, in its own currency', () => {
  expect(textOf('1000.50', 'TRY')).toBe('₺1.000,50');
  expect(textOf('1000.50', 'TRY', 'en')).toBe('₺1,000.50');
  expect(textOf('1250.00', 'EUR')).toBe('€1.250,00');
  expect(textOf('30.00', 'JPY', 'en')).toBe('¥30.00');
});

it('nothing and the amount itself are not', () => {
  expect(textOf('1250.00', 'TRY')).toBeNull();
  expect(receivedText({ amount: '1250.00', received: null }, currencyCode.lira, 'tr')).toBeNull();
});
