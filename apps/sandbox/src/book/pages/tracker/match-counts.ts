import type { Score } from '@baize/games/sports';

import type { Incident, SportId, Tracker } from '../../book.ts';
import { PART_NAMES } from '../clock-text.ts';

export interface Count {
  /** Key of its text. */
  readonly name: string;
  readonly score: Score;
}

const nil: Score = { home: 0, away: 0 };

/** Figures of a match that follow from what has happened in it. */
export function matchCounts(sport: SportId, tracker: Tracker): Count[] {
  const given = Object.entries(tracker.counts).map(([name, score]): Count => ({ name, score }));
  const part = PART_NAMES[sport];
  if (part === 'set' || part === 'map') return [...given, ...unitCounts(sport, tracker)];
  if (part === 'leg' || sport === 'football') return given;
  return [...given, ...attackCounts(sport, tracker)];
}

const UNIT_NAMES: Partial<Record<SportId, string>> = {
  tennis: 'games',
  rounds: 'rounds',
  arena: 'objectives',
};

function unitCounts(sport: SportId, { score, parts, incidents }: Tracker): Count[] {
  const units = parts.reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    nil,
  );
  return [
    { name: PART_NAMES[sport] === 'map' ? 'maps' : 'sets', score },
    { name: UNIT_NAMES[sport] ?? 'points', score: units },
    { name: 'streak', score: longestRuns(incidents) },
  ];
}

/** The most units in a row of each side. */
function longestRuns(incidents: readonly Incident[]): Score {
  const longest = { home: 0, away: 0 };
  let run = 0;
  let last: Incident['side'] = null;
  for (const { side, kind } of incidents) {
    if (side === null || kind === 'set' || kind === 'map') continue;
    run = side === last ? run + 1 : 1;
    last = side;
    longest[side] = Math.max(longest[side], run);
  }
  return longest;
}

/** By how much the score grew at each incident. */
export function gains(
  incidents: readonly Incident[],
): { readonly side: 'home' | 'away'; readonly points: number }[] {
  let before = nil;
  return incidents.flatMap(({ score }) => {
    const [home, away] = [score.home - before.home, score.away - before.away];
    before = score;
    if (home + away <= 0) return [];
    return [home > 0 ? { side: 'home', points: home } : { side: 'away', points: away }] as const;
  });
}

const GAIN_NAMES: Partial<Record<SportId, Readonly<Record<number, string>>>> = {
  basketball: { 3: 'threes', 2: 'twos', 1: 'ones' },
  'american-football': { 7: 'touchdowns', 8: 'touchdowns', 6: 'touchdowns', 3: 'fieldGoals' },
};

function attackCounts(sport: SportId, { incidents }: Tracker): Count[] {
  const names = GAIN_NAMES[sport];
  const made = gains(incidents);
  const lead = { home: 0, away: 0 };
  let margin = 0;
  for (const { side, points } of made) {
    margin += side === 'home' ? points : -points;
    lead.home = Math.max(lead.home, margin);
    lead.away = Math.max(lead.away, -margin);
  }
  const counts = [...new Set(Object.values(names ?? {}))].map((name): Count => {
    const sizes = Object.entries(names ?? {}).filter(([, other]) => other === name);
    const of = (side: 'home' | 'away') =>
      made.filter((one) => one.side === side && sizes.some(([size]) => Number(size) === one.points)).length;
    return { name, score: { home: of('home'), away: of('away') } };
  });
  return [...counts, { name: 'lead', score: lead }];
}
