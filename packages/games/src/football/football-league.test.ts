import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import { fixturesOf, LEAGUE_ROUNDS, LEAGUE_TEAMS, matchWeights } from './football-league.ts';
import { drawGoals, goalWeights } from './goals.ts';

describe('the season', () => {
  const rounds = Array.from({ length: LEAGUE_ROUNDS }, (_, round) => fixturesOf(round));
  it('has every team in every round once', () => {
    for (const fixtures of rounds) {
      const teams = fixtures.flatMap(({ home, away }) => [home, away]);
      expect(teams.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: LEAGUE_TEAMS }, (_, team) => team),
      );
    }
  });
  it('has every pair of teams once at each home', () => {
    const pairs = rounds.flat().map(({ home, away }) => `${home}-${away}`);
    expect(new Set(pairs).size).toBe(LEAGUE_TEAMS * (LEAGUE_TEAMS - 1));
    expect(pairs).toHaveLength(240);
  });
  it('gives every team seven or eight home matches in a half', () => {
    for (let team = 0; team < LEAGUE_TEAMS; team++) {
      const atHome = rounds.slice(0, 15).filter((fixtures) => fixtures.some(({ home }) => home === team));
      expect(Math.abs(atHome.length - 7.5)).toBeLessThan(1);
    }
  });
  it('begins anew after its last round', () => {
    expect(fixturesOf(LEAGUE_ROUNDS)).toEqual(fixturesOf(0));
    expect(fixturesOf(15)).toEqual(fixturesOf(0).map(({ home, away }) => ({ home: away, away: home })));
  });
});

describe('the goals of a side', () => {
  it.each([
    [150, [223_136, 334_708, 251_028, 125_514, 47_067, 14_120, 3_530, 756, 141]],
    [115, [316_637, 364_136, 209_376, 80_261, 23_075, 5_307, 1_017, 167, 24]],
  ])('with %i hundredths expected have the weights of Poisson', (expected, weights) => {
    expect(goalWeights(expected)).toEqual(weights);
  });
  it('have weights of a million in all, and the mean expected', () => {
    for (let expected = 1; expected <= 280; expected++) {
      const weights = goalWeights(expected);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1_000_000);
      const mean = weights.reduce((sum, weight, goals) => sum + weight * goals, 0) / 1_000_000;
      // What is cut off above eight goals is less than a fiftieth of a goal.
      expect(Math.abs(mean - expected / 100)).toBeLessThan(0.02);
    }
  });
  it('are drawn by their weights', () => {
    const draw = createFastDraw(90);
    const weights = goalWeights(150);
    const counts = weights.map(() => 0);
    const draws = 100_000;
    for (let match = 0; match < draws; match++) {
      const goals = drawGoals(weights, draw);
      counts[goals] = (counts[goals] ?? 0) + 1;
    }
    counts.forEach((count, goals) => {
      const chance = (weights[goals] ?? 0) / 1_000_000;
      expect(Math.abs(count - draws * chance)).toBeLessThan(5 * Math.sqrt(draws * chance) + 1);
    });
    // The first and the last of the million are of no goals and of the most.
    expect([drawGoals(weights, () => 0), drawGoals(weights, () => 999_999)]).toEqual([0, 8]);
    expect([drawGoals(weights, () => 223_135), drawGoals(weights, () => 223_136)]).toEqual([0, 1]);
  });
  it('are more at home, and against a weaker side', () => {
    const mean = (weights: readonly number[]) =>
      weights.reduce((sum, weight, goals) => sum + weight * goals, 0);
    const [top, middle, bottom] = [0, 7, 15];
    const homeGoals = (home: number, away: number) => mean(matchWeights({ home, away }).home);
    const awayGoals = (home: number, away: number) => mean(matchWeights({ home, away }).away);
    expect(homeGoals(middle, bottom)).toBeGreaterThan(homeGoals(middle, top));
    expect(homeGoals(top, middle)).toBeGreaterThan(awayGoals(middle, top));
    expect(awayGoals(middle, top)).toBeGreaterThan(awayGoals(middle, bottom));
    expect(matchWeights({ home: 7, away: 8 })).toEqual({ home: goalWeights(153), away: goalWeights(110) });
    expect(() => matchWeights({ home: 0, away: 16 })).toThrow(RangeError);
  });
});
