import { overround } from '@baize/games/sports';
import { manualClock } from '@baize/clock';
import { expect, it } from 'vitest';

import { marketMargin } from '../client/market-margin.ts';
import { createFakeBook } from '../testing/fake-book.ts';
import { pageParts } from './book-page.ts';
import { groupMarkets } from './market-groups.ts';
import { mainTotal, rowOffers } from './offers.ts';

const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const book = createFakeBook(clock);
const parts = pageParts(book, clock.now(), 'tr');
const [event] = book.list({ sport: 'football', phase: 'upcoming' });
const { offers } = book.snapshot(event?.id ?? 0);

it('shows each market once, and lines of a kind together in their order', () => {
  const groups = groupMarkets(offers, { sport: 'football', home: 'A', away: 'B' }, parts);
  const shown = groups.flatMap((group) => group.offers.map(({ id }) => id));
  expect(shown.toSorted((a, b) => a.localeCompare(b))).toEqual(
    offers.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
  );
  expect(groups[0]?.key).toBe('full.result');
  const lines = groups
    .find(({ key }) => key === 'full.total')
    ?.offers.map(({ id }) => Number(id.split('.')[2]));
  expect(lines).toEqual(lines?.toSorted((a, b) => a - b));
});

it('takes the line that is closest to even for the row', () => {
  const total = mainTotal(offers, 'football');
  const gaps = offers
    .filter(({ id }) => id.startsWith('full.total.'))
    .map(({ picks }) => Math.abs((picks[0]?.chance ?? 0) - (picks[1]?.chance ?? 0)));
  const gap = Math.abs((total?.picks[0]?.chance ?? 0) - (total?.picks[1]?.chance ?? 0));
  expect(gap).toBe(Math.min(...gaps));
  expect(rowOffers(offers, 'football').more).toBe(offers.length - 2);
});

it('states the margin of the prices that it shows', () => {
  for (const offer of offers) {
    const prices = offer.picks.flatMap(({ price }) => (price === null ? [] : [price]));
    const margin = marketMargin(
      offer.id,
      offer.picks.map(({ price }) => price),
    );
    if (prices.length < offer.picks.length) expect(margin).toBeNull();
    else if (offer.id === 'full.doubleChance') expect(margin).toBeCloseTo((overround(prices) - 1) * 50, 0);
    else expect(margin).toBeCloseTo(overround(prices) * 100, 1);
  }
});
