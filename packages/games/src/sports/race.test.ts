import { describe, expect, it } from 'vitest';

import { createFastDraw } from '../random/fast-draw.ts';
import type { Score } from './markets.ts';
import { drawRace, isWonAt, otherSide, raceChance, raceEnds, type RaceRules } from './race.ts';
import { scoreMarket } from './markets.ts';
import { pickChances } from './score-chances.ts';
import { matchChances } from './sets.ts';

const nil: Score = { home: 0, away: 0 };

/** Rallies of which each has the same chance. */
const rallies = (p: number, target: number): RaceRules => ({
  isOver: isWonAt(target, 2),
  chance: () => p,
  nextServer: (server) => server,
});

describe('a set of rallies', () => {
  it.each([
    [0.51, 25, 0.557_092],
    [0.52, 15, 0.588_949],
    [0.53, 11, 0.614_747],
    [0.55, 25, 0.764_116],
  ])('with a chance of %d to %i is won with %d', (p, target, chance) => {
    expect(raceChance(rallies(p, target), nil, 'home')).toBeCloseTo(chance, 6);
  });

  it('is won as often when it is played', () => {
    const rules = rallies(0.52, 11);
    const draw = createFastDraw(5);
    const sets = Array.from({ length: 4_000 }, () => drawRace(rules, 'home', draw).winners);
    const won = sets.filter((winners) => winners.at(-1) === 'home').length;
    const chance = raceChance(rules, nil, 'home');
    expect(Math.abs(won - 4_000 * chance)).toBeLessThan(4 * Math.sqrt(4_000 * chance * (1 - chance)));
  });

  it('goes on from any score', () => {
    expect(raceChance(rallies(0.5, 25), { home: 24, away: 23 }, 'home')).toBeCloseTo(0.75, 9);
    expect(raceEnds(rallies(0.5, 25), { home: 25, away: 20 }, 'home')).toEqual([
      { home: 25, away: 20, server: 'home', chance: 1 },
    ]);
  });
});

describe('a match of sets', () => {
  const volleyball = (p: number) => ({
    toWin: 3,
    set: (number: number) => rallies(p, number === 4 ? 15 : 25),
  });
  const start = { sets: [], current: nil, server: 'home' as const };

  it.each([
    [0.51, 0.601_61],
    [0.52, 0.696_72],
    [0.55, 0.900_909],
  ])('of volleyball with a chance of %d is won with %d', (p, chance) => {
    const { sets } = matchChances(volleyball(p), start);
    expect(pickChances(scoreMarket('winner'), sets)[0]).toBeCloseTo(chance, 5);
  });

  it('has totals and margins that add up, also from the middle of a set', () => {
    const state = {
      sets: [{ home: 25, away: 20 }],
      current: { home: 12, away: 17 },
      server: 'away' as const,
    };
    const { sets, units } = matchChances(volleyball(0.5), state);
    for (const chances of [sets.by('score'), units.by('total'), units.by('margin')])
      expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(units.meanTotal).toBeGreaterThan(45 + 29 + 40);
  });
});

describe('a right to serve that alternates', () => {
  it('makes a set of even sides even', () => {
    const rules: RaceRules = {
      isOver: isWonAt(6, 2),
      chance: (server) => (server === 'home' ? 0.8 : 0.2),
      nextServer: otherSide,
    };
    expect(raceChance(rules, nil, 'home') + raceChance(rules, nil, 'away')).toBeCloseTo(1, 9);
  });
});
