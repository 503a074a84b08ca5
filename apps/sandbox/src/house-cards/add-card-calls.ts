import type { Clock } from '@baize/clock';
import type { Draw } from '@baize/games';
import type { FastifyInstance } from 'fastify';

import { StartGate } from '../instant/start-gate.ts';
import { readRequestId, visitOf } from '../shell/play-calls.ts';
import { PlayRefused, replyToRefusals } from '../shell/play-errors.ts';
import type { Visit, Visits } from '../visits/visit.ts';
import type { ShownRounds } from '../wagers/shown-rounds.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import { closeOverdueRounds } from '../wagers/overdue-rounds.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { CardRounds } from './card-rounds.ts';

interface CardDeps {
  readonly visits: Visits;
  readonly book: WagerBook;
  readonly shown: ShownRounds;
  readonly clock: Clock;
  readonly draw: Draw;
}

type Body = Readonly<Record<string, unknown>>;

/** The calls of card games against the house. */
export function addCardCalls(app: FastifyInstance, { visits, book, shown, clock, draw }: CardDeps): void {
  const gate = new StartGate(new GamePace(clock, SHORTEST_GAME_MS.other));
  const rounds = new CardRounds({ book, shown, gate, draw, clock, log: app.log });
  closeOverdueRounds(app, rounds);

  app.register(async (scope) => {
    replyToRefusals(scope);
    const add = (path: string, play: (visit: Visit, body: Body) => Promise<unknown>): void => {
      scope.post<{ Body: Body | null }>(path, async (request, reply) => {
        const visit = visitOf(request, reply, visits);
        return visit ? play(visit, request.body ?? {}) : reply;
      });
    };
    add('/studio/cards/place', (visit, { requestId, bet }) => {
      const id = readRequestId(requestId);
      if (id === null) throw new PlayRefused('INVALID');
      return rounds.place(visit, id, bet);
    });
    add('/studio/cards/move', (visit, { round, step, move }) =>
      rounds.move(visit, String(round), step, move),
    );
    add('/studio/cards/shown', (visit, { id }) => rounds.endShow(visit, String(id)));
    add('/studio/cards/current', async (visit) => ({ round: await rounds.current(visit) }));
  });
}
