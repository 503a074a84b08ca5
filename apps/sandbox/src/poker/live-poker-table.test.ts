import { createSeededDraw, isHandRunning } from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { LivePokerTable } from './live-poker-table.ts';
import { ABSENT_MS, IDLE_MS } from './table-money.ts';
import {
  BUY_IN,
  chipsOf,
  checkOrCall,
  checkOrCallWith,
  playHand,
  PLAYERS_ONLY,
  TOTAL,
  WITH_HOUSE,
} from './testing/play-hand.ts';
import { moveOf, refusalsOf, stateOf, TestRoom } from './testing/test-room.ts';

let room: TestRoom;
let table: LivePokerTable;
beforeEach(async () => {
  room = await TestRoom.open();
  table = room.table(PLAYERS_ONLY);
});
afterEach(() => room.close());

describe('two players', () => {
  it('sit, play a hand and take their chips home, and nothing is lost or made', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const can = await room.seated(table, 'can', 3, BUY_IN);
    expect([room.desk.balance, chipsOf(ada), stateOf(can).own.balance]).toEqual([
      9_800_000, 100_000, 9_800_000,
    ]);
    await playHand(room, table, ada, can);
    expect(table.table.rakeMinor).toBeGreaterThan(0n);
    expect(room.totalMinor()).toBe(TOTAL);
    const chips = [chipsOf(ada) ?? 0, chipsOf(can) ?? 0];
    for (const page of [ada, can]) await table.receive(page, { type: 'leave' });
    await expect.poll(() => room.desk.book.unfinished()).toEqual([]);
    expect(room.desk.balance).toBe(9_800_000 + (chips[0] ?? 0) + (chips[1] ?? 0));
    expect(ada.messages).toContainEqual({ type: 'left', reason: 'asked', chips: chips[0], balance: null });
    expect(ada.messages.some((message) => message.type === 'left' && message.balance !== null)).toBe(true);
    expect(room.desk.wallet.calls.filter((call) => call === 'round_end')).toHaveLength(2);
    expect(table.table.seats.every((seat) => seat === null)).toBe(true);
    expect(room.totalMinor()).toBe(TOTAL);
  });

  it('leave no hand behind once its result has been shown', async () => {
    const pages = [await room.seated(table, 'ada', 0, BUY_IN), await room.seated(table, 'can', 3, BUY_IN)];
    const watcher = room.page(table, 'eda');
    await playHand(room, table, ...pages);
    for (const page of pages) await table.receive(page, { type: 'leave' });
    expect(stateOf(watcher).view.hand?.outcome).toBe('played');
    await room.run(30_000);
    expect(stateOf(watcher).view).toMatchObject({ hand: null, seats: [] });
    for (const [seat, name] of ['ece', 'ali'].entries()) await room.seated(table, name, seat, BUY_IN);
    await room.untilHand(table);
    expect(stateOf(watcher).view.hand?.outcome).toBeNull();
  });

  it('are never sent the cards of each other before they are shown, nor the deck', async () => {
    const pages = [await room.seated(table, 'ada', 0, BUY_IN), await room.seated(table, 'can', 3, BUY_IN)];
    const watcher = room.page(table, 'eda');
    await room.untilHand(table);
    const secrets = table.table.hand;
    if (secrets === null) throw new Error('no hand is running');
    for (let turn = 0; turn < 3; turn += 1)
      for (const page of pages) {
        const move = checkOrCall(page);
        if (move !== null) await table.receive(page, move);
      }
    expect(isHandRunning(table.table)).toBe(true);
    const holes = secrets.state.seats.map(({ player, cards }) => ({ player, cards }));
    for (const page of [...pages, watcher]) {
      const text = JSON.stringify(page.messages);
      expect(text).not.toContain(secrets.seal.salt);
      const sent = [...text.matchAll(/"cards":\[([\d,]+)\]/g)].flatMap(([, list = '']) =>
        list.split(',').map(Number),
      );
      for (const { player, cards } of holes)
        expect(cards.some((card) => sent.includes(card))).toBe(player === page.name);
    }
  });

  it('see the commitment of the next deck before it is mixed with what their pages drew', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    await room.seated(table, 'can', 3, BUY_IN);
    await room.run(500);
    const next = stateOf(ada).next;
    expect(next?.commitment).toMatch(/^[0-9a-f]{64}$/);
    const seed = 'ab'.repeat(16);
    await table.receive(ada, { type: 'seed', hand: next?.hand ?? '', seed });
    await table.receive(ada, { type: 'seed', hand: next?.hand ?? '', seed: 'cd'.repeat(16) });
    await table.receive(ada, { type: 'seed', hand: '1', seed });
    await room.run(4_000);
    expect(stateOf(ada).view.hand).toMatchObject({
      id: next?.hand,
      commitment: next?.commitment,
      playerSeeds: [seed],
    });
  });

  it('play for the state that they see: a decision about an older one is refused', async () => {
    const pages = [await room.seated(table, 'ada', 0, BUY_IN), await room.seated(table, 'can', 3, BUY_IN)];
    await room.untilHand(table);
    const actor = pages.find((page) => stateOf(page).view.legal !== null) ?? pages[0];
    const other = pages.find((page) => page !== actor);
    if (!actor || !other) throw new Error('nobody’s turn');
    const move = checkOrCall(actor);
    if (move?.type !== 'act') throw new Error('nobody’s turn');
    await table.receive(other, move);
    await table.receive(actor, { ...move, turn: move.turn - 1 });
    await table.receive(actor, { ...move, decision: { action: 'raise', toMinor: 1n } });
    expect([refusalsOf(other), refusalsOf(actor)]).toEqual([['not-your-turn'], ['stale', 'amount']]);
    await table.receive(actor, move);
    await table.receive(actor, move);
    expect(refusalsOf(actor)).toEqual(['stale', 'amount', 'stale']);
  });
});

describe('a seat', () => {
  it('is one of all pages of its player, and is not taken twice', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const tab = room.page(table, 'ada', ada.visit);
    expect(stateOf(tab).view.seat).toBe(0);
    await table.receive(tab, { type: 'sit', seat: 1, buyInMinor: BUY_IN });
    const can = await room.seated(table, 'can', 0, BUY_IN);
    await table.receive(can, { type: 'sit', seat: 1, buyInMinor: 1n });
    expect([refusalsOf(tab), refusalsOf(can)]).toEqual([['already-seated'], ['seat-taken', 'buy-in']]);
    expect(room.desk.balance).toBe(9_900_000);
    const both = ['bir', 'iki'].map((name) => room.page(table, name));
    await Promise.all(both.map((page) => table.receive(page, { type: 'sit', seat: 2, buyInMinor: BUY_IN })));
    expect(both.flatMap(refusalsOf)).toEqual(['seat-taken']);
    expect(room.totalMinor()).toBe(TOTAL);
  });

  it('buys more chips in the same round, which are in play after the hand', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const can = await room.seated(table, 'can', 3, BUY_IN);
    await room.untilHand(table);
    await table.receive(ada, { type: 'add', amountMinor: 50_000n });
    await table.receive(ada, { type: 'add', amountMinor: 90_000n });
    expect([stateOf(ada).own.added, refusalsOf(ada)]).toEqual([50_000, ['buy-in']]);
    await playHand(room, table, ada, can);
    expect(room.totalMinor()).toBe(TOTAL);
    await table.receive(ada, { type: 'leave' });
    await expect.poll(() => room.desk.wallet.calls.filter((call) => call === 'round_end')).toHaveLength(1);
    expect(new Set(room.desk.wallet.bets.map(({ round }) => round)).size).toBe(2);
    expect(room.totalMinor()).toBe(TOTAL);
  });

  it('is not given for a stake that the wallet refuses or does not decide', async () => {
    room.desk.wallet.refusal = 'LIMIT';
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    room.desk.wallet.refusal = null;
    room.desk.wallet.isUp = false;
    await table.receive(ada, { type: 'sit', seat: 0, buyInMinor: BUY_IN });
    expect(refusalsOf(ada)).toEqual(['wallet-LIMIT', 'wallet-UNDECIDED']);
    expect([table.seatOf(ada.owner), stateOf(ada).own.isBuying]).toEqual([null, false]);
    room.desk.wallet.isUp = true;
    await expect.poll(() => room.desk.book.unfinished()).toEqual([]);
    expect(room.desk.balance).toBe(10_000_000);
    await table.receive(ada, { type: 'sit', seat: 0, buyInMinor: BUY_IN });
    expect(chipsOf(ada)).toBe(100_000);
  });

  it('is not given if the chips cannot be stored, and the stake goes back', async () => {
    room.store.nextFailure = new Error('disk full');
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    expect([refusalsOf(ada), table.seatOf(ada.owner)]).toEqual([['not-stored'], null]);
    await expect.poll(() => room.desk.balance).toBe(10_000_000);
  });
});

describe('who is away', () => {
  it('checks or folds when time is over, sits out, and leaves with the chips', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const can = await room.seated(table, 'can', 3, BUY_IN);
    await room.untilHand(table);
    table.leave(ada);
    await room.untilHandEnds(table, () => checkOrCallWith(table, [can]));
    expect(table.table.seats[0]).toMatchObject({ isSittingOut: true });
    const chips = table.table.seats[0]?.stackMinor ?? 0n;
    await room.run(ABSENT_MS);
    expect(table.seatOf(ada.owner)).toBeNull();
    await expect.poll(() => room.desk.balance).toBe(9_800_000 + Number(chips));
    await expect.poll(() => room.totalMinor()).toBe(TOTAL);
  });

  it('is shown to others as such once, however often it is said', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const watcher = room.page(table, 'eda');
    for (const isAway of [true, true, true, false, false]) await table.receive(ada, { type: 'away', isAway });
    expect(watcher.messages).toHaveLength(3);
  });

  it('keeps the seat by coming back, and loses it by sitting out for too long', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    await table.receive(ada, { type: 'away', isAway: true });
    table.leave(ada);
    await room.run(ABSENT_MS - 1_000);
    table.join(ada);
    await room.run(5_000);
    expect(table.seatOf(ada.owner)).toBe(0);
    await table.receive(ada, { type: 'away', isAway: false });
    await room.run(IDLE_MS);
    expect(table.seatOf(ada.owner)).toBe(0);
    await table.receive(ada, { type: 'away', isAway: true });
    await room.run(IDLE_MS + 1_000);
    expect(table.seatOf(ada.owner)).toBeNull();
    expect(ada.messages).toContainEqual({ type: 'left', reason: 'idle', chips: 100_000, balance: null });
  });
});

describe('the opponents of the house', () => {
  it('come when a player sits down, play, leave a seat free, and go when nobody plays', async () => {
    table = room.table(WITH_HOUSE);
    const ada = await room.seated(table, 'ada', 0, 10_000n);
    await room.run(500);
    expect(stateOf(ada).view.seats.map(({ player }) => player.startsWith('house:'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await playHand(room, table, ada);
    // She may have lost them all.
    if (chipsOf(ada) === 0) await table.receive(ada, { type: 'add', amountMinor: 10_000n });
    await playHand(room, table, ada);
    await room.untilPaid();
    expect(room.totalMinor()).toBe(TOTAL);
    for (const name of ['bir', 'iki', 'uc']) {
      const free = table.table.seats.indexOf(null);
      await room.seated(table, name, free, 10_000n);
      await room.untilHandEnds(table);
      await room.run(10_000);
      expect(table.table.seats.filter((known) => known === null)).toHaveLength(1);
    }
    for (const owner of ['ada', 'bir', 'iki', 'uc'])
      await table.receive(
        { ...ada, owner: `7 7-${owner}`, name: owner, send: () => undefined },
        { type: 'leave' },
      );
    await room.run(120_000);
    expect(table.table.seats.every((seat) => seat === null)).toBe(true);
    expect(stateOf(ada).view.hand).toBeNull();
    await room.untilPaid();
    expect(room.totalMinor()).toBe(TOTAL);
  });
});

describe('a room that dies', () => {
  it('in the middle of a hand cancels it: chips are as before, and players who do not return are paid', async () => {
    const ada = await room.seated(table, 'ada', 0, BUY_IN);
    const can = await room.seated(table, 'can', 3, BUY_IN);
    await playHand(room, table, ada, can);
    const before = table.table.seats.map((seat) => seat?.stackMinor);
    await room.untilHand(table);
    for (const page of [ada, can]) {
      const move = moveOf(page, ({ raise }) => ({ action: 'raise', to: raise?.maxToMinor ?? 0 }));
      if (move !== null) await table.receive(page, move);
    }
    await room.restart();
    table = room.table(PLAYERS_ONLY);
    expect(table.table.seats.map((seat) => seat?.stackMinor)).toEqual(before);
    expect(room.totalMinor()).toBe(TOTAL);
    const back = room.page(table, 'can');
    expect(stateOf(back).view.seat).toBe(3);
    await table.receive(back, { type: 'away', isAway: false });
    await room.run(ABSENT_MS + 1_000);
    expect([table.seatOf('7 7-ada'), table.seatOf('7 7-can')]).toEqual([null, 3]);
    await expect.poll(() => room.desk.book.unfinished().map(({ state }) => state)).toEqual(['open']);
    expect(room.totalMinor()).toBe(TOTAL);
    await room.restart();
    table = room.table(PLAYERS_ONLY);
    expect(table.table.seats.map((seat) => seat?.player ?? null)).toEqual([
      null,
      null,
      null,
      'can',
      null,
      null,
    ]);
    expect(room.totalMinor()).toBe(TOTAL);
  });

  it('before the chips of a stake are stored returns it', async () => {
    const stake = room.desk.visit('7-ada');
    await room.desk.book.place({
      visit: stake,
      betMinor: 100_000,
      bet: { pokerTable: table.key, owner: '7 7-ada' },
    });
    await room.restart();
    await expect.poll(() => room.desk.balance).toBe(10_000_000);
    expect(room.table(PLAYERS_ONLY).seatOf('7 7-ada')).toBeNull();
  });
});

it('a hand whose end cannot be stored has not happened', async () => {
  const ada = await room.seated(table, 'ada', 0, BUY_IN);
  const can = await room.seated(table, 'can', 3, BUY_IN);
  await room.untilHand(table);
  const turn = [ada, can].find((page) => stateOf(page).view.legal !== null) ?? ada;
  const fold = moveOf(turn, () => ({ action: 'fold' }));
  room.store.nextFailure = new Error('disk full');
  if (fold !== null) await table.receive(turn, fold);
  expect(stateOf(ada).view.hand?.outcome).toBe('cancelled');
  expect([chipsOf(ada), chipsOf(can)]).toEqual([100_000, 100_000]);
  expect(room.totalMinor()).toBe(TOTAL);
  await playHand(room, table, ada, can);
  expect(room.totalMinor()).toBe(TOTAL);
});

it('a cancelled hand has ended: the next change of the table does not end it again', async () => {
  const ada = await room.seated(table, 'ada', 0, BUY_IN);
  const can = await room.seated(table, 'can', 3, BUY_IN);
  await room.untilHand(table);
  const turn = [ada, can].find((page) => stateOf(page).view.legal !== null) ?? ada;
  const fold = moveOf(turn, () => ({ action: 'fold' }));
  room.store.nextFailure = new Error('disk full');
  if (fold !== null) await table.receive(turn, fold);
  await room.run(500);
  const { next } = stateOf(can);
  expect(next?.hand).toEqual(expect.any(String));
  await table.receive(ada, { type: 'leave' });
  expect([stateOf(can).next?.hand, room.hands.entries]).toEqual([next?.hand, []]);
  expect(room.totalMinor()).toBe(TOTAL);
});

it('chips that cannot be paid yet are paid later, once', async () => {
  const ada = await room.seated(table, 'ada', 0, BUY_IN);
  room.desk.nextFailure = new Error('disk full');
  await table.receive(ada, { type: 'leave' });
  expect(table.money.owed).toHaveLength(1);
  expect(room.totalMinor()).toBe(TOTAL);
  await room.run(1_000);
  await expect.poll(() => room.desk.balance).toBe(10_000_000);
  await room.run(1_000);
  expect([table.money.owed, room.desk.balance]).toEqual([[], 10_000_000]);
});

it('whatever players do, no chip is made or lost', async () => {
  const draw = createSeededDraw('anything');
  const names = ['ada', 'can', 'eda', 'efe'];
  const tables = [room.table(PLAYERS_ONLY), room.table(WITH_HOUSE), room.table(202)];
  const pages = tables.flatMap((known) => names.map((name) => ({ known, page: room.page(known, name) })));
  // The cards are random, so some runs need more steps until enough hands have ended.
  for (let step = 0; step < 150 || (step < 2_000 && room.hands.entries.length < 9); step += 1) {
    const { known, page } = pages[draw(pages.length)] ?? { known: table, page: room.page(table, 'x') };
    const { minBuyInMinor, maxBuyInMinor } = known.table.rules;
    const kind = draw(12);
    room.desk.wallet.isUp = draw(25) > 0;
    if (draw(40) === 0) room.store.nextFailure = new Error('disk full');
    const amount = minBuyInMinor + BigInt(draw(Number(maxBuyInMinor - minBuyInMinor)));
    if (kind < 3) await known.receive(page, { type: 'sit', seat: draw(6), buyInMinor: amount });
    else if (kind === 3) await known.receive(page, { type: 'add', amountMinor: amount / 3n });
    else if (kind === 4) await known.receive(page, { type: 'leave' });
    else if (kind === 5) await known.receive(page, { type: 'away', isAway: draw(3) === 0 });
    for (const { known: at, page: actor } of pages) {
      const move = moveOf(actor, ({ raise, canCheck }) => {
        if (raise !== null && draw(4) === 0)
          return { action: raise.action, to: draw(2) === 0 ? raise.maxToMinor : raise.minToMinor };
        return { action: canCheck ? 'check' : draw(6) === 0 ? 'fold' : 'call' };
      });
      if (move !== null) await at.receive(actor, move);
    }
    await room.run(1_000);
  }
  room.desk.wallet.isUp = true;
  room.store.nextFailure = null;
  await expect.poll(() => room.desk.retryStuck().every(({ state }) => state === 'open')).toBe(true);
  expect(room.totalMinor()).toBe(TOTAL);
  expect(room.hands.entries.length).toBeGreaterThan(8);
  for (const { known, page } of pages) await known.receive(page, { type: 'leave' });
  await room.run(120_000);
  await expect.poll(() => room.desk.retryStuck()).toEqual([]);
  const [rake, house] = tables.reduce(
    ([taken, won], { table: at, money }) => [taken + at.rakeMinor, won + money.houseMinor],
    [0n, 0n],
  );
  expect(room.desk.wallet.balanceMinor + (rake ?? 0n) + (house ?? 0n)).toBe(TOTAL);
}, 60_000);
