import { describe, expect, it } from 'vitest';

import { InvalidBet } from './invalid-bet.ts';
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
