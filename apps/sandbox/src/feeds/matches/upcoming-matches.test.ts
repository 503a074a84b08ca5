import { overround } from '@baize/games/sports';
import { describe, expect, it } from 'vitest';

import { bookAt } from '../../book/testing/book-at.ts';
import { upcomingMatches } from './upcoming-matches.ts';

const noon = new Date('2026-05-01T09:00:00Z');
const { book, clock } = bookAt(noon);

describe('the matches of the feed', () => {
  it('are the next ones of the book, with the prices of the book', () => {
    const matches = upcomingMatches(book, 20);
    expect(matches).toHaveLength(20);
    const starts = matches.map(({ startsAt }) => Date.parse(startsAt));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const { id, startsAt, home, odds } of matches) {
      expect(Date.parse(startsAt)).toBeGreaterThan(noon.getTime());
      expect(book.find(id)?.home.name).toBe(home.name);
      const result = book.snapshot(id).offers.find((offer) => offer.id === 'full.result');
      expect(result?.picks.map(({ price }) => ((price ?? 0) / 1_000).toFixed(2))).toEqual(
        Object.values(odds),
      );
      const margin = overround(Object.values(odds).map((odd) => 1_000 * Number(odd)));
      expect(margin).toBeGreaterThanOrEqual(0.05 - 1e-9);
      expect(margin).toBeLessThan(0.08);
    }
  });

  it('are as many as are asked for, and those that have begun are not among them', () => {
    const [first] = upcomingMatches(book, 1);
    expect(upcomingMatches(book, 3)).toHaveLength(3);
    clock.set(new Date(first?.startsAt ?? noon));
    expect(upcomingMatches(book, 20).map(({ id }) => id)).not.toContain(first?.id);
    clock.set(noon);
  });
});
