import type { Clock } from '@baize/clock';
import type { Reply } from '@baize/contract';
import type { MatchSide, UpcomingMatch } from '@baize/providers';

import type { CachedReading } from '../cached-reading.ts';
import { type FeedContext, findFeed } from './find-feed.ts';

/** What listing the matches of the odds feeds needs. */
export interface MatchContext extends FeedContext {
  /** By provider. */
  readonly matches: ReadonlyMap<string, CachedReading<readonly UpcomingMatch[]>>;
  readonly clock: Clock;
}

const MAX_SHOWN = 10;

/** The next matches with their odds; none while the feed is silent, since old odds must not be offered. */
export async function listWidgetGames(context: MatchContext): Promise<Reply<'GET /betradar-widget'>> {
  const reading = await findFeed(context, context.matches);
  if (!reading) return { success: true, data: { games: [] }, live: false, age_seconds: null };
  const { value = [], isLive, ageSeconds } = await reading.latest();
  const now = context.clock.now();
  const games = isLive ? value.filter(({ startsAt }) => startsAt > now).slice(0, MAX_SHOWN) : [];
  return {
    success: true,
    data: {
      games: games.map(({ id, tournament, startsAt, home, away, odds }) => ({
        id,
        tournament,
        start_at: startsAt,
        teams: { home: describeSide(home), away: describeSide(away) },
        odds,
      })),
    },
    live: isLive,
    age_seconds: ageSeconds,
  };
}

/** The feed has no pictures of clubs, so their logos are drawn from their shirt colours. */
function describeSide({ name, short, colors }: MatchSide) {
  return { name, short, logo: null, colors: [...colors] };
}
