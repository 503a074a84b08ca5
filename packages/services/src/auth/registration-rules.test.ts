import { manualClock } from '@baize/clock';
import { describe, expect, test } from 'vitest';

import {
  readBirthDate,
  readEmail,
  readPassword,
  readPersonalId,
  readPersonName,
  readPhone,
  readUsername,
} from './registration-rules.ts';

const birth = (year: number, month: number, day: number, now: string, timeZone = 'Europe/Istanbul') =>
  readBirthDate(
    { birth_year: year, birth_month: month, birth_day: day },
    { clock: manualClock(new Date(now)), timeZone },
  );

describe('the age of 18 years, to the day in the brand’s time zone', () => {
  test.each([
    // The birthday begins at midnight in Istanbul, which is 21:00 UTC of the day before.
    ['2026-03-14T20:59:59Z', false],
    ['2026-03-14T21:00:00Z', true],
  ])('born on 15 March 2008, at %s: %s', (now, isTaken) => {
    expect('value' in birth(2008, 3, 15, now)).toBe(isTaken);
  });

  test('begins an hour earlier or later where the clock changes', () => {
    expect('value' in birth(2008, 3, 15, '2026-03-14T22:59:59Z', 'Europe/Berlin')).toBe(false);
    expect('value' in birth(2008, 3, 15, '2026-03-14T23:00:00Z', 'Europe/Berlin')).toBe(true);
    expect('value' in birth(2008, 7, 15, '2026-07-14T22:00:00Z', 'Europe/Berlin')).toBe(true);
  });

  test('someone born on 29 February comes of age on 1 March', () => {
    expect('value' in birth(2008, 2, 29, '2026-02-28T12:00:00Z')).toBe(false);
    expect(birth(2008, 2, 29, '2026-03-01T12:00:00Z')).toEqual({ value: '2008-02-29' });
  });
});

test.each([
  ['0532 555 10 10', '5325551010'],
  ['+90 532 555 10 10', '5325551010'],
  ['5325551010', '5325551010'],
  ['\u202D+90 532–555 10 10\u202C', '5325551010'],
  ['Cep Tel: 0532 555 10 10', '5325551010'],
  ['٠٥٣٢٥٥٥١٠١٠', '5325551010'],
])('a Turkish number written as %s', (text, phone) => {
  expect(readPhone(222, text)).toEqual({ value: { countryId: 222, phone } });
});

test('user names are lower-cased independently of the language', () => {
  for (const text of [' KAYA-34 ', 'kaya–34\u200B', '\uFEFFKaya-34', 'Kullanıcı adı: kaya-34'])
    expect(readUsername(text)).toEqual({ value: 'kaya-34' });
  for (const text of ['kaya 34', '\u202Ekaya'])
    expect('problem' in readUsername(text), JSON.stringify(text)).toBe(true);
  expect('problem' in readUsername('İpek')).toBe(true);
  expect('problem' in readUsername('ışık')).toBe(true);
});

test.each([
  'ece@example.com',
  '\u200EEce@Example.com\u200B',
  'mailto:ece@example.com',
  '<ece@example.com>,',
  'E-mail: ece＠example.com',
])('an address in %j', (text) => expect(readEmail(text)).toEqual({ value: 'ece@example.com' }));

test('a name has no marks that nobody sees', () => {
  expect(readPersonName('\u202DAyşe\u200B–Gül\u00A0\u202C')).toEqual({ value: 'Ayşe-Gül' });
});

test('an identity number needs the right checksum', () => {
  for (const text of ['10000000146', '١٠٠٠٠٠٠٠١٤٦', 'T.C. Kimlik No: 10000000146\u200E', '１００ 0000 0146'])
    expect(readPersonalId(text)).toEqual({ value: '10000000146' });
  for (const text of ['10000000147', '00000000000', '1000000014', '1000000014a']) {
    expect('problem' in readPersonalId(text), text).toBe(true);
  }
});

test.each([
  ['Kuzey7R', false],
  ['Kuzey7Ru', true],
  [`Kuzey7R${'u'.repeat(23)}`, true],
  [`Kuzey7R${'u'.repeat(24)}`, false],
])('a password has 8 to 30 characters: %s', (text, isTaken) => {
  expect('value' in readPassword(text, 'deniz')).toBe(isTaken);
});
