import { describe, expect, it } from 'vitest';

import { birthDays, birthYears, monthNames } from './birth-lists.ts';

describe('the lists of a birth date', () => {
  it.each([
    ['2024-06-01', 2007, 84],
    ['2025-12-31', 2007, 84],
    ['2026-01-02', 2008, 85],
    ['2031-06-01', 2013, 90],
  ])('offer, on %s, the years from %i back to 1924', (day, newest, count) => {
    const years = birthYears(new Date(`${day}T12:00:00`));
    expect([years[0], years.at(-1), years.length]).toEqual([newest, 1924, count]);
  });

  it.each([
    [undefined, undefined, 31],
    [4, undefined, 30],
    [2, undefined, 29],
    [2, 1999, 28],
    [2, 2004, 29],
    [2, 1900, 28],
    [12, 2001, 31],
  ])('month %s of %s has %s days', (month, year, count) => {
    expect(birthDays(month, year)).toHaveLength(count);
  });

  it('name the months in both languages', () => {
    expect(monthNames('tr').slice(0, 2)).toEqual(['Ocak', 'Şubat']);
    expect(monthNames('en').at(-1)).toBe('December');
  });
});
