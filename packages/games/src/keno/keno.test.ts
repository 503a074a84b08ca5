import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { sumOf, toNumber } from '../exact/fraction.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { kenoChance, kenoMath, provableKeno } from './keno-math.ts';
import { KENO_MOST_PICKS, kenoPays } from './keno-table.ts';
import { drawKeno, readKenoTickets, settleKeno } from './keno.ts';

const limits = { minMinor: 100n, maxMinor: 250_000n };
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('the tickets of a round', () => {
  const ticket = { picks: [7, 80, 21], stakeMinor: '500' };
  it('have different numbers, ascending', () => {
    expect(readKenoTickets([ticket], limits)).toEqual([{ picks: [7, 21, 80], stakeMinor: 500n }]);
  });
  it.each([
    ['malformed', { ticket }],
    ['count', []],
    ['count', Array.from({ length: 11 }, (_, index) => ({ ...ticket, picks: [index + 1] }))],
    ['count', [{ ...ticket, picks: [] }]],
    ['count', [{ ...ticket, picks: oneTo(11) }]],
    ['unknown', [{ ...ticket, picks: [0] }]],
    ['unknown', [{ ...ticket, picks: [81] }]],
    ['malformed', [{ ...ticket, picks: ['7'] }]],
    ['duplicate', [{ ...ticket, picks: [7, 7] }]],
    ['duplicate', [ticket, { ...ticket, picks: [21, 7, 80] }]],
    ['stake', [{ ...ticket, stakeMinor: '99' }]],
  ])('are refused as %s otherwise', (problem, json) => {
    expect(() => readKenoTickets(json, limits)).toThrow(expect.objectContaining({ problem }));
    expect(() => readKenoTickets(json, limits)).toThrow(InvalidBet);
  });
  it('have lower stakes if ten hits would pay too much', () => {
    const ten = { picks: oneTo(10), stakeMinor: '99999' };
    expect(readKenoTickets([ten], limits)).toHaveLength(1);
    expect(() => readKenoTickets([{ ...ten, stakeMinor: '100000' }], limits)).toThrow(InvalidBet);
    expect(readKenoTickets([{ picks: oneTo(9), stakeMinor: '100000' }], limits)).toHaveLength(1);
  });
});

describe('a draw', () => {
  it('has 20 different numbers from 1 to 80', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const result = drawKeno(createSeededDraw(seed));
        expect(new Set(result.drawn).size).toBe(20);
        expect(result.drawn.every((number) => number >= 1 && number <= 80)).toBe(true);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }),
    );
  });
  it('has every number equally often', () => {
    const draw = createFastDraw(20);
    const counts = new Map<number, number>();
    for (let round = 0; round < 8_000; round++) {
      for (const number of drawKeno(draw).drawn) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect(counts.size).toBe(80);
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(5 * Math.sqrt(1_500));
  });
  it('settles tickets by their hits', () => {
    const result = { drawn: oneTo(20) };
    const pays = (...picks: number[]) => settleKeno({ picks, stakeMinor: 200n }, result);
    expect([pays(1, 2, 3, 4), pays(1, 2, 3, 21), pays(1, 2, 21, 22), pays(1, 21, 22, 23)]).toEqual([
      21_200n,
      1_400n,
      300n,
      0n,
    ]);
    expect(pays(...oneTo(10).map((number) => number + 20))).toBe(400n);
    expect(pays(20)).toBe(760n);
  });
});

/** Published chances by hits, to ten digits. */
const published: readonly (readonly [picks: number, chances: readonly number[]])[] = [
  [4, [0.3083214254, 0.4327318251, 0.2126354658, 0.0432478913, 0.0030633923]],
  [6, [0.1666017527, 0.3634947331, 0.3083214254, 0.1298195475, 0.0285379178, 0.0030956385, 0.0001289849]],
  [
    10,
    [
      0.0457907008, 0.1795713756, 0.2952567811, 0.2674023678, 0.1473188971, 0.0514276877, 0.0114793946,
      0.0016111431, 0.0001354194, 0.0000061206, 0.0000001122,
    ],
  ],
];

describe('the mathematics', () => {
  it.each(published)('have the published chances of %i picks', (picks, chances) => {
    chances.forEach((chance, hits) => expect(toNumber(kenoChance(picks, hits))).toBeCloseTo(chance, 10));
    expect(1 / toNumber(kenoChance(10, 10))).toBeCloseTo(8_911_711.18, 2);
  });
  it.each(oneTo(KENO_MOST_PICKS))('have chances of %i picks that sum up to one', (picks) => {
    const chances = Array.from({ length: picks + 1 }, (_, hits) => kenoChance(picks, hits));
    expect(sumOf(chances)).toEqual({ numerator: 1n, denominator: 1n });
  });
  it.each([
    [1, '0.950000', 1.645],
    [2, '0.950949', 2.214],
    [3, '0.943525', 5.063],
    [4, '0.946408', 6.01],
    [5, '0.948419', 12.986],
    [6, '0.953836', 17.766],
    [7, '0.955265', 25.835],
    [8, '0.944165', 54.569],
    [9, '0.943783', 48.968],
    [10, '0.947930', 43.717],
  ])('return of %i picks is %s', (picks, returns, standardDeviation) => {
    const math = kenoMath(picks);
    expect(toNumber(math.returns).toFixed(6)).toBe(returns);
    expect(math.standardDeviation).toBeCloseTo(standardDeviation, 3);
  });
  it('have higher top pays for more picks', () => {
    const tops = oneTo(KENO_MOST_PICKS).map((picks) => kenoMath(picks).topPay);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops.at(-1)).toBe(kenoPays(10, 10));
  });
  it.each(provableKeno())('are those of play: $name', (bet) => {
    expect(playMany(bet, createFastDraw(80), 4_000).verdict).toBe('proven');
  });
});
