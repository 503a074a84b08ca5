import type { FastifyInstance } from 'fastify';

import { MATCH_NAMES_PATH, type MatchNamesMessage } from '@baize/providers';

import { type Book, sportIds } from '../../book/book.ts';
import { BOOK_TEXTS } from '../../book/texts/book-texts.ts';
import type { FeedControls } from '../feed-controls.ts';

/** What the matches of the book, their leagues and its sports are called. */
export function addMatchNames(
  app: FastifyInstance,
  { book, controls }: { book: Book; controls: FeedControls },
): void {
  app.get(MATCH_NAMES_PATH, (_request, reply) => {
    if (controls.matches === 'silent') return reply.hijack();
    if (controls.matches === 'garbage') return reply.send({ leagues: [{ id: 'x' }] });
    return reply.send(namesOf(book));
  });
}

function namesOf(book: Book): MatchNamesMessage {
  const { tr, en } = BOOK_TEXTS;
  return {
    sports: sportIds.map((id) => ({ id, name: { tr: tr.sports[id], en: en.sports[id] } })),
    leagues: book.leagues().map(({ id, name }) => ({ id, name: { tr: name.tr, en: name.en } })),
    matches: book.list().map(({ id, league, home, away, startsAt }) => ({
      id,
      league: league.id,
      home: home.name,
      away: away.name,
      startsAt: startsAt.toISOString(),
    })),
  };
}
