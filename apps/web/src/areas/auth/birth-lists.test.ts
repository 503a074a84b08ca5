import { describe, expect, it } from 'vitest';

import { birthDays, birthYears, monthNames } from './birth-lists.ts';

describe('the lists of a birth date', () => {
  it('offer the years from 2007 back to 1924', () => {
    const years = birthYears();
    expect([years[0], years.at(-1), years.length]).toEqual([2007, 1924, 84]);
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
