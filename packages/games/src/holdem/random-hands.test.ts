import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { contributionsOf, type HandState, liveFromButton } from './hand-state.ts';
import type { PokerHandPlay } from './play-hand.ts';
import { holdingValueOf } from './poker-game.ts';
import type { PokerTable } from './poker-table.ts';
import { cancelPokerHand } from './table-hands.ts';
import { pokerViewOf } from './table-view.ts';
import { allChips, chooseAnything, dealNext, playOut, tableOf } from './testing/simulated-table.ts';

const someTables = fc.record({
  seed: fc.integer(),
  buyIns: fc.array(fc.integer({ min: 20, max: 90 }), { minLength: 2, maxLength: 6 }),
});
const smallRules = { smallBlindMinor: 5n, bigBlindMinor: 10n, minBuyInMinor: 20n, maxBuyInMinor: 100n };

function start({ seed, buyIns }: { seed: number; buyIns: readonly number[] }) {
  const draw = createFastDraw(seed);
  return { draw, table: dealNext(tableOf(buyIns.map(BigInt), smallRules), draw) };
}

/** The simple model: each chip's layer goes to the best hand in it, or of the layer below, as fractions of a chip. */
function winningsByChip(state: HandState): Map<number, number> {
  const live = liveFromButton(state);
  const valueOf = new Map(
    live.map(({ seat, cards }) => [seat, live.length > 1 ? holdingValueOf('holdem', cards, state.board) : 0]),
  );
  const won = new Map<number, number>();
  let winners: number[] = [];
  for (let chip = 1n; ; chip++) {
    const paid = contributionsOf(state).filter(({ paidMinor }) => paidMinor >= chip);
    if (paid.length === 0) return won;
    const inLayer = paid.filter(({ isLive }) => isLive).map(({ seat }) => seat);
    const best = Math.max(...inLayer.map((seat) => valueOf.get(seat) ?? 0));
    if (inLayer.length > 0) winners = inLayer.filter((seat) => valueOf.get(seat) === best);
    for (const seat of winners) won.set(seat, (won.get(seat) ?? 0) + paid.length / winners.length);
  }
}

function potsWon({ events }: PokerHandPlay, seat: number): bigint {
  const shares = events.flatMap((event) => (event.kind === 'pot' ? event.shares : []));
  return shares
    .filter((share) => share.seat === seat)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** The same for everybody but a viewer, with other secrets. */
function withOtherSecrets(table: PokerTable, viewer: number | null): PokerTable {
  const { hand } = table;
  if (hand === null) return table;
  const seats = hand.state.seats.map((seat) =>
    seat.seat === viewer || seat.showdown === 'shown' ? seat : { ...seat, cards: seat.cards.map(() => 0) },
  );
  const events = hand.events.map((event) =>
    event.kind === 'deal' && event.seat !== viewer ? { ...event, cards: [0, 0] } : event,
  );
  const seal = { ...hand.seal, deck: [], salt: 'another' };
  return { ...table, hand: { ...hand, seal, deck: [], events, state: { ...hand.state, seats } } };
}

describe('hands of any decisions', () => {
  it('pay what the model that counts chip by chip does', () => {
    fc.assert(
      fc.property(someTables, (given) => {
        const { draw, table } = start(given);
        const { hand } = playOut(table, (now) => chooseAnything(now, draw));
        if (hand === null) throw new Error('no hand');
        const model = winningsByChip(hand.state);
        const pots = hand.events.filter(({ kind }) => kind === 'pot').length;
        for (const { seat } of hand.state.seats) {
          // An odd chip of each pot goes to one of its winners.
          expect(Math.abs(Number(potsWon(hand, seat)) - (model.get(seat) ?? 0))).toBeLessThan(pots + 0.001);
        }
      }),
    );
  });

  it('show no seat anything that depends on what it has not seen', () => {
    fc.assert(
      fc.property(someTables, (given) => {
        const { draw, table } = start(given);
        const compare = (now: PokerTable) => {
          for (const viewer of [null, ...given.buyIns.keys()]) {
            expect(pokerViewOf(withOtherSecrets(now, viewer), viewer)).toEqual(pokerViewOf(now, viewer));
          }
        };
        compare(playOut(table, (now) => (compare(now), chooseAnything(now, draw))));
      }),
      { numRuns: 30 },
    );
  });

  it('give back everything if they are cancelled at any time', () => {
    fc.assert(
      fc.property(someTables, fc.integer({ min: 0, max: 12 }), (given, decisions) => {
        const { draw, table } = start(given);
        let left = decisions;
        let stopped = table;
        playOut(table, (now) => {
          if (left-- >= 0) stopped = now;
          return chooseAnything(now, draw);
        });
        const cancelled = cancelPokerHand(stopped);
        if (stopped.hand?.state.outcome === null) {
          expect(cancelled.hand?.state.outcome).toBe('cancelled');
          expect(cancelled.seats.flatMap((seat) => seat?.stackMinor ?? [])).toEqual(given.buyIns.map(BigInt));
        }
        expect(allChips(cancelled)).toBe(given.buyIns.map(BigInt).reduce((sum, buyIn) => sum + buyIn));
      }),
    );
  });
});
