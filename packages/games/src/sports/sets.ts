import type { Score } from './markets.ts';
import { isWonAt, type RaceEnd, raceEnds, type RaceRules } from './race.ts';
import { type ScoreChance, ScoreChances } from './score-chances.ts';
import type { Side } from './sport.ts';
import { addSpreads, certain, entriesOf, massOf, mixSpreads, type Spread, spreadOf } from './spread.ts';

/** A match of sets, or of maps; sets can differ, such as a short decider. */
export interface SetsRules {
  /** Sets that win the match. */
  readonly toWin: number;
  /** @param number of the set, from 0 */
  set(number: number): RaceRules;
}

export interface SetsState {
  /** Scores of the sets that are over. */
  readonly sets: readonly Score[];
  /** In the current set. */
  readonly current: Score;
  readonly server: Side;
}

const winnerOf = ({ home, away }: Score): Side => (home > away ? 'home' : 'away');

export function setsWon(sets: readonly Score[]): Score {
  const home = sets.filter((set) => winnerOf(set) === 'home').length;
  return { home, away: sets.length - home };
}

/** Where a match can be after some sets, with the chances of the units so far. */
interface Path {
  readonly won: Score;
  readonly server: Side;
  readonly total: Spread;
  readonly margin: Spread;
}

/**
 * Chances of the final score in sets, and of the total and the margin of the units of all sets together, such as games in
 * tennis.
 */
export function matchChances(
  rules: SetsRules,
  { sets, current, server }: SetsState,
): { sets: ScoreChances; units: ScoreChances } {
  const isOver = isWonAt(rules.toWin, 1);
  const units = sets.reduce((sum, set) => plusScore(sum, set), nil);
  const ended: Path[] = [];
  let open: Path[] = [
    {
      won: setsWon(sets),
      server,
      total: certain(units.home + units.away),
      margin: certain(units.home - units.away),
    },
  ];
  while (open.length > 0) {
    const next = open.flatMap((path) => {
      const number = path.won.home + path.won.away;
      const from = number === sets.length ? current : nil;
      return afterSet(path, endsByWinner(raceEnds(rules.set(number), from, path.server)));
    });
    const paths = mergePaths(next);
    ended.push(...paths.filter(({ won }) => isOver(won)));
    open = paths.filter(({ won }) => !isOver(won));
  }
  return { sets: new ScoreChances(mergePaths(ended, false).map(chanceOf)), units: unitChances(ended) };
}

const nil: Score = { home: 0, away: 0 };

const plusScore = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

const chanceOf = ({ won, total }: Path): ScoreChance => ({ ...won, chance: massOf(total) });

const unitChances = (ended: readonly Path[]): ScoreChances =>
  new ScoreChances([], {
    total: entriesOf(mixSpreads(ended.map(({ total }) => total))),
    margin: entriesOf(mixSpreads(ended.map(({ margin }) => margin))),
  });

/** The ends of a set that have the same winner and leave the serve to the same side. */
interface WonSet {
  readonly winner: Side;
  readonly server: Side;
  readonly total: Spread;
  readonly margin: Spread;
}

const wonSets = new WeakMap<readonly RaceEnd[], readonly WonSet[]>();
const sides = ['home', 'away'] as const;

function endsByWinner(ends: readonly RaceEnd[]): readonly WonSet[] {
  const known = wonSets.get(ends);
  if (known) return known;
  const made = sides.flatMap((winner) =>
    sides.flatMap((server): WonSet[] => {
      const own = ends.filter((end) => winnerOf(end) === winner && end.server === server);
      if (own.length === 0) return [];
      const total = spreadOf(own.map(({ home, away, chance }) => [home + away, chance]));
      const margin = spreadOf(own.map(({ home, away, chance }) => [home - away, chance]));
      return [{ winner, server, total, margin }];
    }),
  );
  wonSets.set(ends, made);
  return made;
}

const afterSet = (path: Path, ends: readonly WonSet[]): Path[] =>
  ends.map(({ winner, server, total, margin }) => ({
    won: plusScore(path.won, winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 }),
    server,
    total: addSpreads(path.total, total),
    margin: addSpreads(path.margin, margin),
  }));

/** Paths that have led to the same score become one. */
function mergePaths(paths: readonly Path[], byServer = true): Path[] {
  const groups = Map.groupBy(paths, ({ won, server }) => `${won.home}-${won.away}${byServer ? server : ''}`);
  return Array.from(groups.values()).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const total = mixSpreads(group.map((path) => path.total));
    return { ...first, total, margin: mixSpreads(group.map((path) => path.margin)) };
  });
}
