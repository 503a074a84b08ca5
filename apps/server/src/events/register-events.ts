import { calls } from '@baize/contract';
import type { FastifyInstance } from 'fastify';

import { type CallDeps, openContext, routerPath } from '../calls/register-calls.ts';
import type { PlayerStreams } from './player-streams.ts';
import { closeAfter } from './stream-drain.ts';

/** The stream that keeps a player's open pages up to date. */
export function registerEvents(app: FastifyInstance, deps: CallDeps, streams: PlayerStreams): void {
  app.route({
    method: 'GET',
    url: routerPath(calls['GET /account/events']),
    handler: async (request, reply) => {
      const context = await openContext('GET /account/events', request, deps);
      const stream = streams.open(context);
      request.raw.once('close', () => stream.destroy());
      closeAfter(stream, reply.raw);
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
