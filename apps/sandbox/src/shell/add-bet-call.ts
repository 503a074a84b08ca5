import type { FastifyInstance } from 'fastify';

import { placeOnce, type Visit, type Visits } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import { readRequestId, visitOf } from './play-calls.ts';
import { type PlayProblem, PlayRefused, replyToRefusals } from './play-errors.ts';

/** A game that takes bets at its own time. */
interface BetTaker<Bet> {
  readonly visits: Visits;
  /**
   * @returns null for a bet that the game does not take from this page
   * @throws InvalidBet likewise, for the problem that it names
   */
  read(json: unknown, visit: Visit): Bet | null;
  /** @returns the wager, also one that the wallet refused, or why it was not placed */
  place(visit: Visit, bet: Bet): Promise<Wager | PlayProblem>;
  view(wager: Wager): object;
}

/** The call with which a page places a bet: one for each request id, and a refused one may be sent again. */
export function addBetCall<Bet>(
  app: FastifyInstance,
  path: string,
  { visits, read, place, view }: BetTaker<Bet>,
): void {
  app.register(async (scope) => {
    replyToRefusals(scope);
    scope.post<{ Body: { requestId?: unknown; bet?: unknown } | null }>(path, async (request, reply) => {
      const visit = visitOf(request, reply, visits);
      if (!visit) return reply;
      const requestId = readRequestId(request.body?.requestId);
      const bet = read(request.body?.bet, visit);
      if (requestId === null || bet === null) return reply.code(400).send({ reason: 'INVALID' });
      const wager = await placeOnce(visit, requestId, async () => {
        const placed = await place(visit, bet);
        if (typeof placed === 'string') throw new PlayRefused(placed);
        return placed;
      });
      return view(wager);
    });
  });
}
