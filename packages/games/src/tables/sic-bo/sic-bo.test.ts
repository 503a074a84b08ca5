import { describe, expect, it } from 'vitest';

import { fraction, toPercent } from '../../exact/fraction.ts';
import { playMany } from '../../proof/play-many.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { spotEdgesOf } from '../spots/edges.ts';
import { provableSpots } from '../spots/provable-spots.ts';
import { settleSpots } from '../spots/settle.ts';
import { describeSpotGame } from '../spots/testing/describe-spot-game.ts';
import { SIC_BO_PAYS } from './pays.ts';
import { createSicBo } from './sic-bo.ts';
import { type Dice, sumOf } from './spots.ts';

const game = createSicBo();
const all = game.distribution().map(({ outcome }) => outcome);

describeSpotGame(game, all);

it('has the ways of each total among 216', () => {
  const ways = Array.from({ length: 16 }, () => 0);
  for (const dice of all) ways[sumOf(dice) - 3] = (ways[sumOf(dice) - 3] ?? 0) + 1;
  expect(ways).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
});

describe('the layout', () => {
  it.each([
    ['even-money', 4],
    ['total', 14],
    ['single', 6],
    ['pair', 15],
    ['double', 6],
    ['triple', 6],
    ['any-triple', 1],
  ])('has of the kind %s %s spots', (kind, count) => {
    expect([...game.spots.values()].filter((spot) => spot.kind === kind)).toHaveLength(count);
  });
});

describe('edges', () => {
  const percentOf = (table: typeof game, spot: string) => {
    const found = spotEdgesOf(table).find((edge) => edge.spot === spot);
    return found && toPercent(found.edge, 4);
  };

  it.each([
    ['small big odd even', '2.7778'],
    ['total-4 total-17', '15.2778'],
    ['total-5 total-16', '13.8889'],
    ['total-6 total-15', '12.0370'],
    ['total-7 total-14', '9.7222'],
    ['total-8 total-13', '12.5000'],
    ['total-9 total-12', '7.4074'],
    ['total-10 total-11', '12.5000'],
    ['single-1 single-6', '3.7037'],
    ['pair-1-2 pair-3-6', '2.7778'],
    ['double-1 double-6', '11.1111'],
    ['triple-1 triple-6', '16.2037'],
    ['any-triple', '13.8889'],
  ])('of %s: %s %%', (spots, percent) => {
    for (const spot of spots.split(' ')) expect(percentOf(game, spot)).toBe(percent);
  });

  it.each([
    ['total-17', '29.1667'],
    ['total-16', '47.2222'],
    ['total-15', '30.5556'],
    ['total-12', '18.9815'],
    ['single-4', '7.8704'],
    ['pair-2-5', '16.6667'],
    ['double-3', '18.5185'],
    ['triple-3', '30.0926'],
    ['any-triple', '30.5556'],
  ])('of %s at the usual lower pay: %s %%', (spot, percent) => {
    const lower = createSicBo({
      totals: { ...SIC_BO_PAYS.totals, 17: 50, 16: 18, 15: 14, 12: 6 },
      singles: [1, 2, 3],
      pair: 5,
      double: 10,
      triple: 150,
      anyTriple: 24,
    });
    expect(percentOf(lower, spot)).toBe(percent);
  });

  it('of one number counts the dice that show it', () => {
    const single = spotEdgesOf(game).find(({ spot }) => spot === 'single-5');
    expect(single?.winRate).toEqual(fraction(91n, 216n));
  });
});

describe('settling', () => {
  const paid = (dice: Dice, ...spots: string[]) =>
    settleSpots(
      game,
      dice,
      spots.map((spot) => ({ spot, stakeMinor: 100n })),
    );

  it('pays one number by the dice that show it', () => {
    expect(paid([5, 1, 2], 'single-5', 'single-6')).toEqual([200n, 0n]);
    expect(paid([5, 1, 5], 'single-5')).toEqual([300n]);
    expect(paid([5, 5, 5], 'single-5')).toEqual([1_300n]);
  });

  it('pays a double also on its triple, and a pair of numbers in any order', () => {
    expect(paid([2, 6, 2], 'double-2', 'pair-2-6', 'pair-1-2', 'triple-2')).toEqual([1_200n, 700n, 0n, 0n]);
    expect(paid([2, 2, 2], 'double-2', 'triple-2', 'any-triple')).toEqual([1_200n, 18_100n, 3_100n]);
  });

  it('takes small, big, odd and even on a triple', () => {
    expect(paid([3, 3, 3], 'small', 'odd')).toEqual([0n, 0n]);
    expect(paid([4, 4, 4], 'big', 'even')).toEqual([0n, 0n]);
    expect(paid([2, 4, 4], 'small', 'big', 'odd', 'even')).toEqual([200n, 0n, 0n, 200n]);
    expect(paid([3, 4, 4], 'small', 'big', 'odd', 'even')).toEqual([0n, 200n, 200n, 0n]);
  });
});

it('has entries of history as the lobby shows them', () => {
  expect(game.history([6, 1, 4])).toEqual({ result: '6-1-4', totalSum: 11 });
});

it('returns in play what it states', () => {
  const proofs = provableSpots(game).map((bet) => playMany(bet, createFastDraw(216), 100_000));
  expect(proofs).toHaveLength(13);
  expect(proofs.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
});
