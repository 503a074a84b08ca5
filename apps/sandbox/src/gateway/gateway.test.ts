import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createIdMaker, manualClock } from '@baize/clock';
import {
  createKeyRing,
  createSandboxGateway,
  parsePaymentNotice,
  PAYMENT_NOTICE_PATH,
  PaymentRefused,
  type PaymentRequest,
  verifySignature,
  createProviderClient,
} from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import type { Payment } from './payment.ts';
import { testConfig } from '../testing/test-config.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const request: PaymentRequest = {
  siteId: 7,
  transactionId: 12,
  amountMinor: 50_000n,
  currency: 'TRY',
  method: { code: 'havale', name: 'Hızlı Havale' },
  fields: { sender_name: 'Işıl Gün' },
  player: {
    id: '7-5',
    name: '<Işıl & Gün>',
    email: 'isil@example.com',
    phone: '5320000000',
    ip: '203.0.113.7',
  },
  returnUrl: 'http://localhost:3000/deposit?transaction=12',
  merchant: 'Kıyı Casino',
  lang: 'tr',
  expiresAt: new Date('2026-05-01T13:00:00Z'),
};

interface Heard {
  check: string;
  noticeId: string;
  outcome: string;
}

describe('the payment gateway', () => {
  let folder = '';
  let site: FastifyInstance;
  let siteUrl = '';
  let sandbox: FastifyInstance;
  let baseUrl = '';
  let heard: Heard[] = [];
  let answers: number[] = [];

  async function startSandbox(): Promise<void> {
    sandbox = await createSandbox({
      config: testConfig({ siteUrl, dataFolder: folder, keys }),
      clock,
      ids: createIdMaker(clock),
    });
    baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    heard = [];
    answers = [];
    site = Fastify();
    site.removeContentTypeParser('application/json');
    site.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    site.post(PAYMENT_NOTICE_PATH, async (incoming, reply) => {
      const rawBody = String(incoming.body);
      const parts = { method: 'POST', path: incoming.url, rawBody };
      const check = verifySignature(parts, incoming.headers, keys, clock);
      const notice = parsePaymentNotice(rawBody);
      heard.push({
        check: check.ok ? 'ok' : check.reason,
        noticeId: notice.ok ? notice.value.noticeId : '',
        outcome: notice.ok ? (notice.value.state === 'paid' ? 'approved' : 'refused') : '',
      });
      return reply.code(check.ok ? (answers.shift() ?? 200) : 401).send({ status: 'OK' });
    });
    siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
    await startSandbox();
  });
  afterEach(async () => {
    await sandbox.close();
    await site.close();
    await rm(folder, { recursive: true });
  });

  const create = () =>
    createSandboxGateway({ client: createProviderClient(), baseUrl, keys, clock }).createPayment(request);

  async function act(providerRef: string, action: string): Promise<string> {
    const response = await sandbox.inject({
      method: 'POST',
      url: `/gateway/payments/${providerRef}/${action}`,
    });
    return response.json<{ said: string }>().said;
  }

  async function payments(): Promise<Payment[]> {
    return (await sandbox.inject('/gateway.json')).json<{ payments: Payment[] }>().payments;
  }

  it('opens one payment per transaction, however often it is requested', async () => {
    const first = await create();
    expect(first.url).toBe(`http://127.0.0.1:3001/gateway/pay/${first.providerRef}`);
    expect(await create()).toEqual(first);
    expect(first.expiresAt).toEqual(request.expiresAt);
    expect(await payments()).toMatchObject([{ transactionId: 12, amountMinor: 50_000, state: 'open' }]);
  });

  it('refuses unsigned and malformed requests', async () => {
    const url = '/gateway/payments';
    const unsigned = await sandbox.inject({ method: 'POST', url, payload: { transaction_id: 1 } });
    expect(unsigned.statusCode).toBe(401);
    const gateway = createSandboxGateway({ client: createProviderClient(), baseUrl, keys, clock });
    await expect(gateway.createPayment({ ...request, amountMinor: 0n })).rejects.toBeInstanceOf(
      PaymentRefused,
    );
    await expect(gateway.createPayment({ ...request, returnUrl: 'javascript:1' })).rejects.toBeInstanceOf(
      PaymentRefused,
    );
  });

  it.each([
    ['approve', 'approved'],
    ['refuse', 'refused'],
  ])('notifies the site if the player chooses to %s, and links back', async (choice, outcome) => {
    const { providerRef } = await create();
    const page = await sandbox.inject(`/gateway/pay/${providerRef}`);
    expect(page.body).toContain('₺500,00');
    expect(page.body).toContain('&lt;Işıl &amp; Gün&gt;');
    expect(page.body).toContain('Kıyı Casino');
    const paid = await sandbox.inject({
      method: 'POST',
      url: `/gateway/pay/${providerRef}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `choice=${choice}`,
    });
    expect([paid.statusCode, paid.headers['location']]).toEqual([303, request.returnUrl]);
    expect(heard).toMatchObject([{ check: 'ok', outcome }]);
  });

  it('never leads out of a frame of the site', async () => {
    const { providerRef } = await create();
    const url = `/gateway/pay/${providerRef}`;
    const headers = { 'sec-fetch-dest': 'iframe' };
    const framed = async () => (await sandbox.inject({ url, headers })).body;
    expect(await framed()).toContain('value="approve"');
    expect(await framed()).not.toMatch(/target=|value="later"/);
    const paid = await sandbox.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=approve',
    });
    expect(paid.headers['location']).toBe(url);
    expect(await framed()).toContain('role="status"');
    expect(await framed()).not.toContain(request.returnUrl);
    expect((await sandbox.inject(url)).body).toContain(request.returnUrl);
  });

  it('sends no notice if the player pays later', async () => {
    const { providerRef } = await create();
    await sandbox.inject({
      method: 'POST',
      url: `/gateway/pay/${providerRef}`,
      payload: { choice: 'later' },
    });
    expect(heard).toEqual([]);
    expect(await payments()).toMatchObject([{ state: 'open' }]);
  });

  it('repeats a notice, with the same id, until the site replies 200', async () => {
    answers = [503, 500, 503];
    const { providerRef } = await create();
    await act(providerRef, 'approve');
    await vi.waitFor(async () =>
      expect(await payments()).toMatchObject([{ notices: [{ isDelivered: true }] }]),
    );
    expect(heard).toHaveLength(4);
    expect(new Set(heard.map(({ noticeId }) => noticeId)).size).toBe(1);
  });

  it('continues undelivered notices after a restart', async () => {
    answers = Array.from({ length: 1_000 }, () => 503);
    const { providerRef } = await create();
    await act(providerRef, 'approve');
    await sandbox.close();
    answers = [];
    await startSandbox();
    await vi.waitFor(async () =>
      expect(await payments()).toMatchObject([{ notices: [{ isDelivered: true }] }]),
    );
    expect(await payments()).toMatchObject([{ providerRef, state: 'paid' }]);
  });

  it('decides once', async () => {
    const { providerRef } = await create();
    expect(await act(providerRef, 'refuse')).toBe('decided');
    expect(await act(providerRef, 'approve')).toBe('already decided');
    expect(heard).toMatchObject([{ outcome: 'refused' }]);
  });

  it('can repeat, contradict and forge notices and sign them with an old time', async () => {
    const { providerRef } = await create();
    await act(providerRef, 'forge');
    await act(providerRef, 'refuse');
    await act(providerRef, 'repeat');
    await act(providerRef, 'contradict');
    await act(providerRef, 'stale');
    expect(heard.map(({ check, outcome }) => [check, outcome])).toEqual([
      ['badSignature', 'approved'],
      ['ok', 'refused'],
      ['ok', 'refused'],
      ['ok', 'approved'],
      ['outOfWindow', 'refused'],
    ]);
  });

  it('replies 404 to unknown payments', async () => {
    expect((await sandbox.inject('/gateway/pay/p-none')).statusCode).toBe(404);
    const { providerRef } = await create();
    const response = await sandbox.inject({
      method: 'POST',
      url: `/gateway/payments/${providerRef}/toString`,
    });
    expect(response.statusCode).toBe(404);
  });
});
