import { americanFootball, basketball, handball, iceHockey } from '@baize/games/sports';

import { MINUTE_MS } from '../world/site-time.ts';
import { createAttackPlan } from './attack-plan.ts';
import type { Meeting } from './sport-plan.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Chances of points of an attack, with those that score made more likely by a factor. */
function scaleScoring(chances: readonly number[], factor: number): number[] {
  const scoring = chances.slice(1).map((chance) => chance * factor);
  return [1 - scoring.reduce((sum, chance) => sum + chance, 0), ...scoring];
}

interface Scoring {
  /** Of an average attack. */
  readonly chances: readonly number[];
  /** How much a difference in strength matters. */
  readonly weight: number;
  /** Of playing at home, as a difference in strength. */
  readonly atHome: number;
}

function attacksOf({ chances, weight, atHome }: Scoring, { home, away }: Meeting) {
  const edge = weight * (home.level - away.level + atHome);
  return { home: scaleScoring(chances, Math.exp(edge)), away: scaleScoring(chances, Math.exp(-edge)) };
}

export const basketballPlan = createAttackPlan({
  sport: basketball,
  terms: (meeting) => ({
    ...attacksOf({ chances: [0.455, 0.06, 0.365, 0.12], weight: 0.12, atHome: 0.14 }, meeting),
    parts: 4,
    attacks: meeting.style.attacks ?? 18,
    overtime: 9,
  }),
  part: { clock: 10, real: 21 },
  overtime: { clock: 5, real: 11 },
  breaks: { short: 2, long: 15 },
  pauseFrom: 3,
  pause: { beforeMs: 2_000, afterMs: 5_000 },
  forcedPoints: 3,
  longestMs: 3.5 * HOUR_MS,
});

export const handballPlan = createAttackPlan({
  sport: handball,
  terms: (meeting) => ({
    ...attacksOf({ chances: [0.455, 0.545], weight: 0.14, atHome: 0.2 }, meeting),
    parts: 2,
    attacks: 27,
    overtime: null,
  }),
  part: { clock: 30, real: 37 },
  overtime: { clock: 5, real: 6 },
  breaks: { short: 10, long: 10 },
  pauseFrom: 1,
  pause: { beforeMs: 1_000, afterMs: 5_000 },
  forcedPoints: 1,
  longestMs: 1.75 * HOUR_MS,
});

export const iceHockeyPlan = createAttackPlan({
  sport: iceHockey,
  terms: (meeting) => ({
    ...attacksOf({ chances: [0.953, 0.047], weight: 0.35, atHome: 0.14 }, meeting),
    parts: 3,
    attacks: 20,
    overtime: 'goal',
  }),
  part: { clock: 20, real: 37 },
  overtime: { clock: 5, real: 9 },
  breaks: { short: 3, long: 17 },
  pauseFrom: 1,
  pause: { beforeMs: 6_000, afterMs: 15_000 },
  forcedPoints: 1,
  longestMs: 2.75 * HOUR_MS,
});

export const americanFootballPlan = createAttackPlan({
  sport: americanFootball,
  terms: (meeting) => ({
    ...attacksOf(
      { chances: [0.64, 0, 0, 0.158, 0, 0, 0.02, 0.167, 0.015], weight: 0.3, atHome: 0.17 },
      meeting,
    ),
    parts: 4,
    attacks: 3,
    overtime: 1,
  }),
  part: { clock: 15, real: 42 },
  overtime: { clock: 10, real: 15 },
  breaks: { short: 2, long: 13 },
  pauseFrom: 3,
  pause: { beforeMs: 8_000, afterMs: 20_000 },
  forcedPoints: 7,
  longestMs: 4.5 * HOUR_MS,
});
