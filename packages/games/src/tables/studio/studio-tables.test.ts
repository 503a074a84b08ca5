import { takesAll } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { fraction, toNumber, toPercent } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { createSeededDraw } from '../../random/draw.ts';
import { createMiniRoulette } from '../roulette/mini-roulette.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import type { SpotGame } from '../spots/spot-game.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { createAndarBahar } from './andar-bahar.ts';
import { createCupOfCards } from './cup-of-cards.ts';
import { createDiceDuel } from './dice-duel.ts';
import { createHandDuel } from './hand-duel.ts';
import { createHandGame } from './hand-game.ts';
import { createLastCard } from './last-card.ts';
import { createOddsEvens } from './odds-evens.ts';
import { createOverUnder } from './over-under.ts';
import { createPickAColour } from './pick-a-colour.ts';
import { createSnapCard } from './snap-card.ts';
import { createTenSeconds } from './ten-seconds.ts';
import { createThirtyForty } from './thirty-forty.ts';

const tables: readonly SpotGame<unknown, unknown>[] = [
  createMiniRoulette(),
  createAndarBahar(),
  createCupOfCards(),
  createDiceDuel(),
  createHandDuel(),
  createHandGame(),
  createLastCard(),
  createOddsEvens(),
  createOverUnder(),
  createPickAColour(),
  createSnapCard(),
  createTenSeconds(),
  createThirtyForty(),
] as readonly unknown[] as readonly SpotGame<unknown, unknown>[];

const ROUNDS = takesAll() ? 20_000 : 4_000;

for (const table of tables) {
  const draw = createSeededDraw(`studio ${table.name}`);
  describeSpotGame(
    table,
    Array.from({ length: 100 }, () => table.drawResult(draw)),
  );
}

describe('every table of the studio', () => {
  it.each(tables)('$name returns between 95.5 and 97.9 % on every bet', (table) => {
    for (const { spot, returns } of spotEdgesOf(table)) {
      expect(toNumber(returns), spot).toBeGreaterThan(0.955);
      expect(toNumber(returns), spot).toBeLessThan(0.979);
    }
  });

  it.each(tables)('$name returns in play what it states', (table) => {
    const proofs = provableSpots(table).map((bet) => playMany(bet, createFastDraw(14), ROUNDS));
    expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
  });
});

describe('published chances', () => {
  const chanceOf = <Result, Outcome>(game: SpotGame<Result, Outcome>, spot: string) => {
    const edge = spotEdgesOf(game).find((candidate) => candidate.spot === spot);
    if (edge === undefined) throw new Error(`no spot ${spot}`);
    return edge;
  };

  it('of Andar Bahar: 51.50 % and 48.50 %, which return 97.85 % and 97.00 %', () => {
    const game = createAndarBahar();
    expect(toPercent(chanceOf(game, 'andar').winRate, 2)).toBe('51.50');
    expect(toPercent(chanceOf(game, 'bahar').winRate, 2)).toBe('48.50');
    expect(toPercent(chanceOf(game, 'andar').edge, 2)).toBe('2.15');
    expect(toPercent(chanceOf(game, 'bahar').edge, 2)).toBe('3.00');
  });

  it('of trente et quarante: rows are equal at 31 in 2.19 % of rounds, at any points in 10.97 %', () => {
    const game = createThirtyForty();
    expect(toPercent(chanceOf(game, 'tie-31').winRate, 3)).toBe('2.192');
    expect(toPercent(chanceOf(game, 'tie').winRate, 2)).toBe('10.97');
    for (const spot of ['red', 'black', 'colour', 'inverse'])
      expect(toPercent(chanceOf(game, spot).edge, 3)).toBe('2.192');
  });

  it('of two dice each: 575, 146 and 575 throws of 1,296', () => {
    const game = createDiceDuel();
    expect(chanceOf(game, 'red-side').winRate).toEqual(fraction(575n, 1_296n));
    expect(chanceOf(game, 'tie').winRate).toEqual(fraction(146n, 1_296n));
    expect(chanceOf(game, 'under-14').winRate).toEqual(chanceOf(game, 'over-14').winRate);
  });

  it('of a small wheel: every bet returns 25/26', () => {
    for (const { spot, returns } of spotEdgesOf(createMiniRoulette()))
      expect(returns, spot).toEqual(fraction(25n, 26n));
  });

  it('of a duel of hands: 10 in 27 have no tied throw, a quarter ends 2–0 for red', () => {
    const game = createHandDuel();
    expect(chanceOf(game, 'untied').winRate).toEqual(fraction(10n, 27n));
    expect(chanceOf(game, 'red-2-0').winRate).toEqual(fraction(1n, 4n));
    expect(chanceOf(game, 'paper').winRate).toEqual(fraction(1n, 3n));
  });

  it('of hearts: both teams have none in as many deals as ten cards have none', () => {
    const none = chanceOf(createCupOfCards(), 'score-0-0').winRate;
    // 39 choose 10 of 52 choose 10.
    expect(none).toEqual(fraction(635_745_396n, 15_820_024_220n));
  });

  it('of a second card: of the same rank 3 in 51, of the same suit 12 in 51', () => {
    const game = createSnapCard();
    expect(chanceOf(game, 'snap').winRate).toEqual(fraction(3n, 51n));
    expect(chanceOf(game, 'one-suit').winRate).toEqual(fraction(12n, 51n));
    expect(chanceOf(game, 'higher').winRate).toEqual(chanceOf(game, 'lower').winRate);
  });

  it('of the forty balls: each colour by its number', () => {
    const pays = spotEdgesOf(createPickAColour()).map(({ spot, topPay }) => [spot, topPay]);
    expect(pays).toEqual([
      ['ball-red', 240],
      ['ball-blue', 320],
      ['ball-green', 480],
      ['ball-violet', 1_280],
      ['ball-gold', 3_840],
    ]);
  });
});
