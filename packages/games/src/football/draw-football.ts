import { drawSome } from '../random/draw-some.ts';
import type { Draw } from '../random/draw.ts';
import { shuffle } from '../random/shuffle.ts';
import { type Fixture, fixturesOf, type MatchWeights, matchWeights } from './football-league.ts';
import { drawGoals } from './goals.ts';

export interface Score {
  readonly home: number;
  readonly away: number;
}

const otherEvents = ['chance', 'corner', 'card'] as const;

/** Something that is shown at a minute of a match. */
export interface MatchEvent {
  /** 1 to 90, ascending, one event a minute at the most. */
  readonly minute: number;
  readonly kind: 'goal' | (typeof otherEvents)[number];
  readonly side: 'home' | 'away';
  /** After the event. */
  readonly score: Score;
}

export interface MatchResult extends Fixture {
  readonly score: Score;
  readonly events: readonly MatchEvent[];
}

/** A round of the league, fixed before it is shown. JSON as it is. */
export interface FootballResult {
  readonly round: number;
  readonly matches: readonly MatchResult[];
}

const MINUTES = 90;
const LEAST_OTHER_EVENTS = 8;
const OTHER_EVENT_COUNTS = 9;

export function drawFootball(round: number, draw: Draw): FootballResult {
  const matches = fixturesOf(round).map((fixture): MatchResult => {
    const score = drawScore(matchWeights(fixture), draw);
    return { ...fixture, score, events: drawEvents(score, draw) };
  });
  return { round, matches };
}

export function drawScore({ home, away }: MatchWeights, draw: Draw): Score {
  return { home: drawGoals(home, draw), away: drawGoals(away, draw) };
}

/** Events with exactly the goals of a score, at drawn minutes, and 8 to 16 others between them. */
function drawEvents({ home, away }: Score, draw: Draw): MatchEvent[] {
  const goals = [...times(home, 'home' as const), ...times(away, 'away' as const)];
  const others = times(LEAST_OTHER_EVENTS + draw(OTHER_EVENT_COUNTS), null);
  const allMinutes = Array.from({ length: MINUTES }, (_, index) => index + 1);
  const minutes = drawSome(allMinutes, goals.length + others.length, draw);
  const scorers = shuffle([...goals, ...others], draw);
  const score = { home: 0, away: 0 };
  return minutes
    .toSorted((a, b) => a - b)
    .map((minute, index): MatchEvent => {
      const scorer = scorers[index] ?? null;
      if (scorer !== null) score[scorer]++;
      const kind = scorer === null ? (otherEvents[draw(otherEvents.length)] ?? 'chance') : 'goal';
      const side = scorer ?? (draw(2) === 0 ? 'home' : 'away');
      return { minute, kind, side, score: { ...score } };
    });
}

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
