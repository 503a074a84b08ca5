import { beforeEach, expect, it, vi } from 'vitest';

import type { EventFacts } from './event-facts.ts';

const facts: EventFacts = {
  id: 7,
  home: 'Toros',
  away: 'Karadeniz',
  sport: 'football',
  league: 'anadolu',
  startsAt: '2026-11-26T17:00:00.000Z',
  phase: 'upcoming',
  isSuspended: false,
  clock: '',
  score: '',
  redCards: '',
};

let store: typeof import('./price-store.ts');
beforeEach(async () => {
  vi.resetModules();
  store = await import('./price-store.ts');
  store.learnFacts(facts);
});

const result = (price: number | null) => [['full.result', [['1', price]]]] as const;

it('knows a price with its version, and nothing of a pick that was never shown', () => {
  store.learnPrices({ event: 7, version: 3, markets: result(1_900) });
  expect(store.priceOf(7, 'full.result', '1')).toEqual({ price: 1_900, version: 3 });
  expect(store.priceOf(7, 'full.total.10', 'over')).toBeUndefined();
  expect(store.priceOf(8, 'full.result', '1')).toBeUndefined();
});

it('takes a market for closed once all of a match is known', () => {
  store.learnPrices({ event: 7, version: 3, markets: result(1_900), isWhole: true });
  expect(store.priceOf(7, 'full.total.10', 'over')).toEqual({ price: null, version: 3 });
  store.forgetMarket(7, 'full.result');
  expect(store.priceOf(7, 'full.result', '1')?.price).toBeNull();
});

it('ignores a list that is older than what it knows', () => {
  store.learnPrices({ event: 7, version: 5, markets: result(2_000) });
  store.learnPrices({ event: 7, version: 4, markets: result(1_900) });
  expect(store.priceOf(7, 'full.result', '1')).toEqual({ price: 2_000, version: 5 });
});

it('follows what each reason wants', () => {
  const noticed = vi.fn<() => void>();
  store.watchWanted(noticed);
  store.wantEvents('slip', [7, 9]);
  store.wantEvents('bets', [9]);
  store.wantEvents('slip', [7]);
  expect([...store.wantedEvents()]).toEqual([7, 9]);
  expect(noticed).toHaveBeenCalledTimes(3);
});

it('announces changes until a listener ends', () => {
  const listener = vi.fn<(changed: ReadonlySet<number>) => void>();
  const end = store.watchPrices(listener);
  store.announceChanges(new Set([7]));
  end();
  store.announceChanges(new Set([7]));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.eventName(7)).toBe('Toros – Karadeniz');
});
