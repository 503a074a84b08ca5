import {
  arena,
  arenaRules,
  badminton,
  badmintonRules,
  darts,
  dartsRules,
  rounds,
  roundsRules,
  tableTennis,
  tableTennisRules,
  tennis,
  tennisRules,
  volleyball,
  volleyballRules,
} from '@baize/games/sports';

import { MINUTE_MS } from '../world/site-time.ts';
import { createSetsPlan } from './sets-plan.ts';
import type { Meeting } from './sport-plan.ts';

const HOUR_MS = 60 * MINUTE_MS;
const SECOND_MS = 1_000;

/** Of winning a point, so that matches are never quite certain. */
const within = (chance: number): number => Math.min(0.9, Math.max(0.1, chance));

/** @param weight of a difference in strength on the chance of a point */
const rallies =
  (weight: number, toWin: number, atHome = 0) =>
  ({ home, away, style }: Meeting) => ({
    chance: within(0.5 + weight * (home.level - away.level + atHome)),
    toWin: style.toWin ?? toWin,
  });

/** Chances with the own serve or throw. */
const serves = (average: number, weight: number, { home, away }: Meeting) => {
  const edge = weight * (home.level - away.level);
  return { home: within(average + edge), away: within(average - edge) };
};

export const tennisPlan = createSetsPlan({
  sport: tennis,
  rules: tennisRules,
  terms: (meeting) => ({
    serve: serves(meeting.style.serve ?? 0.636, 0.055, meeting),
    toWin: meeting.style.toWin === 3 ? 3 : 2,
  }),
  pointMs: [22 * SECOND_MS, 44 * SECOND_MS],
  unitBreakMs: 35 * SECOND_MS,
  setBreakMs: 2 * MINUTE_MS,
  unit: 'game',
  set: 'set',
  serve: 'rules',
  unitPause: { beforeMs: 2 * SECOND_MS, afterMs: 5 * SECOND_MS },
  longestMs: 6 * HOUR_MS,
});

export const volleyballPlan = createSetsPlan({
  sport: volleyball,
  rules: volleyballRules,
  terms: rallies(0.055, 3, 0.15),
  pointMs: [20 * SECOND_MS, 36 * SECOND_MS],
  unitBreakMs: 0,
  setBreakMs: 3 * MINUTE_MS,
  unit: 'point',
  set: 'set',
  serve: 'winner',
  unitPause: null,
  longestMs: 3.25 * HOUR_MS,
});

export const tableTennisPlan = createSetsPlan({
  sport: tableTennis,
  rules: tableTennisRules,
  terms: rallies(0.075, 3),
  pointMs: [12 * SECOND_MS, 22 * SECOND_MS],
  unitBreakMs: 0,
  setBreakMs: MINUTE_MS,
  unit: 'point',
  set: 'set',
  serve: 'pairs',
  unitPause: null,
  longestMs: 1.25 * HOUR_MS,
});

export const badmintonPlan = createSetsPlan({
  sport: badminton,
  rules: badmintonRules,
  terms: rallies(0.06, 2),
  pointMs: [22 * SECOND_MS, 40 * SECOND_MS],
  unitBreakMs: 0,
  setBreakMs: 2 * MINUTE_MS,
  unit: 'point',
  set: 'set',
  serve: 'winner',
  unitPause: null,
  longestMs: 1.75 * HOUR_MS,
});

export const dartsPlan = createSetsPlan({
  sport: darts,
  rules: dartsRules,
  terms: (meeting) => ({ throwing: serves(0.61, 0.09, meeting), legs: meeting.style.toWin ?? 6 }),
  pointMs: [2.2 * MINUTE_MS, 4 * MINUTE_MS],
  unitBreakMs: 0,
  setBreakMs: 0,
  unit: 'leg',
  set: 'set',
  serve: 'rules',
  unitPause: { beforeMs: 6 * SECOND_MS, afterMs: 8 * SECOND_MS },
  longestMs: 1.5 * HOUR_MS,
});

export const roundsPlan = createSetsPlan({
  sport: rounds,
  rules: roundsRules,
  terms: rallies(0.07, 2),
  pointMs: [85 * SECOND_MS, 135 * SECOND_MS],
  unitBreakMs: 0,
  setBreakMs: 8 * MINUTE_MS,
  unit: 'round',
  set: 'map',
  serve: 'none',
  unitPause: { beforeMs: 4 * SECOND_MS, afterMs: 6 * SECOND_MS },
  longestMs: 4.5 * HOUR_MS,
});

export const arenaPlan = createSetsPlan({
  sport: arena,
  rules: arenaRules,
  terms: rallies(0.09, 2),
  pointMs: [105 * SECOND_MS, 190 * SECOND_MS],
  unitBreakMs: 0,
  setBreakMs: 9 * MINUTE_MS,
  unit: 'objective',
  set: 'map',
  serve: 'none',
  unitPause: { beforeMs: 5 * SECOND_MS, afterMs: 8 * SECOND_MS },
  longestMs: 5 * HOUR_MS,
});
