import type { Traits } from '@baize/brand';
import { describe, expect, it } from 'vitest';

import {
  rangeOfDays,
  rangeProblem,
  readLocal,
  readRange,
  reportQuery,
  siteDay,
  siteTime,
} from './report-range.ts';

const today = '2026-03-02';

describe('the period of a report', () => {
  it('is today and the last three days by default', () => {
    const fallback = { from: '2026-02-27T00:00:00', to: '2026-03-02T23:59:59' };
    expect(readRange(undefined, undefined, today)).toEqual(fallback);
    expect(readRange('yesterday', '2026-02-31T00:00', today)).toEqual(fallback);
  });

  it('is read from the address', () => {
    const range = readRange('2026-01-01T08:30', '2026-01-05T23:59:59', today);
    expect(range).toEqual({ from: '2026-01-01T08:30:00', to: '2026-01-05T23:59:59' });
    expect(reportQuery(range)).toEqual({
      start_date: '2026-01-01 08:30:00',
      end_date: '2026-01-05 23:59:59',
    });
  });

  it('falls back if it is reversed or too long', () => {
    const fallback = rangeOfDays(today, 3);
    expect(readRange('2026-02-02T00:00', '2026-02-01T00:00', today)).toEqual(fallback);
    expect(readRange('2025-01-01T00:00', '2026-02-01T00:00', today)).toEqual(fallback);
  });

  it.each([
    ['2026-02-01T00:00:00', '2026-03-03T23:59:59', undefined],
    ['2026-02-01T00:00:00', '2026-03-04T00:00:00', 'too_long'],
    ['2026-02-02T00:00:00', '2026-02-01T23:59:59', 'backwards'],
    ['2026-02-02T00:00:00', '2026-02-02T00:00:00', undefined],
    ['', '2026-02-01T23:59:59', 'incomplete'],
  ])('%s to %s', (from, to, expected) => {
    expect(rangeProblem({ from, to })).toBe(expected);
  });
});

describe('local times', () => {
  it.each([
    ['2024-02-29T10:00', '2024-02-29T10:00:00'],
    ['2025-02-29T10:00', undefined],
    ['2026-13-01T10:00', undefined],
    ['2026-01-01T24:30', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (text, expected) => {
    expect(readLocal(text)).toBe(expected);
  });

  it.each([
    ['Europe/Istanbul', '2026-03-01T20:59:59Z', '2026-03-01'],
    ['Europe/Istanbul', '2026-03-01T21:00:00Z', '2026-03-02'],
    ['Europe/Berlin', '2026-07-01T21:59:59Z', '2026-07-01'],
    ['Europe/Berlin', '2026-07-01T22:00:00Z', '2026-07-02'],
  ])('use the day of the brand: in %s, %s is %s', (timeZone, at, day) => {
    const traits = { 'site.timeZone': timeZone } as Traits;
    expect(siteDay({ traits }, new Date(at))).toBe(day);
  });

  it('have its wall clock', () => {
    const traits = { 'site.timeZone': 'Europe/Istanbul' } as Traits;
    expect(siteTime({ traits }, new Date('2026-03-01T21:04:09Z'))).toBe('2026-03-02T00:04:09');
  });
});
