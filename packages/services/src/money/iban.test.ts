import { expect, test } from 'vitest';

import { maskIban, readIban } from './iban.ts';

test.each([
  'TR330006100519786457841326',
  'tr33 0006 1005 1978 6457 8413 26',
  'TR33-0006-1005-1978-6457-8413-26',
  'TRTR330006100519786457841326',
  '330006100519786457841326',
  'ＴＲ３３０００６１００５１９７８６４５７８４１３２６',
])('%s is one IBAN', (text) => {
  expect(readIban(text)).toBe('TR330006100519786457841326');
});

test.each(['TR420001000000000000000001', 'TR039999901234567890123456', 'TR670006200000000000000000'])(
  '%s is an IBAN',
  (text) => {
    expect(readIban(text)).toBe(text);
  },
);

test.each([
  ['a wrong checksum', 'TR330006100519786457841327'],
  ['too short', 'TR33000610051978645784132'],
  ['too long', 'TR3300061005197864578413260'],
  ['another reserve digit', 'TR080006110519786457841326'],
  ['letters in the account', 'TR820006100519786457841ABC'],
  ['another country', 'DE89370400440532013000'],
  ['nothing', ''],
  ['the prefix only', 'TR'],
])('%s is none', (_, text) => {
  expect(readIban(text)).toBeUndefined();
});

test('an IBAN is shown by its ends', () => {
  expect(maskIban('TR330006100519786457841326')).toBe('TR33 … 1326');
});
