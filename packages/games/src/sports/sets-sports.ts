import type { Score } from './markets.ts';
import { isWonAt, otherSide, type RaceRules } from './race.ts';
import type { PlayedSetsRules } from './sets-play.ts';
import { createSetsSport } from './sets-sport.ts';
import { gameRules, isTieBreak, type ServeChances, setRules, tieBreakRules } from './tennis-rules.ts';

export interface TennisTerms {
  readonly serve: ServeChances;
  readonly toWin: 2 | 3;
}

export function tennisRules({ serve, toWin }: TennisTerms): PlayedSetsRules {
  const whole = setRules(serve);
  const [game, tieBreak] = [gameRules(serve), tieBreakRules(serve)];
  return {
    toWin,
    set: (_, running) =>
      running
        ? setRules(serve, { games: running.current, points: running.points, server: running.pointServer })
        : whole,
    unit: (games) => (isTieBreak(games) ? tieBreak : game),
  };
}

/** A sport in which each point has the same chance. */
export interface RallyTerms {
  /** Of the home side to win a point. */
  readonly chance: number;
  readonly toWin: number;
}

/** A set in which each unit has the same chance. */
const evenSet = (chance: number, isOver: RaceRules['isOver']): RaceRules => ({
  isOver,
  chance: () => chance,
  nextServer: (server) => server,
});

/** A sport whose sets are all alike. */
const evenRules =
  (isOver: RaceRules['isOver']) =>
  ({ chance, toWin }: RallyTerms): PlayedSetsRules => {
    const set = evenSet(chance, isOver);
    return { toWin, set: () => set };
  };

const LONG_SET = 25;
const DECIDER = 15;
const SHORT_SET = 11;
const OBJECTIVES = 9;

/** The fifth set is shorter. */
export function volleyballRules({ chance, toWin }: RallyTerms): PlayedSetsRules {
  const long = evenSet(chance, isWonAt(LONG_SET, 2));
  const decider = evenSet(chance, isWonAt(DECIDER, 2));
  return { toWin, set: (number) => (number === 2 * toWin - 2 ? decider : long) };
}

export const tableTennisRules = evenRules(isWonAt(SHORT_SET, 2));
/** Maps of League of Legends and Dota 2: the side that first takes nine objectives breaks through. */
export const arenaRules = evenRules(isWonAt(OBJECTIVES, 1));

const BADMINTON_SET = 21;
const BADMINTON_CAP = 30;

/** To 21 with a lead of two; at 29 all, the next point decides. */
export const badmintonRules = evenRules(
  (score) => isWonAt(BADMINTON_SET, 2)(score) || Math.max(score.home, score.away) === BADMINTON_CAP,
);

const REGULATION = 12;
const OVERTIME_HALF = 3;

/** Maps of Counter-Strike 2: thirteen rounds, and at twelve all overtimes of six until a side has four of them. */
function isMapOver({ home, away }: Score): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (least < REGULATION) return most > REGULATION;
  const overtimes = Math.floor((least - REGULATION) / OVERTIME_HALF);
  return most === REGULATION + OVERTIME_HALF * overtimes + OVERTIME_HALF + 1;
}

export const roundsRules = evenRules(isMapOver);

export interface DartsTerms {
  /** Chances of each player to win a leg with the first throw. */
  readonly throwing: ServeChances;
  /** Legs that win the match. */
  readonly legs: number;
}

export function dartsRules({ throwing, legs }: DartsTerms): PlayedSetsRules {
  const match: RaceRules = {
    isOver: isWonAt(legs, 1),
    chance: (server) => (server === 'home' ? throwing.home : 1 - throwing.away),
    nextServer: otherSide,
  };
  return { toWin: 1, set: () => match };
}

export const tennis = createSetsSport({ rules: tennisRules, countsUnits: true, sellsUnits: true });
export const volleyball = createSetsSport({ rules: volleyballRules, countsUnits: true, sellsUnits: false });
export const tableTennis = createSetsSport({ rules: tableTennisRules, countsUnits: true, sellsUnits: false });
export const badminton = createSetsSport({ rules: badmintonRules, countsUnits: true, sellsUnits: false });
export const darts = createSetsSport({ rules: dartsRules, countsUnits: true, sellsUnits: true });
export const rounds = createSetsSport({ rules: roundsRules, countsUnits: true, sellsUnits: true });
export const arena = createSetsSport({ rules: arenaRules, countsUnits: false, sellsUnits: false });
