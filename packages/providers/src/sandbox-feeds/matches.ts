import { z } from 'zod';

import type { MatchFeedPort, UpcomingMatch } from '../ports/match-feed.ts';
import { instant, integer, list, matching, message, text } from '../wire/wire-types.ts';
import { fetchFeed } from './fetch-feed.ts';
import type { SandboxFeedOptions } from './jackpots.ts';
import { readMatchNames } from './match-names.ts';

/** Path of the feed. */
export const MATCH_FEED_PATH = '/feeds/matches.json';

interface SideMessage {
  name: string;
  short: string;
  colors: string[];
}

/** A match on the wire. */
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

const oddsText = matching(/^\d{1,4}\.\d{2}$/, 'decimal odds');
const color = matching(/^#[0-9a-f]{6}$/, 'a colour as #rrggbb');

const side = message({
  name: text(MAX_NAME),
  short: text(MAX_SHORT),
  colors: z.tuple([color, color], { error: 'two colours as #rrggbb' }),
});

const feed = message({
  games: list(
    message({
      id: integer(0),
      tournament: text(MAX_NAME),
      startsAt: instant,
      home: side,
      away: side,
      odds: message({ p1: oddsText, x: oddsText, p2: oddsText }),
    }),
    MAX_MATCHES,
  ),
}).transform(({ games }): readonly UpcomingMatch[] => games);

/** The adapter for the sandbox's odds. */
export function createSandboxMatches(options: SandboxFeedOptions): MatchFeedPort {
  const { baseUrl, client, timeoutMs } = options;
  return {
    readMatches: () => fetchFeed({ url: `${baseUrl}${MATCH_FEED_PATH}`, client, timeoutMs, schema: feed }),
    readNames: () => readMatchNames(options),
  };
}
