import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSeededDraw } from '../../random/draw.ts';
import { actBlackjack, actForAbsentBlackjack, allowedBlackjackActions } from './act.ts';
import { dealBlackjack, drawShoe } from './deal.ts';
import type { BlackjackAction, BlackjackMove, BlackjackRound } from './round.ts';
import { settleBlackjack } from './settle-blackjack.ts';
import { blackjackViewOf } from './table-view.ts';

const actions: readonly BlackjackAction[] = ['insure', 'decline', 'hit', 'stand', 'double', 'split'];
const anySeats = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
const anyStart = fc
  .tuple(fc.integer({ min: 0, max: 500 }), anySeats)
  .map(([seed, seats]) => dealBlackjack(drawShoe(createSeededDraw(`shoe ${seed}`)), seats));
/** Numbers that choose among the allowed moves; a round that needs more of them stands. */
const anyChoices = fc.array(fc.nat(23), { maxLength: 60 });

const everyMove = ({ dealt }: BlackjackRound): readonly BlackjackMove[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((seat) =>
    [0, 1, 2, 3].flatMap((hand) => actions.map((action) => ({ seat, hand, action, dealt }))),
  );

/** All rounds on the way from the start to the end. */
function play(start: BlackjackRound, choices: readonly number[]): BlackjackRound[] {
  const rounds = [start];
  for (const choice of choices) {
    const round = rounds.at(-1) ?? start;
    const moves = everyMove(round).filter((move) => actBlackjack(round, move) !== null);
    const move = moves[choice % Math.max(moves.length, 1)];
    if (move === undefined) return rounds;
    rounds.push(actBlackjack(round, move) ?? round);
  }
  for (let round = rounds.at(-1) ?? start; round.phase !== 'over'; round = rounds.at(-1) ?? start) {
    rounds.push(actForAbsentBlackjack(round));
  }
  return rounds;
}

function cardsOnTable({ seats, dealer }: BlackjackRound): number[] {
  return [...seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)), ...dealer];
}

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

describe('a round with any players', () => {
  it('deals the cards of the shoe in their order, each once', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        for (const round of play(start, choices)) {
          expect(sorted(cardsOnTable(round))).toEqual(sorted(start.shoe.slice(0, round.dealt)));
        }
      }),
    );
  });

  it('ends, with the dealer’s hand complete', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        const end = play(start, choices).at(-1);
        expect(end).toMatchObject({ phase: 'over', turn: null });
        expect(end?.dealer.length).toBeGreaterThanOrEqual(2);
        expect(end && everyMove(end).some((move) => actBlackjack(end, move) !== null)).toBe(false);
      }),
    );
  });

  it('takes a move only from the seat and for the hand whose turn it is', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        for (const round of play(start, choices)) {
          for (const move of everyMove(round)) {
            const isTurn = round.turn?.seat === move.seat && round.turn.hand === move.hand;
            const seat = round.seats.find((taken) => taken.seat === move.seat);
            const isInsuring = seat?.insurance === 'open' && move.hand === 0;
            const isAllowed =
              allowedBlackjackActions(round, move.seat).includes(move.action) && (isTurn || isInsuring);
            expect(actBlackjack(round, move) !== null).toBe(isAllowed);
            expect(actBlackjack(round, { ...move, dealt: round.dealt - 1 })).toBeNull();
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is plain data that no move changes in place', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        for (const round of play(start, choices.slice(0, 10))) {
          const stored = JSON.stringify(round);
          actForAbsentBlackjack(round);
          expect(JSON.stringify(round)).toBe(stored);
          expect(JSON.parse(stored)).toEqual(round);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has at most four hands a seat, and pays no less than nothing', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        const end = play(start, choices).at(-1) ?? start;
        for (const { seat, staked, hands, paid } of settleBlackjack(end, betsOf(end, 100n))) {
          expect(hands.length).toBeLessThanOrEqual(4);
          expect([...hands, paid].every((payout) => payout >= 0n)).toBe(true);
          expect(staked, `seat ${seat}`).toBeGreaterThanOrEqual(100n);
          expect(paid <= 3n * staked).toBe(true);
        }
      }),
    );
  });

  it('pays a seat by its own bet', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, fc.bigInt(1n, 10n ** 9n), (start, choices, other) => {
        const end = play(start, choices).at(-1) ?? start;
        const [first] = settleBlackjack(end, betsOf(end, 500n));
        const bets = new Map([...betsOf(end, other), [first?.seat ?? 0, 500n] as const]);
        expect(settleBlackjack(end, bets)[0]).toEqual(first);
      }),
    );
  });

  it('hides the shoe, and the dealer’s second card until the end', () => {
    fc.assert(
      fc.property(anyStart, anyChoices, (start, choices) => {
        for (const round of play(start, choices)) {
          const view = blackjackViewOf(round);
          expect(view).not.toHaveProperty('shoe');
          expect(view.dealer).toEqual(round.phase === 'over' ? round.dealer : round.dealer.slice(0, 1));
          expect(view.allowed.length > 0).toBe(round.phase !== 'over');
        }
      }),
    );
  });
});

function betsOf(round: BlackjackRound, stakeMinor: bigint): Map<number, bigint> {
  return new Map(round.seats.map(({ seat }) => [seat, stakeMinor]));
}
