import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { dayIn, endOfSecond, readTimeIn, startOfDay } from './site-time.ts';
import { midnightZones, unevenInstants } from './testing/uneven-instants.ts';

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

describe('any instant', () => {
  const HOUR_MS = 60 * 60_000;
  // Clocks change at night, at midnight, by half an hour, and not at all.
  const zones = [
    'Europe/Berlin',
    'Europe/London',
    'Europe/Istanbul',
    'America/New_York',
    'Africa/Cairo',
    'Asia/Beirut',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Pacific/Chatham',
  ];
  const instant = fc
    .integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) })
    .map((ms) => new Date(Math.floor(ms / 1_000) * 1_000));
  const nextDay = (day: string) => new Date(Date.parse(day) + 24 * HOUR_MS).toISOString().slice(0, 10);

  test('is in its day, which begins where the one before ends and has 22 to 26 hours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (zone, at) => {
        const day = dayIn(zone, at);
        expect(day).toBe(at.toLocaleDateString('en-CA', { timeZone: zone }));
        const from = readTimeIn(zone, `${day} 00:00:00`);
        const to = readTimeIn(zone, `${nextDay(day)} 00:00:00`);
        expect(from && to && from <= at && at < to).toBe(true);
        const hours = ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / HOUR_MS;
        expect(hours).toBeGreaterThanOrEqual(22);
        expect(hours).toBeLessThanOrEqual(26);
        expect(dayIn(zone, new Date((from?.getTime() ?? 0) - 1)) < day).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('each instant belongs to exactly one day', () => {
  const next = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);

  test.each(midnightZones)('in %s, where the clock is changed at midnight', (zone) => {
    const instants = unevenInstants(zone);
    expect(instants.length).toBeGreaterThan(0);
    for (const at of instants) {
      const day = dayIn(zone, at);
      const [from, to] = [startOfDay(zone, day), startOfDay(zone, next(day))];
      expect(from && to && from <= at && at < to, `${zone} ${at.toISOString()}`).toBe(true);
      expect(dayIn(zone, new Date((from?.getTime() ?? 0) - 1)) < day).toBe(true);
      // What is asked for as a whole day is the day.
      expect(endOfSecond(zone, `${day} 23:59:59`)).toEqual(to);
    }
  });
});
