import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { Moody } from '../gateway/gateway-mood.ts';
import { openJournal } from '../journal/journal.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { addBtcpayCalls } from './add-btcpay-calls.ts';
import { addBtcpayConsole, addInvoicePages } from './add-btcpay-pages.ts';
import { BtcpayStore } from './btcpay-store.ts';
import { demoBtcpayStore } from './demo-store.ts';
import { keepEntities, type StoredEntity } from './entities.ts';
import { settleStore } from './settle-store.ts';

const SETTLE_EVERY_MS = 2_000;

/** A stand-in that speaks BTCPay Server's Greenfield API: invoices, payouts, webhooks, checkout pages, a console. */
export async function addBtcpay(app: FastifyInstance, { config, clock, ids }: SandboxParts): Promise<void> {
  const { storeId, apiKey, webhookSecret } = demoBtcpayStore(config.keys);
  const { journal, entries } = await openJournal<StoredEntity>(
    join(config.dataFolder, 'btcpay-store.jsonl'),
    keepEntities,
  );
  const { siteUrl, callTimeoutMs: timeoutMs, retry, origin } = config;
  const log = app.log;
  const store = new BtcpayStore({
    journal,
    storeId,
    webhookSecret,
    clock,
    ids,
    siteUrl,
    timeoutMs,
    retry,
    log,
  });
  const gateway: Moody = { mood: 'fine' };
  await app.register(async (scope) => addBtcpayCalls(scope, { store, storeId, apiKey, origin, gateway }));
  addInvoicePages(app, store);
  addBtcpayConsole(app, store, gateway);

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    store.resume(entries);
    timer = setInterval(() => {
      settleStore(store).catch((err: unknown) => log.error({ err }, 'an invoice or payout was not settled'));
    }, SETTLE_EVERY_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store.close();
  });
}
