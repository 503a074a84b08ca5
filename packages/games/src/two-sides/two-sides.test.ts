import { describe, expect, it } from 'vitest';

import { fraction } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant, settleInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { SIDE_PAYS, sides } from './sides.ts';
import { sideGames } from './two-sides.ts';

const games = Object.values(sideGames);
const limits = { minMinor: 100n, maxMinor: 1_000n };

describe('the sides', () => {
  it('of a coin are its two faces', () => {
    const faces = [0, 1].map((face) => sideGames.coin.draw({ side: 'first' }, () => face));
    expect(faces).toEqual([
      { side: 'first', card: null },
      { side: 'second', card: null },
    ]);
  });
  it('of a card are its colours: 26 of 52 cards each, hearts and diamonds being red', () => {
    const drawn = Array.from({ length: 52 }, (_, card) =>
      sideGames.card.draw({ side: 'first' }, (below) => (below === 52 ? card : -1)),
    );
    expect(drawn.map(({ card }) => card)).toEqual(Array.from({ length: 52 }, (_, card) => card));
    const red = drawn.flatMap(({ side, card }) => (side === 'first' ? [card] : []));
    expect(red).toEqual(Array.from({ length: 26 }, (_, index) => 13 + index));
  });
});

describe.each(games)('$name', (game) => {
  it('pays 1.94 stakes for a right guess and nothing for a wrong one', () => {
    for (const side of sides)
      for (const shown of sides)
        expect(game.pays({ side }, { side: shown, card: null })).toBe(side === shown ? SIDE_PAYS : 0);
    const bet = { choice: { side: 'first' as const }, stakeMinor: 505n };
    expect(settleInstant(game, bet, { side: 'first', card: null })).toBe(979n);
  });
  it('returns 97 % on both sides, every second time', () => {
    for (const choice of game.stated) {
      const { returns, hitRate, topPay, topChance } = game.mathOf(choice);
      expect([returns, hitRate, topPay, topChance]).toEqual([
        fraction(97n, 100n),
        fraction(1n, 2n),
        194,
        fraction(1n, 2n),
      ]);
    }
  });
  it('takes a bet on one of the sides', () => {
    const bet = { side: 'second', stakeMinor: '500' };
    expect(readInstantBet(game, bet, limits)).toEqual({ choice: { side: 'second' }, stakeMinor: 500n });
    expect(() => readInstantBet(game, { ...bet, side: 'edge' }, limits)).toThrow('one of');
    expect(() => readInstantBet(game, { ...bet, stakeMinor: '1001' }, limits)).toThrow('1000');
  });
});

it.each(games.flatMap(provableInstant))('the return is that of play: $name', (bet) => {
  expect(playMany(bet, createSeededDraw(bet.name), 4_000).verdict).toBe('proven');
});
