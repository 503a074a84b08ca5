import { describe, expect, it } from 'vitest';

import { fraction, toNumber, toPercent } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createSeededDraw } from '../../random/draw.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import { settleSpots } from '../spots/settle.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { SWEET_WHEEL, type SweetSegment } from './segments.ts';
import { createSweetWheel } from './sweet-wheel.ts';

const rules = createSweetWheel();
const outcomes = rules.distribution();
const game = { ...rules, distribution: () => outcomes };
const draw = createSeededDraw('sweet');

describeSpotGame(
  game,
  Array.from({ length: 500 }, () => game.drawResult(draw)),
);

it('has 54 segments, with no two equal ones side by side', () => {
  const counts = Object.groupBy(SWEET_WHEEL, (segment) => segment);
  expect(
    Object.entries(counts)
      .map(([segment, found]) => `${segment}: ${found.length}`)
      .toSorted(),
  ).toEqual(['1: 21', '2: 13', '5: 7', 'BUBBLE: 6', 'CANDY: 4', 'SWEET: 3'].toSorted());
  for (const [stop, segment] of SWEET_WHEEL.entries()) expect(SWEET_WHEEL.at(stop - 1)).not.toBe(segment);
});

describe('returns', () => {
  it('are known exactly, and between 94 and 97.5 % on every bet', () => {
    const edges = spotEdgesOf(game);
    const percents = edges.map(({ spot, returns }) => `${spot}: ${toPercent(returns, 4)}`);
    expect(percents).toEqual([
      '1: 96.4444',
      '2: 95.3333',
      '5: 95.9259',
      'bubble: 96.4444',
      'candy: 95.2790',
      'sweet: 95.1797',
    ]);
    for (const { returns } of edges) {
      expect(toNumber(returns)).toBeGreaterThan(0.94);
      expect(toNumber(returns)).toBeLessThan(0.975);
    }
  });

  it('of the numbers follow from segments and sugar', () => {
    // 21 of 54 segments; sugar on 12 of 50 rounds makes three times the profit on average.
    const one = spotEdgesOf(game).find(({ spot }) => spot === '1');
    expect(one?.returns).toEqual(fraction(21n * (50n + 38n + 12n * 3n), 54n * 50n));
  });
});

describe('settling', () => {
  const stop = (segment: SweetSegment) => SWEET_WHEEL.indexOf(segment);
  const bets = ['1', '5', 'bubble', 'candy', 'sweet'].map((spot) => ({ spot, stakeMinor: 100n }));
  const paid = (
    segment: SweetSegment,
    bonus: ReturnType<typeof game.drawResult>['bonus'],
    sugar: SweetSegment = '2',
  ) => settleSpots(game, { sprinkle: { segment: sugar, multiplier: 10 }, stop: stop(segment), bonus }, bets);

  it('pays a number, with sugar if it fell there', () => {
    expect(paid('5', null)).toEqual([0n, 600n, 0n, 0n, 0n]);
    expect(paid('5', null, '5')).toEqual([0n, 5_100n, 0n, 0n, 0n]);
  });

  it('pays a bonus to its own bets', () => {
    const bonus = { kind: 'BUBBLE', prizes: [1, 5, 2] } as const;
    expect(paid('BUBBLE', bonus)).toEqual([0n, 0n, 900n, 0n, 0n]);
    expect(paid('BUBBLE', bonus, 'BUBBLE')).toEqual([0n, 0n, 8_100n, 0n, 0n]);
    expect(paid('CANDY', { kind: 'CANDY', candies: ['x2', '+3', 'end'] })).toEqual([0n, 0n, 0n, 900n, 0n]);
  });
});

it('has entries of history as the lobby shows them', () => {
  const result = { sprinkle: { segment: '1', multiplier: 2 }, stop: 0, bonus: null } as const;
  expect(game.history(result)).toEqual({ result: 'CANDY' });
});

it('returns in play what it states', () => {
  const proofs = provableSpots(game).map((bet) => playMany(bet, createFastDraw(540), 100_000));
  expect(proofs).toHaveLength(6);
  expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
});
