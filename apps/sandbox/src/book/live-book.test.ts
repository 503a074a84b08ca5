import { describe, expect, it } from 'vitest';

import type { BookChange, BookEvent } from './book.ts';
import { sportIds } from './book.ts';
import { bookAt } from './testing/book-at.ts';

const EVENING = new Date('2026-05-02T17:00:00Z');
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const first = (events: readonly BookEvent[]): BookEvent => {
  const [event] = events;
  if (!event) throw new Error('no such event');
  return event;
};

describe('the list', () => {
  const { book } = bookAt(EVENING);

  it('has what is not over, by its start, for two weeks', () => {
    const events = book.list();
    const starts = events.map(({ startsAt }) => startsAt.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(Math.max(...starts)).toBeLessThan(EVENING.getTime() + 14 * DAY_MS);
    expect(Math.max(...starts)).toBeGreaterThan(EVENING.getTime() + 13 * DAY_MS);
    for (const { id, startsAt } of events.slice(0, 60))
      expect(book.status(id).phase).toBe(startsAt > EVENING ? 'upcoming' : 'live');
  });

  it('can be narrowed by sport, league, phase and time', () => {
    const [from, until] = [1, 2].map((days) => new Date(EVENING.getTime() + days * DAY_MS));
    const all = book.list();
    const only = (keep: (event: BookEvent) => boolean) => all.filter(keep);
    expect(book.list({ sport: 'darts' })).toEqual(only(({ league }) => league.sport === 'darts'));
    expect(book.list({ league: 'anadolu-ligi' })).toEqual(only(({ league }) => league.id === 'anadolu-ligi'));
    expect(book.list({ league: 'none' })).toEqual([]);
    expect(book.list({ phase: 'upcoming' })).toEqual(only(({ startsAt }) => startsAt > EVENING));
    expect(book.list({ phase: 'live' })).toEqual(only(({ startsAt }) => startsAt <= EVENING));
    if (from && until)
      expect(book.list({ from, until })).toEqual(
        only(({ startsAt }) => startsAt >= from && startsAt < until),
      );
  });

  it('is found by id, for thirty days after the match', () => {
    const { clock, book: later } = bookAt(EVENING);
    const event = first(later.list({ sport: 'football' }));
    clock.advance(29 * DAY_MS);
    expect(later.find(event.id)).toEqual(event);
    expect(['ended', 'abandoned']).toContain(later.status(event.id).phase);
    clock.advance(3 * DAY_MS);
    expect(later.find(event.id)).toBeNull();
    for (const id of [event.id, 7, -1, 0.5, Number.NaN])
      for (const read of [() => later.status(id), () => later.snapshot(id)]) expect(read).toThrow(RangeError);
  });
});

describe('a match', () => {
  it.each(sportIds)('of %s goes from its start to its results, and is the same after a restart', (sport) => {
    const { book, clock } = bookAt(EVENING);
    const from = new Date(EVENING.getTime() + HOUR_MS);
    const { id, startsAt } = first(book.list({ sport, phase: 'upcoming', from }));
    const [offer] = book.snapshot(id).offers;
    if (!offer) throw new Error('something is on sale');
    let version = book.snapshot(id).version;
    const judge = () => offer.picks.map(({ pick }) => book.judge(id, offer.id, pick));
    expect(judge()).toEqual(offer.picks.map(() => null));
    for (const share of [-0.1, 0.02, 0.3, 0.6, 0.9, 1]) {
      clock.set(new Date(startsAt.getTime() + share * book.match(id).endMs));
      const phase = share < 0 ? 'upcoming' : share < 1 ? 'live' : 'ended';
      expect(book.status(id).phase).toBe(phase);
      const snapshot = book.snapshot(id);
      expect(snapshot.version).toBeGreaterThan(version);
      ({ version } = snapshot);
      const restarted = bookAt(clock.now()).book;
      expect(restarted.snapshot(id)).toEqual(snapshot);
      expect(restarted.status(id)).toEqual(book.status(id));
    }
    expect(book.snapshot(id).offers).toEqual([]);
    expect(judge().filter((result) => result === 'won' || result === 'push').length).toBeGreaterThanOrEqual(
      1,
    );
  });

  it('takes no bets from before a goal until after its new prices', () => {
    const { book, clock } = bookAt(EVENING);
    let goals = 0;
    for (const { id, startsAt } of book.list({ sport: 'football', phase: 'upcoming' }).slice(0, 6)) {
      for (let ms = 0; ms < book.match(id).endMs; ms += 2 * SECOND_MS) {
        const read = (atMs: number) => {
          clock.set(new Date(startsAt.getTime() + atMs));
          return book.status(id);
        };
        const goalsAt = (atMs: number) =>
          (read(atMs).tracker?.score.home ?? 0) + (read(atMs).tracker?.score.away ?? 0);
        if (goalsAt(ms + 2 * SECOND_MS) === goalsAt(ms)) continue;
        goals += 1;
        for (const atMs of [-5, 0, 2, 10, 18]) expect(read(ms + atMs * SECOND_MS).isSuspended).toBe(true);
        const { offers } = book.snapshot(id);
        expect(offers.every(({ picks }) => picks.every(({ price }) => price === null))).toBe(true);
        expect(book.value(id, 'full.result', '1')).toBeNull();
      }
    }
    expect(goals).toBeGreaterThan(5);
  });

  it('is abandoned once in some hundreds, and then void as far as it was not decided', () => {
    const { book, clock } = bookAt(EVENING);
    const events = book.list({ phase: 'upcoming' });
    clock.advance(20 * DAY_MS);
    const nowMs = clock.now().getTime();
    const abandoned = events.filter(({ id }) => book.match(id).phaseAt(nowMs) === 'abandoned');
    expect(abandoned.length).toBeGreaterThanOrEqual(2);
    expect(abandoned.length).toBeLessThanOrEqual(16);
    for (const { id, league } of abandoned) {
      const market =
        league.sport === 'football' || league.sport === 'handball' ? 'full.result' : 'full.winner';
      if (league.sport !== 'darts')
        for (const pick of ['1', '2']) expect(book.judge(id, market, pick)).toBe('void');
    }
  });
});

describe('what a pick is worth', () => {
  it('is its chance on sale, and is known of lines that have left the sale until they are decided', () => {
    const { book, clock } = bookAt(EVENING);
    const { id, startsAt } = first(book.list({ sport: 'basketball', phase: 'upcoming' }));
    const lines = book.snapshot(id).offers.filter((offer) => offer.id.startsWith('full.total.'));
    let unsold = 0;
    for (let minute = -1; minute * MINUTE_MS < book.match(id).endMs; minute += 9) {
      clock.set(new Date(startsAt.getTime() + minute * MINUTE_MS));
      const { offers } = book.snapshot(id);
      if (book.status(id).isSuspended) continue;
      const chanceOf = (market: string, pick: string) =>
        offers.find((offer) => offer.id === market)?.picks.find((offered) => offered.pick === pick)?.chance;
      for (const line of lines) {
        const worth = book.value(id, line.id, 'over');
        const sold = chanceOf(line.id, 'over');
        if (sold === undefined) unsold += 1;
        else expect(worth?.chance).toBe(sold);
        if (book.judge(id, line.id, 'over') === null) expect(worth?.chance).toBeLessThan(1);
      }
    }
    expect(unsold).toBeGreaterThan(10);
    clock.set(new Date(startsAt.getTime() + book.match(id).endMs));
    expect(book.value(id, 'full.total.600', 'over')).toBeNull();
    expect(() => book.value(7, 'full.total.600', 'over')).toThrow(RangeError);
  });
});

describe('prices before a match', () => {
  it('move a little from step to step and stay near where they were', () => {
    const { book, clock } = bookAt(EVENING);
    const { id } = book.list({ sport: 'football', phase: 'upcoming' }).at(-1) ?? first([]);
    const chances: number[] = [];
    const versions = new Set<number>();
    for (let hour = 0; hour < 10 * 24; hour += 3) {
      const { offers, version } = book.snapshot(id);
      chances.push(offers[0]?.picks[0]?.chance ?? 0);
      versions.add(version);
      clock.advance(3 * HOUR_MS);
    }
    expect(versions.size).toBe(chances.length);
    expect(new Set(chances).size).toBeGreaterThan(60);
    expect(Math.max(...chances) - Math.min(...chances)).toBeLessThan(0.12);
    expect(Math.max(...chances) - Math.min(...chances)).toBeGreaterThan(0.005);
  });

  it('keep their version as long as nothing changes, and grow it by one when they do', () => {
    const { book, clock } = bookAt(EVENING);
    const { id } = book.list({ phase: 'upcoming' }).at(-1) ?? first([]);
    let before = book.snapshot(id);
    let changed = 0;
    for (let minute = 0; minute < 60; minute += 1) {
      clock.advance(MINUTE_MS);
      const now = book.snapshot(id);
      if (now.version === before.version) expect(now).toEqual(before);
      else {
        expect(now.version).toBe(before.version + 1);
        changed += 1;
      }
      before = now;
    }
    expect(changed).toBe(6);
  });
});

describe('watchers', () => {
  it('hear of each change once: prices, status, and the end', () => {
    const { book, clock } = bookAt(EVENING);
    const changes: BookChange[] = [];
    const stop = book.watch((changed) => changes.push(...changed));
    book.tick();
    changes.splice(0);
    const event = first(book.list({ sport: 'table-tennis', phase: 'upcoming' }));
    clock.set(new Date(event.startsAt.getTime() - 1));
    book.tick();
    changes.splice(0);
    let { version } = book.snapshot(event.id);
    for (let ms = 0; book.status(event.id).phase !== 'ended'; ms += 500) {
      clock.set(new Date(event.startsAt.getTime() + ms));
      const count = changes.length;
      book.tick();
      const own = changes.slice(count).filter((change) => change.event.id === event.id);
      const now = book.snapshot(event.id).version;
      expect(own.length).toBe(now === version ? 0 : 1);
      version = now;
    }
    const kinds = changes.filter((change) => change.event.id === event.id).map((change) => change.kinds);
    expect(kinds.filter((kind) => kind.has('ended'))).toHaveLength(1);
    expect(kinds.at(-1)?.has('ended')).toBe(true);
    stop();
    clock.advance(DAY_MS);
    const heard = changes.length;
    book.tick();
    expect(changes).toHaveLength(heard);
  });

  it('hear of the end of a match that was over between two ticks, and of days that come into sight', () => {
    const { book, clock } = bookAt(EVENING);
    const ended = new Set<number>();
    book.watch((changes) => {
      for (const { event, kinds } of changes) if (kinds.has('ended')) ended.add(event.id);
    });
    book.tick();
    const next = book
      .list({ phase: 'upcoming' })
      .filter(({ startsAt }) => startsAt.getTime() < EVENING.getTime() + 2 * HOUR_MS);
    clock.advance(DAY_MS);
    book.tick();
    for (const { id } of next) expect(ended).toContain(id);
    const far = book.list().at(-1) ?? first([]);
    clock.set(new Date(far.startsAt.getTime() + DAY_MS));
    book.tick();
    expect(ended).toContain(far.id);
  });
});
