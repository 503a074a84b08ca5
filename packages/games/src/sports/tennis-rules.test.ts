import { describe, expect, it } from 'vitest';

import { scoreMarket } from './markets.ts';
import { raceChance } from './race.ts';
import { pickChances } from './score-chances.ts';
import { matchChances } from './sets.ts';
import { gameRules, type ServeChances, setRules, tieBreakRules } from './tennis-rules.ts';

const nil = { home: 0, away: 0 };
const serve: ServeChances = { home: 0.66, away: 0.62 };

describe('tennis', () => {
  it.each([
    [0.5, 0.5],
    [0.55, 0.623_149],
    [0.62, 0.775_863],
    [0.64, 0.812_615],
    [0.7, 0.900_789],
  ])('a server who wins points with %d holds with %d', (home, chance) => {
    expect(raceChance(gameRules({ home, away: 0.5 }), nil, 'home')).toBeCloseTo(chance, 6);
  });

  it('has tie-breaks and sets of the known chances', () => {
    expect(raceChance(tieBreakRules(serve), nil, 'home')).toBeCloseTo(0.566_137, 6);
    expect(raceChance(setRules(serve), nil, 'home')).toBeCloseTo(0.630_343, 6);
  });

  it.each([
    [2, 0.691_086],
    [3, 0.733_547],
  ])('has matches to %i sets near the formula for independent sets', (toWin, chance) => {
    const start = { sets: [], current: nil, server: 'home' as const };
    const { sets } = matchChances({ toWin, set: () => setRules(serve) }, start);
    expect(pickChances(scoreMarket('winner'), sets)[0]).toBeCloseTo(chance, 2);
  });

  it('starts from the points of the running game', () => {
    const games = { home: 5, away: 4 };
    const at = (home: number, away: number) =>
      raceChance(setRules(serve, { games, points: { home, away }, server: 'home' }), games, 'home');
    expect(at(3, 0)).toBeGreaterThan(at(0, 0));
    expect(at(0, 0)).toBeCloseTo(raceChance(setRules(serve), games, 'home'), 9);
    expect(at(0, 3)).toBeLessThan(at(0, 0));
  });
});
