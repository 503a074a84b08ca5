import { describe, expect, it } from 'vitest';

import { canonicalAddress } from '../document/canonical-address.ts';
import { NotFound } from './not-found.ts';
import {
  bettingHistoryAddress,
  parseBettingHistory,
  parseSport,
  sportAddress,
  sportViews,
  withPlace,
} from './sport-address.ts';

const nowhere = { event: undefined, league: undefined, sport: undefined };
const place = (query: string) => parseSport('prematch', {}, new URLSearchParams(query));

describe('the address of a page of sport', () => {
  it('names a provider and a place in its book', () => {
    const input = parseSport('live', { provider: 'Redline' }, new URLSearchParams('event=7&league=tr-1'));
    expect(input).toEqual({ view: 'live', provider: 'redline', event: 7, league: 'tr-1', sport: undefined });
    expect(sportAddress('live', 'redline', input)).toBe('/LiveSport/redline/live?event=7&league=tr-1');
    expect(sportAddress('prematch', undefined, { event: 7, pick: 'draw' })).toBe('/Sport?event=7&pick=draw');
    expect(place('event=7&pick=draw')).toMatchObject({ event: 7, pick: 'draw' });
    const offered = { event: 7, pick: 'draw', odd: '3.40' } as const;
    expect(sportAddress('prematch', undefined, offered)).toBe('/Sport?event=7&pick=draw&odd=3.40');
    expect(place('event=7&pick=draw&odd=3.40')).toMatchObject(offered);
    expect(place('event=7&odd=3.40')).not.toHaveProperty('odd');
    expect(place('event=7&pick=draw&odd=1e9')).not.toHaveProperty('odd');
    expect(sportAddress('esport', undefined, { sport: 'arena' })).toBe('/ESport?sport=arena');
  });

  it.each([
    '',
    'event=0&league=&sport=',
    'event=-1&league=A&sport=a b',
    'event=1e3&league=<b>',
    `event=9007199254740993&league=${'a'.repeat(65)}`,
    'event=7 or 1=1&sport=%00',
    'pick=home',
  ])('opens the start of the book for %j', (query) => {
    expect(place(query)).toEqual({ view: 'prematch', provider: undefined, ...nowhere });
  });

  it.each(['redlane', 'x', '', 'redline ', '__proto__'])('finds nothing for the provider %j', (provider) => {
    for (const view of sportViews)
      expect(() => parseSport(view, { provider }, new URLSearchParams())).toThrow(NotFound);
  });

  it('is one for search engines, however it is written', () => {
    const canonical = '/Sport/betradar/prematch?event=7';
    expect(canonicalAddress('/sports/sport/betradar/prematch?x=1&event=7')).toBe(canonical);
    expect(canonicalAddress('/sport/betradar/prematch?event=7&popup=login')).toBe(canonical);
    expect(canonicalAddress('/livesport?x=1')).toBe('/LiveSport');
  });

  it('keeps its form at another place', () => {
    const elsewhere = { ...nowhere, league: 'tr-1' };
    expect(withPlace('/sports/sport/betradar/prematch?event=7', elsewhere)).toBe(
      '/sports/sport/betradar/prematch?league=tr-1',
    );
    expect(withPlace('/Sport?event=7', nowhere)).toBe('/Sport');
    expect(withPlace('/Sport?event=7&pick=home&odd=1.95', { ...nowhere, event: 7 })).toBe('/Sport?event=7');
  });
});

it('the betting history is opened for a provider, or for the first one', () => {
  expect(bettingHistoryAddress('betradar')).toBe('/BettingHistory?provider=betradar');
  expect(parseBettingHistory(new URLSearchParams('provider=BetRadar'))).toEqual({ provider: 'betradar' });
  expect(parseBettingHistory(new URLSearchParams('provider=other'))).toEqual({ provider: undefined });
});
