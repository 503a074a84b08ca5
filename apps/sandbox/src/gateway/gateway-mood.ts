import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a gateway replies to the calls of sites. */
export const GATEWAY_MOODS = {
  fine: 'Reply',
  slow: 'Reply three seconds late',
  silent: 'Never reply',
  unavailable: 'Reply 503',
  garbage: 'Reply half a message',
  /** The worst one: the call has an effect, but the site does not learn it. */
  lost: 'Do what is asked, but never reply',
  refuse: 'Refuse everything',
} as const;

export type GatewayMood = keyof typeof GATEWAY_MOODS;

export interface Moody {
  mood: GatewayMood;
}

const SLOW_MS = 3_000;

/** Applies the mood to all routes of a scope. */
export function applyMood(scope: FastifyInstance, gateway: Moody): void {
  scope.addHook('preHandler', async (_request, reply) => {
    if (gateway.mood === 'slow') await sleep(SLOW_MS);
    if (gateway.mood === 'silent') return reply.hijack();
    if (gateway.mood === 'unavailable') return reply.code(503).send({ message: 'down for a while' });
    if (gateway.mood === 'refuse') return reply.code(422).send({ message: 'refused by the console' });
    return undefined;
  });
  scope.addHook('onSend', async (_request, reply, payload) => {
    if (gateway.mood === 'lost') reply.raw.destroy();
    return gateway.mood === 'garbage' && typeof payload === 'string'
      ? payload.slice(0, Math.floor(payload.length / 2))
      : payload;
  });
}
