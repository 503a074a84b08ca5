import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toPercent } from '../exact/fraction.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { fiveBallsBets, provableFiveBalls } from './five-balls-math.ts';
import {
  FIVE_BALLS_NUMBERS,
  fiveBallsMarketNames,
  fiveBallsMarkets,
  fiveBallsPicks,
} from './five-balls-table.ts';
import { drawFiveBalls, readFiveBallsBets, settleFiveBalls } from './five-balls.ts';

const limits = { minMinor: 100n, maxMinor: 50_000n };

it('a draw has five different balls of 36', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { drawn } = drawFiveBalls(createSeededDraw(seed));
      expect(new Set(drawn).size).toBe(5);
      expect(drawn.filter((number) => number < 1 || number > FIVE_BALLS_NUMBERS)).toEqual([]);
    }),
  );
});

describe('the markets', () => {
  it.each([
    [
      [1, 2, 3, 4, 5],
      ['odd', 'low', 'under', '15-67', '3'],
    ],
    [
      [36, 35, 34, 33, 32],
      ['even', 'high', 'over', '118-170', '2'],
    ],
    [
      [18, 20, 17, 19, 18],
      ['even', 'low', 'under', '83-102', '2'],
    ],
    [
      [19, 17, 21, 15, 21],
      ['odd', 'high', 'over', '83-102', '5'],
    ],
    [
      [2, 4, 16, 20, 26],
      ['even', 'low', 'under', '68-82', '0'],
    ],
    [
      [29, 30, 31, 13, 14],
      ['odd', 'high', 'over', '103-117', '3'],
    ],
  ])('of %j are right with %j', (drawn, picks) => {
    expect(fiveBallsMarketNames.map((market) => fiveBallsMarkets[market].rightPick(drawn))).toEqual(picks);
  });
  it.each([
    [67, '15-67'],
    [68, '68-82'],
    [82, '68-82'],
    [83, '83-102'],
    [102, '83-102'],
    [103, '103-117'],
    [117, '103-117'],
    [118, '118-170'],
  ])('have the sum %i in the range %s', (sum, band) => {
    expect(fiveBallsMarkets.band.rightPick([sum])).toBe(band);
  });
});

const bets = fiveBallsBets();

describe('the return', () => {
  const stated = Object.fromEntries(
    bets.map(({ pick, math }) => [
      `${pick.market} ${pick.pick ?? pick.numbers.length}`,
      toPercent(math.returns, 2),
    ]),
  );
  it('is what is published', () => {
    expect(stated).toEqual({
      'numbers 1': '94.44',
      'numbers 2': '94.44',
      'numbers 3': '94.68',
      'numbers 4': '94.39',
      'numbers 5': '94.37',
      'parity odd': '95.00',
      'parity even': '95.00',
      'half low': '95.00',
      'half high': '95.00',
      'sum under': '95.00',
      'sum over': '95.00',
      'band 15-67': '94.88',
      'band 68-82': '94.87',
      'band 83-102': '94.66',
      'band 103-117': '94.87',
      'band 118-170': '94.88',
      'odds 0': '95.00',
      'odds 1': '94.97',
      'odds 2': '94.71',
      'odds 3': '94.71',
      'odds 4': '94.97',
      'odds 5': '95.00',
    });
  });
  it('is of picks whose chances sum up to one in a market', () => {
    for (const market of fiveBallsMarketNames) {
      const own = bets.filter(({ pick }) => pick.market === market);
      expect(own).toHaveLength(fiveBallsPicks(market).length);
      const all = own.reduce(
        (sum, { math: { hitRate } }) => sum + Number(hitRate.numerator) / Number(hitRate.denominator),
        0,
      );
      expect(all).toBeCloseTo(1, 12);
    }
  });
  it.each(provableFiveBalls())('is that of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 5_000).verdict).toBe('proven');
  });
});

describe('a bet', () => {
  const read = (json: unknown) => readFiveBallsBets(json, limits);
  const odd = { market: 'parity', pick: 'odd', stakeMinor: '1000' };
  const numbers = { market: 'numbers', pick: [7, 3], stakeMinor: '1000' };
  it('is on numbers in their order or on a pick, and settled by the draw', () => {
    const taken = read([numbers, odd]);
    expect(taken).toEqual([
      { market: 'numbers', numbers: [3, 7], pick: null, stakeMinor: 1_000n },
      { market: 'parity', numbers: [], pick: 'odd', stakeMinor: 1_000n },
    ]);
    const settle = (drawn: number[]) => taken.map((bet) => settleFiveBalls(bet, { drawn }));
    expect(settle([7, 3, 1, 2, 4])).toEqual([44_000n, 1_900n]);
    expect(settle([2, 3, 1, 5, 4])).toEqual([1_000n, 0n]);
    expect(settle([2, 8, 1, 5, 4])).toEqual([0n, 0n]);
  });
  it.each([
    ['malformed', odd],
    ['count', []],
    ['count', [{ ...numbers, pick: [1, 2, 3, 4, 5, 6] }]],
    ['count', [{ ...numbers, pick: [] }]],
    ['duplicate', [{ ...numbers, pick: [7, 7] }]],
    ['duplicate', [numbers, { ...numbers, pick: [3, 7] }]],
    ['duplicate', [odd, { ...odd, stakeMinor: '500' }]],
    ['unknown', [{ ...numbers, pick: [37] }]],
    ['unknown', [{ ...odd, pick: 'low' }]],
    ['unknown', [{ ...odd, market: 'colour' }]],
    ['stake', [{ ...odd, stakeMinor: '99' }]],
  ])('is refused as %s otherwise', (problem, json) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ problem }));
  });
  it('has no more to win than the wallet knows', () => {
    const five = { ...numbers, pick: [1, 2, 3, 4, 5] };
    const most = { minMinor: 1n, maxMinor: 10_000_000n };
    expect(() => readFiveBallsBets([{ ...five, stakeMinor: '99999' }], most)).not.toThrow();
    expect(() => readFiveBallsBets([{ ...five, stakeMinor: '100001' }], most)).toThrow('stake');
  });
});
