import { createSeededDraw } from '@baize/games';
import { findWrongRoll, otherSide, pipCount, SIDES } from '@baize/games/tavla';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ABSENT_MS, IDLE_MS } from '../table-money.ts';
import type { LiveTavlaTable } from './live-tavla-table.ts';
import {
  begin,
  COMMISSION,
  matchOf,
  MOST_STEPS,
  PLAYERS_ONLY,
  playOn,
  STAKE,
  TOTAL,
  WITH_HOUSE,
} from './testing/play-match.ts';
import { takeTurn, tavlaRefusals, tavlaStateOf, TestTavla } from './testing/test-tavla.ts';

let room: TestTavla;
let table: LiveTavlaTable;
beforeEach(async () => {
  room = await TestTavla.open();
  room.desk.wallet.balanceMinor = BigInt(TOTAL);
  table = room.table(PLAYERS_ONLY);
});
afterEach(() => room.close());

describe('two players', () => {
  it('play a match to its points; the winner gets both stakes less the commission', async () => {
    const [ada, can] = await begin(room, table);
    expect([room.desk.balance, tavlaStateOf(can).own.balance]).toEqual([
      TOTAL - 2 * STAKE,
      TOTAL - 2 * STAKE,
    ]);
    await playOn(room, table, ada, can);
    const { state, pay, names } = matchOf(ada);
    if (state.result?.ended !== 'won') throw new Error('nobody has won');
    const { winner } = state.result;
    expect([state.result.by, state.score[winner] >= 3]).toEqual(['points', true]);
    expect(pay).toEqual({ white: 0, black: 0, [winner]: 2 * STAKE - COMMISSION });
    await expect.poll(() => room.desk.book.unfinished()).toEqual([]);
    expect(room.desk.balance).toBe(TOTAL - COMMISSION);
    expect(room.desk.wallet.calls.filter((call) => call === 'round_end')).toHaveLength(2);
    const happy = tavlaStateOf(winner === 'white' ? ada : can);
    expect([happy.view.seats, happy.own]).toEqual([
      { white: null, black: null },
      { balance: TOTAL - COMMISSION, isBuying: false, isPaying: false },
    ]);
    expect(room.archive.keptMinor('Mimoza', 'TRY')).toBe(COMMISSION);

    const [own] = room.archive.matchesOf(names[winner]);
    expect(own).toMatchObject({ table: 'Mimoza', netMinor: STAKE - COMMISSION });
    const opened = room.archive.open(own?.match ?? '', names[winner]);
    expect(opened?.side).toBe(winner);
    expect(await findWrongRoll(opened?.history ?? never())).toBeNull();
    expect([room.archive.open(own?.match ?? '', 'eda'), room.archive.matchesOf('eda')]).toEqual([null, []]);
  });

  it('see the commitment before their pages draw, and no roll before it is rolled', async () => {
    const ada = await room.seated(table, 'ada', 'white');
    const can = room.page(table, 'can');
    await table.receive(can, { type: 'sit', side: 'black' });
    await room.run(10_000);
    const { next } = tavlaStateOf(can);
    expect([next?.commitment, next?.startsAtMs, table.duel]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      null,
      null,
    ]);
    await table.receive(can, { type: 'seed', hand: next?.hand ?? '', seed: 'cd'.repeat(16) });
    await table.receive(can, { type: 'seed', hand: next?.hand ?? '', seed: 'ef'.repeat(16) });
    await room.run(4_000);
    const { commitment, salt, recent } = matchOf(ada);
    expect(commitment).toBe(next?.commitment);
    expect(salt).toBe(`${next?.hand}:${'ab'.repeat(16)}:${'cd'.repeat(16)}`);
    expect(recent.map(({ type }) => type)).toEqual(['opened']);
    await room.run(2_000);
    const rolled = matchOf(can).recent.filter(({ type }) => type === 'rolled-off');
    expect(rolled.length).toBeGreaterThan(0);
    const { setup } = table.duel?.history ?? never();
    expect(await findWrongRoll({ setup, events: rolled })).toBeNull();
  });

  it('play for the state that they see, in their turn, by the rules', async () => {
    const [ada, can] = await begin(room, table);
    const { turn: side } = matchOf(ada).state;
    const [actor, other] = side === 'white' ? [ada, can] : [can, ada];
    const { id, turn } = matchOf(actor);
    await table.receive(other, { type: 'roll', match: id, turn });
    await table.receive(actor, { type: 'play', match: id, turn, play: [] });
    await table.receive(actor, { type: 'roll', match: id, turn: turn - 1 });
    await table.receive(actor, { type: 'roll', match: '1', turn });
    await table.receive(actor, { type: 'roll', match: id, turn });
    await table.receive(actor, { type: 'roll', match: id, turn });
    await table.receive(actor, { type: 'play', match: id, turn: turn + 1, play: [{ from: 24, die: 7 }] });
    await table.receive(actor, { type: 'leave' });
    await table.receive(actor, { type: 'house' });
    expect([tavlaRefusals(other), tavlaRefusals(actor)]).toEqual([
      ['not-your-turn'],
      ['not-your-turn', 'stale', 'stale', 'stale', 'not-allowed', 'not-allowed', 'not-allowed'],
    ]);
    expect(pipCount(matchOf(actor).state.position.white)).toBe(167);
    await takeTurn(table, actor);
    expect(matchOf(actor).state.turn).not.toBe(side);
  });

  it('lose a match by giving it up, in the turn of the other one too', async () => {
    const [ada, can] = await begin(room, table);
    await table.receive(ada, { type: 'resign', match: matchOf(ada).id });
    expect(matchOf(can).state.result).toEqual({ ended: 'won', winner: 'black', by: 'resignation' });
    await expect.poll(() => room.desk.balance).toBe(TOTAL - COMMISSION);
    await table.receive(ada, { type: 'resign', match: matchOf(ada).id });
    expect(tavlaRefusals(ada)).toEqual(['no-such-seat']);
  });
});

describe('who is away', () => {
  it('is played for by rule, and loses after three turns; a late move is refused', async () => {
    const [ada, can] = await begin(room, table);
    const { turn: side } = matchOf(ada).state;
    if (side === null) throw new Error('nobody’s turn');
    const [away, other] = side === 'white' ? [ada, can] : [can, ada];
    table.leave(away);
    const { id, turn, state } = matchOf(away);
    room.desk.clock.advance(state.terms.turnMs + state.terms.bankMs);
    await table.receive(away, { type: 'roll', match: id, turn });
    expect(tavlaRefusals(away)).toEqual(['late']);
    await playOn(room, table, other);
    expect(matchOf(other).state.result).toMatchObject({ ended: 'won', winner: otherSide(side) });
    expect(matchOf(other).state.missed[side]).toBe(2);
    await expect.poll(() => room.desk.balance).toBe(TOTAL - COMMISSION);
  });

  it('is not alone: the match is cancelled and both stakes come back', async () => {
    const [ada, can] = await begin(room, table);
    for (const page of [ada, can]) table.leave(page);
    await playOn(room, table);
    expect(table.duel?.state.result).toEqual({ ended: 'cancelled', reason: 'both-away' });
    await expect.poll(() => room.desk.balance).toBe(TOTAL);
    expect(room.desk.wallet.calls.filter((call) => call === 'rollback')).toHaveLength(2);
    expect(room.archive.keptMinor('Mimoza', 'TRY')).toBe(0);
  });

  it('gets the stake back while nobody has come, at once when asked', async () => {
    const ada = await room.seated(table, 'ada', 'white');
    table.leave(ada);
    await room.run(ABSENT_MS + 1_000);
    expect([table.sideOf(ada.owner), table.players]).toEqual([null, []]);
    await expect.poll(() => room.desk.balance).toBe(TOTAL);
    const can = await room.seated(table, 'can', 'white');
    await room.run(IDLE_MS + 1_000);
    await expect
      .poll(() => can.messages.filter(({ type }) => type === 'left'))
      .toEqual([
        { type: 'left', reason: 'idle', chips: STAKE, balance: null },
        { type: 'left', reason: 'idle', chips: STAKE, balance: TOTAL },
      ]);
    await table.receive(can, { type: 'sit', side: 'black' });
    await table.receive(can, { type: 'leave' });
    await expect.poll(() => room.desk.balance).toBe(TOTAL);
    expect(tavlaRefusals(can)).toEqual([]);
  });
});

describe('a side', () => {
  it('is taken once, by one stake', async () => {
    const ada = await room.seated(table, 'ada', 'white');
    await table.receive(ada, { type: 'sit', side: 'black' });
    const can = await room.seated(table, 'can', 'white');
    const both = ['bir', 'iki'].map((name) => room.page(table, name));
    await Promise.all(both.map((page) => table.receive(page, { type: 'sit', side: 'black' })));
    expect([tavlaRefusals(ada), tavlaRefusals(can), both.flatMap(tavlaRefusals)]).toEqual([
      ['already-seated'],
      ['seat-taken'],
      ['seat-taken'],
    ]);
    expect(room.desk.balance).toBe(TOTAL - 2 * STAKE);
  });

  it('is not given for a stake that the wallet refuses or does not decide', async () => {
    room.desk.wallet.refusal = 'LIMIT';
    const ada = await room.seated(table, 'ada', 'white');
    room.desk.wallet.refusal = null;
    room.desk.wallet.isUp = false;
    await table.receive(ada, { type: 'sit', side: 'white' });
    expect([tavlaRefusals(ada), table.players]).toEqual([['wallet-LIMIT', 'wallet-UNDECIDED'], []]);
    room.desk.wallet.isUp = true;
    await expect.poll(() => room.desk.book.unfinished()).toEqual([]);
    expect(room.desk.balance).toBe(TOTAL);
  });
});

describe('the opponent of the house', () => {
  it('comes when it is called, plays, and wins or pays like a player', async () => {
    table = room.table(WITH_HOUSE);
    const ada = await room.seated(table, 'ada', 'black');
    await table.receive(ada, { type: 'house' });
    await room.run(6_000);
    expect(matchOf(ada).names.white).toMatch(/^house:/);
    expect(matchOf(ada).salt).toMatch(/:house:/);
    await playOn(room, table, ada);
    const { result } = matchOf(ada).state;
    const hasWon = result?.ended === 'won' && result.winner === 'black';
    await expect.poll(() => room.desk.balance).toBe(TOTAL + (hasWon ? 900 : -1_000));
    expect(room.archive.keptMinor('Asma', 'TRY')).toBe(hasWon ? -900 : 1_000);
  });

  it('goes with the player, and does not come to a table of players', async () => {
    const ada = await room.seated(table, 'ada', 'white');
    await table.receive(ada, { type: 'house' });
    expect(tavlaRefusals(ada)).toEqual(['not-allowed']);
    const asma = room.table(WITH_HOUSE);
    const can = await room.seated(asma, 'can', 'white');
    await asma.receive(can, { type: 'house' });
    await asma.receive(can, { type: 'leave' });
    expect(asma.names).toEqual({ white: null, black: null });
    await expect.poll(() => room.desk.balance).toBe(TOTAL - STAKE);
  });
});

describe('a room that dies', () => {
  it('in the middle of a match returns both stakes, once', async () => {
    const [ada, can] = await begin(room, table);
    for (let turn = 0; turn < 6; turn += 1) for (const page of [ada, can]) await takeTurn(table, page);
    expect(room.desk.balance).toBe(TOTAL - 2 * STAKE);
    await room.restart();
    await expect.poll(() => room.desk.balance).toBe(TOTAL);
    expect(room.table(PLAYERS_ONLY).players).toEqual([]);
    await room.restart();
    await expect.poll(() => room.desk.book.unfinished()).toEqual([]);
    expect(room.desk.balance).toBe(TOTAL);
  });

  it('after a match has ended pays its winner, once', async () => {
    const [ada] = await begin(room, table);
    room.desk.wallet.isUp = false;
    await table.receive(ada, { type: 'resign', match: matchOf(ada).id });
    expect(tavlaStateOf(ada).view.match?.state.result).toMatchObject({ winner: 'black' });
    room.desk.wallet.isUp = true;
    await room.restart();
    await expect.poll(() => room.desk.book.unfinished()).toEqual([]);
    expect(room.desk.balance).toBe(TOTAL - COMMISSION);
    expect(room.archive.matchesOf('can')).toHaveLength(1);
  });
});

it('a match whose end cannot be stored has not ended', async () => {
  const [ada, can] = await begin(room, table);
  room.desk.nextFailure = new Error('disk full');
  await table.receive(ada, { type: 'resign', match: matchOf(ada).id });
  expect([tavlaRefusals(ada), matchOf(ada).state.result, table.players]).toEqual([
    ['not-stored'],
    null,
    ['ada', 'can'],
  ]);
  await table.receive(can, { type: 'resign', match: matchOf(ada).id });
  await expect.poll(() => room.desk.balance).toBe(TOTAL - COMMISSION);
});

it('a match that cannot be cancelled goes on with both stakes, and gives both back later', async () => {
  const pages = await begin(room, table);
  for (const page of pages) table.leave(page);
  room.desk.nextFailure = new Error('disk full');
  for (let step = 0; step < MOST_STEPS && room.desk.nextFailure !== null; step += 1) await room.run(250);
  const states = () => room.desk.book.unfinished().map(({ state }) => state);
  expect([room.desk.nextFailure, table.duel?.state.result, states()]).toEqual([null, null, ['open', 'open']]);
  await room.run(250);
  expect(table.duel?.state.result).toEqual({ ended: 'cancelled', reason: 'both-away' });
  await expect.poll(() => room.desk.balance).toBe(TOTAL);
  expect(room.desk.stored.at(-1)?.map(({ state }) => state)).toEqual(['refunding', 'refunding']);
});

it('whatever players do, no money is made or lost', async () => {
  const draw = createSeededDraw('anything');
  room.desk.wallet.balanceMinor = 10_000_000n;
  const tables = [room.table(PLAYERS_ONLY), room.table(WITH_HOUSE)];
  const pages = tables.flatMap((at) =>
    ['ada', 'can', 'eda'].map((name) => ({ at, page: room.page(at, name) })),
  );
  // The dice are random, so some runs need more steps until a few matches have ended.
  for (let step = 0; step < 200 || (step < 2_000 && room.matches.entries.length < 4); step += 1) {
    const { at, page } = pages[draw(pages.length)] ?? { at: table, page: room.page(table, 'x') };
    room.desk.wallet.isUp = draw(20) > 0;
    if (draw(15) === 0) room.desk.nextFailure = new Error('disk full');
    const kind = draw(8);
    const match = at.duel?.id ?? '1';
    if (kind < 3) await at.receive(page, { type: 'sit', side: SIDES[draw(2)] ?? 'white' });
    else if (kind === 3) await at.receive(page, { type: 'leave' });
    else if (kind === 4) await at.receive(page, { type: 'house' });
    else if (kind === 5 && draw(3) === 0) await at.receive(page, { type: 'resign', match });
    for (const { at: where, page: actor } of pages) {
      const { next } = tavlaStateOf(actor);
      await where.receive(actor, { type: 'seed', hand: next?.hand ?? '', seed: 'ab'.repeat(16) });
      if (draw(8) > 0) while (await takeTurn(where, actor)) if (draw(6) === 0) break;
    }
    await room.run(2_000);
  }
  room.desk.nextFailure = null;
  room.desk.wallet.isUp = true;
  for (const { at, page } of pages) await at.receive(page, { type: 'leave' });
  for (const { at, page } of pages)
    if (at.duel) await at.receive(page, { type: 'resign', match: at.duel.id });
  await expect.poll(() => room.desk.retryStuck()).toEqual([]);
  const kept = tables.reduce((sum, { seed }) => sum + room.archive.keptMinor(seed.name, 'TRY'), 0);
  expect(room.desk.balance + kept).toBe(10_000_000);
  expect(room.matches.entries.length).toBeGreaterThan(3);
}, 60_000);

function never(): never {
  throw new Error('no match is in the archive');
}
