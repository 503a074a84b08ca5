import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { openJournal } from '../journal/journal.ts';
import { addGatewayConsole } from './add-gateway-console.ts';
import { addPaymentRoutes } from './add-payment-routes.ts';
import { PaymentService } from './payment-service.ts';
import { keepPayments, type Payment } from './payment.ts';

/** The payment gateway: signed calls of sites, the payment page, and a console. */
export async function addGateway(app: FastifyInstance, { config, clock, ids }: SandboxParts): Promise<void> {
  const { journal, entries } = await openJournal<Payment>(
    join(config.dataFolder, 'gateway-payments.jsonl'),
    keepPayments,
  );
  const payments = new PaymentService({
    journal,
    keys: config.keys,
    clock,
    ids,
    siteUrl: config.siteUrl,
    timeoutMs: config.callTimeoutMs,
    retry: config.retry,
    log: app.log,
  });
  await addPaymentRoutes(app, { payments, keys: config.keys, clock, origin: config.origin });
  addGatewayConsole(app, payments);
  app.addHook('onListen', async () => payments.resume(entries));
  app.addHook('onClose', () => payments.close());
}
