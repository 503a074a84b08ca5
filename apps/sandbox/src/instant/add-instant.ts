import type { Clock } from '@baize/clock';
import { type Draw, minesTerms } from '@baize/games';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readRequestId, viewOf, visitOf } from '../shell/play-calls.ts';
import { PlayRefused, replyToRefusals } from '../shell/play-errors.ts';
import type { Visit, Visits } from '../visits/visit.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { MinesGame } from './mines-game.ts';
import { dropBall } from './plinko-game.ts';
import { StartGate } from './start-gate.ts';

interface InstantDeps {
  readonly visits: Visits;
  readonly book: WagerBook;
  readonly clock: Clock;
  readonly draw: Draw;
}

type Body = Readonly<Record<string, unknown>> | null;

/** The calls of games that one player plays without waiting for others: mines and plinko. */
export function addInstant(app: FastifyInstance, { visits, book, clock, draw }: InstantDeps): void {
  const gate = new StartGate(new GamePace(clock, SHORTEST_GAME_MS.other));
  const mines = new MinesGame({ book, gate, draw, terms: minesTerms });

  app.register(async (scope) => {
    replyToRefusals(scope);
    const add = (
      path: string,
      play: (visit: Visit, body: Readonly<Record<string, unknown>>) => Promise<unknown>,
    ): void => {
      scope.post<{ Body: Body }>(
        path,
        async (request: FastifyRequest<{ Body: Body }>, reply: FastifyReply) => {
          const visit = visitOf(request, reply, visits);
          return visit ? play(visit, request.body ?? {}) : reply;
        },
      );
    };
    add('/studio/mines/place', (visit, { requestId, bet }) => mines.place(visit, idOf(requestId), bet));
    add('/studio/mines/open', (visit, { round, tile }) => mines.open(visit, String(round), { tile }));
    add('/studio/mines/cash-out', (visit, { round }) => mines.cashOut(visit, String(round)));
    add('/studio/mines/current', async (visit) => ({ round: mines.current(visit) }));
    add('/studio/plinko/drop', async (visit, { requestId, bet }) =>
      viewOf(await dropBall({ book, gate, draw }, visit, idOf(requestId), bet)),
    );
  });
}

function idOf(json: unknown): string {
  const requestId = readRequestId(json);
  if (requestId === null) throw new PlayRefused('INVALID');
  return requestId;
}
