import type { FastifyInstance } from 'fastify';

import type { PokerRoom } from './poker-room.ts';
import { sessionOf } from './session-of.ts';

/** The hands and matches of the player of a page, each as the player knows it. */
export function addHandRoutes(app: FastifyInstance, room: PokerRoom): void {
  app.get('/poker/hands', async (request, reply) => {
    const session = sessionOf(request, reply, room);
    if (session === null) return reply;
    return reply.header('cache-control', 'no-store').send({ hands: room.archive.handsOf(session.name) });
  });

  app.get<{ Params: { hand: string } }>('/poker/hands/:hand', async (request, reply) => {
    const session = sessionOf(request, reply, room);
    if (session === null) return reply;
    const hand = room.archive.open(request.params.hand, session.name);
    if (hand === null) return reply.code(404).send({ reason: 'no such hand' });
    return reply.header('cache-control', 'no-store').send(hand);
  });

  app.get('/poker/matches', async (request, reply) => {
    const session = sessionOf(request, reply, room);
    if (session === null) return reply;
    return reply.header('cache-control', 'no-store').send({ matches: room.matches.matchesOf(session.name) });
  });

  app.get<{ Params: { match: string } }>('/poker/matches/:match', async (request, reply) => {
    const session = sessionOf(request, reply, room);
    if (session === null) return reply;
    const match = room.matches.open(request.params.match, session.name);
    if (match === null) return reply.code(404).send({ reason: 'no such match' });
    return reply.header('cache-control', 'no-store').send(match);
  });
}
