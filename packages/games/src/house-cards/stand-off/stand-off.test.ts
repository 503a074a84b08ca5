import { describe, expect, it } from 'vitest';

import { type Card, RANKS, SUITS } from '../../cards/card.ts';
import { toNumber } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import type { CardPart } from '../card-game.ts';
import { type CardPlay, cardGames } from '../card-games.ts';
import { cardReturns } from '../card-returns.ts';
import { provableCards } from '../provable-cards.ts';
import { redDogMath } from '../red-dog-math.ts';
import { threeCardMath } from './three-card-math.ts';

function cardsOf(text: string): Card[] {
  return text.split(' ').map((name) => {
    const rank = RANKS.findIndex((known) => known === name.slice(0, -1));
    return SUITS.findIndex((known) => known[0] === name.at(-1)) * RANKS.length + rank;
  });
}

/** The parts of a round as `bet staked pays`. */
function settle(
  play: CardPlay,
  cards: string,
  choices: readonly string[],
  sides: readonly string[] = [],
): string[] {
  const moves = choices.map((choice) => ({ choice, hold: [] }));
  const parts: readonly CardPart[] = cardGames[play].settle({ cards: cardsOf(cards), sides, moves });
  return parts.map(({ bet, staked, pays }) => `${bet} ${staked} ${pays}`);
}

describe('three card poker', () => {
  const play = 'cards/three-card-poker';
  it.each([
    ['wins against a dealer with a queen', 'Ks 9h 2c Qs 9d 2d', ['ante 100 200', 'play 100 200']],
    ['wins the ante only without one', 'Ks 9h 2c Js 9d 2d', ['ante 100 200', 'play 100 100']],
    ['loses both', 'Ks 9h 2c As 9d 2d', ['ante 100 0', 'play 100 0']],
    ['ties', 'Ks 9h 2c Kh 9d 2d', ['ante 100 100', 'play 100 100']],
    ['gets the bonus even if it loses', '2s 3h 4c 5s 5h 5d', ['ante 100 100', 'play 100 0']],
    ['gets the bonus of a straight flush', '2s 3s 4s 5s 5h 9d', ['ante 100 700', 'play 100 200']],
  ])('%s', (_, cards, parts) => {
    expect(settle(play, cards, ['play'])).toEqual(parts);
  });
  it('pays pair plus whatever the dealer has, and nothing of a fold', () => {
    expect(settle(play, '2s 2h 4c 5s 5h 5d', ['fold'], ['pair-plus'])).toEqual([
      'ante 100 0',
      'pair-plus 100 200',
    ]);
  });
  it('returns 96.627 % of the ante, published as an edge of 3.373 %', () => {
    const returns = toNumber(threeCardMath().returns);
    expect(returns).toBeCloseTo(0.966_27, 5);
    expect(cardReturns[play].main).toBeCloseTo(returns, 5);
  });
});

describe('casino hold’em', () => {
  const play = 'cards/casino-holdem';
  it.each([
    ['pays the ante by the table', 'As Ks Kh Qd Qs Js 10s 3c 4c', ['ante 100 10100', 'call 200 400']],
    [
      'returns the call to a dealer below fours',
      'As Ah 2c 7d Ks Qd 9h 5c 3d',
      ['ante 100 200', 'call 200 200'],
    ],
    ['loses to a better hand', 'Ks Kh As Ah Qs Jd 9h 5c 2d', ['ante 100 0', 'call 200 0']],
    ['splits the board', '2s 3h 2d 3c As Ks Qs Js 10s', ['ante 100 100', 'call 200 200']],
  ])('%s', (_, cards, parts) => {
    expect(settle(play, cards, ['call'])).toEqual(parts);
  });
  it('counts the first five cards for aces or better', () => {
    expect(settle(play, 'As Kh 2c 3d Ah 7d 9c 4s 5s', ['fold'], ['aces'])).toEqual([
      'ante 100 0',
      'aces 100 800',
    ]);
    expect(settle(play, 'As Kh 2c 3d Kc 7d 9c Ah 5s', ['fold'], ['aces'])).toEqual([
      'ante 100 0',
      'aces 100 0',
    ]);
  });
  it('shows the dealer and the last two cards at the end only', () => {
    const round = { cards: cardsOf('As Ks 2h 2d Qs Js 10s 3c 4c'), sides: [], moves: [] };
    const { rows, choices } = cardGames[play].view(round);
    expect(rows.map(({ cards }) => cards.filter((card) => card === null).length)).toEqual([2, 2, 0]);
    expect(choices).toEqual([
      { id: 'fold', adds: 0 },
      { id: 'call', adds: 2 },
    ]);
    const over = cardGames[play].view({ ...round, moves: [{ choice: 'call', hold: [] }] });
    expect(over.rows.flatMap(({ cards }) => cards)).not.toContain(null);
    expect(over.choices).toEqual([]);
  });
  it('settles two hands one by one', () => {
    const cards = 'As Ah 9s 8h 2c 2d Ks Qd Jh 5c 3d';
    expect(settle('cards/two-hand-holdem', cards, ['call', 'fold'])).toEqual([
      'ante-1 100 200',
      'call-1 200 200',
      'ante-2 100 0',
    ]);
  });
});

describe('caribbean stud', () => {
  it.each([
    ['raise pays by the table', 'As Ah Ac Ad 2s Ks Kh 2c 3d 4s', ['ante 100 200', 'raise 200 4200']],
    ['needs a dealer with ace and king', 'As Ah Ac Ad 2s Ks Qh 2c 3d 4s', ['ante 100 200', 'raise 200 200']],
    ['and ace-king is enough', 'Qs Qh 9c 8d 7s Ah Kh 2c 3d 4s', ['ante 100 200', 'raise 200 400']],
  ])('%s', (_, cards, parts) => {
    expect(settle('cards/caribbean-stud', cards, ['raise'])).toEqual(parts);
  });
  it('pays the royal bet of a hand that is folded', () => {
    expect(settle('cards/royal-night', '2s 4s 6s 8s 9s Ks Kh 2c 3d 4d', ['fold'], ['royal'])).toEqual([
      'ante 100 0',
      'royal 100 10100',
    ]);
  });
});

describe('red dog', () => {
  const play = 'cards/red-dog';
  it.each([
    ['4s 6h 5c', ['raise'], ['ante 100 600', 'raise 100 600']],
    ['4s 6h 6c', ['raise'], ['ante 100 0', 'raise 100 0']],
    ['As 2h 9c', ['raise'], ['ante 100 200', 'raise 100 200']],
    ['As 2h Ac', ['stay'], ['ante 100 0']],
    ['As Kh 9c', [], ['ante 100 100']],
    ['7s 7h 7c', [], ['ante 100 1200']],
    ['7s 7h 8c', [], ['ante 100 100']],
  ])('%s after %j pays %j', (cards, choices, parts) => {
    expect(settle(play, cards, choices)).toEqual(parts);
  });
  it('returns 96.845 %, published as an edge of 3.155 %', () => {
    const returns = toNumber(redDogMath().returns);
    expect(returns).toBeCloseTo(0.968_45, 5);
    expect(cardReturns[play].main).toBeCloseTo(returns, 5);
  });
  it('keeps the third card of a decision hidden', () => {
    const { rows, choices } = cardGames[play].view({ cards: cardsOf('4s 9h 5c'), sides: [], moves: [] });
    expect(rows[0]).toMatchObject({
      cards: [expect.any(Number), null, expect.any(Number)],
      hand: 'spread-4',
    });
    expect(choices.map(({ id }) => id)).toEqual(['stay', 'raise']);
  });
});

describe('the committed returns', () => {
  it.each(provableCards().filter(({ name }) => !name.endsWith('best play')))(
    'are those of play: $name',
    (game) => {
      expect(playMany(game, createFastDraw(3), 20_000).verdict).toBe('proven');
    },
  );
});
