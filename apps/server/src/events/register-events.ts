import { calls } from '@baize/contract';
import type { FastifyInstance } from 'fastify';

import { createContext, withPlayer } from '../calls/create-context.ts';
import { requireOpenSite } from '../calls/require-open-site.ts';
import { type CallDeps, readCaller, routerPath } from '../calls/register-calls.ts';
import type { PlayerStreams } from './player-streams.ts';

/** The stream that keeps a player's open pages up to date. */
export function registerEvents(app: FastifyInstance, deps: CallDeps, streams: PlayerStreams): void {
  app.route({
    method: 'GET',
    url: routerPath(calls['GET /account/events']),
    handler: async (request, reply) => {
      const visitor = createContext(deps.services, readCaller(request, deps));
      requireOpenSite('GET /account/events', visitor, deps.maintenance);
      const context = await withPlayer('GET /account/events', visitor, request);
      const stream = streams.open(context);
      request.raw.once('close', () => stream.destroy());
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          // A kept-alive connection would delay the shutdown of the server after the stream has ended.
          .header('connection', 'close')
          // Proxies that buffer responses would hold the events back.
          .header('x-accel-buffering', 'no')
          .send(stream)
      );
    },
  });
}
