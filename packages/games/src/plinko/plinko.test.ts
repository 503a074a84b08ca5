import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { InvalidBet } from '../bets/invalid-bet.ts';
import { fraction, toNumber } from '../exact/fraction.ts';
import { readInstantBet } from '../instant/instant-bet.ts';
import { provableInstant, settleInstant } from '../instant/instant-game.ts';
import { playMany } from '../proof/play-many.ts';
import { createSeededDraw } from '../random/draw.ts';
import { plinkoPays, plinkoRisks, plinkoRows } from './plinko-table.ts';
import { plinko, plinkoBinOf } from './plinko.ts';

const limits = { minMinor: 100n, maxMinor: 50_000_000n };
const boards = plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk })));

describe('the bins', () => {
  it.each([
    [8, [1, 8, 28, 56, 70]],
    [12, [1, 12, 66, 220, 495, 792, 924]],
    [16, [1, 16, 120, 560, 1_820, 4_368, 8_008, 11_440, 12_870]],
  ] as const)('of %i rows have the published chances', (rows, ways) => {
    const counts = Array.from({ length: rows + 1 }, () => 0);
    for (let path = 0; path < 2 ** rows; path++) {
      const steps = Array.from({ length: rows }, (_, row) => (path >> row) & 1);
      const bin = plinkoBinOf({ steps });
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    expect(counts.slice(0, ways.length)).toEqual(ways);
    const { topChance } = plinko.mathOf({ rows, risk: 'high' });
    expect(topChance).toEqual(fraction(2n, 2n ** BigInt(rows)));
  });
  it.each(boards)(
    'of $rows rows, $risk, pay the same on both sides and less towards the centre',
    ({ rows, risk }) => {
      const pays = Array.from({ length: rows + 1 }, (_, bin) => plinkoPays(rows, risk, bin));
      expect(pays).toEqual(pays.toReversed());
      const half = pays.slice(0, rows / 2 + 1);
      expect(half).toEqual(half.toSorted((a, b) => b - a));
      expect(pays.every((pay) => pay > 0)).toBe(true);
    },
  );
});

describe('a ball', () => {
  it('goes through every row, and the same as JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...plinkoRows), (seed, rows) => {
        const result = plinko.draw({ rows, risk: 'low' }, createSeededDraw(seed));
        expect(result.steps).toHaveLength(rows);
        expect(result.steps.every((step) => step === 0 || step === 1)).toBe(true);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }),
    );
  });
  it('pays by its bin', () => {
    const bet = { choice: { rows: 8, risk: 'high' }, stakeMinor: 300n } as const;
    const settle = (right: number) =>
      settleInstant(plinko, bet, { steps: Array.from({ length: 8 }, (_, row) => (row < right ? 1 : 0)) });
    expect([0, 1, 2, 3, 4, 8].map(settle)).toEqual([8_700n, 1_200n, 420n, 90n, 60n, 8_700n]);
  });
});

describe('a bet', () => {
  it('has rows and a risk', () => {
    const choice = { rows: 16, risk: 'low' };
    const bet = readInstantBet(plinko, { ...choice, stakeMinor: '100' }, limits);
    expect(bet).toEqual({ choice, stakeMinor: 100n });
  });
  it.each([
    ['malformed', 'low'],
    ['malformed', { rows: '8', risk: 'low', stakeMinor: '100' }],
    ['malformed', { rows: 8, stakeMinor: '100' }],
    ['unknown', { rows: 10, risk: 'low', stakeMinor: '100' }],
    ['unknown', { rows: 8, risk: 'none', stakeMinor: '100' }],
    ['stake', { rows: 8, risk: 'low', stakeMinor: '1' }],
    ['stake', { rows: 16, risk: 'high', stakeMinor: '10000000' }],
  ])('is refused as %s otherwise', (problem, json) => {
    expect(() => readInstantBet(plinko, json, limits)).toThrow(expect.objectContaining({ problem }));
    expect(() => readInstantBet(plinko, json, limits)).toThrow(InvalidBet);
  });
});

describe('the mathematics', () => {
  it.each([
    [8, 'low', 0.96875, 0.4646],
    [8, 'medium', 0.96328125, 1.1952],
    [8, 'high', 0.96875, 2.6666],
    [12, 'low', 0.96293945, 0.3539],
    [12, 'medium', 0.9659668, 1.156],
    [12, 'high', 0.96694336, 4.1624],
    [16, 'low', 0.96506042, 0.3018],
    [16, 'medium', 0.9677887, 1.3647],
    [16, 'high', 0.96834106, 6.5258],
  ] as const)('of %i rows, %s, return %d', (rows, risk, returns, standardDeviation) => {
    const math = plinko.mathOf({ rows, risk });
    expect(toNumber(math.returns)).toBeCloseTo(returns, 8);
    expect(math.standardDeviation).toBeCloseTo(standardDeviation, 4);
  });
  it.each(provableInstant(plinko))('are those of play: $name', (bet) => {
    expect(playMany(bet, createSeededDraw(bet.name), 4_000).verdict).toBe('proven');
  });
});
