import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { slotId } from '../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1, geoHeader: 'x-country' });
  player = await signUp(app, app.brand, 5_000n);
});
afterAll(() => app.close());

const from = (country: string) => ({ token: player.token, headers: { 'x-country': country } });
type Method = Parameters<TestApp['call']>[0];

describe('a player in a restricted country', () => {
  test.each<[Method, string]>([
    ['GET', `/game/${slotId}`],
    ['GET', `/gameDemo/${slotId}`],
    ['POST', '/account/deposit/dynamic'],
    ['POST', '/account/register'],
  ])('may not %s %s', async (method, address) => {
    const answer = await app.call(method, address, { ...from('AA'), ...(method === 'POST' && { body: {} }) });
    expect(answer.statusCode).toBe(451);
    expect(answer.json()).toMatchObject({ error: 'country_restricted' });
    const elsewhere = await app.call(method, address, {
      ...from('TR'),
      ...(method === 'POST' && { body: {} }),
    });
    expect(elsewhere.statusCode).not.toBe(451);
  });

  test.each([
    '/options',
    '/user-profile',
    '/pending-transactions/2',
    '/account/payment-details?type=2',
    '/account/financial-history?start_date=2026-03-01 00:00:00&end_date=2026-03-31 23:59:59',
  ])('may still GET %s', async (address) => {
    expect((await app.call('GET', address, from('AA'))).statusCode).toBe(200);
  });

  test('may still cancel a pending withdrawal', async () => {
    const answer = await app.call('PUT', '/cancel-pending-transactions/1', { ...from('AA'), body: {} });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the country', () => {
  const geo = async (headers: Record<string, string>, of = app) =>
    (await of.call('GET', '/options', { headers })).json<{ data: { user: { geo: string } } }>().data.user.geo;

  test.each([
    ['AA', 'AA'],
    ['tr', 'TR'],
    // A value sent by the visitor precedes the one that the proxy adds.
    ['TR, AA', 'AA'],
    ['', ''],
    ['Turkey', ''],
    ['<script>', ''],
  ])('of the header %j is %j in the options', async (header, expected) => {
    expect(await geo({ 'x-country': header })).toBe(expected);
  });

  test('is unknown without the header, which refuses nobody', async () => {
    expect(await geo({})).toBe('');
    expect((await app.call('GET', `/gameDemo/${slotId}`)).statusCode).toBe(200);
  });

  test('is not read from the header without a proxy', async () => {
    const bare = await createTestApp({ trustedProxyHops: 0, geoHeader: 'x-country' });
    expect(await geo({ 'x-country': 'AA' }, bare)).toBe('');
    await bare.close();
  });
});
