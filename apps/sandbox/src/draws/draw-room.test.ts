import { createSeededDraw, drawKeno, settleKeno } from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { WagerDesk } from '../testing/wager-desk.ts';
import type { Visit } from '../visits/visit.ts';
import type { DrawState, TicketView } from './draw-messages.ts';
import { DrawRoom } from './draw-room.ts';
import { kenoRules } from './rules/keno-rules.ts';

const STAKE = 500;
const START = 100_000;
const PICKS = [3, 17, 22, 41, 60, 78];
let desk: WagerDesk;
let room: DrawRoom;
let peer: TestPeer;
let requests = 0;

/** A page that remembers what it got. */
class TestPeer {
  readonly texts: string[] = [];
  sendText(text: string): boolean {
    this.texts.push(text);
    return true;
  }
  messages(type: string): Record<string, unknown>[] {
    return this.texts
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .filter((message) => message['type'] === type);
  }
  get state(): DrawState {
    return this.messages('state').at(-1) as unknown as DrawState;
  }
}

function openRoom(): DrawRoom {
  const { book, clock, ids, log } = desk;
  return new DrawRoom(kenoRules, { book, clock, ids, log, draw: createSeededDraw('room') });
}

const drawn = () => [...drawKeno(createSeededDraw('room')).drawn];

function order(visit: Visit, { round = peer.state.sale.round, id = '', picks = PICKS, stake = STAKE } = {}) {
  const requestId = id || `request-${(requests += 1)}`;
  return room.order(visit, requestId, round, [{ picks, stakeMinor: String(stake) }]);
}

async function pass(durationMs: number, stepMs = 100): Promise<void> {
  for (let passed = 0; passed < durationMs; passed += stepMs) {
    desk.clock.advance(Math.min(stepMs, durationMs - passed));
    await room.tick();
  }
}

beforeEach(async () => {
  desk = await WagerDesk.open();
  room = openRoom();
  peer = new TestPeer();
  room.watch(peer);
});
afterEach(() => desk.close());

describe('a shared draw', () => {
  it('pays a hundred tickets of many players what the mathematics say', async () => {
    const visits = Array.from({ length: 10 }, (_, index) => desk.visit(`7-${index}`));
    const all: { view: TicketView; picks: number[] }[] = [];
    for (let ticket = 0; ticket < 100; ticket++) {
      const draw = createSeededDraw(`ticket ${ticket}`);
      const picks = drawKeno(draw).drawn.slice(0, 1 + (ticket % 10));
      const view = await order(visits[ticket % 10] as Visit, { picks });
      all.push({ view, picks });
    }
    expect(desk.balance).toBe(START - 100 * STAKE);
    await pass(kenoRules.saleMs);
    expect(desk.stored).toHaveLength(1);
    expect(desk.stored[0]).toHaveLength(100);
    const wins = all.map(({ picks }) =>
      Number(settleKeno({ picks, stakeMinor: BigInt(STAKE) }, { drawn: drawn() })),
    );
    expect(wins.filter((win) => win > 0).length).toBeGreaterThan(10);
    const sum = wins.reduce((total, win) => total + win, 0);
    // No balance shows what is still to be seen.
    expect(desk.balance).toBe(START - 100 * STAKE);
    await pass(3_000);
    expect(desk.balance).toBe(START - 100 * STAKE);
    await pass(22_000);
    await expect.poll(() => desk.balance).toBe(START - 100 * STAKE + sum);
    const shown = visits.flatMap((visit) => room.ticketsOf(visit));
    expect(shown).toHaveLength(100);
    for (const [index, { view }] of all.entries())
      expect(shown.find(({ id }) => id === view.id)?.win).toBe(wins[index]);
  }, 60_000);

  it('is stored before the first ball is shown, then shows them one by one', async () => {
    await order(desk.visit());
    await pass(kenoRules.saleMs - 1);
    expect([desk.stored.length, peer.messages('step').length]).toEqual([0, 0]);
    await pass(1);
    expect(desk.stored[0]?.[0]?.result).toMatchObject({ drawn: drawn() });
    expect([peer.messages('step'), peer.state.past]).toEqual([[], []]);
    await pass(1_500);
    expect(peer.messages('step').map(({ view }) => view)).toEqual(drawn().slice(0, 1));
    await pass(20_000);
    expect(peer.messages('step').map(({ view }) => view)).toEqual(drawn());
    expect(peer.state).toMatchObject({ shown: { isOver: true, steps: drawn() }, past: [drawn()] });
  });

  it('sells until its last millisecond and not after it, and no other round', async () => {
    const visit = desk.visit();
    const { round, closesAtMs } = peer.state.sale;
    expect(closesAtMs - desk.clock.now().getTime()).toBe(kenoRules.saleMs);
    desk.clock.advance(kenoRules.saleMs - 1);
    expect((await order(visit)).state).toBe('open');
    desk.clock.advance(1);
    await expect(order(visit)).rejects.toThrow('CLOSED');
    await room.tick();
    await expect(order(visit, { round })).rejects.toThrow('CLOSED');
    expect(peer.state.sale.round).not.toBe(round);
    expect((await order(visit)).state).toBe('open');
    expect(desk.balance).toBe(START - 2 * STAKE);
  });

  it('waits for the wallet’s decision about tickets that came in time', async () => {
    const visit = desk.visit();
    desk.clock.advance(kenoRules.saleMs - 1);
    const ordering = order(visit);
    desk.clock.advance(1);
    await room.tick();
    expect((await ordering).round).toBe(peer.state.shown?.round);
    expect(desk.stored[0]).toHaveLength(1);
  });

  it('takes nothing for a ticket that is refused, malformed or above the limit of a round', async () => {
    const visit = desk.visit('7-5', '140101', { minBet: 20, maxBet: 1_200 });
    const { round } = peer.state.sale;
    for (const json of [
      null,
      [],
      [{ picks: [], stakeMinor: '500' }],
      [{ picks: [81], stakeMinor: '500' }],
      [{ picks: [1], stakeMinor: '-5' }],
    ])
      await expect(room.order(visit, `request-${(requests += 1)}`, round, json)).rejects.toThrow(
        /malformed|count|unknown|stake/,
      );
    await order(visit, { stake: 700 });
    await expect(order(visit, { stake: 501 })).rejects.toThrow('LIMIT');
    await order(visit, { stake: 500 });
    await expect(order(visit, { stake: 20 })).rejects.toThrow('LIMIT');
    expect(desk.balance).toBe(START - 1_200);
    desk.wallet.refusal = 'LIMIT';
    const other = desk.visit('7-6');
    expect((await order(other)).state).toBe('refused');
    desk.wallet.refusal = null;
    expect(room.ticketsOf(other)).toEqual([]);
    await pass(kenoRules.saleMs);
    expect(desk.stored[0]).toHaveLength(2);
  });

  it('sells each request once', async () => {
    const visit = desk.visit();
    const [one, two] = await Promise.all([
      order(visit, { id: 'request-a' }),
      order(visit, { id: 'request-a' }),
    ]);
    expect([one.id, desk.balance, room.ticketsOf(visit).length]).toEqual([two.id, START - STAKE, 1]);
  });

  it('shows a ticket to its player only, and what it won only after the show', async () => {
    const visit = desk.visit();
    await order(visit, { picks: drawn().slice(0, 4) });
    expect(room.ticketsOf(desk.visit('7-6'))).toEqual([]);
    await pass(kenoRules.saleMs + 5_000);
    expect(room.ticketsOf(visit)).toMatchObject([{ state: 'open', win: 0, result: null, balance: null }]);
    await pass(20_000);
    expect(room.ticketsOf(visit)).toMatchObject([{ win: STAKE * 106, result: { wins: [STAKE * 106] } }]);
    expect(peer.texts.join()).not.toContain('7-5');
  });

  it('sends every page the same', async () => {
    const other = new TestPeer();
    room.watch(other);
    await order(desk.visit());
    await pass(60_000);
    expect(other.texts.slice(1)).toEqual(peer.texts.slice(1));
    expect(peer.messages('sold')[0]).toMatchObject({ standing: { players: 1 } });
  });

  it('goes on with tickets and without pages, and stops without both', async () => {
    const quiet = openRoom();
    room = quiet;
    expect(quiet.isIdle).toBe(true);
    const leave = quiet.watch(peer);
    leave();
    await pass(kenoRules.saleMs);
    expect([quiet.isIdle, desk.stored.length]).toEqual([true, 0]);
    const again = quiet.watch(peer);
    await order(desk.visit());
    again();
    await pass(kenoRules.saleMs);
    expect([quiet.isIdle, desk.stored.length]).toEqual([false, 1]);
    await pass(90_000);
    expect(quiet.isIdle).toBe(true);
  });

  it('sells the next round while one is shown, and draws it after that', async () => {
    await pass(kenoRules.saleMs);
    const { shown, sale } = peer.state;
    const visit = desk.visit();
    const next = await order(visit);
    expect([next.round, next.round === shown?.round]).toEqual([sale.round, false]);
    await pass(sale.closesAtMs - desk.clock.now().getTime() - 1);
    expect(peer.state.shown).toMatchObject({ round: shown?.round, isOver: true });
    await pass(1);
    expect(peer.state.shown).toMatchObject({ round: next.round, isOver: false });
  });
});

describe('a restart', () => {
  it('during the sale returns the stakes', async () => {
    await order(desk.visit());
    await desk.restart();
    await expect.poll(() => desk.balance).toBe(START);
  });

  it('while the wallet decides returns the stake of an unknown bet', async () => {
    desk.wallet.isUp = false;
    expect((await order(desk.visit())).state).toBe('refunding');
    await desk.restart();
    desk.wallet.isUp = true;
    await expect.poll(() => desk.book.unfinished()).toEqual([]);
    expect(desk.balance).toBe(START);
  });

  it('after the draw was stored pays what it decided, and returns nothing', async () => {
    await order(desk.visit(), { picks: drawn().slice(0, 4) });
    desk.wallet.isUp = false;
    await pass(kenoRules.saleMs);
    await desk.restart();
    desk.wallet.isUp = true;
    await expect.poll(() => desk.book.unfinished()).toEqual([]);
    expect(desk.balance).toBe(START - STAKE + STAKE * 106);
  });
});

it('a draw that cannot be stored is not shown, and its stakes are returned', async () => {
  await order(desk.visit());
  const { round } = peer.state.sale;
  desk.nextFailure = new Error('disk full');
  await pass(kenoRules.saleMs);
  await expect.poll(() => desk.balance).toBe(START);
  expect(peer.state.shown).toBeNull();
  expect(peer.state.sale.round).not.toBe(round);
  expect(peer.messages('step')).toEqual([]);
});
