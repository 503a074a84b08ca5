import { describe, expect, it } from 'vitest';

import type { LinesModel } from '../slot-model.ts';
import { binomialChance, chancesOfCoins } from './coin-chain.ts';
import { measureExactly } from './measure-exactly.ts';
import { deviationOf, volatilityOf } from './measures.ts';

describe('three reels with one line', () => {
  // The published game pays in stakes; a prize of one stake is 20 units.
  const strips = ['aabbbccccd', 'abbbbccccd', 'abbccccccd'];
  const model: LinesModel = {
    id: 'published',
    mechanic: 'lines',
    rows: { from: 1, to: 1 },
    cap: 1_000,
    lines: [[0, 0, 0]],
    pays: { d: [40, 40, 2_000], a: [0, 0, 1_000], b: [0, 0, 200], c: [0, 0, 60] },
    scatters: [],
    freeGames: null,
    strips: { lean: strips, rich: strips },
  };
  const { lean } = measureExactly(model);

  it('return 463/500 and pay in 111 of 500 games', () => {
    expect(lean.mean).toBeCloseTo(463 / 500, 14);
    expect(lean.hit).toBeCloseTo(111 / 500, 14);
  });

  it('have the variance 4450631/250000', () => {
    expect(deviationOf(lean) ** 2).toBeCloseTo(4_450_631 / 250_000, 11);
    expect(deviationOf(lean)).toBeCloseTo(4.219304, 6);
  });

  it('pay 100 stakes at most, once in a thousand games', () => {
    expect(lean.top).toBe(100);
    expect(lean.topChance).toBeCloseTo(1 / 1_000, 14);
  });

  it('pay the cap instead of more, and return less for it', () => {
    const capped = measureExactly({ ...model, cap: 40 }).lean;
    expect(capped.top).toBe(40);
    expect(capped.topChance).toBeCloseTo((1 + 2) / 1_000, 14);
    expect(capped.mean).toBeCloseTo(463 / 500 - (60 + 2 * 10) / 1_000, 14);
  });
});

describe('hold and win on fifteen cells from six coins', () => {
  it.each([
    [0.03, 7.178785, 0.439377, 5.88246e-5],
    [0.05, 8.283283, 0.250344, 0.00163947],
    [0.08, 10.009045, 0.105262, 0.0195829],
  ])('with a chance of %s in a cell', (chance, mean, stays, full) => {
    const ends = chancesOfCoins(6, 15, chance);
    expect(ends.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(ends.reduce((sum, share, coins) => sum + share * coins, 0)).toBeCloseTo(mean, 6);
    expect(ends[6]).toBeCloseTo(stays, 6);
    expect(ends[6]).toBeCloseTo((1 - chance) ** 27, 12);
    expect((ends[15] ?? 0) / full).toBeCloseTo(1, 5);
  });
});

it.each([
  [0.06, 1.455197e-4],
  [0.1, 2.24967e-3],
])('six or more coins on fifteen cells with a chance of %s each', (chance, atLeastSix) => {
  let sum = 0;
  for (let coins = 6; coins <= 15; coins++) sum += binomialChance(15, coins, chance);
  expect(sum / atLeastSix).toBeCloseTo(1, 6);
});

it.each([
  [0, 1],
  [2.49, 1],
  [2.5, 2],
  [4.99, 2],
  [5, 3],
  [8, 4],
  [12.99, 4],
  [13, 5],
  [200, 5],
])('a deviation of %s is volatility step %s', (deviation, step) => {
  expect(volatilityOf(deviation)).toBe(step);
});
