import { describe, expect, test } from 'vitest';

import { dayIn, readTimeIn } from './site-time.ts';

test('a day begins at midnight of its zone', () => {
  expect(dayIn('Europe/Istanbul', new Date('2026-03-14T20:59:59Z'))).toBe('2026-03-14');
  expect(dayIn('Europe/Istanbul', new Date('2026-03-14T21:00:00Z'))).toBe('2026-03-15');
  expect(dayIn('Europe/Berlin', new Date('2026-03-14T22:59:59Z'))).toBe('2026-03-14');
  expect(dayIn('Europe/Berlin', new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
});

describe('a wall-clock time', () => {
  test.each([
    ['Europe/Istanbul', '2026-03-15 00:00:00', '2026-03-14T21:00:00.000Z'],
    ['Europe/Istanbul', '2014-01-15 12:00:00', '2014-01-15T10:00:00.000Z'],
    ['Europe/Istanbul', '2014-07-15 12:00:00', '2014-07-15T09:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29 00:00:00', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['Europe/Berlin', '2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29 23:59:59', '2026-03-29T21:59:59.000Z'],
    ['Europe/Berlin', '2026-10-25 00:00:00', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25 23:59:59', '2026-10-25T22:59:59.000Z'],
    ['America/New_York', '2027-03-14 12:00:00', '2027-03-14T16:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01 00:00:00', '2026-12-31T10:00:00.000Z'],
  ])('of %s: %s is %s', (zone, text, instant) => {
    expect(readTimeIn(zone, text)?.toISOString()).toBe(instant);
  });

  test('that is skipped is later, and of two it is the first', () => {
    expect(readTimeIn('Europe/Berlin', '2026-03-29 02:30:00')?.toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    expect(readTimeIn('Europe/Berlin', '2026-10-25 02:30:00')?.toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  test.each(['2026-02-30 00:00:00', '2026-13-01 00:00:00', '2026-01-01 24:00:01', 'yesterday'])(
    '%s does not exist',
    (text) => {
      expect(readTimeIn('Europe/Istanbul', text)).toBeUndefined();
    },
  );
});
