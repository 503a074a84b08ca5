import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock, type ManualClock } from '@baize/clock';
import {
  checkReplies,
  createKeyRing,
  createProviderClient,
  type NoticeReading,
  noticePath,
  type PaymentGatewayPort,
  type PaymentRequest,
} from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';

import { openSandboxApp, withDefaults } from '../create-sandbox.ts';
import type {
  AdapterParts,
  Deed,
  OpenedPayment,
  PaymentDriver,
  Subject,
  Trouble,
} from '../gateway-conformance/payment-driver.ts';
import { SANDBOX_ORIGIN, testConfig } from './test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const start = new Date('2026-05-01T12:00:00Z');

/** A site with one adapter, and the stand-in that it talks to over HTTP. */
export interface ConformanceSite {
  readonly gateway: PaymentGatewayPort;
  /** Opens a payment by this adapter. */
  start(request: PaymentRequest): Promise<OpenedPayment>;
  /** An adapter that gives up soon. */
  readonly hasty: PaymentGatewayPort;
  startHastily(request: PaymentRequest): Promise<OpenedPayment>;
  readonly parts: AdapterParts;
  readonly sandbox: FastifyInstance;
  readonly clock: ManualClock;
  /** What the site has read, oldest first. */
  readonly heard: NoticeReading[];
  /** How many of the next notices the site leaves undecided. */
  undecided: number;
  does(providerRef: string, deed: Deed, subject?: Subject): Promise<void>;
  makeTrouble(providerRef: string, trouble: Trouble): Promise<void>;
  act(providerRef: string, action: string, subject?: Subject): Promise<void>;
  setMood(mood: string): Promise<void>;
  ids(subject: Subject): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export async function openConformanceSite(driver: PaymentDriver): Promise<ConformanceSite> {
  const clock = manualClock(start);
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const app = Fastify({ forceCloseConnections: true });
  const siteUrl = await openNoticeRoute(app, driver, () => site);
  const sandbox = openSandboxApp();
  const config = testConfig({ siteUrl, dataFolder: folder, keys });
  await driver.addStandIn(sandbox, withDefaults({ config, clock, ids: createIdMaker(clock) }));
  const baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const post = async (url: string) => {
    const { statusCode, body } = await sandbox.inject({ method: 'POST', url });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
  };
  const parts = { baseUrl, keys, clock, client: createProviderClient() };
  const hastyParts = { ...parts, client: createProviderClient(), timeoutMs: 150 };
  const [gateway, hasty] = [openAdapter(driver, parts), openAdapter(driver, hastyParts)];
  const act = (ref: string, action: string, subject: Subject = 'payment') =>
    post(driver.actionPath(ref, action, subject));
  const site: ConformanceSite = {
    gateway,
    hasty,
    start: (request) => driver.start?.(parts, request) ?? gateway.createPayment(request),
    startHastily: (request) => driver.start?.(hastyParts, request) ?? hasty.createPayment(request),
    parts,
    sandbox,
    clock,
    heard: [],
    undecided: 0,
    does: (ref, deed, subject) => act(ref, driver.actions[deed], subject),
    async makeTrouble(ref, trouble) {
      for (const action of driver.troubles[trouble]?.actions ?? []) await act(ref, action);
    },
    act,
    setMood: (mood) => post(`${driver.console}/mood/${mood}`),
    ids: async (subject) => driver.idsIn((await sandbox.inject(`${driver.console}.json`)).json(), subject),
    async close() {
      await sandbox.close();
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
  return site;
}

/** As the registry opens it. */
function openAdapter(driver: PaymentDriver, parts: AdapterParts): PaymentGatewayPort {
  const ports = { payments: driver.open(parts), pageOrigins: [parts.baseUrl, SANDBOX_ORIGIN] };
  const { payments } = checkReplies(ports);
  if (!payments) throw new Error('an adapter without its port');
  return payments;
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
