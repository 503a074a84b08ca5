import { describe, expect, it } from 'vitest';

import { upcomingMatches } from './match-book.ts';

const noon = new Date('2026-05-01T09:00:00Z');

describe('the match book', () => {
  const matches = upcomingMatches(noon);

  it('lists upcoming matches sorted by start, no club twice at a time', () => {
    expect(matches.length).toBeGreaterThan(8);
    const starts = matches.map(({ startsAt }) => Date.parse(startsAt));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts.every((start) => start > noon.getTime())).toBe(true);
    const sides = matches.flatMap(({ home, away, startsAt }) => [
      `${startsAt} ${home.name}`,
      `${startsAt} ${away.name}`,
    ]);
    expect(new Set(sides).size).toBe(sides.length);
  });

  it('has a margin in every market and favours the stronger side', () => {
    for (const { odds } of matches) {
      const sum = [odds.p1, odds.x, odds.p2].reduce((total, odd) => total + 1 / Number(odd), 0);
      expect(sum).toBeGreaterThan(1.04);
      expect(sum).toBeLessThan(1.09);
    }
  });

  it('is the same within a minute, and then only changes odds', () => {
    expect(upcomingMatches(new Date(noon.getTime() + 30_000))).toEqual(matches);
    const later = upcomingMatches(new Date(noon.getTime() + 60_000));
    expect(later.map(({ id }) => id)).toEqual(matches.map(({ id }) => id));
    expect(later).not.toEqual(matches);
  });
});
