import { expect, test } from 'vitest';

import { readSiteTime, siteDay } from './site-time.ts';

test('a day of the site begins at 21:00 UTC', () => {
  expect(siteDay(new Date('2026-03-14T20:59:59Z'))).toBe('2026-03-14');
  expect(siteDay(new Date('2026-03-14T21:00:00Z'))).toBe('2026-03-15');
});

test('parses wall-clock times, also of years with daylight saving time', () => {
  expect(readSiteTime('2026-03-15 00:00:00')?.toISOString()).toBe('2026-03-14T21:00:00.000Z');
  expect(readSiteTime('2014-01-15 12:00:00')?.toISOString()).toBe('2014-01-15T10:00:00.000Z');
  expect(readSiteTime('2014-07-15 12:00:00')?.toISOString()).toBe('2014-07-15T09:00:00.000Z');
});

test.each(['2026-02-30 00:00:00', '2026-13-01 00:00:00', '2026-01-01 24:00:01', 'yesterday'])(
  'rejects %s',
  (text) => {
    expect(readSiteTime(text)).toBeUndefined();
  },
);
