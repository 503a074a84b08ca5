import { describe, expect, it } from 'vitest';

import { sumOf, toNumber } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { huntPays } from './hunt-table.ts';
import { huntChance, numberHunt } from './number-hunt.ts';

const limits = { minMinor: 100n, maxMinor: 10_000_000n };
const oneTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const mathOf = (picks: number) => numberHunt.mathOf({ picks: oneTo(picks) });

describe('the mathematics', () => {
  it('have chances that sum up to one, and 1 in 847,660,528 for all ten', () => {
    for (const picks of oneTo(10))
      expect(sumOf([0, ...oneTo(picks)].map((hits) => huntChance(picks, hits)))).toEqual({
        numerator: 1n,
        denominator: 1n,
      });
    expect(huntChance(10, 10)).toEqual({ numerator: 1n, denominator: 847_660_528n });
    expect(1 / toNumber(huntChance(4, 4))).toBeCloseTo(435.19, 2);
  });
  it.each([
    [1, '0.962500'],
    [2, '0.961538'],
    [3, '0.965587'],
    [4, '0.964684'],
    [5, '0.965642'],
    [6, '0.962359'],
    [7, '0.961764'],
    [8, '0.962565'],
    [9, '0.965536'],
    [10, '0.965110'],
  ])('of %i picks return %s', (picks, returns) => {
    expect(toNumber(mathOf(picks).returns).toFixed(6)).toBe(returns);
  });
  it('have a top pay that does not fall with more picks', () => {
    const tops = oneTo(10).map((picks) => mathOf(picks).topPay);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops.at(-1)).toBe(huntPays(10, 10));
  });
  it.each(provableInstant(numberHunt))('are those of play: $name', (bet) => {
    expect(playMany(bet, createFastDraw(40), 4_000).verdict).toBe('proven');
  });
});

describe('a game', () => {
  it('draws ten different numbers from 1 to 40, each equally often', () => {
    const draw = createSeededDraw('hunt');
    const counts = new Map<number, number>();
    for (let round = 0; round < 4_000; round++) {
      const { drawn } = numberHunt.draw({ picks: [1] }, draw);
      expect(new Set(drawn).size).toBe(10);
      for (const number of drawn) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(oneTo(40));
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(5 * Math.sqrt(750));
  });
  it('pays by its hits', () => {
    const pays = (...picks: number[]) => numberHunt.pays({ picks }, { drawn: oneTo(10) });
    expect([pays(1), pays(11), pays(1, 2, 3), pays(1, 2, 11), pays(...oneTo(10).map((n) => n + 10))]).toEqual(
      [385, 0, 5_700, 200, 500],
    );
  });
  it('has 1 to 10 different numbers', () => {
    const read = (picks: unknown, stakeMinor = '500') =>
      readInstantBet(numberHunt, { picks, stakeMinor }, limits).choice;
    expect(read([40, 7, 1])).toEqual({ picks: [1, 7, 40] });
    for (const [problem, picks] of [
      ['count', []],
      ['count', oneTo(11)],
      ['unknown', [41]],
      ['unknown', [0]],
      ['duplicate', [7, 7]],
      ['malformed', ['7']],
      ['malformed', 7],
    ] as const)
      expect(() => read(picks)).toThrow(expect.objectContaining({ problem }));
    expect(() => read(oneTo(10), '1000000')).toThrow(expect.objectContaining({ problem: 'stake' }));
  });
});
