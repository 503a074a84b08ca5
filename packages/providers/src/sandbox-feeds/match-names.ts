import type { LocalName, MatchName, MatchNames } from '../ports/match-feed.ts';
import { identifier, instant, integer, list, message, text } from '../wire/wire-types.ts';
import { fetchFeed } from './fetch-feed.ts';
import type { SandboxFeedOptions } from './jackpots.ts';

/** Path of the feed. */
export const MATCH_NAMES_PATH = '/feeds/match-names.json';

/** The feed on the wire. */
export interface MatchNamesMessage {
  sports: { id: string; name: { tr: string; en: string } }[];
  leagues: { id: string; name: { tr: string; en: string } }[];
  matches: { id: number; league: string; home: string; away: string; startsAt: string }[];
}

const MAX_SPORTS = 100;
const MAX_LEAGUES = 500;
const MAX_MATCHES = 10_000;
const MAX_NAME = 60;
const MAX_BYTES = 2 * 1024 * 1024;

const name = text(MAX_NAME);
const named = message({ id: identifier, name: message({ tr: name, en: name }) });

const byId = (list: readonly { id: string; name: LocalName }[]) =>
  new Map(list.map((one): [string, LocalName] => [one.id, one.name]));

const feed = message({
  sports: list(named, MAX_SPORTS),
  leagues: list(named, MAX_LEAGUES),
  matches: list(
    message({ id: integer(1), league: identifier, home: name, away: name, startsAt: instant }),
    MAX_MATCHES,
  ),
}).transform(({ sports, leagues, matches }): MatchNames => ({
  sports: byId(sports),
  leagues: byId(leagues),
  matches: new Map(matches.map(({ id, ...match }): [number, MatchName] => [id, match])),
}));

export function readMatchNames({ baseUrl, client, timeoutMs }: SandboxFeedOptions): Promise<MatchNames> {
  const url = `${baseUrl}${MATCH_NAMES_PATH}`;
  return fetchFeed({ url, client, timeoutMs, maxBytes: MAX_BYTES, schema: feed });
}
