import { describe, expect, it } from 'vitest';

import { JOKER, RANKS } from '../../cards/card.ts';
import { createMiniRoulette } from '../roulette/mini-roulette.ts';
import { settleSpots } from '../spots/settle.ts';
import type { SpotGame } from '../spots/spot-game.ts';
import { createAndarBahar } from './andar-bahar.ts';
import { createCupOfCards } from './cup-of-cards.ts';
import { createDiceDuel } from './dice-duel.ts';
import { createHandDuel } from './hand-duel.ts';
import { createHandGame } from './hand-game.ts';
import { compareHands } from './hands.ts';
import { createLastCard, LAST_CARD_PACK } from './last-card.ts';
import { createOverUnder } from './over-under.ts';
import { pricedSpots } from './priced-spots.ts';
import { createSnapCard } from './snap-card.ts';
import { createTenSeconds } from './ten-seconds.ts';
import { createThirtyForty } from './thirty-forty.ts';

const [SPADES, HEARTS, DIAMONDS] = [0, 13, 26];
const [ACE, NINE, JACK, QUEEN, KING] = [0, 8, 10, 11, 12];

/** What one lira on each spot pays, in hundredths; spots that lose are left out. */
function paid<Result, Outcome>(game: SpotGame<Result, Outcome>, result: Result): Record<string, number> {
  const bets = [...game.spots.keys()].map((spot) => ({ spot, stakeMinor: 100n }));
  const payouts = settleSpots(game, result, bets).map(Number);
  const entries = bets.map(({ spot }, index) => [spot, payouts[index] ?? 0] as const);
  return Object.fromEntries(entries.filter(([, payout]) => payout > 0));
}

describe('hands', () => {
  it('beat each other in a circle', () => {
    const [rock, paper, scissors] = [0, 1, 2] as const;
    expect([compareHands(paper, rock), compareHands(scissors, paper), compareHands(rock, scissors)]).toEqual([
      1, 1, 1,
    ]);
    expect([compareHands(rock, paper), compareHands(paper, paper)]).toEqual([-1, 0]);
  });

  it('against the dealer win, lose, or get the stake back', () => {
    expect(paid(createHandGame(), 0)).toEqual({ rock: 100, paper: 188 });
    expect(paid(createHandGame(), 2)).toEqual({ scissors: 100, rock: 188 });
  });

  it('in a duel are thrown until one side has won twice', () => {
    const game = createHandDuel();
    const duel = [
      [0, 2],
      [1, 1],
      [0, 1],
      [2, 1],
    ] as const;
    expect(paid(game, duel)).toEqual({ 'red-side': 192, 'red-2-1': 384, scissors: 288, tied: 152 });
    expect(game.history(duel)).toEqual({ result: '2-1', winner: 'RED' });
    const short = [
      [0, 1],
      [0, 1],
    ] as const;
    expect(paid(game, short)).toEqual({ 'blue-side': 192, 'blue-2-0': 384, paper: 288, untied: 259 });
    expect(game.history(short)).toEqual({ result: '0-2', winner: 'BLUE' });
  });
});

describe('cards', () => {
  it('a snap is neither higher nor lower', () => {
    const game = createSnapCard();
    expect(paid(game, [SPADES + QUEEN, HEARTS + QUEEN])).toEqual({ snap: 1_632, 'two-colours': 188 });
    expect(paid(game, [HEARTS + KING, DIAMONDS + ACE])).toEqual({ lower: 204, 'one-colour': 195 });
    expect(game.history([SPADES + ACE, SPADES + KING])).toEqual({ result: 'A-K', winner: 'HIGHER' });
  });

  it('a joker that is left loses every other bet', () => {
    const game = createLastCard();
    const court = LAST_CARD_PACK.filter((card) => card !== JOKER);
    expect(paid(game, [...court, JOKER])).toEqual({ joker: 1_248 });
    const left = [JOKER, ...court.filter((card) => card !== HEARTS + JACK), HEARTS + JACK];
    expect(paid(game, left)).toEqual({ red: 208, 'rank-J': 312, hearts: 416 });
    expect(game.history(left)).toEqual({ result: 'J hearts', color: 'red' });
  });

  it('hearts are goals', () => {
    const game = createCupOfCards();
    const home = [HEARTS, HEARTS + 1, SPADES, SPADES + 1, SPADES + 2];
    const away = [HEARTS + 2, DIAMONDS, DIAMONDS + 1, SPADES + 3, SPADES + 4];
    expect(Object.keys(paid(game, { home, away }))).toEqual(['home', 'goals-high', 'both-yes', 'score-2-1']);
    expect(game.history({ home: away, away: home })).toEqual({ result: '1-2', winner: 'AWAY' });
  });

  it('the first match decides between Andar and Bahar', () => {
    const game = createAndarBahar();
    const cards = [SPADES + NINE, HEARTS + ACE];
    expect(paid(game, { middle: SPADES + ACE, cards })).toEqual({ bahar: 200, 'cards-1-5': 354 });
    expect(game.history({ middle: SPADES + ACE, cards: cards.slice(0, 1) })).toEqual({
      result: 'A',
      winner: 'ANDAR',
    });
  });

  it('equal rows return even-money bets, but not at 31', () => {
    const game = createThirtyForty();
    const thirty = [SPADES + KING, SPADES + KING, SPADES + KING];
    const [at31, at32, at40] = [ACE, 1, KING].map((last) => [...thirty, last]) as [
      number[],
      number[],
      number[],
    ];
    expect(paid(game, { black: at31, red: at31 })).toEqual({ tie: 874, 'tie-31': 4_379 });
    expect(paid(game, { black: at40, red: at40 })).toEqual({
      red: 100,
      black: 100,
      colour: 100,
      inverse: 100,
      tie: 874,
    });
    expect(paid(game, { black: at31, red: at32 })).toEqual({ black: 200, colour: 200 });
    expect(paid(game, { black: [HEARTS + KING, ...at40.slice(1)], red: at32 })).toEqual({
      red: 200,
      colour: 200,
    });
    expect(RANKS[KING]).toBe('K');
  });
});

describe('dice, a stopwatch and a small wheel', () => {
  it('a seven is neither under nor over', () => {
    expect(paid(createOverUnder(), [3, 4])).toEqual({ seven: 576 });
    expect(paid(createOverUnder(), [4, 4])).toEqual({ 'over-seven': 230, 'equal-dice': 576, 'total-8': 691 });
  });

  it('a duel is won clearly with a lead of four', () => {
    const game = createDiceDuel();
    expect(paid(game, { red: [6, 6], blue: [4, 4] })).toEqual({
      'red-side': 216,
      'red-clear': 603,
      'over-14': 216,
    });
    expect(paid(game, { red: [2, 5], blue: [3, 4] })).toEqual({ tie: 852 });
    expect(game.history({ red: [1, 1], blue: [2, 3] })).toEqual({ result: '2-5', winner: 'BLUE' });
  });

  it('a second is a whole one, and decimals may be equal', () => {
    const game = createTenSeconds();
    expect(paid(game, 477)).toEqual({ early: 192, even: 192, twins: 960, 'second-4': 960 });
    expect(paid(game, 500)).toEqual({ late: 192, odd: 192, twins: 960, 'second-5': 960 });
    expect(game.history(5)).toEqual({ result: '0.05', color: 'red' });
  });

  it('zero returns half of every other bet', () => {
    const game = createMiniRoulette();
    const onZero = paid(game, 0);
    expect(onZero['straight-0']).toBe(1_250);
    const others = Object.entries(onZero).filter(([spot]) => spot !== 'straight-0');
    expect(others).toHaveLength(game.spots.size - 1);
    expect(others.filter(([, payout]) => payout !== 50)).toEqual([]);
    expect(paid(game, 12)).toMatchObject({
      'straight-12': 1_200,
      'column-3': 300,
      red: 200,
      even: 200,
      high: 200,
    });
  });
});

it('refuses a bet that cannot have odds', () => {
  const outcomes = [{ outcome: 1, weight: 1n }];
  expect(() => pricedSpots(outcomes, [{ id: 'sure', wins: () => true }])).toThrow('sure');
  expect(() => pricedSpots(outcomes, [{ id: 'never', wins: () => false }])).toThrow('never');
});
