import { describe, expect, it } from 'vitest';

import { createSeededDraw } from '../../random/draw.ts';
import { newShoe } from '../../cards/shoe.ts';
import { actBlackjack, actForAbsentBlackjack, allowedBlackjackActions } from './act.ts';
import { dealBlackjack, drawShoe } from './deal.ts';
import { isNatural, handValueOf } from './hand-value.ts';
import type { BlackjackAction, BlackjackRound } from './round.ts';
import { stackedShoe } from './testing/stacked-shoe.ts';

/** A round of one seat. Cards come in the order player, dealer, player, dealer. */
const deal = (ranks: string) => dealBlackjack(stackedShoe(ranks), [1]);

/** Moves of seat 1, each for the hand whose turn it is. */
function play(round: BlackjackRound, ...actions: readonly BlackjackAction[]): BlackjackRound {
  return actions.reduce((current, action) => {
    const { dealt, turn } = current;
    const next = actBlackjack(current, { seat: 1, hand: turn?.hand ?? 0, action, dealt });
    if (next === null) throw new Error(`${action} is not allowed`);
    return next;
  }, round);
}

const totals = ({ seats }: BlackjackRound) =>
  seats.flatMap(({ hands }) => hands.map(({ cards }) => handValueOf(cards).total));

describe('the value of a hand', () => {
  it.each([
    ['A 9', 20, true],
    ['A A', 12, true],
    ['A 9 5', 15, false],
    ['A A 9', 21, true],
    ['K Q', 20, false],
    ['10 9 5', 24, false],
    ['A A A A 10', 14, false],
  ])('of %s is %s, soft: %s', (ranks, total, isSoft) => {
    expect(handValueOf(stackedShoe(ranks).slice(0, ranks.split(' ').length))).toEqual({ total, isSoft });
  });

  it('is natural with two cards only', () => {
    expect(isNatural(stackedShoe('A J').slice(0, 2))).toBe(true);
    expect(isNatural(stackedShoe('7 7 7').slice(0, 3))).toBe(false);
    expect(isNatural(stackedShoe('10 10').slice(0, 2))).toBe(false);
  });
});

describe('dealing', () => {
  it('shuffles eight decks', () => {
    const shoe = drawShoe(createSeededDraw('shoe'));
    expect(shoe.toSorted((a, b) => a - b)).toEqual(newShoe(8).toSorted((a, b) => a - b));
  });

  it('gives one card each, then a second one each', () => {
    const round = dealBlackjack(stackedShoe('2 3 9 4 5 8'), [2, 6]);
    expect(round.seats.map(({ seat, hands }) => [seat, hands[0]?.cards])).toEqual([
      [2, [1, 3]],
      [6, [2, 4]],
    ]);
    expect(round).toMatchObject({ dealer: [8, 7], dealt: 6, turn: { seat: 2, hand: 0 } });
  });

  it.each([[[0]], [[8]], [[2, 1]], [[3, 3]], [[1.5]]])('refuses the seats %j', (seats) => {
    expect(() => dealBlackjack(stackedShoe('2'), seats)).toThrow(RangeError);
  });

  it('without players goes on to the dealer', () => {
    expect(dealBlackjack(stackedShoe('2 3 10 2'), [])).toMatchObject({ dealer: [1, 2, 9, 1], phase: 'over' });
  });

  it('is over with a blackjack of the dealer, who shows a ten', () => {
    expect(deal('5 K 6 A')).toMatchObject({ phase: 'over', dealer: [12, 0], dealt: 4 });
  });

  it('finishes a blackjack, and the dealer draws for nobody', () => {
    expect(deal('A 6 K 5')).toMatchObject({ phase: 'over', dealer: [5, 4] });
  });
});

describe('insurance', () => {
  it('is offered against an ace only, to all seats at the same time', () => {
    expect(allowedBlackjackActions(deal('5 K 6 7'), 1)).not.toContain('insure');
    const round = dealBlackjack(stackedShoe('5 6 A 7 8 9'), [1, 3]);
    expect(round).toMatchObject({ phase: 'insurance', turn: null });
    expect([1, 2, 3].map((seat) => allowedBlackjackActions(round, seat))).toEqual([
      ['insure', 'decline'],
      [],
      ['insure', 'decline'],
    ]);
    const insured = actBlackjack(round, { seat: 3, hand: 0, action: 'insure', dealt: 6 });
    expect(insured).toMatchObject({ phase: 'insurance' });
    expect(insured && actBlackjack(insured, { seat: 3, hand: 0, action: 'decline', dealt: 6 })).toBeNull();
    expect(insured && actBlackjack(insured, { seat: 1, hand: 1, action: 'decline', dealt: 6 })).toBeNull();
    expect(insured && actBlackjack(insured, { seat: 1, hand: 0, action: 'decline', dealt: 6 })).toMatchObject(
      {
        phase: 'players',
        turn: { seat: 1, hand: 0 },
        seats: [{ insurance: 'declined' }, { insurance: 'taken' }],
      },
    );
  });

  it('ends the round if the dealer has a blackjack', () => {
    expect(play(deal('5 A 6 K'), 'decline')).toMatchObject({ phase: 'over', dealt: 4 });
  });

  it('is offered to a blackjack too', () => {
    const round = deal('A A K 6');
    expect(allowedBlackjackActions(round, 1)).toEqual(['insure', 'decline']);
    expect(play(round, 'decline')).toMatchObject({ phase: 'over', dealer: [0, 5] });
  });
});

describe('a hand', () => {
  it('hits until it stands, has 21 or busts', () => {
    expect(totals(play(deal('2 10 3 10 5'), 'hit', 'stand'))).toEqual([10]);
    expect(play(deal('10 10 5 10 6'), 'hit')).toMatchObject({ phase: 'over' });
    expect(play(deal('10 10 5 10 7'), 'hit')).toMatchObject({ phase: 'over' });
  });

  it('doubles on its first two cards only, for one card', () => {
    const doubled = play(deal('6 10 5 10 2'), 'double');
    expect(doubled).toMatchObject({ phase: 'over', seats: [{ hands: [{ stakes: 2, cards: [5, 4, 1] }] }] });
    expect(allowedBlackjackActions(play(deal('2 10 3 10 2'), 'hit'), 1)).toEqual(['hit', 'stand']);
  });

  it('is split with equal points', () => {
    expect(allowedBlackjackActions(deal('J 6 K 10'), 1)).toContain('split');
    expect(allowedBlackjackActions(deal('9 6 10 10'), 1)).not.toContain('split');
  });
});

it('plays a move once that is sent twice', () => {
  const round = deal('2 10 3 10 2');
  const move = { seat: 1, hand: 0, action: 'hit', dealt: 4 } as const;
  const next = actBlackjack(round, move);
  expect(next && totals(next)).toEqual([7]);
  expect(next && actBlackjack(next, move)).toBeNull();
});

describe('a split', () => {
  it('gives a hand its second card when its turn comes, and lets it double', () => {
    const split = play(deal('8 6 8 10 3 2'), 'split');
    expect(split.seats[0]?.hands.map(({ cards }) => cards)).toEqual([[7, 2], [7]]);
    const doubled = play(split, 'double');
    expect(doubled).toMatchObject({ turn: { seat: 1, hand: 1 } });
    expect(doubled.seats[0]?.hands.map(({ cards, stakes }) => [cards, stakes])).toEqual([
      [[7, 2, 1], 2],
      [[7, 3], 1],
    ]);
  });

  it('goes up to four hands', () => {
    const split = play(deal('8 6 8 10 8 8 8 8'), 'split', 'split', 'split');
    expect(split.seats[0]?.hands).toHaveLength(4);
    expect(allowedBlackjackActions(split, 1)).toEqual(['hit', 'stand', 'double']);
  });

  it('of aces gives one card each, which is not a blackjack and is not split again', () => {
    const split = play(deal('A 6 A 10 K A 5'), 'split');
    expect(split).toMatchObject({ phase: 'over', dealer: [5, 9, 4] });
    expect(split.seats[0]?.hands.map(({ cards }) => cards)).toEqual([
      [0, 12],
      [0, 0],
    ]);
  });

  it('of tens goes on after a 21', () => {
    expect(play(deal('K 6 K 10 A 5'), 'split')).toMatchObject({ turn: { seat: 1, hand: 1 } });
  });
});

describe('the dealer', () => {
  it.each([
    ['stands on soft 17', '10 6 9 A', [5, 0]],
    ['draws on 16', '10 10 9 6 5', [9, 5, 4]],
    ['draws to soft hands', '10 2 9 A 2 K 5', [1, 0, 1, 12, 4]],
  ])('%s', (_, ranks, dealer) => {
    expect(play(deal(ranks), 'stand').dealer).toEqual(dealer);
  });

  it('draws against 21 after a split', () => {
    expect(play(deal('A 6 A 10 K K 5'), 'split')).toMatchObject({ phase: 'over', dealer: [5, 9, 4] });
  });

  it('draws nothing if all hands are bust', () => {
    expect(play(deal('10 10 6 5 K'), 'hit').dealer).toEqual([9, 4]);
  });
});

describe('a player who is absent', () => {
  it('stands, and takes no insurance', () => {
    const round = dealBlackjack(stackedShoe('5 6 A 7 8 9'), [1, 3]);
    const declined = actForAbsentBlackjack(round);
    expect(declined.seats.map(({ insurance }) => insurance)).toEqual(['declined', 'declined']);
    const stood = actForAbsentBlackjack(declined);
    expect(stood.turn).toEqual({ seat: 3, hand: 0 });
    expect(actForAbsentBlackjack(stood)).toMatchObject({ phase: 'over', dealt: 6 });
    expect(actForAbsentBlackjack(actForAbsentBlackjack(stood))).toEqual(actForAbsentBlackjack(stood));
  });
});
