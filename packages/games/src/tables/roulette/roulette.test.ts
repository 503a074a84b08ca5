import { describe, expect, it } from 'vitest';

import { fraction, toPercent } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import { settleSpots } from '../spots/settle.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { announcedBets } from './announced-bets.ts';
import { ROULETTE_LAYOUT } from './layout.ts';
import { createRoulette } from './roulette.ts';
import { ROULETTE_WHEEL, rouletteColorOf } from './wheel.ts';

const roulette = createRoulette();
const numbers = Array.from({ length: 37 }, (_, number) => number);
const numbersOf = (id: string) => ROULETTE_LAYOUT.find((spot) => spot.id === id)?.numbers;

describeSpotGame(roulette, numbers);
describeSpotGame(createRoulette({ laPartage: true }), numbers);

describe('the wheel', () => {
  it('has each number once, red and black alternating around the zero', () => {
    expect(ROULETTE_WHEEL.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(ROULETTE_WHEEL.map((number) => rouletteColorOf(number).charAt(0)).join('')).toBe(
      `g${'rb'.repeat(18)}`,
    );
  });
});

describe('the layout', () => {
  it.each([
    ['straight', 37, 1],
    ['split', 60, 2],
    ['street', 12, 3],
    ['trio', 2, 3],
    ['corner', 22, 4],
    ['first-four', 1, 4],
    ['six-line', 11, 6],
    ['dozen', 3, 12],
    ['column', 3, 12],
    ['even-money', 6, 18],
  ])('has of the kind %s %s spots of %s numbers', (kind, spots, size) => {
    const found = ROULETTE_LAYOUT.filter((spot) => spot.kind === kind);
    expect(found.map((spot) => spot.numbers.length)).toEqual(Array.from({ length: spots }, () => size));
  });

  it('has three numbers in a row', () => {
    expect(numbersOf('split-8-11')).toEqual([8, 11]);
    expect(numbersOf('split-3-4')).toBeUndefined();
    expect(numbersOf('corner-32-33-35-36')).toEqual([32, 33, 35, 36]);
    expect(numbersOf('corner-3-4-6-7')).toBeUndefined();
    expect(numbersOf('column-3')?.slice(0, 3)).toEqual([3, 6, 9]);
    expect(numbersOf('dozen-2')?.[0]).toBe(13);
    expect(numbersOf('high')?.[0]).toBe(19);
    expect(numbersOf('red')?.slice(0, 5)).toEqual([1, 3, 5, 7, 9]);
    expect(numbersOf('even')).not.toContain(0);
  });
});

describe('edges', () => {
  it('are 1/37 on every bet', () => {
    for (const { edge } of spotEdgesOf(roulette)) expect(edge).toEqual(fraction(1n, 37n));
  });

  it('are 1/74 on even-money bets with la partage, and 1/37 on all others', () => {
    for (const { kind, edge } of spotEdgesOf(createRoulette({ laPartage: true }))) {
      expect(edge).toEqual(fraction(1n, kind === 'even-money' ? 74n : 37n));
    }
    expect(toPercent(fraction(1n, 37n), 4)).toBe('2.7027');
    expect(toPercent(fraction(1n, 74n), 4)).toBe('1.3514');
  });

  it('come with the deviation of the bet', () => {
    const straight = spotEdgesOf(roulette).find(({ spot }) => spot === 'straight-7');
    // 36² / 37 - (36/37)², of a payback of 36 once in 37.
    expect(straight?.standardDeviation).toBeCloseTo(Math.sqrt(36 ** 2 / 37 - (36 / 37) ** 2), 10);
    expect(straight?.winRate).toEqual(fraction(1n, 37n));
  });
});

describe('settling', () => {
  it('pays stake and profit, and nothing for what is not covered', () => {
    const bets = ['straight-17', 'split-14-17', 'red', 'black', 'dozen-2', 'corner-16-17-19-20'];
    expect(
      settleSpots(
        roulette,
        17,
        bets.map((spot) => ({ spot, stakeMinor: 250n })),
      ),
    ).toEqual([9_000n, 4_500n, 0n, 500n, 750n, 2_250n]);
  });

  it('returns half on zero with la partage, rounded up', () => {
    const game = createRoulette({ laPartage: true });
    const bets = ['red', 'high', 'dozen-1'].map((spot) => ({ spot, stakeMinor: 101n }));
    expect(settleSpots(game, 0, bets)).toEqual([51n, 51n, 0n]);
    expect(settleSpots(roulette, 0, bets)).toEqual([0n, 0n, 0n]);
    expect(settleSpots(game, 36, bets)).toEqual([202n, 202n, 0n]);
  });

  it('refuses a spot that does not exist', () => {
    expect(() => settleSpots(roulette, 1, [{ spot: 'basket', stakeMinor: 1n }])).toThrow(RangeError);
  });
});

it('wins with the numbers that a spot covers, and with no other', () => {
  for (const { id, numbers: covered } of ROULETTE_LAYOUT) {
    const winning = numbers.filter((number) => roulette.spots.get(id)?.payback(number) !== 0);
    expect(winning, id).toEqual(covered);
  }
});

describe('announced bets', () => {
  const covered = (name: 'voisins' | 'tiers' | 'orphelins') =>
    new Set(announcedBets(name, 1n).flatMap(({ spot }) => numbersOf(spot) ?? []));

  it.each([
    ['voisins', 9n, 17],
    ['tiers', 6n, 12],
    ['orphelins', 5n, 8],
  ] as const)('%s has %s chips on %s numbers', (name, chips, size) => {
    const bets = announcedBets(name, 100n);
    expect(bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)).toBe(chips * 100n);
    expect(covered(name).size).toBe(size);
  });

  it('cover the wheel together, each in its own part', () => {
    const parts = (['voisins', 'tiers', 'orphelins'] as const).flatMap((name) => [...covered(name)]);
    expect(parts.toSorted((a, b) => a - b)).toEqual(numbers);
    // The voisins are the seventeen neighbours of the zero, from 22 to 25.
    const around = [...ROULETTE_WHEEL.slice(-9), ...ROULETTE_WHEEL.slice(0, 8)];
    expect(covered('voisins')).toEqual(new Set(around));
  });

  it('put their double chips on the trio and the corner', () => {
    const doubles = announcedBets('voisins', 5n).filter(({ stakeMinor }) => stakeMinor === 10n);
    expect(doubles.map(({ spot }) => spot)).toEqual(['trio-0-2-3', 'corner-25-26-28-29']);
  });
});

it('has entries of history as the lobby shows them', () => {
  expect([0, 32, 26].map((number) => roulette.history(number))).toEqual([
    { result: '0', color: 'green' },
    { result: '32', color: 'red' },
    { result: '26', color: 'black' },
  ]);
});

it('returns in play what it states', () => {
  const proofs = provableSpots(roulette).map((bet) => playMany(bet, createFastDraw(37), 100_000));
  expect(proofs).toHaveLength(10);
  expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
});
