import type { Clock } from '@baize/clock';
import type { Draw } from '@baize/games';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { readRequestId, visitOf } from '../shell/play-calls.ts';
import { PlayRefused, replyToRefusals } from '../shell/play-errors.ts';
import type { Visit, Visits } from '../visits/visit.ts';
import type { ShownRounds } from '../wagers/shown-rounds.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import { closeOverdueRounds } from '../wagers/overdue-rounds.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { lastGame, onceViewOf, playOnce } from './play-once.ts';
import { StartGate } from './start-gate.ts';
import { StepRounds } from './step-rounds.ts';

interface InstantDeps {
  readonly visits: Visits;
  readonly book: WagerBook;
  readonly shown: ShownRounds;
  readonly clock: Clock;
  readonly draw: Draw;
}

type Body = Readonly<Record<string, unknown>> | null;

/** The calls of games that one player plays without waiting for others: those of one draw, and those of one step after another. */
export function addInstant(app: FastifyInstance, { visits, book, shown, clock, draw }: InstantDeps): void {
  const gate = new StartGate(new GamePace(clock, SHORTEST_GAME_MS.other));
  const rounds = new StepRounds({ book, gate, draw, clock, log: app.log });
  closeOverdueRounds(app, rounds);

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
    add('/studio/instant/play', async (visit, { requestId, bet }) =>
      onceViewOf(await playOnce({ book, shown, gate, draw }, visit, idOf(requestId), bet)),
    );
    add('/studio/instant/last', (visit) => lastGame({ book, shown, gate }, visit));
    add('/studio/instant/shown', async (visit, { id }) => {
      const wager = await shown.endShow(visit, String(id));
      if (wager === null) throw new PlayRefused('INVALID');
      return onceViewOf(wager);
    });
    add('/studio/rounds/place', (visit, { requestId, bet }) => rounds.place(visit, idOf(requestId), bet));
    add('/studio/rounds/step', (visit, { round, step }) => rounds.step(visit, String(round), step));
    add('/studio/rounds/end', (visit, { round }) => rounds.end(visit, String(round)));
    add('/studio/rounds/current', async (visit) => ({ round: await rounds.current(visit) }));
  });
}

function idOf(json: unknown): string {
  const requestId = readRequestId(json);
  if (requestId === null) throw new PlayRefused('INVALID');
  return requestId;
}
