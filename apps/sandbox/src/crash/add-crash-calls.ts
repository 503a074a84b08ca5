import { type CrashBet, InvalidBet, readCrashBets, crashTerms } from '@baize/games';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { addBetCall } from '../shell/add-bet-call.ts';
import { addSaltCall } from '../shell/add-salt-call.ts';
import { viewOf, visitOf } from '../shell/play-calls.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import type { Visit, Visits } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { CrashLog } from './crash-log.ts';
import type { CrashTable, Refusal } from './crash-table.ts';

interface CrashCallDeps {
  readonly visits: Visits;
  readonly table: CrashTable;
  readonly rounds: CrashLog;
}

/** What pages send; what they see comes over the socket. */
export function addCrashCalls(app: FastifyInstance, { visits, table, rounds }: CrashCallDeps): void {
  addBetCall(app, '/studio/crash/bets', {
    visits,
    read: readBet,
    place: (visit, bet) => table.place(visit, bet),
    view: viewOf,
  });

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

  addSaltCall(app, '/studio/crash/salt', visits, (commitment, salt) => table.chooseSalt(commitment, salt));

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
