import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { SandboxParts } from '../sandbox-parts.ts';
import { openJournal } from '../journal/journal.ts';
import { addGatewayConsole } from './add-gateway-console.ts';
import { addPaymentPages } from './add-payment-pages.ts';
import { addSignedCalls } from './add-signed-calls.ts';
import type { GatewayControls } from './gateway-controls.ts';
import { PaymentService } from './payment-service.ts';
import { keepPayments, type Payment } from './payment.ts';
import { settleInTime } from './settle-in-time.ts';

/** How often payments are looked at that change by themselves. */
const SETTLE_EVERY_MS = 2_000;

/** The payment gateway: signed calls of sites, payment pages, and a console. */
export async function addGateway(app: FastifyInstance, { config, clock, ids }: SandboxParts): Promise<void> {
  const { keys, origin, siteUrl, retry, callTimeoutMs: timeoutMs } = config;
  const { journal, entries } = await openJournal<Payment>(
    // A new name for each form of the entries.
    join(config.dataFolder, 'gateway-payments-2.jsonl'),
    keepPayments,
  );
  const payments = new PaymentService({ journal, keys, clock, ids, siteUrl, timeoutMs, retry, log: app.log });
  const gateway: GatewayControls = { mood: 'fine', payoutMode: 'pay' };
  await app.register(async (signed) => addSignedCalls(signed, { payments, keys, clock, origin, gateway }));
  addPaymentPages(app, payments);
  addGatewayConsole(app, payments, gateway);

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    payments.resume(entries);
    timer = setInterval(() => {
      for (const payment of payments.list())
        settleInTime(payments, payment).catch((err: unknown) =>
          app.log.error({ err }, 'payment not settled'),
        );
    }, SETTLE_EVERY_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await payments.close();
  });
}
