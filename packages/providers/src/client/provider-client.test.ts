import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { manualClock } from '@baize/clock';
import { afterEach, expect, it } from 'vitest';

import { createHttpSms } from '../http-sms/http-sms.ts';
import { createKeyRing } from '../key-ring.ts';
import { FeedUnavailable } from '../ports/feed-unavailable.ts';
import { MessageUndelivered } from '../ports/message-undelivered.ts';
import { PaymentGatewayUnavailable } from '../ports/payment-gateway.ts';
import { PokerRoomUnavailable } from '../ports/poker-room.ts';
import { createSandboxJackpots } from '../sandbox-feeds/jackpots.ts';
import { createSandboxGateway } from '../sandbox-gateway/gateway.ts';
import { createSandboxPokerRoom } from '../sandbox-poker/poker-room.ts';
import { createTurnstile } from '../turnstile/turnstile.ts';
import { CircuitOpen, FAILURES_IN_A_ROW } from './circuit.ts';
import { createProviderClient } from './provider-client.ts';
import { smsText } from '../sms-text.ts';

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(null))));

async function listen(answer: (response: ServerResponse) => void) {
  const seen = { calls: 0 };
  server = createServer((_request, response) => {
    seen.calls += 1;
    response.setHeader('connection', 'close');
    answer(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is always of this form.
  const { port } = server.address() as AddressInfo;
  return { seen, url: `http://127.0.0.1:${port}` };
}

it('returns every response, and counts only status 500 and above as failures', async () => {
  let status = 422;
  const { url } = await listen((response) => response.writeHead(status).end('no'));
  const client = createProviderClient();
  const send = () => client.send({ method: 'GET', url, timeoutMs: 1_000 });
  for (let count = 0; count <= FAILURES_IN_A_ROW; count += 1)
    expect(await send()).toEqual({ status: 422, body: 'no' });
  expect(client.status()).toBe('closed');
  status = 500;
  for (let count = 0; count < FAILURES_IN_A_ROW; count += 1)
    expect(await send()).toEqual({ status: 500, body: 'no' });
  expect(client.status()).toBe('open');
  await expect(send()).rejects.toBeInstanceOf(CircuitOpen);
});

it('fails on silence and on an endless response', async () => {
  const silent = await listen(() => undefined);
  await expect(
    createProviderClient().send({ method: 'GET', url: silent.url, timeoutMs: 50 }),
  ).rejects.toThrow(/timeout/i);
  server?.closeAllConnections();
  const endless = await listen((response) => response.end('x'.repeat(256 * 1024 + 1)));
  await expect(
    createProviderClient().send({ method: 'GET', url: endless.url, timeoutMs: 5_000 }),
  ).rejects.toThrow('a response of more than 262144 bytes');
});

it('fails at once with each port’s own error, and sends nothing, while the circuit is open', async () => {
  const { url, seen } = await listen((response) => response.writeHead(503).end());
  const client = createProviderClient();
  for (let count = 0; count < FAILURES_IN_A_ROW; count += 1)
    await client.send({ method: 'GET', url, timeoutMs: 1_000 });
  const sent = seen.calls;
  const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  const signed = { baseUrl: url, keys: createKeyRing(['k'.repeat(40)]), clock, client };
  const ids = { next: () => 1, secret: () => 's'.repeat(43) };
  const payment = {
    siteId: 7,
    transactionId: 1,
    amountMinor: 1n,
    currency: 'TRY',
    method: { code: 'a', name: 'a' },
    fields: {},
    player: { id: '7-1', name: 'a', email: '', phone: '', ip: '' },
    returnUrl: 'http://localhost/',
    lang: 'tr',
    expiresAt: new Date(),
  } as const;
  await expect(createSandboxGateway(signed).createPayment(payment)).rejects.toBeInstanceOf(
    PaymentGatewayUnavailable,
  );
  await expect(createSandboxPokerRoom(signed).readStats(7)).rejects.toBeInstanceOf(PokerRoomUnavailable);
  await expect(createSandboxJackpots(signed).readJackpots()).rejects.toBeInstanceOf(FeedUnavailable);
  const sms = createHttpSms({ url, key: 'k', sender: 's', client });
  await expect(sms.send({ id: '1', siteId: 7, to: '+90', text: smsText('a') })).rejects.toBeInstanceOf(
    MessageUndelivered,
  );
  const captcha = createTurnstile({ baseUrl: url, secretOf: () => 'a', ids, client });
  const check = { siteId: 7, token: 't', ip: '127.0.0.1', hostname: 'h', action: 'login' };
  expect(await captcha.verify(check)).toBe('unreachable');
  expect(seen.calls).toBe(sent);
});

it('does not follow redirects, so that nothing signed is sent to others', async () => {
  const { url, seen } = await listen((response) => response.writeHead(307, { location: '/' }).end());
  const call = {
    method: 'POST',
    url,
    headers: { 'x-signature': 'a' },
    body: '{}',
    timeoutMs: 5_000,
  } as const;
  await expect(createProviderClient().send(call)).rejects.toThrow('fetch failed');
  expect(seen.calls).toBe(1);
});

it('aborts a call with its signal', async () => {
  const { url } = await listen(() => undefined);
  const caller = new AbortController();
  const sending = createProviderClient().send({
    method: 'GET',
    url,
    timeoutMs: 5_000,
    signal: caller.signal,
  });
  const startedMs = performance.now();
  setTimeout(() => caller.abort(), 20);
  await expect(sending).rejects.toThrow(/abort/i);
  expect(performance.now() - startedMs).toBeLessThan(2_500);
  server?.closeAllConnections();
});
