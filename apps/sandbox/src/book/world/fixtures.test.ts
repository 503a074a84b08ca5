import { takesAll } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sportIds } from '../book.ts';
import { contestsBySport } from '../matches/sport-plans.ts';
import { bookAt } from '../testing/book-at.ts';
import { Fixtures } from './fixtures.ts';
import { leaguePlans } from './leagues/index.ts';
import { pairRound, roundsInSeason } from './pair-round.ts';
import { SeedTree } from './seed-tree.ts';
import { DAY_MS, dayOf } from './site-time.ts';

const HOUR_MS = 60 * 60_000;
/** Halves of 46 and 47 minutes with a break of 15: no match of football is shorter. */
const SHORTEST_FOOTBALL = 108;
const FIVE_MINUTES_MS = 5 * 60_000;
const WEEK = 7 * 24 * 60;
const fixturesOf = (secret = 'fixtures') => new Fixtures(leaguePlans, new SeedTree(secret));

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map(dayOf);
const newYear = dayOf(new Date('2027-12-31T12:00:00Z'));
const leapDay = dayOf(new Date('2028-02-29T12:00:00Z'));

describe('the leagues', () => {
  it('have what their fixtures are made of', () => {
    const numbers = leaguePlans.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(leaguePlans.map(({ league }) => league.id)).size).toBe(leaguePlans.length);
    for (const { number, league, competitors, rounds } of leaguePlans) {
      expect(number, league.id).toBeLessThan(1_000);
      expect(competitors.length % 2, league.id).toBe(0);
      expect(competitors.length, league.id).toBeGreaterThanOrEqual(6);
      expect(competitors.length, league.id).toBeLessThanOrEqual(20);
      for (const round of rounds) expect(round, league.id).toHaveLength(competitors.length / 2);
      expect(new Set(competitors.map(({ id }) => id)).size, league.id).toBe(competitors.length);
      expect(new Set(competitors.map(({ short }) => short)).size, league.id).toBe(competitors.length);
      for (const { short, name } of competitors) {
        expect(short.length, name).toBeLessThanOrEqual(4);
        expect(name.length, name).toBeLessThanOrEqual(30);
      }
    }
  });

  it('have several for each sport, and Turkey first', () => {
    for (const sport of sportIds) {
      const own = leaguePlans.map(({ league }) => league).filter((league) => league.sport === sport);
      expect(own.length, sport).toBeGreaterThanOrEqual(2);
      if (sport !== 'american-football') expect(own[0]?.country, sport).toBe('tr');
      expect(own.map(({ rank }) => rank)).toEqual(own.map((_, rank) => rank));
    }
  });
});

describe('a season', () => {
  it.each([6, 8, 14, 20])('of %d has everyone once in a round, and each pair once at each place', (size) => {
    const seen = new Set<string>();
    for (let round = 0; round < roundsInSeason(size); round += 1) {
      const pairs = pairRound(size, round);
      expect(new Set(pairs.flat()).size).toBe(size);
      for (const [home, away] of pairs) seen.add(`${home}-${away}`);
    }
    expect(seen.size).toBe(size * (size - 1));
  });

  it('has about as many matches at home as away for everyone, at any time', () => {
    const balance = new Map<number, number>();
    for (let round = 0; round < roundsInSeason(12); round += 1)
      for (const [home, away] of pairRound(12, round)) {
        balance.set(home, (balance.get(home) ?? 0) + 1);
        balance.set(away, (balance.get(away) ?? 0) - 1);
        for (const value of balance.values()) expect(Math.abs(value)).toBeLessThanOrEqual(3);
      }
  });
});

describe('fixtures', () => {
  it('are there for every sport in any 14 days, at most 2,500, with ids of their own', () => {
    const fixtures = fixturesOf();
    fc.assert(
      fc.property(fc.oneof(anyDay, fc.constantFrom(newYear, leapDay)), (day) => {
        const events = Array.from({ length: 14 }, (_, at) => fixtures.on(day + at)).flat();
        expect(new Set(events.map(({ plan }) => plan.league.sport)).size).toBe(sportIds.length);
        expect(events.length).toBeGreaterThan(500);
        expect(events.length).toBeLessThanOrEqual(2_500);
        expect(new Set(events.map(({ event }) => event.id)).size).toBe(events.length);
        for (const { event } of events) {
          expect(Number.isSafeInteger(event.id)).toBe(true);
          expect(fixtures.find(event.id)?.event).toEqual(event);
          expect(dayOf(event.startsAt)).toBeGreaterThanOrEqual(day);
        }
      }),
      { numRuns: takesAll() ? 12 : 4, examples: [[newYear], [leapDay], [newYear - 13]] },
    );
  });

  it('never have a competitor twice at a time, however long a match may last', () => {
    const fixtures = fixturesOf();
    fc.assert(
      fc.property(anyDay, (day) => {
        const busyUntil = new Map<string, number>();
        const clashes: string[] = [];
        for (let at = 0; at < 21; at += 1)
          for (const { event, plan } of fixtures.on(day + at)) {
            const startMs = event.startsAt.getTime();
            for (const { id } of [event.home, event.away]) {
              if (startMs < (busyUntil.get(id) ?? -Infinity)) clashes.push(`${event.id} ${id}`);
              busyUntil.set(id, startMs + contestsBySport[plan.league.sport].longestMs);
            }
          }
        expect(clashes).toEqual([]);
      }),
      { numRuns: takesAll() ? 8 : 3, examples: [[newYear - 7], [leapDay - 7]] },
    );
  });

  it('are the same in every process, and others with another secret', () => {
    const list = (secret: string) =>
      fixturesOf(secret)
        .on(leapDay)
        .map(({ event }) => event);
    expect(list('one')).toEqual(list('one'));
    const pairs = (secret: string) => list(secret).map(({ home, away }) => `${home.id} ${away.id}`);
    expect(pairs('one')).not.toEqual(pairs('two'));
  });

  it('do not know ids of nothing', () => {
    const fixtures = fixturesOf();
    for (const id of [-1, 0, 7, 0.5, Number.NaN, Number.MAX_VALUE, fixtures.on(leapDay)[0]?.event.id ?? 0]) {
      const isReal = id === fixtures.on(leapDay)[0]?.event.id;
      expect(fixtures.find(id) !== undefined, String(id)).toBe(isReal);
    }
  });

  it('are live at every hour of a week, six or more at a time', () => {
    const start = new Date('2028-02-27T21:00:00Z');
    const { book, clock } = bookAt(start);
    const step = takesAll() ? 1 : 6;
    const counts = Array.from({ length: (7 * 24) / step }, (_, at) => {
      clock.set(new Date(start.getTime() + at * step * HOUR_MS));
      return book.list({ phase: 'live' }).length;
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThan(9);
    expect(dayOf(clock.now()) * DAY_MS).toBeGreaterThan(start.getTime());
  });

  it('have three football matches at each minute of a week, however short they are, and at most eight', () => {
    const live = new Uint8Array(WEEK);
    const football = leaguePlans.filter(({ league }) => league.sport === 'football');
    for (const { weekday, minute } of football.flatMap(({ rounds }) => rounds.flat()))
      for (let passed = 0; passed < SHORTEST_FOOTBALL; passed += 1) {
        const at = (weekday * 24 * 60 + minute + passed) % WEEK;
        live[at] = (live[at] ?? 0) + 1;
      }
    expect(Math.min(...live)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...live)).toBeLessThanOrEqual(8);
  });

  it('have two live football matches or more at every five minutes of 14 days, also if one is abandoned', () => {
    const start = new Date('2028-02-20T21:00:00Z');
    const { book, clock } = bookAt(start);
    const spans = book.list({ sport: 'football' }).map(({ id, startsAt }) => {
      const fromMs = startsAt.getTime();
      return { fromMs, untilMs: fromMs + book.match(id).endMs };
    });
    const liveAt = (nowMs: number) =>
      spans.filter(({ fromMs, untilMs }) => fromMs <= nowMs && nowMs < untilMs).length;
    const instants = Array.from(
      { length: (14 * DAY_MS) / FIVE_MINUTES_MS },
      (_, at) => start.getTime() + at * FIVE_MINUTES_MS,
    );
    const counts = instants.map(liveAt);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(9);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(5);
    for (const at of [0, 1_000, 2_000, 3_000]) {
      clock.set(new Date(instants[at] ?? 0));
      expect(book.list({ phase: 'live', sport: 'football' })).toHaveLength(counts[at] ?? -1);
    }
  });
});
