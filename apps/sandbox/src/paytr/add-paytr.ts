import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { Moody } from '../gateway/gateway-mood.ts';
import { openJournal } from '../journal/journal.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { addPaytrCalls } from './add-paytr-calls.ts';
import { addPaytrConsole } from './add-paytr-console.ts';
import { addPaytrPages } from './add-paytr-pages.ts';
import { demoPaytrStore } from './demo-store.ts';
import { keepOrders, type PaytrOrder } from './order.ts';
import { PaytrOrders } from './paytr-orders.ts';

/** A stand-in that speaks PayTR's protocol: calls, the page in the frame, notices, and a console. */
export async function addPaytr(app: FastifyInstance, { config, clock, ids }: SandboxParts): Promise<void> {
  const store = demoPaytrStore(config.keys);
  const { journal, entries } = await openJournal<PaytrOrder>(
    join(config.dataFolder, 'paytr-orders.jsonl'),
    keepOrders,
  );
  const { siteUrl, callTimeoutMs: timeoutMs, retry } = config;
  const orders = new PaytrOrders({ journal, store, clock, ids, siteUrl, timeoutMs, retry, log: app.log });
  const gateway: Moody = { mood: 'fine' };
  await app.register(async (scope) => addPaytrCalls(scope, { orders, store, gateway }));
  addPaytrPages(app, orders);
  addPaytrConsole(app, orders, gateway);
  app.addHook('onListen', async () => orders.resume(entries));
  app.addHook('onClose', () => orders.close());
}
