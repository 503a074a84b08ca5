import type { FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';
import { MATCH_FEED_PATH, type MatchFeedMessage } from '@baize/providers';

import type { Book } from '../../book/book.ts';
import type { FeedControls } from '../feed-controls.ts';
import { upcomingMatches } from './upcoming-matches.ts';

const MOST_MATCHES = 20;

/** Upcoming matches of the book with the odds on their result. */
export function addMatchFeed(
  app: FastifyInstance,
  { book, clock, controls }: { book: Book; clock: Clock; controls: FeedControls },
): void {
  app.get(MATCH_FEED_PATH, (_request, reply) => {
    if (controls.matches === 'silent') return reply.hijack();
    if (controls.matches === 'garbage') return reply.send({ games: [{ id: 'x' }] });
    const games = upcomingMatches(book, MOST_MATCHES);
    return reply.send({ at: clock.now().toISOString(), games } satisfies MatchFeedMessage);
  });
}
