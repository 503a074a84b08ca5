import { type CrashBet, InvalidBet, readCrashBets, crashTerms } from '@baize/games';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { readRequestId, viewOf, visitOf } from '../shell/play-calls.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import { placeOnce, type Visit, type Visits } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { CrashLog } from './crash-log.ts';
import type { CrashTable, Refusal } from './crash-table.ts';

interface CrashCallDeps {
  readonly visits: Visits;
  readonly table: CrashTable;
  readonly rounds: CrashLog;
}

/** A refusal on its way out of `placeOnce`, so that the request may be sent again. */
class Refused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** What pages send; what they see comes over the socket. */
export function addCrashCalls(app: FastifyInstance, { visits, table, rounds }: CrashCallDeps): void {
  app.post<{ Body: { requestId?: unknown; bet?: unknown } | null }>(
    '/studio/crash/bets',
    async (request, reply) => {
      const visit = visitOf(request, reply, visits);
      if (!visit) return reply;
      const requestId = readRequestId(request.body?.requestId);
      const bet = readBet(request.body?.bet, visit);
      if (requestId === null || bet === null) return reply.code(400).send({ reason: 'INVALID' });
      const place = async () => {
        const placed = await table.place(visit, bet);
        if (typeof placed === 'string') throw new Refused(placed);
        return placed;
      };
      try {
        return viewOf(await placeOnce(visit, requestId, place));
      } catch (error) {
        if (error instanceof Refused) return reply.code(409).send({ reason: error.reason });
        throw error;
      }
    },
  );

  for (const [path, act] of [
    ['cancel', (visit: Visit, id: string) => table.cancel(visit, id)],
    ['cash-out', (visit: Visit, id: string) => table.cashOut(visit, id)],
  ] as const) {
    app.post<{ Params: { id: string } }>(`/studio/crash/bets/:id/${path}`, async (request, reply) => {
      const visit = visitOf(request, reply, visits);
      if (!visit) return reply;
      return show(await act(visit, request.params.id), reply);
    });
  }

  app.post<{ Body: { commitment?: unknown; salt?: unknown } | null }>(
    '/studio/crash/salt',
    async (request, reply) => {
      const visit = visitOf(request, reply, visits);
      if (!visit) return reply;
      const { commitment, salt } = request.body ?? {};
      if (typeof commitment !== 'string' || typeof salt !== 'string')
        return reply.code(400).send({ reason: 'INVALID' });
      return { isChosen: await table.chooseSalt(commitment, salt) };
    },
  );

  // For anyone who wants to verify rounds, also without this page.
  app.get('/studio/crash/rounds', async () => {
    await rounds.prepare();
    return { chain: rounds.facts, results: rounds.results };
  });
}

function show(outcome: Wager | Refusal, reply: FastifyReply) {
  if (typeof outcome !== 'string') return viewOf(outcome);
  return reply.code(outcome === 'UNKNOWN' ? 404 : 409).send({ reason: outcome });
}

/** Null for a bet that the table does not take from this page. */
function readBet(json: unknown, visit: Visit): CrashBet | null {
  try {
    return readCrashBets([json], stakeLimitsOf(visit), crashTerms)[0] ?? null;
  } catch (error) {
    if (error instanceof InvalidBet) return null;
    throw error;
  }
}
