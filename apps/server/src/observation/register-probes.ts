import { BlockList, isIPv6 } from 'node:net';

import type { Database } from '@baize/db';
import type { FastifyInstance } from 'fastify';

import type { Metrics } from './create-metrics.ts';

export interface ProbeDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly metrics: Metrics;
  isStopping(): boolean;
}

const READY_TIMEOUT_MS = 1_000;

const insiders = new BlockList();
insiders.addSubnet('127.0.0.0', 8);
insiders.addSubnet('10.0.0.0', 8);
insiders.addSubnet('172.16.0.0', 12);
insiders.addSubnet('192.168.0.0', 16);
insiders.addAddress('::1', 'ipv6');
insiders.addSubnet('fc00::', 7, 'ipv6');

/** Whether the process lives, whether it can serve, and its figures, which are for our own network only. */
export function registerProbes(app: FastifyInstance, { database, metrics, isStopping }: ProbeDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await withTimeout(database.pool.query('select 1 from migration limit 1'));
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!insiders.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.write());
  });
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), READY_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
