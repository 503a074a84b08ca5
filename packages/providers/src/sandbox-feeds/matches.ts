import type { MatchFeedPort, MatchSide, UpcomingMatch } from '../ports/match-feed.ts';
import type { WireReader } from '../wire-reader.ts';
import { fetchFeed } from './fetch-feed.ts';
import type { SandboxFeedOptions } from './jackpots.ts';

/** Where the feed is, below its origin. */
export const MATCH_FEED_PATH = '/feeds/matches.json';

interface SideMessage {
  name: string;
  short: string;
  colors: string[];
}

/** A match as it travels. */
export interface MatchMessage {
  id: number;
  tournament: string;
  startsAt: string;
  home: SideMessage;
  away: SideMessage;
  odds: { p1: string; x: string; p2: string };
}

export interface MatchFeedMessage {
  at: string;
  games: MatchMessage[];
}

const MAX_MATCHES = 100;
const MAX_NAME = 60;
const MAX_SHORT = 5;

/** The adapter to the sandbox's odds. */
export function createSandboxMatches({ baseUrl, timeoutMs }: SandboxFeedOptions): MatchFeedPort {
  return {
    readMatches: () =>
      fetchFeed({
        url: `${baseUrl}${MATCH_FEED_PATH}`,
        timeoutMs,
        read: (reader) => reader.list('games', MAX_MATCHES, readMatch),
      }),
  };
}

function readMatch(reader: WireReader): UpcomingMatch {
  return {
    id: reader.integer('id', 0, Number.MAX_SAFE_INTEGER),
    tournament: reader.text('tournament', MAX_NAME),
    startsAt: reader.instant('startsAt'),
    home: reader.object('home', readSide),
    away: reader.object('away', readSide),
    odds: reader.object('odds', (odds) => ({
      p1: odds.matching('p1', ODDS, 'decimal odds'),
      x: odds.matching('x', ODDS, 'decimal odds'),
      p2: odds.matching('p2', ODDS, 'decimal odds'),
    })),
  };
}

const ODDS = /^\d{1,4}\.\d{2}$/;
const COLOR = /^#[0-9a-f]{6}$/;

function readSide(reader: WireReader): MatchSide {
  const [first = '', second = ''] = reader.textList('colors', 2);
  if (!COLOR.test(first) || !COLOR.test(second)) reader.refuse('colors', 'two colours as #rrggbb');
  return {
    name: reader.text('name', MAX_NAME),
    short: reader.text('short', MAX_SHORT),
    colors: [first, second],
  };
}
