import fc from 'fast-check';
import { expect, it } from 'vitest';

import { durationText, type DurationStyle } from './duration.ts';
import { formatMessage } from './index.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const write = (language: 'tr' | 'en', minutes: number, style?: DurationStyle) =>
  durationText((key, values) => formatMessage(language, key, values), minutes, style);

it.each([
  [0, '0 dk', '0 dakika', '0 min', '0 minutes'],
  [1, '1 dk', '1 dakika', '1 min', '1 minute'],
  [59, '59 dk', '59 dakika', '59 min', '59 minutes'],
  [HOUR, '1 sa', '1 saat', '1 h', '1 hour'],
  [5 * HOUR, '5 sa', '5 saat', '5 h', '5 hours'],
  [23 * HOUR + 14, '23 sa 14 dk', '23 saat 14 dakika', '23 h 14 min', '23 hours 14 minutes'],
  [DAY, '24 sa', '24 saat', '24 h', '24 hours'],
  [2 * DAY, '2 gün', '2 gün', '2 days', '2 days'],
  [
    2 * DAY + HOUR + 1,
    '2 gün 1 sa 1 dk',
    '2 gün 1 saat 1 dakika',
    '2 days 1 h 1 min',
    '2 days 1 hour 1 minute',
  ],
  [365 * DAY, '365 gün', '365 gün', '365 days', '365 days'],
])('%i minutes are written in their units', (minutes, shortTr, longTr, shortEn, longEn) => {
  expect(write('tr', minutes)).toBe(shortTr);
  expect(write('tr', minutes, 'long')).toBe(longTr);
  expect(write('en', minutes)).toBe(shortEn);
  expect(write('en', minutes, 'long')).toBe(longEn);
});

it('no minutes are lost, and none are as many as an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), fc.constantFrom('tr', 'en'), (minutes, language) => {
      const sizes: Record<string, number> = { gün: DAY, days: DAY, sa: HOUR, h: HOUR, dk: 1, min: 1 };
      const parts = [...write(language, minutes).matchAll(/([\d.,]+) (\S+)/g)];
      const read = parts.map(
        ([, count = '', unit = '']) => Number(count.replaceAll(/\D/g, '')) * Number(sizes[unit]),
      );
      expect(read.reduce((sum, part) => sum + part, 0)).toBe(minutes);
      for (const [, count, unit] of parts)
        if (unit === 'dk' || unit === 'min') expect(Number(count)).toBeLessThan(60);
    }),
  );
});
