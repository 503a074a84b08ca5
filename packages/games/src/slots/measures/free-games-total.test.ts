import { expect, it } from 'vitest';

import type { FreeGames } from '../features/free-games.ts';
import type { Census } from './census.ts';
import { totalOfFreeGames } from './free-games-total.ts';
import { Tally } from './tally.ts';

/** Ninety of a hundred stops pay 0, six pay 10, and four show scatters and pay 30. */
function smallCensus(): Census {
  const byCount = [new Tally(), new Tally()];
  byCount[0]?.add(0, 90);
  byCount[0]?.add(10, 6);
  byCount[1]?.add(30, 4);
  return { combinations: 100, byCount };
}

function momentsOf(distribution: Float64Array) {
  const moment = (power: number) =>
    distribution.reduce((sum, chance, units) => sum + chance * units ** power, 0);
  return { mass: moment(0), mean: moment(1), variance: moment(2) - moment(1) ** 2 };
}

const feature: FreeGames = { strips: [], again: [0, 5], most: 5, multiplier: 2 };

it('adds up independent free games if none are added', () => {
  const total = totalOfFreeGames({ ...feature, again: [0] }, smallCensus(), 10, 100_000);
  const { mass, mean, variance } = momentsOf(total);
  expect(mass).toBeCloseTo(1, 12);
  expect(mean).toBeCloseTo(10 * 2 * 1.8, 10);
  expect(variance).toBeCloseTo(10 * 4 * (0.06 * 100 + 0.04 * 900 - 1.8 ** 2), 8);
});

it("has Wald's mean if every free game can add five, without a limit in reach", () => {
  // N = n / (1 - n p) free games, of which each pays the mean of one.
  const total = totalOfFreeGames({ ...feature, most: 150 }, smallCensus(), 5, 20_000);
  const { mass, mean } = momentsOf(total);
  expect(mass).toBeCloseTo(1, 12);
  expect(mean).toBeCloseTo((5 / (1 - 5 * 0.04)) * 2 * 1.8, 6);
});

it('stops adding free games at the limit of a round', () => {
  const total = totalOfFreeGames({ ...feature, most: 8 }, smallCensus(), 5, 100_000);
  // Three more come with the first scatter of the first five games.
  expect(momentsOf(total).mean).toBeCloseTo((5 + 3 * (1 - 0.96 ** 5)) * 2 * 1.8, 10);
});

it('ends at the cap, where all higher totals are', () => {
  const total = totalOfFreeGames({ ...feature, again: [0] }, smallCensus(), 2, 70);
  expect(total).toHaveLength(71);
  expect(total[70]).toBeCloseTo(1 - 0.96 ** 2 - 2 * 0.04 * 0.9, 12);
  expect(total[60]).toBeCloseTo(2 * 0.04 * 0.9, 12);
  const longer = totalOfFreeGames({ ...feature, again: [0] }, smallCensus(), 6, 70);
  expect(momentsOf(longer).mass).toBeCloseTo(1, 12);
});
