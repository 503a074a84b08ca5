import type { Draw } from '../random/draw.ts';
import { drawUnit } from './counts.ts';
import type { Score } from './markets.ts';
import { isWonAt, type RaceRules } from './race.ts';
import { type SetsRules, setsWon } from './sets.ts';
import type { Side } from './sport.ts';

/** A match of sets with the points that units consist of, such as the points of a game. */
export interface PlayedSetsRules extends SetsRules {
  /** The set in its present state, whose running unit counts from its points on. */
  set(number: number, running?: SetsMatch): RaceRules;
  /** How a unit is played point by point; absent if a unit is a point itself. */
  unit?(units: Score): RaceRules;
}

/** What can be seen of a match of sets. */
export interface SetsMatch {
  /** That are over. */
  readonly sets: readonly Score[];
  /** Units in the running set. */
  readonly current: Score;
  /** Points in the running unit. */
  readonly points: Score;
  /** Who won each unit, by set; the last list is that of the running set. */
  readonly winners: readonly (readonly Side[])[];
  /** Of the running unit. */
  readonly server: Side;
  /** Of the next point. */
  readonly pointServer: Side;
  readonly isOver: boolean;
}

const nil: Score = { home: 0, away: 0 };

export function startSets(server: Side): SetsMatch {
  return {
    sets: [],
    current: nil,
    points: nil,
    winners: [[]],
    server,
    pointServer: server,
    isOver: false,
  };
}

const plus = ({ home, away }: Score, side: Side): Score =>
  side === 'home' ? { home: home + 1, away } : { home, away: away + 1 };

/** A match after another point. */
export function playPoint(rules: PlayedSetsRules, match: SetsMatch, side: Side): SetsMatch {
  const unit = rules.unit?.(match.current);
  if (!unit) return endUnit(rules, match, side);
  const points = plus(match.points, side);
  if (unit.isOver(points)) return endUnit(rules, match, side);
  return { ...match, points, pointServer: unit.nextServer(match.pointServer, points) };
}

function endUnit(rules: PlayedSetsRules, match: SetsMatch, side: Side): SetsMatch {
  const set = rules.set(match.sets.length);
  const current = plus(match.current, side);
  const server = set.nextServer(match.server, current);
  const played = [...match.winners.slice(0, -1), [...(match.winners.at(-1) ?? []), side]];
  const next = { ...match, points: nil, server, pointServer: server };
  if (!set.isOver(current)) return { ...next, current, winners: played };
  const sets = [...match.sets, current];
  const isOver = isWonAt(rules.toWin, 1)(setsWon(sets));
  return { ...next, sets, current: nil, winners: isOver ? played : [...played, []], isOver };
}

/** The chance of the home side in the next point. */
function pointChance(
  rules: PlayedSetsRules,
  { current, points, server, pointServer, sets }: SetsMatch,
): number {
  const unit = rules.unit?.(current);
  return unit ? unit.chance(pointServer, points) : rules.set(sets.length).chance(server, current);
}

/** A whole match, fixed before its start: who wins each point. */
export function drawSets(rules: PlayedSetsRules, server: Side, draw: Draw): Side[] {
  const points: Side[] = [];
  for (let match = startSets(server); !match.isOver;) {
    const side = drawPoint(rules, match, draw);
    points.push(side);
    match = playPoint(rules, match, side);
  }
  return points;
}

/** Who wins the next point of a match. */
export const drawPoint = (rules: PlayedSetsRules, match: SetsMatch, draw: Draw): Side =>
  drawUnit(draw) < pointChance(rules, match) ? 'home' : 'away';
