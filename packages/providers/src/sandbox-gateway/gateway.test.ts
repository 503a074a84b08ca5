import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { manualClock } from '@baize/clock';
import { afterEach, describe, expect, it } from 'vitest';

import { createKeyRing } from '../key-ring.ts';
import { PaymentGatewayUnavailable, PaymentRefused } from '../ports/payment-gateway.ts';
import { verifySignature } from '../signature.ts';
import { createSandboxGateway } from './gateway.ts';
import { formatPaymentNotice, parsePaymentNotice } from './report-message.ts';
import { formatPaymentMessage, parsePaymentMessage } from './payment-message.ts';
import { MAX_AMOUNT_MINOR } from '../wire/wire-types.ts';
import { createProviderClient, type ProviderClient } from '../client/provider-client.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
const payment = {
  siteId: 7,
  transactionId: 12,
  amountMinor: 50_000n,
  currency: 'TRY',
  method: { code: 'havale', name: 'Hızlı Havale' },
  fields: { 'Ad Soyad': 'Işıl Gün' },
  player: { id: '7-5', name: 'Işıl Gün', email: 'isil@example.com', phone: '5320000000', ip: '203.0.113.7' },
  returnUrl: 'http://localhost:3000/deposit',
  merchant: 'Kıyı',
  lang: 'tr',
  expiresAt: new Date('2026-05-01T13:00:00Z'),
} as const;

interface Received {
  path: string;
  headers: Record<string, string | readonly string[] | undefined>;
  body: string;
}

describe('createSandboxGateway', () => {
  let server: Server | null = null;
  afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

  async function gatewayAnswering(status: number, body: string | null) {
    const received: Received[] = [];
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      received.push({ path: request.url ?? '', headers: request.headers, body: text });
      if (body !== null) response.writeHead(status, { connection: 'close' }).end(body);
      else setTimeout(() => response.destroy(), 200);
    };
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    // A TCP server's address always has this type.
    const { port } = server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}`;
    return {
      gateway: createSandboxGateway({
        client: createProviderClient(),
        baseUrl,
        keys,
        clock,
        timeoutMs: body === null ? 100 : 3_000,
      }),
      received,
    };
  }

  it('sends a signed request and parses the payment', async () => {
    const { gateway, received } = await gatewayAnswering(200, '{"url":"http://pay/p1","provider_ref":"p1"}');
    expect(await gateway.createPayment(payment)).toEqual({ url: 'http://pay/p1', providerRef: 'p1' });
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = received;
    expect(verifySignature({ method: 'POST', path, rawBody: body }, headers, keys, clock)).toMatchObject({
      ok: true,
      key: { party: 'sandbox-gateway', siteId: 7 },
    });
    const { siteId: _signed, ...message } = payment;
    const { id, name } = payment.player;
    expect(parsePaymentMessage(body)).toEqual({ ok: true, value: { ...message, player: { id, name } } });
  });

  it.each([
    ['an error of the gateway', 503, '{}', PaymentGatewayUnavailable],
    ['too many calls', 429, '{}', PaymentGatewayUnavailable],
    ['an incomplete response', 200, '{"url":', PaymentGatewayUnavailable],
    ['silence', 200, null, PaymentGatewayUnavailable],
    ['a refusal', 422, '{}', PaymentRefused],
  ])('distinguishes %s', async (_, status, body, error) => {
    const { gateway } = await gatewayAnswering(status, body);
    await expect(gateway.createPayment(payment)).rejects.toBeInstanceOf(error);
  });
});

describe('a payment notice', () => {
  const notice = {
    noticeId: 'n1',
    providerRef: 'p-1',
    transactionId: 12,
    subject: 'payment',
    state: 'paid',
    amountMinor: 50_000n,
    currency: 'TRY',
  } as const;

  it('is parsed as it was written', () => {
    expect(parsePaymentNotice(formatPaymentNotice(notice))).toEqual({ ok: true, value: notice });
  });

  it.each([
    ['state', 'paid'],
    ['amount', 0],
    ['amount', '50000'],
    ['transaction_id', 1.5],
    ['provider_ref', ''],
  ])('is refused with %s = %j', (field, value) => {
    const message: object = JSON.parse(formatPaymentNotice(notice));
    expect(parsePaymentNotice(JSON.stringify({ ...message, [field]: value }))).toMatchObject({
      ok: false,
      problem: { field },
    });
  });
});

it('a payment request has at most the largest amount', () => {
  const { siteId: _signed, ...message } = payment;
  const read = (amountMinor: bigint) =>
    parsePaymentMessage(formatPaymentMessage({ ...message, amountMinor }));
  expect(read(MAX_AMOUNT_MINOR)).toMatchObject({ ok: true, value: { amountMinor: MAX_AMOUNT_MINOR } });
  expect(read(MAX_AMOUNT_MINOR + 1n)).toMatchObject({ ok: false, problem: { field: 'amount' } });
  expect(read(1n).ok).toBe(true);
  expect(read(0n)).toMatchObject({ ok: false, problem: { field: 'amount' } });
});

it('a statement has the lines of all its pages', async () => {
  const line = {
    kind: 'payment',
    provider_ref: 'p1',
    amount: 5,
    currency: 'TRY',
    at: clock.now().toISOString(),
  };
  const pages = [
    { lines: [{ ...line, transaction_id: 1 }], next: 1 },
    { lines: [{ ...line, transaction_id: 2 }], next: null },
  ];
  const urls: string[] = [];
  const client: ProviderClient = {
    ...createProviderClient(),
    async send({ url }) {
      urls.push(url);
      return { status: 200, body: JSON.stringify(pages[urls.length - 1]) };
    },
  };
  const gateway = createSandboxGateway({ client, baseUrl: 'http://pay.host', keys, clock });
  const lines = await gateway.statement?.({ siteId: 7, from: clock.now(), to: clock.now() });
  expect(lines?.map(({ transactionId }) => transactionId)).toEqual([1, 2]);
  expect(urls.map((url) => new URL(url).searchParams.get('page'))).toEqual(['0', '1']);
});
