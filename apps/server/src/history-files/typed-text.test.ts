import fc from 'fast-check';
import { expect, it } from 'vitest';

import { looksLikeValue } from './typed-text.ts';

it.each([
  '9223372036854775807',
  '000123',
  '1E5',
  '1e+5',
  '-1,5E-3',
  '12-05',
  '12/05',
  '1.2.3',
  '1.234.567',
  '2026-11-23T10:40:05Z',
  '10:40',
  '3 1/2',
  '50%',
  '₺12,50',
  '12 TL',
  'MAR-12',
  '12 mar',
  '1 Ocak 2026',
  '1 OCAK',
  '5 KASIM 2026',
  '1 AĞUSTOS',
  'SEPT 9',
  '10:40 PM',
  'TRUE',
  'DOĞRU',
  'yanlış',
  '#N/A',
  '#REF!',
  '１２３',
  '(12)',
  ' 12 ',
])('%j could be a value', (text) => expect(looksLikeValue(text)).toBe(true));

it.each([
  '',
  'TRY',
  'Bet',
  'r-1',
  'Sweet Bonanza',
  'round-12x',
  '3f2a9c',
  'May',
  'bet 12',
  'Kazanç',
  '×',
  'Truetype',
])('%j is a text', (text) => expect(looksLikeValue(text)).toBe(false));

it('is so for everything that has digits and no word', () => {
  const mark = fc.constantFrom(...'0123456789.,:/-+ %()eE₺$');
  const text = fc.string({ unit: mark, minLength: 1, maxLength: 24 }).filter((one) => /\d/.test(one));
  fc.assert(
    fc.property(text, (one) => {
      expect(looksLikeValue(one)).toBe(true);
    }),
  );
});
