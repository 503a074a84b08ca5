import type { FastifyInstance } from 'fastify';

import { acceptSockets } from '../feeds/socket/accept-sockets.ts';
import type { SocketPeer } from '../feeds/socket/socket-peer.ts';
import { readRequestId, visitOf } from '../shell/play-calls.ts';
import { PlayRefused, replyToRefusals } from '../shell/play-errors.ts';
import { readPlayKey } from '../visits/read-play-key.ts';
import type { Visits } from '../visits/visit.ts';
import type { DrawRoomDeps } from './draw-room.ts';
import { DrawRooms } from './draw-rooms.ts';

type Body = Readonly<Record<string, unknown>> | null;

/** The calls and the socket of games that many players share: bingo and other draws, the lucky wheel, races, football and other contests. */
export function addDraws(app: FastifyInstance, deps: DrawRoomDeps & { readonly visits: Visits }): void {
  const { visits } = deps;
  const rooms = new DrawRooms(deps);
  app.addHook('onClose', async () => rooms.close());

  app.register(async (scope) => {
    replyToRefusals(scope);
    scope.post<{ Body: Body }>('/studio/draws/order', async (request, reply) => {
      const visit = visitOf(request, reply, visits);
      if (!visit) return reply;
      const room = rooms.roomOf(visit);
      const { requestId: json, round, bet } = request.body ?? {};
      const requestId = readRequestId(json);
      if (!room || requestId === null) throw new PlayRefused('INVALID');
      return room.order(visit, requestId, round, bet);
    });

    scope.get('/studio/draws/tickets', async (request, reply) => {
      const visit = visitOf(request, reply, visits);
      if (!visit) return reply;
      return { tickets: rooms.roomOf(visit)?.ticketsOf(visit) ?? [] };
    });
  });

  const leaves = new Map<SocketPeer, () => void>();
  acceptSockets(app, '/studio/draws/socket', {
    onOpen: () => undefined,
    onText(peer, text) {
      // A page sends nothing but its key, once.
      if (leaves.has(peer)) return;
      const visit = visits.find(readPlayKey(text));
      const room = visit && rooms.roomOf(visit);
      if (room) leaves.set(peer, room.watch(peer));
      else peer.sendText(JSON.stringify({ type: 'expired' }));
    },
    onClose(peer) {
      leaves.get(peer)?.();
      leaves.delete(peer);
    },
  });
}
