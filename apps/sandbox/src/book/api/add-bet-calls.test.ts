import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createKeyRing } from '@baize/providers';

import { Visits } from '../../visits/visit.ts';
import { createFakeBook, type FakeBook } from '../testing/fake-book.ts';
import { FakeDesk } from '../testing/fake-desk.ts';
import { makeVisit } from '../testing/make-visit.ts';
import { addBetCalls } from './add-bet-calls.ts';
import type { BetView } from './bet-views.ts';

const clock = { now: () => new Date('2026-11-26T12:00:00.000Z') };
const key = createKeyRing(['a secret of at least 32 characters']).current('sandbox-redline', 7);

let app: FastifyInstance;
let book: FakeBook;
let desk: FakeDesk;
let isLive: boolean;
beforeEach(() => {
  app = Fastify();
  isLive = true;
  book = createFakeBook(clock);
  desk = new FakeDesk(book, clock);
  const visits = new Visits();
  visits.add(makeVisit({ key, playKey: 'elif', player: '7-5' }));
  addBetCalls(app, { visits, book, desk, clock, isLive: async () => isLive });
});
afterEach(() => app.close());

function call(method: 'GET' | 'POST', url: string, payload?: object, playKey = 'elif') {
  const headers = { authorization: `Bearer ${playKey}` };
  return app.inject({ method, url, headers, ...(payload && { payload }) });
}

function settle(id: string, paidMinor: bigint, result: 'won' | 'lost'): void {
  const bet = desk.bets.get(id);
  if (!bet) throw new Error(`there is no bet ${id}`);
  const picks = bet.picks.map((pick) => ({ ...pick, result }));
  desk.bets.set(id, { ...bet, picks, state: 'settled', paidMinor, settledAt: bet.placedAt });
}

const upcoming = () => book.list({ phase: 'upcoming' })[0]?.id ?? 0;
const live = () => book.list({ phase: 'live' })[0]?.id ?? 0;

const orderOn = (eventId: number, changes: object = {}) => ({
  requestId: 'request-1',
  picks: [{ eventId, marketId: 'full.result', pick: '1', price: 1_900 }],
  sizes: [1],
  bankers: [],
  lineStake: 5_000,
  rule: 'better',
  ...changes,
});

it('places a bet and shows it with the names of its match', async () => {
  const reply = await call('POST', '/book/bets', orderOn(upcoming()));
  expect(reply.statusCode).toBe(200);
  const event = book.find(upcoming());
  expect(reply.json<BetView>()).toMatchObject({
    state: 'open',
    stake: 5_000,
    possible: 9_500,
    balance: 95_000,
    waitMs: 0,
    picks: [
      { price: 1_900, phase: 'upcoming', sides: { home: event?.home.name, sport: event?.league.sport } },
    ],
  });
  expect(desk.orders[0]).toMatchObject({ lineStakeMinor: 5_000n, rule: 'better', sizes: [1] });
});

it('shows a live bet while it waits, also to a repeat of its request, and then what became of it', async () => {
  const first = await call('POST', '/book/bets', orderOn(live()));
  const again = await call('POST', '/book/bets', orderOn(live()));
  const bet = first.json<BetView>();
  expect(bet).toMatchObject({ state: 'waiting', waitMs: 50 });
  expect(again.json<BetView>()).toEqual(bet);
  expect(desk.orders).toHaveLength(1);
  await expect
    .poll(async () => (await call('GET', `/book/bets/${bet.id}`)).json<BetView>().state)
    .toBe('open');
});

it('passes a refusal on with the positions and limits that it is about', async () => {
  desk.refusal = { reason: 'suspended', at: [0] };
  const reply = await call('POST', '/book/bets', orderOn(upcoming()));
  expect(reply.json<BetView>()).toMatchObject({
    state: 'refused',
    refusal: { reason: 'suspended', at: [0], limit: null },
  });
  desk.refusal = { reason: 'stakeHigh', limitMinor: 1_234n };
  const high = await call('POST', '/book/bets', orderOn(upcoming(), { requestId: 'request-2' }));
  expect(high.json<BetView>().refusal).toEqual({
    reason: 'stakeHigh',
    at: [],
    limit: 1_234,
    minOdds: null,
  });
});

it.each([
  ['no body', null],
  ['a stake in text', { lineStake: '5000' }],
  ['half a kuruş', { lineStake: 0.5 }],
  ['a stake below nothing', { lineStake: -5_000 }],
  ['an unknown rule', { rule: 'any' }],
  ['a size of nothing', { sizes: [0] }],
  ['no list of picks', { picks: { length: 1 } }],
  ['a pick without a market', { picks: [{ eventId: 1, pick: '1', price: 1_900 }] }],
  ['a price of text', { picks: [{ eventId: 1, marketId: 'a', pick: '1', price: '1900' }] }],
  ['hundreds of picks', { picks: Array.from({ length: 101 }, () => null) }],
  ['a short request id', { requestId: 'x' }],
])('refuses %s and places nothing', async (_, changes) => {
  const reply = await call('POST', '/book/bets', changes === null ? undefined : orderOn(upcoming(), changes));
  expect([reply.statusCode, reply.json()]).toEqual([400, { reason: 'invalid' }]);
  expect(desk.orders).toEqual([]);
});

it('lists a player’s bets by what became of them', async () => {
  const placed = await call('POST', '/book/bets', orderOn(upcoming()));
  const { id } = placed.json<BetView>();
  const list = async (filter: string) =>
    (await call('GET', `/book/bets?filter=${filter}`)).json<{ bets: BetView[] }>().bets.map((bet) => bet.id);
  expect([await list('open'), await list('all')]).toEqual([[id], []]);
  settle(id, 9_500n, 'won');
  expect([await list('open'), await list('all'), await list('won'), await list('lost')]).toEqual([
    [],
    [id],
    [id],
    [],
  ]);
  expect((await call('GET', '/book/bets?filter=some')).statusCode).toBe(400);
});

it('reads on where a page of a filter ended', async () => {
  for (let number = 0; number < 45; number += 1) {
    const order = orderOn(upcoming(), { requestId: `request-${number}` });
    const { id } = (await call('POST', '/book/bets', order)).json<BetView>();
    settle(id, number % 2 === 0 ? 0n : 9_500n, number % 2 === 0 ? 'lost' : 'won');
  }
  interface Page {
    readonly bets: BetView[];
    readonly before: string;
  }
  const first = (await call('GET', '/book/bets?filter=lost')).json<Page>();
  const second = (await call('GET', `/book/bets?filter=lost&before=${first.before}`)).json<Page>();
  expect([first.bets.length, second.bets.length, second.before]).toEqual([20, 3, null]);
  expect(new Set([...first.bets, ...second.bets].map(({ id }) => id)).size).toBe(23);
});

it('lists all open bets together', async () => {
  for (let number = 0; number < 23; number += 1)
    await call('POST', '/book/bets', orderOn(upcoming(), { requestId: `request-${number}` }));
  const list = (await call('GET', '/book/bets?filter=open')).json<{ bets: BetView[]; before: string }>();
  expect([new Set(list.bets.map(({ id }) => id)).size, list.before]).toEqual([23, null]);
});

it('adds up stakes and returns, open bets apart', async () => {
  const ids: string[] = [];
  for (const requestId of ['request-1', 'request-2', 'request-3'])
    ids.push((await call('POST', '/book/bets', orderOn(upcoming(), { requestId }))).json<BetView>().id);
  settle(ids[0] ?? '', 9_500n, 'won');
  settle(ids[1] ?? '', 0n, 'lost');
  expect((await call('GET', '/book/bets/sums')).json()).toEqual({
    days: 30,
    bets: 3,
    staked: 15_000,
    returned: 9_500,
    open: 5_000,
    net: -500,
  });
});

it('counts a free bet by what it pays only', async () => {
  const place = async (requestId: string) => {
    const order = orderOn(upcoming(), { requestId, freeBet: true });
    return (await call('POST', '/book/bets', order)).json<BetView>();
  };
  const [won, lost] = [await place('request-1'), await place('request-2')];
  await place('request-3');
  expect(won.isFreeBet).toBe(true);
  settle(won.id, 4_500n, 'won');
  settle(lost.id, 0n, 'lost');
  expect((await call('GET', '/book/bets/sums')).json()).toMatchObject({
    bets: 3,
    staked: 0,
    returned: 4_500,
    open: 0,
    net: 4_500,
  });
});

it('offers a price for a part of a bet and ends the part once', async () => {
  const { id } = (await call('POST', '/book/bets', orderOn(upcoming()))).json<BetView>();
  const { offer } = (await call('POST', `/book/bets/${id}/offer`, { share: 5_000 })).json<{
    offer: { id: string; amount: number };
  }>();
  expect(offer).toMatchObject({ amount: 3_000, validMs: 5_000, shareBasisPoints: 5_000 });
  const done = await call('POST', '/book/cash-outs', { offerId: offer.id });
  expect(done.json<BetView>()).toMatchObject({ state: 'open', paid: 3_000, balance: 98_000 });
  const again = await call('POST', '/book/cash-outs', { offerId: offer.id });
  expect([again.statusCode, again.json()]).toEqual([409, { reason: 'offer' }]);
  expect((await call('POST', `/book/bets/${id}/offer`, { share: 0 })).statusCode).toBe(400);
  expect((await call('POST', '/book/bets/none/offer', { share: 1 })).statusCode).toBe(404);
});

it.each(['/book/bets?filter=open', '/book/bets/b1'])('shows nothing at %s without a session', async (url) => {
  const reply = await call('GET', url, undefined, 'somebody');
  expect(reply.statusCode).toBe(401);
});

it('shows and pays nothing after the sign-out', async () => {
  const { id } = (await call('POST', '/book/bets', orderOn(upcoming()))).json<BetView>();
  isLive = false;
  expect((await call('GET', '/book/bets?filter=open')).statusCode).toBe(401);
  expect((await call('GET', '/book/bets/sums')).statusCode).toBe(401);
  expect((await call('GET', `/book/bets/${id}`)).statusCode).toBe(401);
  expect((await call('POST', `/book/bets/${id}/offer`, { share: 10_000 })).statusCode).toBe(401);
  expect((await call('POST', '/book/cash-outs', { offerId: 'offer-1' })).statusCode).toBe(401);
});
