import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSeededDraw, type Draw } from '../../random/draw.ts';
import { drawSome } from './draw-some.ts';
import { InvalidBet } from './invalid-bet.ts';
import { betMathOf, payOf } from './pay.ts';
import { playMany } from './play-many.ts';
import { choose, minus, plus, ratio, times, toNumber } from './ratio.ts';
import { readChoice, readFields, readList, readStake, readWhole, refuseDuplicates } from './read-bets.ts';

const limits = { minMinor: 100n, maxMinor: 50_000n };

function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidBet) return error.problem;
    throw error;
  }
  return 'none';
}

describe('exact numbers', () => {
  it('are in lowest terms', () => {
    expect(ratio(6n, -4n)).toEqual({ over: -3n, under: 2n });
    expect(ratio(0n, 7n)).toEqual({ over: 0n, under: 1n });
    expect(() => ratio(1n, 0n)).toThrow(RangeError);
  });
  it('follow the rules of fractions', () => {
    const any = fc.tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 30n));
    fc.assert(
      fc.property(any, any, ([a, b], [c, d]) => {
        const [x, y] = [ratio(a, b), ratio(c, d)];
        expect(minus(plus(x, y), y)).toEqual(x);
        expect(times(x, y)).toEqual(times(y, x));
        expect(minus(x, y)).toEqual(times(ratio(-1n), minus(y, x)));
        expect(plus(times(x, y), x)).toEqual(times(x, plus(y, ratio(1n))));
      }),
    );
  });
  it('become numbers without losing digits', () => {
    expect(toNumber(ratio(1n, 3n))).toBe(1 / 3);
    expect(toNumber(ratio(-463n, 500n))).toBe(-0.926);
    expect(toNumber(ratio(1n, 10n ** 40n))).toBeCloseTo(1e-40, 52);
    expect(toNumber(ratio(10n ** 40n, 3n)) / 1e40).toBeCloseTo(1 / 3, 14);
  });
  it('count subsets', () => {
    expect(choose(80, 20)).toBe(3_535_316_142_212_174_320n);
    expect([choose(5, 0), choose(5, 5), choose(5, 6), choose(5, -1)]).toEqual([1n, 1n, 0n, 0n]);
  });
});

describe('the mathematics of a bet', () => {
  it('is exact', () => {
    // A number of a roulette wheel with one zero, which pays 35 to 1.
    const math = betMathOf([
      { weight: 1n, pays: 3_600 },
      { weight: 36n, pays: 0 },
    ]);
    expect(math.returns).toEqual(ratio(36n, 37n));
    expect(math.variance).toEqual(ratio(36n ** 3n, 37n ** 2n));
    expect(math.standardDeviation).toBeCloseTo(5.8378, 4);
    expect(math.topChance).toEqual(ratio(1n, 37n));
  });
  it('does not count a returned stake as a win', () => {
    const math = betMathOf([
      { weight: 1n, pays: 150 },
      { weight: 2n, pays: 100 },
      { weight: 5n, pays: 0 },
    ]);
    expect([math.hitRate, math.winRate]).toEqual([ratio(3n, 8n), ratio(1n, 8n)]);
  });
  it('has pays with the stake in them, rounded down', () => {
    expect(payOf(1_000n, 129)).toBe(1_290n);
    expect(payOf(1n, 199)).toBe(1n);
  });
});

describe('drawing some', () => {
  it('has every order of every choice equally often', () => {
    const draw = createSeededDraw('some');
    const counts = new Map<string, number>();
    for (let round = 0; round < 12_000; round++) {
      const drawn = drawSome(['a', 'b', 'c', 'd'], 2, draw).join('');
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(160);
  });
  it('can have all, and not more', () => {
    const draw = createSeededDraw('all');
    expect(drawSome([1, 2, 3], 3, draw).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(() => drawSome([1, 2, 3], 4, draw)).toThrow(RangeError);
  });
});

describe('reading a bet', () => {
  it('refuses what is not an object with exactly its fields', () => {
    expect(readFields({ a: 1, b: null }, ['a', 'b'])).toEqual({ a: 1, b: null });
    for (const json of [
      null,
      undefined,
      'a',
      1,
      [],
      ['a', 'b'],
      { a: 1 },
      { a: 1, c: 1 },
      { a: 1, b: 1, c: 1 },
    ]) {
      expect(problemOf(() => readFields(json, ['a', 'b']))).toBe('malformed');
    }
    expect(problemOf(() => readFields(JSON.parse('{"__proto__":{"b":1},"a":1}'), ['a', 'b']))).toBe(
      'malformed',
    );
  });
  it('refuses stakes that are not minor units within the limits', () => {
    expect(readStake('100', limits)).toBe(100n);
    expect(readStake('50000', limits)).toBe(50_000n);
    for (const json of [
      100,
      100n,
      null,
      '',
      '0',
      '-100',
      '+100',
      '0100',
      '1e3',
      '100.5',
      ' 100',
      '١٠٠',
      '1'.repeat(16),
    ]) {
      expect(problemOf(() => readStake(json, limits))).toBe('malformed');
    }
    expect(problemOf(() => readStake('99', limits))).toBe('stake');
    expect(problemOf(() => readStake('50001', limits))).toBe('stake');
  });
  it('refuses stakes with which the top pay is above 99,999,999.00', () => {
    expect(readStake('50000', limits, 19_999_900)).toBe(50_000n);
    expect(problemOf(() => readStake('50000', limits, 20_000_000))).toBe('stake');
    expect(readStake('49999', limits, 20_000_000)).toBe(49_999n);
  });
  it('refuses other numbers, choices and lists', () => {
    expect([readWhole(1, 1, 8), readWhole(8, 1, 8), readChoice('win', ['win', 'place'])]).toEqual([
      1,
      8,
      'win',
    ]);
    for (const json of ['1', 1.5, Number.NaN, null])
      expect(problemOf(() => readWhole(json, 1, 8))).toBe('malformed');
    for (const json of [0, 9]) expect(problemOf(() => readWhole(json, 1, 8))).toBe('unknown');
    expect(problemOf(() => readChoice('show', ['win']))).toBe('unknown');
    expect(problemOf(() => readChoice(['win'], ['win']))).toBe('malformed');
    expect(problemOf(() => readList({ length: 1 }, 2))).toBe('malformed');
    expect([[], [1, 2, 3]].map((list) => problemOf(() => readList(list, 2)))).toEqual(['count', 'count']);
    expect(readList([1, 2], 2)).toEqual([1, 2]);
  });
  it('refuses duplicates', () => {
    expect(problemOf(() => refuseDuplicates([1, 2, 1], String))).toBe('duplicate');
    expect(problemOf(() => refuseDuplicates([1, 2], String))).toBe('none');
  });
});

describe('a proof of a return', () => {
  const coin = (pays: number, standardDeviation: number | null) => ({
    name: 'coin',
    returns: ratio(97n, 100n),
    standardDeviation,
    play: (draw: Draw) => (draw(2) === 0 ? pays : 0),
  });
  it('finds a right return proven, with the spread stated or played', () => {
    const proofs = [0.97, null].map((deviation) =>
      playMany(coin(194, deviation), createSeededDraw('coin'), 20_000),
    );
    for (const proof of proofs) {
      expect(proof).toMatchObject({ name: 'coin', rounds: 20_000, stated: 0.97, verdict: 'proven' });
      expect(proof.standardError).toBeCloseTo(0.97 / Math.sqrt(20_000), 5);
      expect(proof.errors).toBeCloseTo(Math.abs(proof.mean - 0.97) / proof.standardError, 9);
    }
  });
  it('counts top wins that were not met, if the spread is stated', () => {
    const rare = { ...coin(194, 5), play: () => 0 };
    const proof = playMany(rare, createSeededDraw('rare'), 100);
    expect(proof).toMatchObject({
      mean: 0,
      standardError: 0.5,
      errors: expect.closeTo(1.94, 12),
      verdict: 'proven',
    });
    expect(playMany({ ...rare, standardDeviation: null }, createSeededDraw('rare'), 100).verdict).toBe(
      'refuted',
    );
  });
  it('finds a wrong one refuted', () => {
    expect(playMany(coin(204, null), createSeededDraw('coin'), 20_000).verdict).toBe('refuted');
  });
  it('finds rounds that always pay the same proven only by exactly that', () => {
    const sure = (pays: number) => ({ ...coin(0, null), play: () => pays });
    const draw = createSeededDraw('sure');
    expect(playMany(sure(97), draw, 1_000).verdict).toBe('proven');
    expect(playMany(sure(98), draw, 1_000).verdict).toBe('refuted');
  });
});
