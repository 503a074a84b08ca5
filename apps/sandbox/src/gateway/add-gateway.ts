import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { openJournal } from '../journal/journal.ts';
import { addGatewayDoor } from './add-gateway-door.ts';
import { addPaymentRoutes } from './add-payment-routes.ts';
import { PaymentDesk } from './payment-desk.ts';
import { keepPayments, type Payment } from './payment.ts';

/** The payment gateway: payments by signed call, a page to pay on, a door for its operator. */
export async function addGateway(app: FastifyInstance, { config, clock, ids }: SandboxParts): Promise<void> {
  const { journal, entries } = await openJournal<Payment>(
    join(config.dataFolder, 'gateway-payments.jsonl'),
    keepPayments,
  );
  const desk = new PaymentDesk({
    journal,
    keys: config.keys,
    clock,
    ids,
    siteUrl: config.siteUrl,
    timeoutMs: config.callTimeoutMs,
    retry: config.retry,
    log: app.log,
  });
  await addPaymentRoutes(app, { desk, keys: config.keys, clock, origin: config.origin });
  addGatewayDoor(app, desk);
  app.addHook('onListen', async () => desk.resume(entries));
  app.addHook('onClose', () => desk.close());
}
