import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import type { Draw } from '../random/draw.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { chooseForHouse } from './opponents.ts';
import type { PokerHandPlay } from './play-hand.ts';
import { addChips, type PokerTable } from './poker-table.ts';
import { playAgain, replayHand } from './replay-hand.ts';
import type { TableRules } from './table-rules.ts';
import { pokerViewOf } from './table-view.ts';
import { allChips, dealNext, playOut, tableOf } from './testing/simulated-table.ts';

const rake = { basisPoints: 500, capMinor: 300n };
const SAMPLES = 2;
const HANDS = takesAll() ? 2_500 : 600;

/** Seats of both styles in turn, which buy more chips when they have none. */
function playHands(
  { hands, rules, seed }: { hands: number; rules: Partial<TableRules>; seed: number },
  visit: (hand: PokerHandPlay, table: PokerTable) => void,
): { bought: bigint; table: PokerTable } {
  const draw: Draw = createFastDraw(seed);
  const buyIns = [2_000n, 2_000n, 3_000n, 4_000n, 6_000n, 10_000n].slice(0, rules.seats ?? 6);
  let table = tableOf(buyIns, { rake, ...rules });
  let bought = buyIns.reduce((sum, buyIn) => sum + buyIn);
  for (let played = 0; played < hands; played++) {
    for (const [seat, known] of table.seats.entries()) {
      if (known?.stackMinor !== 0n) continue;
      table = addChips(table, seat, 2_000n);
      bought += 2_000n;
    }
    table = playOut(dealNext(table, draw, String(played)), (now, seat) =>
      chooseForHouse(pokerViewOf(now, seat), seat % 2 === 0 ? 'careful' : 'bold', draw, SAMPLES),
    );
    if (table.hand !== null) visit(table.hand, table);
  }
  return { bought, table };
}

describe('hands between opponents of the house', () => {
  it.each([
    ['many hands of six', { hands: HANDS, rules: {}, seed: 1 }],
    ['as many of four', { hands: HANDS, rules: { seats: 4 }, seed: 6 }],
    ['as many of two', { hands: HANDS, rules: { seats: 2 }, seed: 2 }],
    ['as many of three', { hands: HANDS, rules: { seats: 3 }, seed: 3 }],
    ['fifty of Omaha', { hands: 50, rules: { game: 'omaha' as const }, seed: 5 }],
  ])('keep the sum of all chips and the rake: %s', (_, played) => {
    let [hands, showdowns] = [0, 0];
    const { bought, table } = playHands(played, ({ state, events }, { seats }) => {
      hands += 1;
      if (state.seats.some(({ showdown }) => showdown === 'shown')) showdowns += 1;
      if (seats.some((seat) => (seat?.stackMinor ?? 0n) < 0n)) throw new Error(`debts in hand ${state.id}`);
      const after = state.seats.reduce((sum, seat) => sum + seat.stackMinor, state.rakeMinor);
      const [start] = events;
      const stacks = start?.kind === 'start' ? start.seats : [];
      const before = stacks.reduce((sum, seat) => sum + seat.stackMinor, 0n);
      if (after !== before) throw new Error(`${before} became ${after} in hand ${state.id}`);
    });
    expect(allChips(table)).toBe(bought);
    expect(hands).toBe(played.hands);
    expect(showdowns).toBeGreaterThan(hands / 20);
    expect(table.rakeMinor).toBeGreaterThan(0n);
  });

  it('are replayed exactly from their histories, and follow from the deck and the decisions', () => {
    for (const rules of [{}, { game: 'omaha' as const, seats: 4 }]) {
      playHands({ hands: 40, rules, seed: 4 }, (hand) => {
        const states = replayHand(hand.events);
        expect(states.at(-1)).toEqual(hand.state);
        expect(states).toHaveLength(hand.events.length);
        expect(playAgain(hand.events, hand.seal)).toEqual(hand);
      });
    }
  });
});

describe('an opponent of the house', () => {
  it('plays better than one that looks at fewer deals', () => {
    const draw = createFastDraw(6);
    let table = tableOf([10_000n, 10_000n], { seats: 2 });
    let won = 0n;
    for (let hand = 0; hand < 400; hand++) {
      const stacks = [10_000n, 10_000n];
      table = {
        ...table,
        seats: table.seats.map((seat, index) => seat && { ...seat, stackMinor: stacks[index] ?? 0n }),
      };
      table = playOut(dealNext(table, draw), (now, seat) =>
        chooseForHouse(pokerViewOf(now, seat), 'careful', draw, seat === 0 ? 40 : 1),
      );
      won += (table.seats[0]?.stackMinor ?? 0n) - 10_000n;
    }
    expect(won).toBeGreaterThan(0n);
  });
  it.each(['careful', 'bold'] as const)(
    'does not call all chips with anything, so that betting them with anything gains nothing: %s',
    (style) => {
      const draw = createFastDraw(8);
      let [called, deals] = [0, 0];
      for (; deals < 150; deals++) {
        playOut(dealNext(tableOf([10_000n, 10_000n], { seats: 2 }), draw), (now, seat) => {
          const { legal, hand } = pokerViewOf(now, seat);
          const raise = legal?.raise ?? null;
          if (raise !== null && hand?.events.every(({ kind }) => kind !== 'act') === true)
            return { action: raise.action, toMinor: raise.maxToMinor };
          const decision = chooseForHouse(pokerViewOf(now, seat), style, draw, 60);
          if (decision.action === 'call') called += 1;
          return decision;
        });
      }
      expect(called / deals).toBeGreaterThan(0.1);
      expect(called / deals).toBeLessThan(0.4);
    },
  );

  it('refuses to decide when it is not its turn', () => {
    const table = dealNext(tableOf([2_000n, 2_000n, 2_000n]), createFastDraw(7));
    expect(() => chooseForHouse(pokerViewOf(table, 1), 'bold', createFastDraw(1))).toThrow(RangeError);
    expect(() => chooseForHouse(pokerViewOf(table, null), 'bold', createFastDraw(1))).toThrow(RangeError);
  });
});
