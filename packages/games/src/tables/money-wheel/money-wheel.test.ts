import { describe, expect, it } from 'vitest';

import { toNumber, toPercent } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createSeededDraw } from '../../random/draw.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import { settleSpots } from '../spots/settle.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { createMoneyWheel } from './money-wheel.ts';
import { MONEY_WHEEL } from './wheel.ts';

const game = createMoneyWheel();
/** So high that the returns are those of a wheel without a cap. */
const uncapped = createMoneyWheel({ cap: 2 ** 40 });
const at = (...segments: string[]) => ({
  stops: segments.map((segment) => MONEY_WHEEL.findIndex((name) => name === segment)),
});
const draw = createSeededDraw('wheel');

describeSpotGame(game, [
  ...Array.from({ length: 300 }, () => game.drawResult(draw)),
  at('7x', '7x', '7x', '7x', '2x', '40'),
]);

it('has 54 segments, with no two equal ones side by side', () => {
  const counts = Object.groupBy(MONEY_WHEEL, (segment) => segment);
  expect(
    Object.entries(counts)
      .map(([segment, found]) => `${segment}: ${found.length}`)
      .toSorted(),
  ).toEqual(['1: 23', '2: 15', '5: 7', '10: 4', '20: 2', '40: 1', '2x: 1', '7x: 1'].toSorted());
  for (const [stop, segment] of MONEY_WHEEL.entries()) expect(MONEY_WHEEL.at(stop - 1)).not.toBe(segment);
});

describe('returns', () => {
  it('without a cap are the closed form, n·(k/54)/(1 - 9/54) + (k/54)/(1 - 2/54)', () => {
    const percents = spotEdgesOf(uncapped).map(({ spot, returns }) => `${spot}: ${toPercent(returns, 4)}`);
    expect(percents).toEqual([
      '1: 95.3419',
      '2: 95.5128',
      '5: 91.2393',
      '10: 96.5812',
      '20: 92.7350',
      '40: 90.8120',
    ]);
  });

  it('with the cap are a little less', () => {
    const percents = spotEdgesOf(game).map(({ spot, returns }) => `${spot}: ${toPercent(returns, 4)}`);
    expect(percents).toEqual([
      '1: 95.3303',
      '2: 95.4977',
      '5: 91.2217',
      '10: 96.5610',
      '20: 92.7149',
      '40: 90.7918',
    ]);
  });

  it('hit as often as their segments are among the numbers', () => {
    expect(spotEdgesOf(game).map(({ winRate }) => toNumber(winRate) * 52)).toEqual(
      [23, 15, 7, 4, 2, 1].map((count) => expect.closeTo(count, 10)),
    );
  });
});

describe('settling', () => {
  const bets = ['1', '5', '40'].map((spot) => ({ spot, stakeMinor: 100n }));

  it.each([
    ['a number', at('5'), [0n, 600n, 0n]],
    ['a number after 7x', at('7x', '5'), [0n, 3_600n, 0n]],
    ['a number after 2x and 7x', at('2x', '7x', '1'), [1_500n, 0n, 0n]],
    ['the cap', at('7x', '7x', '7x', '7x', '40'), [0n, 0n, 4_000_100n]],
    ['the cap and more', at('7x', '7x', '7x', '2x', '2x', '2x', '40'), [0n, 0n, 4_000_100n]],
    ['just below the cap', at('7x', '7x', '7x', '2x', '40'), [0n, 0n, 2_744_100n]],
  ])('%s', (_, result, paid) => {
    expect(settleSpots(game, result, bets)).toEqual(paid);
  });
});

it('spins until a number comes', () => {
  const stops = at('2x', '7x', '10').stops;
  const planned = [...stops];
  expect(game.drawResult(() => planned.shift() ?? 0)).toEqual({ stops });
});

it('has entries of history as the lobby shows them', () => {
  expect(game.history(at('7x', '20'))).toEqual({ result: '20' });
});

it('returns in play what it states', () => {
  const proofs = provableSpots(game).map((bet) => playMany(bet, createFastDraw(54), 100_000));
  expect(proofs).toHaveLength(6);
  expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
});
