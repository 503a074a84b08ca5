import { describe, expect, it } from 'vitest';

import { isMistake, readAmount, readTime } from './typed-limit.ts';

const problemOf = (reading: ReturnType<typeof readAmount>) =>
  'problem' in reading ? reading.problem.key : undefined;

describe('a typed amount', () => {
  it('is read in the form of the page’s language', () => {
    expect(readAmount(' 1.234,56 ', 'tr')).toEqual({ value: 123_456n });
    expect(readAmount('1,234.56', 'en')).toEqual({ value: 123_456n });
    expect(readAmount('1.234', 'tr')).toEqual({ value: 123_400n });
    expect(readAmount('0', 'tr')).toEqual({ value: 0n });
    expect(readAmount('₺10.000.000,00', 'tr')).toEqual({ value: 1_000_000_000n });
  });

  it('in the form of the other language is not guessed but shown back', () => {
    expect(readAmount('1,234.56', 'tr')).toMatchObject({
      problem: { key: 'limits_amount_other_form' },
      meant: 123_456n,
    });
    expect(readAmount('1.234,56', 'en')).toMatchObject({ meant: 123_456n });
    expect(readAmount('1,234,567', 'tr')).toMatchObject({ meant: 123_456_700n });
  });

  it.each([
    ['250,505', 'tr'],
    ['1,000', 'tr'],
    [' ₺ 1,000', 'tr'],
    ['1.000', 'en'],
    ['250.505', 'en'],
  ] as const)('that can be read in two ways, %j in %s, is typed again', (typed, language) => {
    const reading = readAmount(typed, language);
    expect(problemOf(reading)).toBe('limits_amount_ambiguous');
    expect(reading).not.toHaveProperty('meant');
  });

  it.each([
    ['1234.56', 'tr', 123_456n],
    ['1234.56', 'en', 123_456n],
    ['12,5', 'en', 1_250n],
    ['1.000', 'tr', 100_000n],
    ['1,000', 'en', 100_000n],
  ] as const)('that can be read in one way only, %j in %s, is read', (typed, language, value) => {
    expect(readAmount(typed, language)).toEqual({ value });
  });

  it.each([
    ['tr', ['₺', '1.', '1.2', '1.23', '1.234.', '1.234.5', '1.234,', '12345,', '0,']],
    ['en', ['$', '1.', '1,2', '1,23', '1,234,', '1,234.', '12345.', '0.']],
  ] as const)(
    'that is not typed to the end in %s is no mistake until the player stops',
    (language, texts) => {
      for (const typed of ['', ...texts]) expect(isMistake(readAmount(typed, language), false)).toBe(false);
      expect(isMistake(readAmount(texts[1], language), true)).toBe(true);
      expect(isMistake(readAmount('', language), true)).toBe(true);
    },
  );

  it.each([
    '-',
    '-1',
    '1e',
    'beş',
    '250,505',
    '10.000.000,01',
    '10000001',
    '1.2345',
    '0.500',
    '1,234.5',
    '5,,',
  ])('that typing on cannot mend, %j, is a mistake at once', (typed) =>
    expect(isMistake(readAmount(typed, 'tr'), false)).toBe(true),
  );

  it.each([
    ['', 'limits_amount_missing'],
    ['  ', 'limits_amount_missing'],
    ['-1', 'limits_amount_negative'],
    ['−1', 'limits_amount_negative'],
    ['₺ -1', 'limits_amount_negative'],
    ['10.000.000,01', 'limits_amount_max'],
    ['10,000,000.01', 'limits_amount_invalid'],
    ['1e3', 'limits_amount_invalid'],
    ['1.2.3', 'limits_amount_invalid'],
    ['beş', 'limits_amount_invalid'],
  ])('%j is refused', (typed, key) => {
    expect(problemOf(readAmount(typed, 'tr'))).toBe(key);
  });
});

describe('a typed time', () => {
  it('adds hours and minutes, of which one may be empty', () => {
    expect(readTime('3', '', 'daily')).toEqual({ value: 180n });
    expect(readTime('', '45', 'daily')).toEqual({ value: 45n });
    expect(readTime('1', '42', 'daily')).toEqual({ value: 102n });
    expect(readTime('', '90', 'daily')).toEqual({ value: 90n });
    expect(readTime('0', '0', 'daily')).toEqual({ value: 0n });
  });

  it('fits into its period', () => {
    expect(readTime('24', '0', 'daily')).toEqual({ value: 1_440n });
    expect(readTime('168', '0', 'weekly')).toEqual({ value: 10_080n });
    expect(readTime('744', '0', 'monthly')).toEqual({ value: 44_640n });
    expect(problemOf(readTime('24', '1', 'daily'))).toBe('limits_time_max');
    expect(problemOf(readTime('168', '1', 'weekly'))).toBe('limits_time_max');
    expect(problemOf(readTime('745', '', 'monthly'))).toBe('limits_time_max');
  });

  it.each([
    ['1', '60'],
    ['-1', '0'],
    ['1,5', ''],
    ['1e1', ''],
  ])('%j and %j are refused', (hours, minutes) => {
    expect(problemOf(readTime(hours, minutes, 'weekly'))).toBe('limits_time_invalid');
  });

  it.each([
    ['25', '', true],
    ['1', '60', true],
    ['-', '', true],
    ['', '', false],
    ['1', '', false],
  ])('of %j and %j is a mistake at once: %s', (hours, minutes, expected) => {
    expect(isMistake(readTime(hours, minutes, 'daily'), false)).toBe(expected);
  });

  it('without any digit is missing', () => {
    expect(problemOf(readTime('', ' ', 'daily'))).toBe('limits_amount_missing');
  });
});
