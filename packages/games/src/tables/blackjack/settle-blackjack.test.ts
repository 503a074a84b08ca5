import { describe, expect, it } from 'vitest';

import { actBlackjack } from './act.ts';
import { dealBlackjack } from './deal.ts';
import { insuranceEdge } from './finite-deck/edge.ts';
import type { BlackjackAction, BlackjackRound } from './round.ts';
import { readBlackjackMove, readSeatBets } from './seat-bet.ts';
import { blackjackCostOf, settleBlackjack } from './settle-blackjack.ts';
import { blackjackHistory } from './table-view.ts';
import { stackedShoe } from './testing/stacked-shoe.ts';

/** Plays seat 1; cards come in the order player, dealer, player, dealer. */
function play(ranks: string, ...actions: readonly BlackjackAction[]): BlackjackRound {
  return actions.reduce(
    (round, action) =>
      actBlackjack(round, { seat: 1, hand: round.turn?.hand ?? 0, action, dealt: round.dealt }) ?? round,
    dealBlackjack(stackedShoe(ranks), [1]),
  );
}

const settle = (round: BlackjackRound, bet = 100n) => settleBlackjack(round, new Map([[1, bet]]))[0];

describe('a hand is paid', () => {
  it.each<[string, string, BlackjackAction[], bigint]>([
    ['1 to 1 for more', '10 10 9 8', ['stand'], 200n],
    ['nothing for less', '10 10 8 9', ['stand'], 0n],
    ['its stake for as much', '10 10 9 9', ['stand'], 100n],
    ['1 to 1 if the dealer busts', '10 10 2 6 K', ['stand'], 200n],
    ['nothing if both bust', '10 10 6 6 K K', ['hit'], 0n],
    ['3 to 2 for a blackjack', 'A 10 K 9', [], 250n],
    ['its stake for two blackjacks', 'A 10 K A', [], 100n],
    ['nothing for 21 against a blackjack', '7 A 7 K', ['decline'], 0n],
    ['twice as much after doubling', '6 10 5 8 10', ['double'], 400n],
    ['its two stakes for as much after doubling', '6 10 5 8 7', ['double'], 200n],
  ])('%s', (_, ranks, actions, paid) => {
    expect(settle(play(ranks, ...actions))?.hands).toEqual([paid]);
  });

  it('1 to 1 for 21 after a split, and each hand for itself', () => {
    const payout = settle(play('A 10 A 8 K 4', 'split'));
    expect(payout).toMatchObject({ staked: 200n, hands: [200n, 0n], paid: 200n });
  });

  it('3 to 2 rounded up to whole minor units', () => {
    expect(settle(play('A 10 K 9'), 101n)?.paid).toBe(253n);
    expect(settle(play('A 10 K 9'), 1n)?.paid).toBe(3n);
  });

  it('with all stakes of the seat', () => {
    expect(settle(play('8 6 8 10 3 2', 'split', 'double', 'stand'))?.staked).toBe(300n);
  });
});

describe('an insurance', () => {
  it('pays 2 to 1 for half the bet, so that a lost bet costs nothing', () => {
    expect(settle(play('5 A 6 K', 'insure'))).toEqual({
      seat: 1,
      staked: 150n,
      hands: [0n],
      insurance: 150n,
      paid: 150n,
    });
  });

  it('is lost without a blackjack', () => {
    expect(settle(play('10 A 9 9', 'insure', 'stand'))).toMatchObject({
      staked: 150n,
      insurance: 0n,
      paid: 0n,
    });
    expect(settle(play('10 A 10 9', 'insure', 'stand'))).toMatchObject({ hands: [100n], paid: 100n });
  });

  it('is half a bet in whole minor units', () => {
    expect(settle(play('5 A 6 K', 'insure'), 101n)).toMatchObject({ staked: 151n, paid: 150n });
  });

  it('has an edge of 7.4699 % if only the ace is known', () => {
    expect(100 * insuranceEdge(8)).toBeCloseTo(7.4699, 4);
    expect(insuranceEdge(8)).toBeCloseTo(1 - (3 * 128) / 415, 12);
  });
});

it('knows what an action costs', () => {
  const actions: BlackjackAction[] = ['hit', 'stand', 'decline', 'double', 'split', 'insure'];
  expect(actions.map((action) => blackjackCostOf(action, 101n))).toEqual([0n, 0n, 0n, 101n, 101n, 50n]);
});

it('refuses to pay a round that is not over, or a seat without a bet', () => {
  expect(() => settle(play('5 6 6 10'))).toThrow('not over');
  expect(() => settleBlackjack(play('10 10 9 8', 'stand'), new Map())).toThrow('seat 1');
});

it('has entries of history as the lobby shows them', () => {
  expect(blackjackHistory(play('5 K 6 A'))).toEqual({ result: 'BJ' });
  expect(blackjackHistory(play('10 10 9 6 K', 'stand'))).toEqual({ result: 'BUST' });
  expect(blackjackHistory(play('10 10 9 6 5', 'stand'))).toEqual({ result: '21' });
});

describe('bets from untrusted JSON', () => {
  const bet = { seat: 1, stakeMinor: '500' };

  it('are seats with minor units', () => {
    expect(readSeatBets([bet, { ...bet, seat: 7 }])).toEqual([
      { seat: 1, stakeMinor: 500n },
      { seat: 7, stakeMinor: 500n },
    ]);
  });

  it.each([
    ['unknown', [{ ...bet, seat: 0 }]],
    ['unknown', [{ ...bet, seat: 8 }]],
    ['malformed', [{ ...bet, seat: 1.5 }]],
    ['malformed', [{ ...bet, seat: '1' }]],
    ['malformed', [{ ...bet, stakeMinor: 500 }]],
    ['malformed', [bet, null]],
    ['malformed', bet],
    ['count', []],
    ['duplicate', [bet, bet]],
  ])('are refused as %s otherwise', (problem, json) => {
    expect(() => readSeatBets(json)).toThrow(expect.objectContaining({ problem }));
  });
});

describe('a move from untrusted JSON', () => {
  const move = { seat: 2, hand: 3, action: 'split', dealt: 17 };

  it('is of a hand at a number of dealt cards', () => {
    expect(readBlackjackMove(move)).toEqual(move);
  });

  it.each([
    ['unknown', { dealt: -1 }],
    ['unknown', { dealt: 417 }],
    ['malformed', { dealt: '9' }],
    ['unknown', { hand: 4 }],
    ['unknown', { hand: -1 }],
    ['unknown', { seat: 0 }],
    ['unknown', { action: 'surrender' }],
    ['malformed', { action: 1 }],
    ['malformed', { extra: 1 }],
  ])('is refused as %s otherwise', (problem, wrong) => {
    expect(() => readBlackjackMove({ ...move, ...wrong })).toThrow(expect.objectContaining({ problem }));
  });
});
