import type { FastifyInstance } from 'fastify';

import { readRequestId, viewOf, visitOf, type WagerView } from '../../shell/play-calls.ts';
import type { FreeSpins, Visits } from '../../visits/visit.ts';
import { stakesWithin } from '../stakes.ts';
import type { ShownRounds } from '../../wagers/shown-rounds.ts';
import type { SlotRounds } from './slot-rounds.ts';

/** What a slot's page needs besides what every game's does. Amounts in minor units. */
export interface OpenedSlot {
  /** Offered stakes, lowest first. */
  readonly stakes: readonly number[];
  /** A round that was decided but that no page has shown to its end, for example because its connection was lost. */
  readonly unshown: WagerView | null;
  readonly freeSpins: FreeSpins | null;
}

/** The reply to a game. */
export interface PlayedSlot extends WagerView {
  /** After it. */
  readonly freeSpins: FreeSpins | null;
}

/** The calls of the pages of slots. */
export function addSlotCalls(
  app: FastifyInstance,
  { visits, rounds, shown }: { visits: Visits; rounds: SlotRounds; shown: ShownRounds },
): void {
  app.post('/studio/slots/open', async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (!visit) return reply;
    const stakes = stakesWithin(visit.limits);
    const unshown = await rounds.unshownOf(visit);
    const freeSpins = rounds.freeSpinsOf(visit);
    const opened: OpenedSlot = { stakes, unshown: unshown && viewOf(unshown), freeSpins };
    return opened;
  });

  app.post<{ Body: { requestId?: unknown; bet?: unknown; free?: unknown } | null }>(
    '/studio/slots/spin',
    async (request, reply) => {
      const visit = visitOf(request, reply, visits);
      if (!visit) return reply;
      const requestId = readRequestId(request.body?.requestId);
      const bet = request.body?.bet;
      const isFree = request.body?.free === true;
      if (requestId === null || (typeof bet !== 'number' && !isFree))
        return reply.code(400).send({ reason: 'INVALID' });
      const played = await rounds.play(
        visit,
        requestId,
        typeof bet === 'number' && !isFree ? { betMinor: bet } : 'free',
      );
      if (!played.ok) return reply.code(409).send({ reason: played.reason });
      const shown: PlayedSlot = { ...viewOf(played.wager), freeSpins: rounds.freeSpinsOf(visit) };
      return shown;
    },
  );

  app.post<{ Body: { id?: unknown } | null }>('/studio/slots/shown', async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (!visit) return reply;
    const id = request.body?.id;
    if (typeof id !== 'string') return reply.code(400).send({ reason: 'INVALID' });
    const wager = await rounds.endShow(visit, id);
    return wager === null ? reply.code(404).send({ reason: 'INVALID' }) : viewOf(wager);
  });

  app.post<{ Body: { id?: unknown } | null }>('/studio/slots/showing', async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (visit) shown.goOn(visit, String(request.body?.id));
    return visit ? reply.code(204).send() : reply;
  });
}
