import type { FastifyInstance } from 'fastify';

import type { Visits } from '../visits/visit.ts';
import { visitOf } from './play-calls.ts';

/** The call with which a page chooses the salt of a chain that it has seen. */
export function addSaltCall(
  app: FastifyInstance,
  path: string,
  visits: Visits,
  chooseSalt: (commitment: string, salt: string) => Promise<boolean>,
): void {
  app.post<{ Body: { commitment?: unknown; salt?: unknown } | null }>(path, async (request, reply) => {
    const visit = visitOf(request, reply, visits);
    if (!visit) return reply;
    const { commitment, salt } = request.body ?? {};
    if (typeof commitment !== 'string' || typeof salt !== 'string')
      return reply.code(400).send({ reason: 'INVALID' });
    return { isChosen: await chooseSalt(commitment, salt) };
  });
}
