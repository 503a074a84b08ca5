import { expect, it } from 'vitest';

import { hrefOf, type Place, readPlace } from './place.ts';

const nowhere: Place = { view: 'prematch', sport: null, day: null, league: null, event: null, search: '' };

it.each<[Partial<Place>, string]>([
  [{}, '#'],
  [{ view: 'live', sport: 'tennis' }, '#view=live&sport=tennis'],
  [{ sport: 'football', day: '2026-11-27' }, '#sport=football&day=2026-11-27'],
  [{ event: 1_234 }, '#event=1234'],
  [{ league: 'anadolu-ligi' }, '#league=anadolu-ligi'],
  [{ search: 'ağrı & kars' }, '#search=a%C4%9Fr%C4%B1+%26+kars'],
])('writes %j as %s and reads it again', (place, href) => {
  expect(hrefOf(place)).toBe(href);
  expect(readPlace(href.slice(1), 'prematch')).toEqual({ ...nowhere, ...place });
});

it.each([
  'sport=curling',
  'day=tomorrow',
  'league=../x',
  'event=1.5',
  'event=-1',
  'event=9007199254740993',
  'view=console',
  '%%%',
])('leaves %s out', (text) => {
  expect(readPlace(text, 'prematch')).toEqual(nowhere);
});

it('shortens a search', () => {
  expect(readPlace(`search=${'a'.repeat(500)}`, 'live').search).toHaveLength(60);
});
