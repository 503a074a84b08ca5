import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock, type ManualClock } from '@baize/clock';
import {
  createKeyRing,
  createProviderClient,
  type NoticeReading,
  noticePath,
  type PaymentGatewayPort,
} from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';

import { createSandbox } from '../create-sandbox.ts';
import type { AdapterParts, Deed, PaymentDriver } from '../gateway-conformance/payment-driver.ts';
import { testConfig } from './test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const start = new Date('2026-05-01T12:00:00Z');

/** A site with one adapter, and the sandbox that it talks to over HTTP. */
export interface ConformanceSite {
  readonly gateway: PaymentGatewayPort;
  /** An adapter that gives up soon. */
  readonly hasty: PaymentGatewayPort;
  readonly parts: AdapterParts;
  readonly sandbox: FastifyInstance;
  readonly clock: ManualClock;
  /** What the site has read, oldest first. */
  readonly heard: NoticeReading[];
  /** How many of the next notices the site leaves undecided. */
  undecided: number;
  does(driver: PaymentDriver, providerRef: string, deed: Deed, subject?: 'payment' | 'payout'): Promise<void>;
  setMood(driver: PaymentDriver, mood: string): Promise<void>;
  ids(driver: PaymentDriver, subject: 'payment' | 'payout'): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export async function openConformanceSite(driver: PaymentDriver): Promise<ConformanceSite> {
  const clock = manualClock(start);
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const app = Fastify({ forceCloseConnections: true });
  const siteUrl = await openNoticeRoute(app, driver, () => site);
  const sandbox = await createSandbox({
    config: testConfig({ siteUrl, dataFolder: folder, keys }),
    clock,
    ids: createIdMaker(clock),
  });
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const post = async (url: string) => {
    const { statusCode, body } = await sandbox.inject({ method: 'POST', url });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  };
  const parts = { baseUrl, keys, clock, client: createProviderClient() };
  const site: ConformanceSite = {
    gateway: driver.open(parts),
    hasty: driver.open({ ...parts, client: createProviderClient(), timeoutMs: 150 }),
    parts,
    sandbox,
    clock,
    heard: [],
    undecided: 0,
    does: (by, ref, deed, subject = 'payment') =>
      post(subject === 'payment' ? by.deedPath(ref, deed) : (by.payoutPath?.(ref, deed) ?? '')),
    setMood: (by, mood) => post(by.moodPath(mood)),
    ids: async (by, subject) => by.idsIn((await sandbox.inject(by.listPath)).json(), subject),
    async close() {
      await sandbox.close();
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
  return site;
}

/** @returns the site's origin */
async function openNoticeRoute(
  app: FastifyInstance,
  { name }: PaymentDriver,
  siteOf: () => ConformanceSite,
): Promise<string> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(noticePath(name), async (request, reply) => {
    const site = siteOf();
    const { method, url: path, headers } = request;
    const rawBody = String(request.body);
    const reading = await site.gateway.notices.read({ method, path, headers, rawBody });
    site.heard.push(reading);
    const isUndecided = reading.ok === true && site.undecided-- > 0;
    const answer =
      reading.ok !== true
        ? reading.reply
        : isUndecided
          ? reading.undecided()
          : reading.format({ result: 'decided', replayed: false });
    return reply.code(answer.status).type(answer.contentType).send(answer.body);
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}
