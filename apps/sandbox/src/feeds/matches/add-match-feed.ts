import type { FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';
import { MATCH_FEED_PATH, type MatchFeedMessage } from '@baize/providers';

import type { FeedControls } from '../feed-controls.ts';
import { upcomingMatches } from './match-book.ts';

const MOST_MATCHES = 20;

/** Upcoming matches with the odds on their result. */
export function addMatchFeed(
  app: FastifyInstance,
  { clock, controls }: { clock: Clock; controls: FeedControls },
): void {
  app.get(MATCH_FEED_PATH, (_request, reply) => {
    if (controls.matches === 'silent') return reply.hijack();
    if (controls.matches === 'garbage') return reply.send({ games: [{ id: 'x' }] });
    const now = clock.now();
    const games = upcomingMatches(now).slice(0, MOST_MATCHES);
    return reply.send({ at: now.toISOString(), games } satisfies MatchFeedMessage);
  });
}
