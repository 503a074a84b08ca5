import type { FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';
import { sportsbookViews } from '@baize/providers';

import type { Book } from '../book.ts';
import { pageParts, type PageParts } from '../pages/book-page.ts';
import { eventHead, marketPart } from '../pages/event-view.ts';
import { listEvent, type ListedEvent } from '../pages/event-row.ts';
import { matchCount } from '../pages/league-group.ts';
import { leaguePart } from '../pages/list-view.ts';
import { type Place, readPlace } from '../pages/place.ts';
import { searchEvents } from '../pages/search-view.ts';
import { showPlace } from '../pages/show-place.ts';
import { type SentView, sentView, type ViewData, viewData } from '../pages/view-data.ts';
import { sendCompressed } from '../../wire/send-compressed.ts';

interface ListQuery {
  readonly lang?: unknown;
  readonly view?: unknown;
  readonly place?: unknown;
}

/** A piece of a page with what its scripts have to know of it. */
export interface SentPart extends ViewData {
  readonly html: string;
  /** How many matches it has, as a text. */
  readonly count: string;
}

/** The head of a match, and its markets. */
export interface SentMatch extends ViewData {
  readonly match: string;
  readonly markets: string;
}

const LONGEST_PLACE = 400;

/**
 * Lists and matches as HTML, for pages that are open. They are the same for everyone, so they need no key; what cannot be read
 * of a place is left out, as in the address of a page.
 */
export function addListCalls(
  app: FastifyInstance,
  { book, clock }: { readonly book: Book; readonly clock: Clock },
): void {
  const read = (query: ListQuery): { readonly place: Place; readonly parts: PageParts } | null => {
    const view = sportsbookViews.find((one) => one === query.view);
    const lang = query.lang === 'tr' || query.lang === 'en' ? query.lang : null;
    const text = query.place ?? '';
    if (view === undefined || lang === null || typeof text !== 'string' || text.length > LONGEST_PLACE)
      return null;
    return { place: readPlace(text, view), parts: pageParts(book, clock.now(), lang) };
  };
  // The type of a reply is named where the call is, so that it is checked there.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  const answer = <Reply>(path: string, make: (place: Place, parts: PageParts) => Reply | null) => {
    app.get<{ Querystring: ListQuery }>(path, async (request, reply) => {
      const wanted = read(request.query);
      if (wanted === null) return reply.code(400).send({ reason: 'invalid' });
      const made = make(wanted.place, wanted.parts);
      if (made === null) return reply.code(404).send({ reason: 'unknown' });
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      return sendCompressed(request, reply, JSON.stringify(made));
    });
  };
  const part = (
    { title = '', html, shown }: { title?: string; html: string; shown: readonly ListedEvent[] },
    parts: PageParts,
  ): SentPart => ({
    html,
    ...viewData({ title, events: shown }, parts),
    count: matchCount(shown.length, parts),
  });

  answer<SentView>('/book/view', (place, parts) => sentView(showPlace(place, parts), parts));
  answer<SentPart>('/book/league', (place, parts) =>
    place.league === null ? null : part(leaguePart(place, parts), parts),
  );
  answer<SentPart>('/book/search', (place, parts) =>
    place.search === '' ? null : part(searchEvents(place, parts), parts),
  );
  answer<SentMatch>('/book/match', (place, parts) => {
    const event = place.event === null ? null : book.find(place.event);
    if (event === null) return null;
    const listed = listEvent(event, parts);
    return {
      ...viewData({ title: '', events: [listed], whole: event.id }, parts),
      match: eventHead(listed, parts),
      markets: marketPart(listed, parts),
    };
  });
}
