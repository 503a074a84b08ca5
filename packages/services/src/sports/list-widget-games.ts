import type { Reply } from '@baize/contract';
import type { Clock } from '@baize/clock';
import type { MatchSide, UpcomingMatch } from '@baize/providers';

import type { KeptReading } from '../kept-reading.ts';

/** Matches of the odds feed, as far as something is known of them. */
export interface MatchContext {
  readonly matches: KeptReading<readonly UpcomingMatch[]>;
  readonly clock: Clock;
}

const MOST_SHOWN = 10;

/** The next matches with their odds; none while the feed is silent, for old odds are no offer. */
export async function listWidgetGames({
  matches,
  clock,
}: MatchContext): Promise<Reply<'GET /betradar-widget'>> {
  const { value = [], isLive, ageSeconds } = await matches.latest();
  const now = clock.now();
  const games = isLive ? value.filter(({ startsAt }) => startsAt > now).slice(0, MOST_SHOWN) : [];
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

/** Clubs of the feed have no picture, so their logo is drawn from the colours of their shirts. */
function describeSide({ name, short, colors }: MatchSide) {
  return { name, short, logo: null, colors: [...colors] };
}
