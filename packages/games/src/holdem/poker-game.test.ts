import { describe, expect, it } from 'vitest';

import { newShoe } from '../cards/shoe.ts';
import { pokerHandOf } from '../poker-hands/poker-value.ts';
import { drawSome } from '../random/draw-some.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { bestHandOf, holdingValueOf } from './poker-game.ts';
import { cardsNamed } from './testing/scripted-hand.ts';

const value = (game: 'holdem' | 'omaha', hole: string, board: string) =>
  holdingValueOf(game, cardsNamed(hole), cardsNamed(board));

describe('the best hand of hold’em', () => {
  it.each([
    ['one hole card decides', 'As 2h', 'Kd 2c', 'Ah Kh 9c 7d 4s'],
    ['kickers below the board do not count', 'As 3h', 'Ad 2c', 'Ah Kh Qc Jd 9s', 'tie'],
    ['the board alone may be the best hand', '2s 3h', '4d 5c', 'Ah Kh Qh Jh 10h', 'tie'],
    ['the higher set wins', '9s 9h', '4d 4c', '9c 4s Kd 2h 7c'],
    ['a flush by the fifth card', 'Ah 2c', 'Ks Kd', '3h 9h Jh Qh Kc'],
    ['counterfeit: two pair of the board outrank a small pair', 'Ac 3d', '2s 2h', 'Kd Kc Qs Qh 9c'],
  ])('%s', (_, one, other, board, outcome = 'win') => {
    const difference = value('holdem', one, board) - value('holdem', other, board);
    expect(outcome === 'tie' ? difference === 0 : difference > 0).toBe(true);
  });

  it('has the published equity of aces against kings of their suits', () => {
    const [aces, kings] = [cardsNamed('As Ah'), cardsNamed('Ks Kh')];
    const rest = newShoe(1).filter((card) => !aces.includes(card) && !kings.includes(card));
    const draw = createFastDraw(8);
    const boards = 20_000;
    const counts = { win: 0, lose: 0, tie: 0 };
    for (let round = 0; round < boards; round++) {
      const board = drawSome(rest, 5, draw);
      const difference = holdingValueOf('holdem', aces, board) - holdingValueOf('holdem', kings, board);
      counts[difference > 0 ? 'win' : difference < 0 ? 'lose' : 'tie']++;
    }
    // Of all 1,712,304 boards.
    for (const [outcome, of] of [
      ['win', 1_410_336],
      ['lose', 292_660],
      ['tie', 9_308],
    ] as const) {
      const chance = of / 1_712_304;
      const tolerance = 4 * Math.sqrt(boards * chance * (1 - chance));
      expect(Math.abs(counts[outcome] - boards * chance)).toBeLessThan(tolerance);
    }
  });

  it('names its five cards', () => {
    const { cards, value: best } = bestHandOf('holdem', cardsNamed('As Ad'), cardsNamed('Ah Kh Kc 7d 4s'));
    expect(new Set(cards)).toEqual(new Set(cardsNamed('As Ad Ah Kh Kc')));
    expect(pokerHandOf(best)).toBe('full-house');
  });
});

describe('the best hand of Omaha', () => {
  it.each([
    ['one suited hole card makes no flush', 'Ah Ks Qd Jc', '2h 5h 9h Kh 3c', 'pair'],
    ['two do', 'Ah 4h Qd Jc', '2h 5h 9h Kh 3c', 'flush'],
    ['four of a kind in the hole are a pair', 'As Ah Ad Ac', '2h 5d 9h Kh 3c', 'pair'],
    ['three of the board are used, not four', 'As Kd 2c 2d', '10s Js Qs Ks 3h', 'straight'],
    ['a full house needs a pair of one side', 'As Ah 7d 2c', 'Ad Kh Kc 4s 5d', 'full-house'],
    ['a board of four of a kind gives at most three', 'As Kd Qc Jh', '9s 9h 9d 9c 2h', 'three-of-a-kind'],
  ])('%s', (_, hole, board, name) => {
    expect(pokerHandOf(value('omaha', hole, board))).toBe(name);
  });

  it('is of exactly two and three cards', () => {
    const [hole, board] = [cardsNamed('Ah 4h Qd Jc'), cardsNamed('2h 5h 9h Kh 3c')];
    const { cards, value: best } = bestHandOf('omaha', hole, board);
    expect(cards.filter((card) => hole.includes(card))).toHaveLength(2);
    expect(cards.filter((card) => board.includes(card))).toHaveLength(3);
    expect(best).toBe(holdingValueOf('omaha', hole, board));
  });
});
