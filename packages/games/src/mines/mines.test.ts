import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { fraction, subtract, toNumber } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableSteps, settleSteps } from '../instant/step-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { fairMinesPay, lastMinesStep, minesPays } from './mines-pays.ts';
import { createMines } from './mines.ts';

const terms = { edgeBasisPoints: 300, cap: 1_000_000 };
const game = createMines(terms);
const limits = { minMinor: 100n, maxMinor: 5_000_000n };
/** A number of mines, and one of tiles to open without one. */
const rounds = fc
  .integer({ min: 1, max: 24 })
  .chain((mines) => fc.tuple(fc.constant(mines), fc.integer({ min: 1, max: lastMinesStep(mines, terms) })));

describe('what a round pays', () => {
  it.each([
    [1, 1, 25n, 24n],
    [3, 1, 25n, 22n],
    [3, 5, 115n, 57n],
    [5, 5, 8_855n, 2_584n],
    [24, 1, 25n, 1n],
    [3, 22, 2_300n, 1n],
  ])('is fair with %i mines and %i tiles at %i/%i', (mines, opened, numerator, denominator) => {
    expect(fairMinesPay(mines, opened)).toEqual(fraction(numerator, denominator));
  });
  it.each([
    [1, 1, 101],
    [3, 1, 110],
    [3, 5, 195],
    [5, 5, 332],
    [24, 1, 2_425],
    [3, 22, 223_100],
  ])('is rounded down after the edge with %i mines and %i tiles: %i', (mines, opened, pays) => {
    expect(minesPays(mines, opened, terms)).toBe(pays);
  });
  it('rises with each tile, up to the last step', () => {
    fc.assert(
      fc.property(rounds, ([mines, opened]) => {
        const pays = minesPays(mines, opened, terms);
        expect(pays).toBeLessThanOrEqual(terms.cap);
        expect(minesPays(mines, opened - 1, terms)).toBeLessThan(pays);
      }),
    );
  });
  it('ends below the cap', () => {
    expect(lastMinesStep(12, terms)).toBe(9);
    expect(minesPays(12, 9, terms)).toBe(277_158);
    expect(minesPays(12, 10, terms)).toBeGreaterThan(terms.cap);
    expect(lastMinesStep(12, { ...terms, cap: 277_158 })).toBe(9);
    expect(lastMinesStep(12, { ...terms, cap: 277_157 })).toBe(8);
    expect([lastMinesStep(1, terms), lastMinesStep(24, terms)]).toEqual([24, 1]);
    expect(lastMinesStep(24, { ...terms, cap: 500 })).toBe(1);
  });
});

describe('the return', () => {
  it('is as stated or less by the rounding, and never less by a hundredth of the chance', () => {
    fc.assert(
      fc.property(rounds, ([mines, opened]) => {
        const { returns, hitRate } = game.mathOf({ mines }, opened);
        expect(subtract(returns, fraction(97n, 100n)).numerator).toBeLessThanOrEqual(0n);
        expect(0.97 - toNumber(returns)).toBeLessThan(toNumber(hitRate) / 100 + 1e-12);
      }),
    );
  });
  it.each([
    [1, 1, '0.969600'],
    [3, 1, '0.968000'],
    [3, 5, '0.966522'],
    [5, 5, '0.968818'],
    [24, 1, '0.970000'],
    [3, 22, '0.970000'],
  ])('with %i mines and %i tiles is %s', (mines, opened, returns) => {
    expect(toNumber(game.mathOf({ mines }, opened).returns).toFixed(6)).toBe(returns);
  });
  it.each(provableSteps(game))('is that of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 5_000).verdict).toBe('proven');
  });
});

describe('a bet', () => {
  it('has 1 to 24 mines', () => {
    expect(readInstantBet(game, { mines: 3, stakeMinor: '500' }, limits)).toEqual({
      choice: { mines: 3 },
      stakeMinor: 500n,
    });
  });
  it.each([
    ['malformed', []],
    ['malformed', { mines: '3', stakeMinor: '500' }],
    ['malformed', { mines: 3, stakeMinor: '500', edge: 0 }],
    ['unknown', { mines: 0, stakeMinor: '500' }],
    ['unknown', { mines: 25, stakeMinor: '500' }],
    ['stake', { mines: 3, stakeMinor: '99' }],
    ['stake', { mines: 12, stakeMinor: '5000000' }],
  ])('is refused as %s otherwise', (problem, json) => {
    expect(() => readInstantBet(game, json, limits)).toThrow(expect.objectContaining({ problem }));
    expect(() => readInstantBet(game, json, limits)).toThrow(InvalidBet);
  });
  it('opens tiles that are closed, each once', () => {
    const read = (json: unknown, steps: number[] = []) => game.readStep(json, { mines: 3 }, steps);
    expect([read({ tile: 0 }), read({ tile: 24 }, [0, 1]), read({ tile: 7 }, [7])]).toEqual([0, 24, null]);
    const problemOf = (json: unknown) => {
      try {
        return read(json);
      } catch (error) {
        return error instanceof InvalidBet ? error.problem : error;
      }
    };
    expect([{ tile: 25 }, { tile: -1 }, { tile: '8' }, 8].map(problemOf)).toEqual([
      'unknown',
      'unknown',
      'malformed',
      'malformed',
    ]);
  });
});

describe('a round', () => {
  const bet = { choice: { mines: 3 }, stakeMinor: 1_000n };
  const hidden = [4, 9, 20];
  const settle = (opened: number[]) => settleSteps(game, bet, hidden, opened);

  it('has its mines on different tiles, every tile equally often', () => {
    const draw = createSeededDraw('mines');
    const counts = Array.from({ length: 25 }, () => 0);
    for (let round = 0; round < 5_000; round++) {
      const mines = game.hide({ mines: 5 }, draw);
      expect(new Set(mines).size).toBe(5);
      for (const tile of mines) counts[tile] = (counts[tile] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(5 * Math.sqrt(800));
  });
  it('pays for the tiles opened, nothing after a mine, and the stake before the first tile', () => {
    expect([settle([]), settle([0]), settle([0, 1, 2, 3, 5]), settle([0, 9])]).toEqual([
      1_000n,
      1_100n,
      1_950n,
      0n,
    ]);
  });
  it('is open until a mine or the last step', () => {
    const stateOf = (opened: number[], cap = terms.cap) =>
      createMines({ ...terms, cap }).stateOf(bet.choice, hidden, opened);
    expect([stateOf([]), stateOf([0]), stateOf([0, 4])]).toEqual(['open', 'open', 'hit']);
    expect([stateOf([0, 1], 130), stateOf([0], 130)]).toEqual(['cleared', 'open']);
    const free = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hidden.includes(tile));
    expect([stateOf(free.slice(1)), stateOf(free)]).toEqual(['open', 'cleared']);
  });
  it('is fixed before it is played, and the same as JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 24 }), (seed, mines) => {
        const drawn = game.hide({ mines }, createSeededDraw(seed));
        expect(drawn).toHaveLength(mines);
        expect(drawn.every((tile) => tile >= 0 && tile < 25)).toBe(true);
        expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
      }),
    );
  });
});
