import Fastify, { type FastifyInstance } from 'fastify';

import type { Metrics } from './create-metrics.ts';

const REQUEST_TIMEOUT_MS = 10_000;

/** `/metrics` on a separate port that is not public. */
export function createMetricsApp(metrics: Metrics): FastifyInstance {
  const app = Fastify({ requestTimeout: REQUEST_TIMEOUT_MS, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.write()));
  return app;
}
