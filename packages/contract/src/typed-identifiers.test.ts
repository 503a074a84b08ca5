import { expect, it } from 'vitest';

import {
  bareIban,
  cleanIdentifier,
  cleanName,
  cleanNumber,
  enteredText,
  nationalNumber,
} from './typed-identifiers.ts';

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
  ['IBAN No: TR33 0006', 'TR330006'],
  ['bitcoin://bc1qw508', 'bc1qw508'],
  ['“TR33 0006”.', 'TR330006'],
  ['TR33\u034F\uFE0F\u3164\u2800\uFFFC0006', 'TR330006'],
  ['TR\u0000٣٣\u0085۰۰۰۶', 'TR330006'],
  ['१२३\u{1D7CE}', '1230'],
  ['', ''],
])('%j is cleaned', (typed, meant) => expect(cleanIdentifier(typed)).toBe(meant));

it('a phone number has neither country code nor trunk prefix', () => {
  for (const typed of ['532 123 45 67', '0532 123 45 67', '+90 (532) 123-45-67', '00905321234567'])
    expect(nationalNumber(typed)).toBe('5321234567');
  expect(nationalNumber('\u202D+90 532 123 45 67\u202C')).toBe('5321234567');
  expect(nationalNumber('9012345678')).toBe('9012345678');
});

it.each([
  'TR33 0006 1005',
  'IBAN TR33 0006 1005',
  'İBAN NUMARASI TRTR33-0006-1005',
  'Iban numaram: tr33.0006.1005',
  'IBAN 33 0006 1005',
  '(TR33_0006_1005)',
  'TR٣٣ ٠٠٠٦ ١٠٠٥',
])('an IBAN in %j', (typed) => expect(bareIban(typed)).toBe('3300061005'));

it.each([
  ['T.C. Kimlik No: 10000000146', '10000000146'],
  ['TC 100 0000 0146', '10000000146'],
  ['TCKN\u00A010000000146', '10000000146'],
  ['Tel.: +90 532', '+90532'],
  ['GSM (0532)', '(0532)'],
  ['abc123', 'abc123'],
  ['TR33 0006', 'TR330006'],
])('a number in %j', (typed, meant) => expect(cleanNumber(typed)).toBe(meant));

it.each([
  ['\u200Edeniz–42\u200B', 'deniz-42'],
  ['mailto:Ece.Tan@example.com', 'Ece.Tan@example.com'],
  ['<ece@example.com>,', 'ece@example.com'],
  ['ece\u2060@example.com\uFEFF', 'ece@example.com'],
  ['ece＠example．com', 'ece@example.com'],
  ['deniz 42', 'deniz 42'],
  ['deniz⁴²', 'deniz⁴²'],
  ['\u202Ezined', '\u202Ezined'],
])('a name in %j', (typed, meant) => expect(cleanName(typed)).toBe(meant));

it.each([
  ['+90 (0) 532 123 45 67', '5321234567'],
  ['+90 0532 123 45 67', '5321234567'],
  ['Cep Tel: 0532·123·45·67', '5321234567'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', '5321234567'],
])('a mobile number in %j', (typed, meant) => expect(nationalNumber(typed)).toBe(meant));

it.each([
  [
    'coin_address',
    'ethereum:pay-0x52908400098527886E0F7030069857D2E4169EE7@1',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ],
  ['coin_address', 'bitcoin:bc1qw508?amount=0.1&label=Ece', 'bc1qw508'],
  ['wallet_name', ' Deniz\u200B–42 ', 'deniz-42'],
  ['person_name', '\u202DEce  Tan\u202C', 'Ece  Tan'],
  ['text', ' Ece - Su ', 'Ece - Su'],
])('a field of type %s takes %j', (type, typed, meant) => expect(enteredText(type, typed)).toBe(meant));
