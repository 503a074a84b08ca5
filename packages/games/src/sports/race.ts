import type { Draw } from '../random/draw.ts';
import { drawUnit } from './counts.ts';
import type { Score } from './markets.ts';
import type { ScoreChance } from './score-chances.ts';
import type { Side } from './sport.ts';

/**
 * A contest for points, games or legs that are won one by one, such as a set. Sports in which the right to serve or to
 * throw makes a difference ask for the side that has it.
 */
export interface RaceRules {
  isOver(score: Score): boolean;
  /** The chance of the home side in the next unit. */
  chance(server: Side, score: Score): number;
  /** Who serves after a unit. */
  nextServer(server: Side, score: Score): Side;
}

export interface RaceEnd extends ScoreChance {
  /** Who would serve next. */
  readonly server: Side;
}

/** What is left of a chance below this is given to the ends that are known. */
const NEGLIGIBLE = 1e-10;

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

const plus = ({ home, away }: Score, side: Side): Score =>
  side === 'home' ? { home: home + 1, away } : { home, away: away + 1 };

/** Ends by rules and start, since those of a whole set are needed again and again during a match. */
const known = new WeakMap<RaceRules, Map<string, readonly RaceEnd[]>>();
const MOST_KNOWN = 8;

/** All ends of a race with their chances, from any score on. */
export function raceEnds(rules: RaceRules, from: Score, server: Side): readonly RaceEnd[] {
  const ends = known.get(rules) ?? new Map<string, readonly RaceEnd[]>();
  known.set(rules, ends);
  const key = `${from.home}-${from.away}-${server}`;
  const found = ends.get(key);
  if (found) return found;
  if (ends.size === MOST_KNOWN) ends.clear();
  const made = computeEnds(rules, from, server);
  ends.set(key, made);
  return made;
}

const sides = ['home', 'away'] as const;
const positionOf = (side: Side): number => (side === 'home' ? 0 : 1);

/** Chances of the open scores after as many units, by units of the home side and by who serves: both in one list. */
type Open = number[];

function computeEnds(rules: RaceRules, from: Score, server: Side): RaceEnd[] {
  const ends: RaceEnd[] = [];
  let open: Open = [0, 0];
  open[positionOf(server)] = 1;
  for (let played = 0; open.some((chance) => chance > NEGLIGIBLE); played += 1)
    open = playUnit(rules, { from, played, open }, ends);
  const sum = ends.reduce((total, { chance }) => total + chance, 0);
  return ends.map((end) => ({ ...end, chance: end.chance / sum }));
}

interface Level {
  readonly from: Score;
  readonly played: number;
  readonly open: Open;
}

/** Moves scores that are ends to them, and returns the others after one more unit. */
function playUnit(rules: RaceRules, { from, played, open }: Level, ends: RaceEnd[]): Open {
  const next: Open = Array.from({ length: open.length + 2 }, () => 0);
  for (const [at, chance] of open.entries()) {
    if (chance === 0) continue;
    const won = at >> 1;
    const server: Side = at % 2 === 0 ? 'home' : 'away';
    const score = { home: from.home + won, away: from.away + played - won };
    if (rules.isOver(score)) {
      ends.push({ ...score, server, chance });
      continue;
    }
    const home = rules.chance(server, score);
    for (const side of sides) {
      const after = plus(score, side);
      const place = 2 * (after.home - from.home) + positionOf(rules.nextServer(server, after));
      next[place] = (next[place] ?? 0) + chance * (side === 'home' ? home : 1 - home);
    }
  }
  return next;
}

/** The chance of the home side to win a race. */
export function raceChance(rules: RaceRules, from: Score, server: Side): number {
  return raceEnds(rules, from, server).reduce(
    (sum, { home, away, chance }) => sum + (home > away ? chance : 0),
    0,
  );
}

/** A race to a number with a lead; without a lead of two, the first to reach it wins. */
export const isWonAt =
  (target: number, lead: 1 | 2) =>
  ({ home, away }: Score): boolean =>
    Math.max(home, away) >= target && Math.abs(home - away) >= lead;

/** Plays a race to its end and returns who won each unit. */
export function drawRace(rules: RaceRules, server: Side, draw: Draw): { winners: Side[]; server: Side } {
  const winners: Side[] = [];
  let score: Score = { home: 0, away: 0 };
  let serving = server;
  while (!rules.isOver(score)) {
    const side = drawUnit(draw) < rules.chance(serving, score) ? 'home' : 'away';
    winners.push(side);
    score = plus(score, side);
    serving = rules.nextServer(serving, score);
  }
  return { winners, server: serving };
}
