import { FeedUnavailable, type MatchNames } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const startsAt = new Date('2026-03-01T17:00:00Z');
const names: MatchNames = {
  matches: new Map([[7, { home: 'Toros Şimşek', away: 'Ege Gücü', league: 'tr-1', startsAt }]]),
  leagues: new Map([['tr-1', { tr: 'Anadolu Ligi', en: 'Anatolian League' }]]),
  sports: new Map([['tennis', { tr: 'Tenis', en: 'Tennis' }]]),
};
const league = { id: 'tr-1', name: 'Anadolu Ligi' };
const none = { event: null, league: null, sport: null };
const event = {
  id: 7,
  home: 'Toros Şimşek',
  away: 'Ege Gücü',
  league: 'Anadolu Ligi',
  start_at: '2026-03-01T17:00:00.000Z',
};

describe('the names of a place in a sportsbook', () => {
  let app: TestApp;
  let isSilent = false;
  let reads = 0;

  beforeAll(async () => {
    app = await createTestApp({
      matches: {
        readMatches: () => Promise.resolve([]),
        async readNames() {
          reads += 1;
          if (isSilent) throw new FeedUnavailable('silent');
          return names;
        },
      },
    });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    isSilent = false;
  });
  const read = async (query: string, language = 'tr') => {
    const reply = await app.call('GET', `/sports/names${query}`, {
      headers: { 'accept-language': language },
    });
    expect(reply.statusCode).toBe(200);
    return reply.json().data;
  };

  it('are those of its match, its league and its sport, in the asked language', async () => {
    expect(await read('?event=7&league=tr-1')).toEqual({ event, league, sport: null });
    expect(await read('?event=7', 'en')).toEqual({
      event: { ...event, league: 'Anatolian League' },
      league: null,
      sport: null,
    });
    expect(await read('?league=tr-1', 'en')).toEqual({
      event: null,
      league: { id: 'tr-1', name: 'Anatolian League' },
      sport: null,
    });
    const sport = { id: 'tennis', name: 'Tennis' };
    expect(await read('?sport=tennis', 'en')).toEqual({ event: null, league: null, sport });
  });

  it('are none for what is not there, and at the start of the book', async () => {
    expect(await read('?event=8&league=tr-2&sport=chess')).toEqual(none);
    expect(await read('')).toEqual(none);
  });

  it.each(['event=0', 'event=1.5', 'event=x', 'event=9007199254740993', 'league=A', 'league=%00', 'sport=A'])(
    'are refused for %s',
    async (query) => {
      expect((await app.call('GET', `/sports/names?${query}`)).statusCode).toBe(422);
    },
  );

  it('come from one reading for all, and stay while the provider is silent', async () => {
    await read('?event=7');
    const before = reads;
    for (const id of [7, 8, 9]) await read(`?event=${id}`);
    expect(reads).toBe(before);
    app.clock.advance(2 * 60 * 60_000);
    isSilent = true;
    expect((await read('?event=7')).event).toEqual(event);
  });
});
