import type { FastifyInstance, FastifyReply } from 'fastify';

import { answerAction } from '../../consoles/console-actions.ts';
import { CONSOLE_HEADERS, renderConsolePage } from '../../consoles/console-page.ts';
import { type SportId, sportIds } from '../book.ts';
import type { LiveBook } from '../live-book.ts';
import { actOnEvent, readNumber } from './act-on-event.ts';
import { ActionRefused, BookControls } from './book-controls.ts';
import { drawBook } from './book-console-page.ts';
import { drawEvent } from './event-console-page.ts';

export const BOOK_CONSOLE = '/book-console';

interface EventParams {
  readonly Params: { readonly id: string };
}

const fieldsOf = (body: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);

/** `/book-console`: matches with their pace, suspensions, incidents and results, and prices that move fast. */
export function addBookConsole(app: FastifyInstance, book: LiveBook): void {
  const controls = new BookControls(book);
  addPages(app, book);
  app.post<EventParams & { Params: { action: string } }>(
    `${BOOK_CONSOLE}/events/:id/:action`,
    async (request, reply) => {
      const eventId = Number(request.params.id);
      const act = () => actOnEvent(controls, eventId, request.params.action, fieldsOf(request.body));
      if (book.find(eventId) === null) return reply.code(404).send({ message: 'there is no such event' });
      const said = await attempt(reply, act);
      if (said === undefined) return reply;
      if (said === null) return reply.code(404).send({ message: 'there is no such action' });
      const json = { said, ...describe(book, eventId) };
      return answerAction(request, reply, { home: `${BOOK_CONSOLE}/events/${eventId}`, said, json });
    },
  );
  app.post(`${BOOK_CONSOLE}/moving`, async (request, reply) => {
    const changes = readNumber(fieldsOf(request.body).get('changes'));
    const said = await attempt(reply, async () => {
      controls.movePrices(changes);
      return book.movingRate === 0 ? 'Prices move as the model says' : `${book.movingRate} changes a second`;
    });
    if (said === undefined) return reply;
    return answerAction(request, reply, { home: BOOK_CONSOLE, said, json: { changes: book.movingRate } });
  });
}

/** @returns undefined if the reply is already an error */
async function attempt<Said>(reply: FastifyReply, act: () => Promise<Said>): Promise<Said | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof RangeError) reply.code(400).send({ message: error.message });
    else if (error instanceof ActionRefused) reply.code(409).send({ message: error.message });
    else throw error;
    return undefined;
  }
}

/** An event as programs see it. */
function describe(book: LiveBook, eventId: number) {
  const { override } = book.match(eventId);
  return {
    event: book.find(eventId),
    status: book.status(eventId),
    version: book.snapshot(eventId).version,
    override,
  };
}

function addPages(app: FastifyInstance, book: LiveBook): void {
  app.get<{ Querystring: { said?: string; sport?: string } }>(BOOK_CONSOLE, async (request, reply) => {
    const sport = sportIds.find((id): id is SportId => id === request.query.sport) ?? null;
    return reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Sportsbook',
        intro: 'Matches, prices and results. An action changes its own match only, and survives a restart.',
        body: drawBook(book, sport, request.query.said ?? null),
      }),
    );
  });
  app.get(`${BOOK_CONSOLE}.json`, async () => ({
    changes: book.movingRate,
    live: book.list({ phase: 'live' }).map(({ id }) => describe(book, id)),
    upcoming: book.list({ phase: 'upcoming' }).length,
  }));
  app.get<EventParams & { Querystring: { said?: string } }>(
    `${BOOK_CONSOLE}/events/:id`,
    async (request, reply) => {
      const event = book.find(Number(request.params.id));
      if (event === null) return reply.code(404).send({ message: 'there is no such event' });
      return reply.headers(CONSOLE_HEADERS).send(
        renderConsolePage({
          title: `${event.home.name} – ${event.away.name}`,
          intro: `${event.league.name.en} · ${event.startsAt.toISOString()} · ${event.id}`,
          body: drawEvent(book, event, request.query.said ?? null),
        }),
      );
    },
  );
  app.get<EventParams>(`${BOOK_CONSOLE}/events/:id/state.json`, async (request, reply) => {
    const event = book.find(Number(request.params.id));
    return event === null
      ? reply.code(404).send({ message: 'there is no such event' })
      : describe(book, event.id);
  });
}
