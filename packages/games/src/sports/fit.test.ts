import { describe, expect, it } from 'vitest';

import type { Draw } from '../random/draw.ts';
import { createFastDraw } from '../random/fast-draw.ts';
import { type AttackTerms, drawAttacks, finalChances, startAttacks } from './attack-model.ts';
import { drawGoals, beforeKickOff, fullTimeChances } from './football-model.ts';
import type { Score } from './markets.ts';
import type { ScoreChances } from './score-chances.ts';
import { matchChances } from './sets.ts';
import { drawSets, type PlayedSetsRules, playPoint, startSets } from './sets-play.ts';
import {
  arenaRules,
  badmintonRules,
  dartsRules,
  roundsRules,
  tableTennisRules,
  tennisRules,
  volleyballRules,
} from './sets-sports.ts';

/** A sport's model beside matches that are drawn. */
interface Fit {
  readonly name: string;
  readonly chances: ScoreChances;
  draw(draw: Draw): Score;
}

const goals = { home: 1.5, away: 1.15 };
const football: Fit = {
  name: 'football',
  chances: fullTimeChances(goals, beforeKickOff),
  draw(draw) {
    const drawn = drawGoals(goals, draw);
    const home = drawn.filter(({ side }) => side === 'home').length;
    return { home, away: drawn.length - home };
  },
};

const attacks = (name: string, terms: AttackTerms): Fit => ({
  name,
  chances: finalChances(terms, startAttacks),
  draw(draw) {
    const score = { home: 0, away: 0 };
    for (const { side, points } of drawAttacks(terms, draw)) score[side] += points;
    return score;
  },
});

const sets = (name: string, rules: PlayedSetsRules): Fit => ({
  name,
  chances: matchChances(rules, startSets('home')).units,
  draw(draw) {
    let match = startSets('home');
    for (const side of drawSets(rules, 'home', draw)) match = playPoint(rules, match, side);
    return match.sets.reduce((sum, set) => ({ home: sum.home + set.home, away: sum.away + set.away }), {
      home: 0,
      away: 0,
    });
  },
});

const fits: Fit[] = [
  football,
  attacks('basketball', {
    home: [0.44, 0.06, 0.37, 0.13],
    away: [0.46, 0.06, 0.36, 0.12],
    parts: 4,
    attacks: 18,
    overtime: 9,
  }),
  attacks('handball', { home: [0.44, 0.56], away: [0.46, 0.54], parts: 2, attacks: 27, overtime: null }),
  attacks('ice hockey', {
    home: [0.95, 0.05],
    away: [0.955, 0.045],
    parts: 3,
    attacks: 20,
    overtime: 'goal',
  }),
  attacks('American football', {
    home: [0.63, 0, 0, 0.16, 0, 0, 0.02, 0.175, 0.015],
    away: [0.65, 0, 0, 0.155, 0, 0, 0.02, 0.16, 0.015],
    parts: 4,
    attacks: 3,
    overtime: 1,
  }),
  sets('tennis', tennisRules({ serve: { home: 0.65, away: 0.63 }, toWin: 2 })),
  sets('volleyball', volleyballRules({ chance: 0.515, toWin: 3 })),
  sets('table tennis', tableTennisRules({ chance: 0.52, toWin: 3 })),
  sets('badminton', badmintonRules({ chance: 0.515, toWin: 2 })),
  sets('darts', dartsRules({ throwing: { home: 0.62, away: 0.6 }, legs: 6 })),
  sets('rounds', roundsRules({ chance: 0.51, toWin: 2 })),
  sets('arena', arenaRules({ chance: 0.52, toWin: 2 })),
];

const MATCHES = 1_000;
/** A χ² of two degrees of freedom is above it once in two thousand times; the seeds are fixed. */
const CHI_SQUARE = 15.2;

const sign = (margin: number) => (margin > 0 ? 'home' : margin < 0 ? 'away' : 'draw');

describe.each(fits)('1,000 matches of $name', ({ name, chances, draw }) => {
  const random = createFastDraw(name.length + 5);
  const scores = Array.from({ length: MATCHES }, () => draw(random));
  const totals = scores.map(({ home, away }) => home + away);

  it('have the mean total of the model, within three standard errors', () => {
    const mean = chances.meanTotal;
    const variance = chances
      .by('total')
      .reduce((sum, { home, chance }) => sum + (home - mean) ** 2 * chance, 0);
    const drawn = totals.reduce((sum, total) => sum + total, 0) / MATCHES;
    expect(Math.abs(drawn - mean)).toBeLessThan(3 * Math.sqrt(variance / MATCHES));
  });

  it('have the leads of the model', () => {
    const expected = new Map<string, number>();
    for (const { home, chance } of chances.by('margin'))
      expected.set(sign(home), (expected.get(sign(home)) ?? 0) + MATCHES * chance);
    let square = 0;
    for (const [result, count] of expected) {
      const drawn = scores.filter(({ home, away }) => sign(home - away) === result).length;
      square += (drawn - count) ** 2 / count;
    }
    expect(square).toBeLessThan(CHI_SQUARE);
    expect(Array.from(expected.values()).reduce((sum, count) => sum + count, 0)).toBeCloseTo(MATCHES, 3);
  });
});
