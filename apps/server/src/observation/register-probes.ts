import { withDeadline } from '@baize/clock';
import type { Database } from '@baize/db';
import type { FastifyInstance } from 'fastify';

export interface ProbeDeps {
  readonly database: Pick<Database, 'pool'>;
  isStopping(): boolean;
}

const READY_TIMEOUT_MS = 1_000;

/** Liveness and readiness of the process. */
export function registerProbes(app: FastifyInstance, { database, isStopping }: ProbeDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await withDeadline(() => database.pool.query('select 1 from migration limit 1'), READY_TIMEOUT_MS);
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database' });
    }
  });
}
