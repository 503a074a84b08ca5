import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  createKeyRing,
  createPagePayments,
  createProviderClient,
  createSandboxEnvoy,
  createSandboxRovpay,
  ENVOY_PARTY,
  ENVOY_QUERY_PATHS,
  EnvoyBankClosed,
  EnvoyOfferTaken,
  PaymentGatewayUnavailable,
  PaymentRefused,
  type PaymentRequest,
  ROVPAY_NOTICE_PATH,
  ROVPAY_PARTY,
  ROVPAY_QUERY_PATHS,
} from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { openJournal } from '../journal/journal.ts';
import { testConfig } from '../testing/test-config.ts';
import { keepPagePayments, type PagePayment } from './page-payment.ts';
import { PagePayments } from './page-payments.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));

let folder = '';
let site: FastifyInstance;
let sandbox: FastifyInstance;
let baseUrl = '';
/** States of the notices whose signature was right, or why one was refused. */
let heard: string[] = [];
let answers: number[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  heard = [];
  answers = [];
  site = Fastify();
  site.removeContentTypeParser('application/json');
  site.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const { notices } = createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, options());
  site.post(ROVPAY_NOTICE_PATH, async (request, reply) => {
    const { method, url: path, headers } = request;
    const reading = await notices.read({ method, path, headers, rawBody: String(request.body) });
    heard.push(reading.ok === true ? reading.notice.state : 'refused');
    return reply.code(reading.ok === true ? (answers.shift() ?? 200) : 401).send({});
  });
  const siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
  sandbox = await createSandbox({
    config: testConfig({ siteUrl, dataFolder: folder, keys }),
    clock,
    ids: createIdMaker(clock),
  });
  baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await sandbox.close();
  await site.close();
  await rm(folder, { recursive: true });
});

function options(timeoutMs = 1_000) {
  return { baseUrl, keys, clock, client: createProviderClient(), timeoutMs };
}

const account = (transactionId: number) => ({
  siteId: 7,
  transactionId,
  amountMinor: 25_000n,
  currency: 'TRY',
  payer: { playerId: '7-1', name: 'Işıl', surname: 'Gün' },
  description: '',
  lang: 'tr' as const,
  expiresAt: new Date('2026-05-01T12:30:00Z'),
});

const request = (transactionId: number): PaymentRequest => ({
  siteId: 7,
  transactionId,
  amountMinor: 25_000n,
  currency: 'TRY',
  method: { code: 'envoy', name: 'Envoy' },
  fields: {},
  player: { id: '7-1', name: 'Işıl Gün', email: '', phone: '', ip: '' },
  returnUrl: 'http://localhost:3000/deposit',
  lang: 'tr',
  expiresAt: new Date('2026-05-01T12:30:00Z'),
});

const press = (path: string) => sandbox.inject({ method: 'POST', url: path });

describe('Rovpay', () => {
  it('opens one account for a transaction, and believes a claim only with its token', async () => {
    const rovpay = createSandboxRovpay(options());
    const first = await rovpay.openAccount(account(1));
    expect(await rovpay.openAccount(account(1))).toEqual(first);
    expect((await rovpay.openAccount(account(2))).providerRef).not.toBe(first.providerRef);
    const claim = { siteId: 7, transactionId: 1, providerRef: first.providerRef, token: first.token };
    await rovpay.claim(claim);
    await expect(rovpay.claim({ ...claim, token: 'other' })).rejects.toBeInstanceOf(PaymentRefused);
    await expect(rovpay.claim({ ...claim, siteId: 8 })).rejects.toBeInstanceOf(PaymentRefused);
  });

  it('reports a payment when asked, and repeats its notice until the site replies 200', async () => {
    const payments = createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, options());
    const key = { siteId: 7, transactionId: 1, providerRef: null };
    expect(await payments.findPayment?.(key)).toBeUndefined();
    const { providerRef } = await createSandboxRovpay(options()).openAccount(account(1));
    expect(await payments.findPayment?.(key)).toMatchObject({ state: 'open', amountMinor: 25_000n });
    answers = [503, 503];
    await press(`/rovpay/payments/${providerRef}/approve`);
    await expect.poll(() => heard).toEqual(['paid', 'paid', 'paid']);
    expect(await payments.findPayment?.(key)).toMatchObject({ state: 'paid', providerRef });
    await press(`/rovpay/payments/${providerRef}/forge`);
    await press(`/rovpay/payments/${providerRef}/contradict`);
    expect(heard.slice(3)).toEqual(['refused', 'failed']);
  });

  it('tries a notice again by its plan if the key is gone', async () => {
    const { journal } = await openJournal<PagePayment>(join(folder, 'gone.jsonl'), keepPagePayments);
    const retry = { firstDelayMs: 60_000, longestDelayMs: 60_000, giveUpAfterMs: 3_600_000 };
    const payments = new PagePayments({
      journal,
      keys,
      clock,
      ids: createIdMaker(clock),
      siteUrl: baseUrl,
      noticePath: ROVPAY_NOTICE_PATH,
      timeoutMs: 1_000,
      retry,
      log: sandbox.log,
    });
    const key = { ...keys.current(ROVPAY_PARTY, 7), id: 'gone' };
    const facts = {
      transactionId: 1,
      amountMinor: 100,
      currency: 'TRY',
      payer: '',
      lang: 'tr',
      facts: {},
    } as const;
    const payment = await payments.create(key, facts);
    await payments.decide(payment, 'paid');
    expect(payment.notice).toMatchObject({
      attempts: 1,
      isDelivered: false,
      lastAnswer: expect.stringContaining('key'),
    });
    await payments.close();
  });

  it('is unavailable while it is silent or refuses', async () => {
    const rovpay = createSandboxRovpay(options(100));
    for (const mood of ['silent', 'unavailable']) {
      await press(`/rovpay/mood/${mood}`);
      await expect(rovpay.openAccount(account(1))).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
    }
    await press('/rovpay/mood/fine');
    const restored = createSandboxRovpay(options());
    expect(await restored.openAccount(account(1))).toMatchObject({ providerRef: expect.any(String) });
  });
});

describe('a statement', () => {
  const range = { siteId: 7, from: new Date('2026-05-01T00:00:00Z'), to: new Date('2026-05-02T00:00:00Z') };
  const parties = [
    {
      name: 'rovpay',
      payments: () => createPagePayments(ROVPAY_PARTY, ROVPAY_QUERY_PATHS, options()),
      open: async (id: number, siteId: number) =>
        (await createSandboxRovpay(options()).openAccount({ ...account(id), siteId })).providerRef,
    },
    {
      name: 'envoy',
      payments: () => createPagePayments(ENVOY_PARTY, ENVOY_QUERY_PATHS, options()),
      open: async (id: number, siteId: number) =>
        (await createSandboxEnvoy(options()).openQr({ ...request(id), siteId }, 'kuzey')).providerRef,
    },
  ];

  it.each(parties)('of $name has what a brand was paid in a time', async ({ name, payments, open }) => {
    const [paid, refused] = [await open(1, 7), await open(2, 7), await open(3, 7)];
    const other = await open(1, 8);
    await press(`/${name}/payments/${paid}/approve`);
    await press(`/${name}/payments/${refused}/refuse`);
    await press(`/${name}/payments/${other}/approve`);
    const line = {
      kind: 'payment',
      transactionId: 1,
      amountMinor: 25_000n,
      currency: 'TRY',
      at: clock.now(),
    };
    expect(await payments().statement?.(range)).toEqual([{ ...line, providerRef: paid }]);
    expect(await payments().statement?.({ ...range, siteId: 8 })).toEqual([{ ...line, providerRef: other }]);
    expect(await payments().statement?.({ ...range, to: clock.now() })).toEqual([]);
    await press(`/${name}/mood/unavailable`);
    await expect(payments().statement?.(range)).rejects.toBeInstanceOf(PaymentGatewayUnavailable);
  });

  it('has more pages than one', async () => {
    const rovpay = parties[0] as (typeof parties)[number];
    for (let first = 0; first <= 100; first += 25) {
      const numbers = Array.from({ length: Math.min(25, 101 - first) }, (_, index) => first + index + 1);
      const refs = await Promise.all(numbers.map((number) => rovpay.open(number, 7)));
      await Promise.all(refs.map((ref) => press(`/rovpay/payments/${ref}/approve`)));
    }
    const lines = (await rovpay.payments().statement?.(range)) ?? [];
    expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(101);
  });
});

describe('Envoy', () => {
  it('gives an offer to one player until the payment fails', async () => {
    const envoy = createSandboxEnvoy(options());
    const [offer] = (await envoy.listOffers(7, 'kuzey')) ?? [];
    const refCode = offer?.refCode ?? '';
    const taken = { bank: 'kuzey', refCode };
    const page = await envoy.takeOffer(request(1), taken);
    expect(await envoy.takeOffer(request(1), taken)).toEqual(page);
    await expect(envoy.takeOffer(request(2), taken)).rejects.toBeInstanceOf(EnvoyOfferTaken);
    const codes = async () => (await envoy.listOffers(7, 'kuzey'))?.map((each) => each.refCode);
    expect(await codes()).not.toContain(refCode);
    await press(`/envoy/payments/${page.providerRef}/refuse`);
    expect(await codes()).toContain(refCode);
  });

  it('knows its banks, of which one is empty and one takes no QR payments', async () => {
    const envoy = createSandboxEnvoy(options());
    expect(await envoy.listBanks(7)).toHaveLength(5);
    expect(await envoy.listOffers(7, 'liman')).toEqual([]);
    expect(await envoy.listOffers(7, 'nobody')).toBeUndefined();
    await expect(envoy.openQr(request(1), 'anafor')).rejects.toBeInstanceOf(EnvoyBankClosed);
    expect((await envoy.openQr(request(1), 'kuzey')).url).toContain('/envoy/pay/');
  });
});
