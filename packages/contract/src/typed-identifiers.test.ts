import { expect, it } from 'vitest';

import { cleanIdentifier, nationalNumber } from './typed-identifiers.ts';

it.each([
  ['\u200E TR33 0006–1005\u200B 1978 \u200E', 'TR33000610051978'],
  ['IBAN: TR33 0006', 'TR330006'],
  ['İBAN：TR33', 'TR33'],
  ['\u202D+90 532 123 45 67\u202C', '+905321234567'],
  ['bitcoin:bc1qw508', 'bc1qw508'],
  ['ＴＲ３３', 'TR33'],
  ['1234²', '1234²'],
  ['①１２', '①12'],
  ['1234\u00AD567890\u2212', '1234567890'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['IBAN:', 'IBAN:'],
  ['', ''],
])('%j is cleaned', (typed, meant) => expect(cleanIdentifier(typed)).toBe(meant));

it('a phone number has neither country code nor trunk prefix', () => {
  for (const typed of ['532 123 45 67', '0532 123 45 67', '+90 (532) 123-45-67', '00905321234567'])
    expect(nationalNumber(typed)).toBe('5321234567');
  expect(nationalNumber('\u202D+90 532 123 45 67\u202C')).toBe('5321234567');
  expect(nationalNumber('9012345678')).toBe('9012345678');
});
