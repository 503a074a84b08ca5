import { createSeededDraw, dealPokerHand, openPokerTable, sealDeck, sitDown } from '@baize/games';
import { actAtTable, cardsSeenBy, openCards, pokerViewOf } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { ROOM_TABLES, rulesOf } from '../room-tables.ts';
import { toWire } from '../wire-text.ts';
import { chipsBeforePots, lastActs, sharedPots, wins } from './hand-facts.ts';
import { replaySteps } from './replay-steps.ts';
import { seatInfo } from './seat-info.ts';
import { readProof, verifyHand } from './verify-hand.ts';

/** A hand of two that both check or call, with its secrets. */
function playedHand(game: 1 | 2) {
  const seed = ROOM_TABLES.find(({ gameId }) => gameId === game);
  const rules = seed && rulesOf(seed, 'TRY');
  if (!rules) throw new Error('there is no such table');
  const seats = [
    { seat: 1, player: 'ada' },
    { seat: 4, player: 'can' },
  ];
  const empty = openPokerTable(rules);
  const seated = seats.reduce((now, who) => sitDown(now, { ...who, buyInMinor: rules.maxBuyInMinor }), empty);
  const seal = sealDeck('s'.repeat(43), createSeededDraw('deck'));
  let table = dealPokerHand(seated, { id: '77', seal, playerSeeds: ['ab', 'cd'], nowMs: 0 });
  while (table.hand?.state.outcome === null) {
    const seat = [1, 4].find((known) => pokerViewOf(table, known).legal !== null) ?? -1;
    const canCheck = pokerViewOf(table, seat).legal?.canCheck === true;
    table = actAtTable(table, seat, { action: canCheck ? 'check' : 'call' }, 0);
  }
  const { hand } = table;
  if (hand === null) throw new Error('no hand was dealt');
  const view = toWire(pokerViewOf(table, 1));
  const events = view.hand?.events ?? [];
  return { rules, table, view, events, opening: openCards(seal, cardsSeenBy(hand, 1)) };
}

describe.each([1, 2] as const)('a hand of game %d', (game) => {
  const { table, view, events, opening, rules } = playedHand(game);

  it('is replayed to the stacks of its end', () => {
    const steps = replaySteps(events);
    const last = steps.at(-1);
    expect(steps).toHaveLength(events.length);
    expect([last?.pot, last?.board.length]).toEqual([0, 5]);
    expect(last?.seats.map(({ chips }) => chips)).toEqual(
      table.seats.flatMap((seat) => (seat === null ? [] : [Number(seat.stackMinor)])),
    );
    const bets = steps.find(({ event }) => event.kind === 'street' && event.street === 'preflop')?.seats;
    expect(bets?.map(({ bet }) => bet).toSorted((a, b) => a - b)).toEqual([
      Number(rules.smallBlindMinor),
      Number(rules.bigBlindMinor),
    ]);
    expect(replaySteps(events.slice(1))).toEqual([]);
  });

  it('is verified by what its player knows, and by nothing else', async () => {
    const known = new Set(opening.cards.map(({ card }) => card));
    expect(await verifyHand({ events, opening })).toBe(known.size);
    const [start] = events;
    if (start?.kind !== 'start') throw new Error('no start');
    const otherSeeds = [{ ...start, playerSeeds: ['ab'] }, ...events.slice(1)];
    expect(await verifyHand({ events: otherSeeds, opening })).toBeNull();
    const otherBoard = events.map((event) =>
      event.kind === 'street' && event.street === 'flop'
        ? { ...event, cards: event.cards.toReversed() }
        : event,
    );
    expect(await verifyHand({ events: otherBoard, opening })).toBeNull();
    expect(await verifyHand({ events, opening: { ...opening, cards: opening.cards.slice(1) } })).toBeNull();
    expect(await verifyHand({ events: [], opening })).toBeNull();
  });

  it('has facts for its seats', () => {
    const won = [...wins(events).values()].reduce((sum, amount) => sum + amount, 0);
    const [pot = 0] = sharedPots(events);
    expect(pot).toBe(Number(rules.bigBlindMinor) * 2);
    expect(won).toBeLessThan(pot);
    expect(chipsBeforePots(events, 1)).toBe(Number(rules.maxBuyInMinor - rules.bigBlindMinor));
    expect([chipsBeforePots(events, 0), lastActs(events).get(4)]).toEqual([
      null,
      { kind: 'check', isAllIn: false },
    ]);
    const own = seatInfo({ view }, 1, false);
    expect([own?.chips, own?.won, own?.cards.length]).toEqual([chipsBeforePots(events, 1), 0, game * 2]);
    expect(seatInfo({ view }, 1, true)).toMatchObject({
      name: 'ada',
      isOwn: true,
      won: wins(events).get(1) ?? 0,
    });
    expect(seatInfo({ view }, 0, true)).toBeNull();
  });
});

it('reads proofs, and nothing else', () => {
  expect(readProof('{"events":[],"opening":{}}')).toEqual({ events: [], opening: {} });
  expect([readProof(''), readProof('[]'), readProof('null'), readProof('{"events":1,"opening":{}}')]).toEqual(
    [null, null, null, null],
  );
});
