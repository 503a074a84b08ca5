import { createHash } from 'node:crypto';

import type { MatchMessage } from '@baize/providers';

import { type League, LEAGUES, type Team } from './teams.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Istanbul has no daylight saving time. */
const SITE_OFFSET_MS = 3 * HOUR_MS;
const DAYS_AHEAD = 3;
const ODDS_MOVE_EVERY_MS = 60_000;
/** Margin of the bookmaker: the sum of all probabilities is this much above one. */
const OVERROUND = 1.06;
const HOME_ADVANTAGE = 8;

/** A deterministic fraction in [0, 1) for a name, so that fixtures do not change between requests. */
function fraction(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;
}

/** Pairings of a day, with every club at most once. */
function pairings(league: League, day: number): [Team, Team][] {
  const order = league.teams.toSorted(
    (a, b) => fraction(`${league.name} ${day} ${a.name}`) - fraction(`${league.name} ${day} ${b.name}`),
  );
  return league.hours.flatMap((_, slot) => {
    const [home, away] = [order[slot * 2], order[slot * 2 + 1]];
    return home && away ? [[home, away] as [Team, Team]] : [];
  });
}

function drawOdds(home: Team, away: Team, key: string): MatchMessage['odds'] {
  const edge = (home.strength + HOME_ADVANTAGE - away.strength) / 100;
  const drift = (fraction(key) - 0.5) * 0.02;
  const draw = 0.27 - Math.abs(edge) * 0.15;
  const homeChance = Math.min(Math.max((1 - draw) / 2 + edge * 0.62 + drift, 0.06), 0.94 - draw);
  const price = (chance: number) => (1 / (chance * OVERROUND)).toFixed(2);
  return { p1: price(homeChance), x: price(draw), p2: price(1 - draw - homeChance) };
}

/** Upcoming matches, sorted by start. */
export function upcomingMatches(now: Date): MatchMessage[] {
  const nowMs = now.getTime();
  const today = Math.floor((nowMs + SITE_OFFSET_MS) / DAY_MS);
  const minute = Math.floor(nowMs / ODDS_MOVE_EVERY_MS);
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => today + ahead);
  return days
    .flatMap((day) =>
      LEAGUES.flatMap((league, leagueIndex) =>
        pairings(league, day).map(([home, away], slot): MatchMessage => {
          const startMs = day * DAY_MS - SITE_OFFSET_MS + (league.hours[slot] ?? 0) * HOUR_MS;
          const id = day * 100 + leagueIndex * 10 + slot;
          return {
            id,
            tournament: league.name,
            startsAt: new Date(startMs).toISOString(),
            home: { name: home.name, short: home.short, colors: [...home.colors] },
            away: { name: away.name, short: away.short, colors: [...away.colors] },
            odds: drawOdds(home, away, `${id} ${minute}`),
          };
        }),
      ),
    )
    .filter(({ startsAt }) => Date.parse(startsAt) > nowMs)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id);
}
