import { describe, expect, it } from 'vitest';

import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { basicStrategy } from './basic-strategy.ts';
import { provableBlackjack } from './play-blackjack.ts';
import type { BlackjackAction } from './round.ts';
import { stackedShoe } from './testing/stacked-shoe.ts';

const first: readonly BlackjackAction[] = ['hit', 'stand', 'double', 'split'];

describe('basic strategy', () => {
  it.each<[string, string, readonly BlackjackAction[], BlackjackAction]>([
    ['10 6', '10', ['hit', 'stand', 'double'], 'hit'],
    ['10 6', '6', ['hit', 'stand', 'double'], 'stand'],
    ['10 2', '3', ['hit', 'stand', 'double'], 'hit'],
    ['10 2', '4', ['hit', 'stand', 'double'], 'stand'],
    ['6 5', '10', ['hit', 'stand', 'double'], 'double'],
    ['6 5', 'A', ['hit', 'stand', 'double'], 'hit'],
    ['2 3 6', '6', ['hit', 'stand'], 'hit'],
    ['A 7', '9', ['hit', 'stand', 'double'], 'hit'],
    ['A 7', '4', ['hit', 'stand', 'double'], 'double'],
    ['A 3 4', '4', ['hit', 'stand'], 'stand'],
    ['A 8', '6', ['hit', 'stand', 'double'], 'stand'],
    ['A A', '10', first, 'split'],
    ['8 8', 'A', first, 'split'],
    ['8 8', '10', ['hit', 'stand', 'double'], 'hit'],
    ['K Q', '6', first, 'stand'],
    ['5 5', '9', first, 'double'],
    ['9 9', '7', first, 'stand'],
    ['9 9', '8', first, 'split'],
    ['4 4', '5', first, 'split'],
    ['4 4', '7', first, 'hit'],
  ])('with %s against %s, if it may %s: %s', (hand, dealer, allowed, action) => {
    const cards = stackedShoe(hand).slice(0, hand.split(' ').length);
    expect(basicStrategy(cards, stackedShoe(dealer)[0] ?? 0, allowed)).toBe(action);
  });

  it('returns in play what it states', () => {
    const proof = playMany(provableBlackjack, createFastDraw(21), 60_000);
    expect(proof).toMatchObject({ name: 'blackjack, basic strategy', verdict: 'proven' });
    // The standard deviation of a round is 1.15 bets.
    expect(proof.standardError * Math.sqrt(60_000)).toBeCloseTo(1.15, 1);
  });
});
