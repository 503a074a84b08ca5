import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { openJournal } from '../journal/journal.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { keepPagePayments, type PagePayment } from './page-payment.ts';
import { PagePayments } from './page-payments.ts';

/** Opens the payments of one provider; undelivered notices are sent again once the sandbox listens. */
export async function openPagePayments(
  app: FastifyInstance,
  { config, clock, ids }: SandboxParts,
  { name, noticePath }: { readonly name: string; readonly noticePath: string },
): Promise<PagePayments> {
  const file = join(config.dataFolder, `${name}-payments.jsonl`);
  const { journal, entries } = await openJournal<PagePayment>(file, keepPagePayments);
  const payments = new PagePayments({
    journal,
    keys: config.keys,
    clock,
    ids,
    siteUrl: config.siteUrl,
    noticePath,
    timeoutMs: config.callTimeoutMs,
    retry: config.retry,
    log: app.log,
  });
  app.addHook('onListen', async () => payments.resume(entries));
  app.addHook('onClose', () => payments.close());
  return payments;
}
