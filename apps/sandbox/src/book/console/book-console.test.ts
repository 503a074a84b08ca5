import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { ManualClock } from '@baize/clock';

import type { BookChange, BookEvent, SportId } from '../book.ts';
import type { LiveBook } from '../live-book.ts';
import { bookAt } from '../testing/book-at.ts';
import type { EventOverride } from '../matches/overrides.ts';
import { addBookConsole } from './add-book-console.ts';

const NOON = new Date('2026-05-02T09:00:00Z');
const MINUTE_MS = 60_000;

let book: LiveBook;
let clock: ManualClock;
let stored: EventOverride[];
let app: FastifyInstance;
let changes: BookChange[];

beforeEach(() => {
  ({ book, clock, stored } = bookAt(NOON));
  app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  addBookConsole(app, book);
  changes = [];
  book.watch((changed) => changes.push(...changed));
});
afterEach(() => app.close());

function upcoming(sport: SportId): BookEvent {
  const event = book.list({ sport, phase: 'upcoming' }).at(-1);
  if (!event) throw new Error(`no ${sport} to come`);
  return event;
}

const act = (id: number, action: string, payload: object = {}) =>
  app.inject({ method: 'POST', url: `/book-console/events/${id}/${action}`, payload });

const resultsOf = (id: number, market: string, picks: readonly string[]) =>
  picks.map((pick) => book.judge(id, market, pick));

const kindsOf = (id: number) =>
  changes.filter(({ event }) => event.id === id).map(({ kinds }) => Array.from(kinds).toSorted());

describe('an action on a match', () => {
  it('starts it, plays it faster, halts it and plays it to its end', async () => {
    const { id } = upcoming('football');
    expect((await act(id, 'start')).statusCode).toBe(200);
    expect(book.find(id)?.startsAt).toEqual(NOON);
    expect(book.list({ phase: 'live' }).map((event) => event.id)).toContain(id);
    expect((await act(id, 'pace', { rate: 60 })).statusCode).toBe(200);
    clock.advance(20_000);
    expect(book.status(id).tracker?.minute).toBe(21);
    await act(id, 'pace', { rate: 0 });
    const halted = book.status(id);
    clock.advance(60 * MINUTE_MS);
    expect(book.status(id)).toEqual(halted);
    await act(id, 'finish');
    expect(book.status(id).phase).toBe('ended');
    expect(book.snapshot(id).offers).toEqual([]);
    const results = resultsOf(id, 'full.result', ['1', 'X', '2']);
    expect(results).toContain('won');
    expect(results.filter((result) => result === 'lost')).toHaveLength(2);
    expect(kindsOf(id).at(-1)).toEqual(['ended', 'prices', 'status']);
  });

  it('adds a goal after a moment without bets, and prices follow', async () => {
    const { id } = upcoming('football');
    await act(id, 'start');
    const before = book.snapshot(id);
    expect((await act(id, 'force', { kind: 'goal', side: 'away' })).statusCode).toBe(200);
    clock.advance(5_000);
    expect(book.status(id).isSuspended).toBe(true);
    expect(book.snapshot(id).offers.flatMap(({ picks }) => picks.map(({ price }) => price))).not.toContain(
      before.offers[0]?.picks[0]?.price,
    );
    clock.advance(25_000);
    const { tracker } = book.status(id);
    expect(tracker?.score.away).toBe(1);
    expect(tracker?.incidents.find(({ kind }) => kind === 'goal')).toMatchObject({ side: 'away', at: "1'" });
    expect(book.judge(id, 'full.nextGoal.1', '2')).toBe('won');
    expect(book.snapshot(id).version).toBeGreaterThan(before.version);
  });

  it.each([
    ['tennis', 'set', 'set1.winner'],
    ['basketball', 'point', null],
    ['rounds', 'point', 'set1.unit.1'],
  ] as const)('makes the next %s %s be won by a side', async (sport, kind, market) => {
    for (const side of ['home', 'away'] as const) {
      const { id } = upcoming(sport);
      await act(id, 'start');
      await act(id, 'force', { kind, side });
      await act(id, 'pace', { rate: 600 });
      clock.advance(market === 'set1.winner' ? 15_000 : 400);
      const [pick, other] = side === 'home' ? ['1', '2'] : ['2', '1'];
      if (market) expect(resultsOf(id, market, [pick ?? '', other ?? ''])).toEqual(['won', 'lost']);
      else expect(book.status(id).tracker?.score[side]).toBeGreaterThan(0);
    }
  });

  it('suspends and resumes it, before and during the match', async () => {
    const { id } = upcoming('tennis');
    const before = book.snapshot(id);
    await act(id, 'suspend');
    expect(book.status(id)).toEqual({ phase: 'upcoming', isSuspended: true, tracker: null });
    const suspended = book.snapshot(id);
    expect(suspended.version).toBe(before.version + 1);
    expect(suspended.offers.map((offer) => offer.id)).toEqual(before.offers.map((offer) => offer.id));
    expect(suspended.offers.every(({ picks }) => picks.every(({ price }) => price === null))).toBe(true);
    await act(id, 'resume');
    expect(book.snapshot(id)).toEqual({ version: before.version + 2, offers: before.offers });
  });

  it('abandons it: what is decided stands, and all else is void', async () => {
    const { id } = upcoming('football');
    await act(id, 'start');
    await act(id, 'force', { kind: 'goal', side: 'home' });
    clock.advance(2 * MINUTE_MS);
    await act(id, 'abandon');
    expect(book.status(id).phase).toBe('abandoned');
    expect(resultsOf(id, 'full.result', ['1', 'X', '2'])).toEqual(['void', 'void', 'void']);
    expect(resultsOf(id, 'full.total.2', ['over', 'under'])).toEqual(['won', 'lost']);
    expect(resultsOf(id, 'full.nextGoal.1', ['1', 'none'])).toEqual(['won', 'lost']);
    expect(kindsOf(id).at(-1)).toEqual(['ended', 'prices', 'status']);
  });

  it('corrects a result by exchanging the sides, and takes it back', async () => {
    const { id } = upcoming('tennis');
    await act(id, 'finish');
    const results = resultsOf(id, 'full.winner', ['1', '2']);
    const { score } = book.status(id).tracker ?? {};
    await act(id, 'exchange');
    expect(resultsOf(id, 'full.winner', ['2', '1'])).toEqual(results);
    expect(book.status(id).tracker?.score).toEqual({ home: score?.away, away: score?.home });
    expect(kindsOf(id).at(-1)).toEqual(['corrected', 'status']);
    await act(id, 'exchange');
    expect(resultsOf(id, 'full.winner', ['1', '2'])).toEqual(results);
  });

  it('decides picks by hand, and several that share a place', async () => {
    const { id } = upcoming('football');
    await act(id, 'dead-heat', { market: 'full.result', picks: '1 X' });
    expect(resultsOf(id, 'full.result', ['1'])).toEqual([null]);
    await act(id, 'finish');
    const shared = { winners: 2, places: 1 };
    expect(resultsOf(id, 'full.result', ['1', 'X', '2'])).toEqual([shared, shared, 'lost']);
    await act(id, 'rule', { market: 'full.oddEven', pick: 'odd', result: 'void' });
    expect(book.judge(id, 'full.oddEven', 'odd')).toBe('void');
    expect(['won', 'lost']).toContain(book.judge(id, 'full.oddEven', 'even'));
    expect(kindsOf(id).at(-1)).toEqual(['corrected', 'status']);
  });

  it('changes no other match, and is the same after a restart', async () => {
    const others = book.list().slice(0, 40);
    const before = others.map(({ id }) => book.snapshot(id));
    const { id } = upcoming('handball');
    await act(id, 'start');
    await act(id, 'pace', { rate: 10 });
    await act(id, 'force', { kind: 'point', side: 'home' });
    expect(others.map((event) => book.snapshot(event.id))).toEqual(before);
    clock.advance(3 * MINUTE_MS);
    const restarted = bookAt(clock.now(), { stored: structuredClone(stored) }).book;
    expect(restarted.status(id)).toEqual(book.status(id));
    expect(restarted.snapshot(id)).toEqual(book.snapshot(id));
    expect(restarted.list()).toEqual(book.list());
  });

  it('grows the version each time, whatever it does', async () => {
    const { id } = upcoming('ice-hockey');
    let { version } = book.snapshot(id);
    for (const [action, fields] of [
      ['suspend', {}],
      ['start', {}],
      ['resume', {}],
      ['pace', { rate: 100 }],
      ['force', { kind: 'point', side: 'away' }],
      ['finish', {}],
      ['exchange', {}],
    ] as const) {
      await act(id, action, fields);
      expect(book.snapshot(id).version, action).toBe(version + 1);
      version += 1;
    }
  });
});

describe('the console', () => {
  it.each([
    ['pace', { rate: -1 }, 400],
    ['pace', {}, 400],
    ['force', { kind: 'earthquake', side: 'home' }, 400],
    ['force', { kind: 'goal', side: 'both' }, 400],
    ['rule', { market: 'full.unknown', pick: '1', result: 'won' }, 400],
    ['rule', { market: 'full.result', pick: '1', result: 'maybe' }, 400],
    ['dead-heat', { market: 'full.result', picks: '1' }, 400],
    ['dead-heat', { market: 'full.result', picks: '1 9' }, 400],
    ['start', {}, 409],
    ['exchange', {}, 409],
    ['dance', {}, 404],
  ])('refuses %s with %o', async (action, fields, status) => {
    const { id } = upcoming('football');
    await act(id, 'start');
    const before = book.match(id).override;
    const reply = await act(id, action, fields);
    expect(reply.statusCode).toBe(status);
    expect(reply.json<{ message: string }>().message).toBeTruthy();
    expect(book.match(id).override).toEqual(before);
  });

  it('does not know events that do not exist', async () => {
    for (const id of ['7', 'x', '-1', '1.5', '99999999999999999999'])
      for (const url of [`/book-console/events/${id}`, `/book-console/events/${id}/state.json`])
        expect((await app.inject(url)).statusCode, url).toBe(404);
    expect((await act(7, 'start')).statusCode).toBe(404);
  });

  it('shows matches and what can be done with them', async () => {
    const { id, home } = upcoming('arena');
    await act(id, 'start');
    const list = await app.inject('/book-console?sport=arena');
    expect(list.body).toContain(`/book-console/events/${id}`);
    const page = await app.inject(`/book-console/events/${id}`);
    expect(page.body).toContain(home.name.replaceAll('&', '&amp;'));
    expect(page.body).toContain('Play to the end');
    expect(page.body).not.toContain('Start now');
    const form = await app.inject({
      method: 'POST',
      url: `/book-console/events/${id}/suspend`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(form.statusCode).toBe(303);
    expect(form.headers.location).toContain(`/book-console/events/${id}?said=`);
    const all = (await app.inject('/book-console.json')).json<{ live: { event: { id: number } }[] }>();
    expect(all.live.map(({ event }) => event.id)).toContain(id);
  });

  it('moves prices at a rate, never above those of the model, and stops', async () => {
    const move = (fields: object) =>
      app.inject({ method: 'POST', url: '/book-console/moving', payload: fields });
    for (const wrong of [-1, 0.5, 'many', 1e9]) expect((await move({ changes: wrong })).statusCode).toBe(400);
    expect((await move({ changes: 1_000 })).json()).toEqual({ changes: 1_000 });
    book.tick();
    changes.splice(0);
    for (let tick = 0; tick < 20; tick += 1) {
      clock.advance(100);
      book.tick();
    }
    const unmoved = bookAt(clock.now()).book;
    let prices = 0;
    for (const id of new Set(changes.map(({ event }) => event.id))) {
      const [model, now] = [unmoved.snapshot(id), book.snapshot(id)];
      for (const [market, { picks }] of now.offers.entries())
        for (const [at, { price }] of picks.entries()) {
          prices += price === null ? 0 : 1;
          if (price !== null) expect(price).toBeLessThanOrEqual(model.offers[market]?.picks[at]?.price ?? 0);
        }
    }
    expect(prices).toBeGreaterThan(1_500);
    expect(prices).toBeLessThan(3_000);
    await move({ changes: 0 });
    const [event] = book.list({ phase: 'upcoming' });
    expect(book.snapshot(event?.id ?? 0).offers).toEqual(unmoved.snapshot(event?.id ?? 0).offers);
  });
});
