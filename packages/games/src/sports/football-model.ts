import type { Draw } from '../random/draw.ts';
import { binomials, drawPosition, drawUnit, poisson } from './counts.ts';
import { goalShare, minuteOf } from './goal-times.ts';
import type { Score } from './markets.ts';
import {
  type Goal,
  type GoalMeans,
  type Goals,
  goalsAfterRed,
  type GoalTerms,
  type SendingOff,
  withRedsToCome,
} from './red-cards.ts';
import { ScoreChances } from './score-chances.ts';

export type Half = 'first' | 'second';

/** What can be seen of a match. */
export interface FootballState extends Score {
  /** 0 to 90, with a fraction; stoppage time belongs to 45 and 90. */
  readonly minute: number;
  /** At half-time; null before it. */
  readonly half: Score | null;
  /** In the order of time; none unless set. */
  readonly sentOff?: readonly SendingOff[];
}

export const beforeKickOff: FootballState = { minute: 0, home: 0, away: 0, half: null };

const MOST_GOALS = 12;
const FULL_TIME = 90;
const HALF_TIME = 45;

/** How much more or less likely low scores are than without a bond between the sides (Dixon and Coles, 1997). */
const RHO = -0.05;

const divideBy = (rows: Goals, sum: number): number[][] =>
  rows.map((row) => row.map((chance) => chance / sum));
const sumOf = (rows: Goals): number =>
  rows.reduce((total, row) => row.reduce((sum, chance) => sum + chance, total), 0);

/** Chances of the final scores of a match without red cards, of 0 to 12 goals each. */
function matrixOf({ home, away }: GoalMeans): number[][] {
  const [homeGoals, awayGoals] = [poisson(home, MOST_GOALS), poisson(away, MOST_GOALS)];
  const bond = (h: number, a: number) => {
    if (h > 1 || a > 1) return 1;
    if (h === a) return h === 0 ? 1 - home * away * RHO : 1 - RHO;
    return 1 + (h === 0 ? home : away) * RHO;
  };
  const rows = homeGoals.map((h, at) => awayGoals.map((a, other) => h * a * bond(at, other)));
  return divideBy(rows, sumOf(rows));
}

type Moment = Pick<FootballState, 'minute' | 'home' | 'away'>;

/**
 * Chances of the goals to come at a moment, from those at one before it. Times of goals are independent of their number, so
 * they are weighted with the chance that so many of them have been scored in between.
 */
function goalsSince(rows: Goals, from: Moment, { minute, home, away }: Moment): Goals {
  const past = goalShare(from.minute);
  const scored = binomials(MOST_GOALS, (goalShare(Math.min(minute, FULL_TIME)) - past) / (1 - past));
  const [homeGoals, awayGoals] = [home - from.home, away - from.away];
  const left = rows
    .slice(homeGoals)
    .map((row, h) =>
      row
        .slice(awayGoals)
        .map(
          (chance, a) =>
            chance * (scored[h + homeGoals]?.[homeGoals] ?? 0) * (scored[a + awayGoals]?.[awayGoals] ?? 0),
        ),
    );
  const sum = sumOf(left);
  // A score beyond the matrix has no goals to come.
  return sum === 0 ? [[1]] : divideBy(left, sum);
}

/** Chances of the goals that are still to come, with the sides as they are after all red cards. */
function goalsToCome(means: GoalTerms, state: FootballState): Goals {
  const { minute, sentOff = [] } = state;
  let rows: Goals = matrixOf(means);
  let from: Moment = beforeKickOff;
  for (const [at, red] of sentOff.entries()) {
    rows = goalsAfterRed(goalsSince(rows, from, red), means, red, sentOff.slice(0, at));
    from = red;
  }
  return withRedsToCome(goalsSince(rows, from, state), means, Math.min(minute, FULL_TIME), sentOff);
}

/** @param before what is added to each score */
function chancesFrom(rows: Goals, before: Score): ScoreChances {
  return new ScoreChances(
    rows.flatMap((row, h) =>
      row.map((chance, a) => ({ home: before.home + h, away: before.away + a, chance })),
    ),
  );
}

/** Chances of the final score. */
export function fullTimeChances(means: GoalTerms, state: FootballState): ScoreChances {
  return chancesFrom(goalsToCome(means, state), state);
}

/** Of the goals to come, the share that falls before half-time. */
function shareBeforeHalf({ minute, half }: FootballState): number {
  if (half !== null) return 0;
  const past = goalShare(Math.min(minute, HALF_TIME));
  return (goalShare(HALF_TIME) - past) / (1 - past);
}

/** Chances of as many of the goals as fall in a part that has a share of them. */
function goalsWithin(rows: Goals, share: number): number[][] {
  const within = binomials(MOST_GOALS, share);
  const counts = Array.from({ length: MOST_GOALS + 1 }, (_, count) => count);
  const byHome = counts.map((h) =>
    counts.map((a) => rows.reduce((sum, row, all) => sum + (row[a] ?? 0) * (within[all]?.[h] ?? 0), 0)),
  );
  return byHome.map((row) =>
    counts.map((a) => row.reduce((sum, chance, all) => sum + chance * (within[all]?.[a] ?? 0), 0)),
  );
}

/** Chances of the score of a half. */
export function halfChances(means: GoalTerms, state: FootballState, half: Half): ScoreChances {
  const { half: ended, home, away } = state;
  if (half === 'first' && ended !== null) return new ScoreChances([{ ...ended, chance: 1 }]);
  const share = shareBeforeHalf(state);
  const rows = goalsWithin(goalsToCome(means, state), half === 'first' ? share : 1 - share);
  const before = half === 'first' ? { home, away } : scoredAfter(state);
  return chancesFrom(rows, before);
}

const scoredAfter = ({ half, home, away }: FootballState): Score =>
  half === null ? { home: 0, away: 0 } : { home: home - half.home, away: away - half.away };

/** Results at half-time and at the end, such as `1/X`. */
export const halfFullPicks = ['1', 'X', '2'].flatMap((half) =>
  ['1', 'X', '2'].map((full) => `${half}/${full}`),
);

/** 0 if the home side is ahead, 1 for a draw, 2 if the away side is. */
const place = (home: number, away: number): number => (home > away ? 0 : home === away ? 1 : 2);
const picksByPlace = ['1', 'X', '2'];
const sign = ({ home, away }: Score): string => picksByPlace[place(home, away)] ?? '';

export const halfFullOf = (half: Score, full: Score): string => `${sign(half)}/${sign(full)}`;

/** Chances of the result at half-time together with the final one, in the order of the picks. */
export function halfFullChances(means: GoalTerms, state: FootballState): number[] {
  const within = binomials(MOST_GOALS, shareBeforeHalf(state));
  const chances = halfFullPicks.map(() => 0);
  const { home, away, half } = state;
  for (const [h, row] of goalsToCome(means, state).entries()) {
    for (const [a, chance] of row.entries()) {
      const full = place(home + h, away + a);
      for (const [first, homeChance] of (within[h] ?? []).entries()) {
        for (const [other, awayChance] of (within[a] ?? []).entries()) {
          const atHalf = half ? place(half.home, half.away) : place(home + first, away + other);
          chances[3 * atHalf + full] = (chances[3 * atHalf + full] ?? 0) + chance * homeChance * awayChance;
        }
      }
    }
  }
  return chances;
}

/** Chances that the next goal is of the home side, of nobody, or of the away side: all orders of goals are as likely. */
export function nextGoalChances(means: GoalTerms, state: FootballState): [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0];
  for (const [home, row] of goalsToCome(means, state).entries()) {
    for (const [away, chance] of row.entries()) {
      if (home + away === 0) chances[1] += chance;
      else {
        chances[0] += (chance * home) / (home + away);
        chances[2] += (chance * away) / (home + away);
      }
    }
  }
  return chances;
}

/** A whole match, fixed before its kick-off. Goals are in the order of time. */
export function drawGoals(means: GoalMeans, draw: Draw): Goal[] {
  const width = MOST_GOALS + 1;
  const drawn = drawPosition(matrixOf(means).flat(), draw);
  const goalsOf = (side: Goal['side'], count: number) =>
    Array.from({ length: count }, () => ({ side, minute: minuteOf(drawUnit(draw)) }));
  return [...goalsOf('home', Math.floor(drawn / width)), ...goalsOf('away', drawn % width)].toSorted(
    (a, b) => a.minute - b.minute,
  );
}

/** What can be seen at a minute of a drawn match. */
export function footballStateAt(goals: readonly Goal[], minute: number): FootballState {
  const scoreAt = (end: number): Score => ({
    home: goals.filter((goal) => goal.side === 'home' && goal.minute < end).length,
    away: goals.filter((goal) => goal.side === 'away' && goal.minute < end).length,
  });
  return { minute, ...scoreAt(minute), half: minute >= HALF_TIME ? scoreAt(HALF_TIME) : null };
}
