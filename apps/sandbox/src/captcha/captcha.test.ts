import { createIdMaker, manualClock } from '@baize/clock';
import { createTurnstile, dummySecrets, dummySiteKeys, createProviderClient } from '@baize/providers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { addCaptcha } from './add-captcha.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
let app: FastifyInstance;
let baseUrl = '';
beforeAll(async () => {
  app = Fastify();
  addCaptcha(app, { clock, ids });
  baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(() => app.inject({ method: 'POST', url: '/captcha/pass' }));

async function makeToken(siteKey: string = dummySiteKeys.pass): Promise<string> {
  const query = new URLSearchParams({ sitekey: siteKey, action: 'login', hostname: 'site.example' });
  const answer = await app.inject({ method: 'POST', url: `/turnstile/v0/token?${query}` });
  return answer.json<{ token?: string }>().token ?? '';
}

function verify(
  token: string,
  changes: { hostname?: string; action?: string; secret?: string | undefined } = {},
) {
  const { secret } = { secret: dummySecrets.pass, ...changes };
  const captcha = createTurnstile({
    client: createProviderClient(),
    baseUrl,
    ids,
    secretOf: () => secret,
    timeoutMs: 300,
  });
  return captcha.verify({
    siteId: 1,
    token,
    ip: '203.0.113.1',
    hostname: changes.hostname ?? 'site.example',
    action: changes.action ?? 'login',
  });
}

test('a token passes once', async () => {
  const token = await makeToken();
  expect(await verify(token)).toBe('passed');
  expect(await verify(token)).toBe('refused');
});

test('a token of another page or another form, too old or invented, is refused', async () => {
  expect(await verify(await makeToken(), { hostname: 'other.example' })).toBe('refused');
  expect(await verify(await makeToken(), { action: 'register' })).toBe('refused');
  const old = await makeToken();
  clock.advance(301_000);
  expect(await verify(old)).toBe('refused');
  expect(await verify('made-up')).toBe('refused');
  expect(await verify('')).toBe('refused');
  expect(await verify('x'.repeat(2_049))).toBe('refused');
});

test('the test keys behave as the provider documents', async () => {
  expect(await makeToken(dummySiteKeys.fail)).toBe('');
  expect(await verify(await makeToken(dummySiteKeys.ask))).toBe('passed');
  expect(await verify(await makeToken(), { secret: dummySecrets.fail })).toBe('refused');
  expect(await verify(await makeToken(), { secret: dummySecrets.spent })).toBe('refused');
});

test('a wrong or missing secret, a broken connection and an unreachable provider pass and refuse nobody', async () => {
  expect(await verify(await makeToken(), { secret: 'wrong' })).toBe('unreachable');
  expect(await verify(await makeToken(), { secret: undefined })).toBe('unreachable');
  await app.inject({ method: 'POST', url: '/captcha/hang-up' });
  expect(await verify(await makeToken())).toBe('unreachable');
  const lost = createTurnstile({
    client: createProviderClient(),
    baseUrl: 'http://127.0.0.1:9',
    ids,
    secretOf: () => dummySecrets.pass,
  });
  const check = { siteId: 1, token: 'x', ip: '', hostname: 'site.example', action: 'login' };
  expect(await lost.verify(check)).toBe('unreachable');
});

test('a retry with the same idempotency key gets the same reply', async () => {
  const body = { secret: dummySecrets.pass, response: await makeToken(), idempotency_key: 'one' };
  const ask = async () =>
    (await app.inject({ method: 'POST', url: '/turnstile/v0/siteverify', body })).json();
  const first: unknown = await ask();
  expect(first).toMatchObject({ success: true, hostname: 'site.example', action: 'login' });
  expect(await ask()).toEqual(first);
});

test('the console shows and sets the behaviour of the widgets', async () => {
  const page = await app.inject({ method: 'GET', url: '/captcha' });
  expect(page.body).toContain('Now: Pass by itself.');
  await app.inject({ method: 'POST', url: '/captcha/fail' });
  expect(await makeToken()).toBe('');
  expect((await app.inject({ method: 'POST', url: '/captcha/dance' })).statusCode).toBe(404);
});
