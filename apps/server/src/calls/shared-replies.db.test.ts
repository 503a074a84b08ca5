import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { setMaintenance } from '@baize/services';

import { slotId } from '../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const listing = '/games?type=casino&per_page=2';
type Options = Parameters<TestApp['call']>[2];

/** Names and covers of the games of a listing; requested twice, so that the second reply is a cached one. */
async function tilesOf(options: Options = {}) {
  const read = async () =>
    (await app.call('GET', listing, options)).json<{
      games: { data: { name: string; picture: string }[] };
    }>();
  const [first, second] = [await read(), await read()];
  expect(second).toEqual(first);
  return second.games.data.map(({ name, picture }) => [name, picture]);
}

describe('a shared reply', () => {
  test('is in the requested language, in any form of the header', async () => {
    const [turkish, english] = [await tilesOf({ language: 'tr' }), await tilesOf({ language: 'en' })];
    expect(english).toEqual([
      ['Dragon Hoard', 'game-172101-en'],
      ['Path of Light', 'game-100001-en'],
    ]);
    expect(turkish.map(([, picture]) => `${picture}-en`)).toEqual(english.map(([, picture]) => picture));
    expect(turkish).not.toEqual(english);
    expect(await tilesOf()).toEqual(turkish);
    expect(await tilesOf({ language: 'de, en-GB;q=0.8, tr;q=0.2' })).toEqual(english);
  });

  test('is of the brand of the host, whose site id has to match', async () => {
    const read = async (options: Options) => (await app.call('GET', '/homepage?device=1', options)).json();
    const made = await read({});
    expect(made).toMatchObject({ success: true });
    expect(await read({})).toEqual(made);
    const otherNumber = { 'site-id': String(app.otherBrand.siteId) };
    expect(await read({ headers: otherNumber })).toMatchObject({ error: 'unknown_brand' });
    expect(await read({ headers: { 'site-id': '' } })).toMatchObject({ error: 'bad_request' });
    expect(await read({ headers: { host: 'nobody.example' } })).toMatchObject({ error: 'unknown_brand' });
    expect(await read({ brand: app.otherBrand })).toMatchObject({ success: true });
  });

  test.each([
    ['br', 'gzip, br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip, deflate', (bytes: Buffer) => gunzipSync(bytes)],
  ])('is sent in %s to those that read it, made or cached', async (coding, accepted, decode) => {
    const address = '/games?type=casino&per_page=50';
    const plain = await app.call('GET', address);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const headers = { 'accept-encoding': accepted };
    for (const reply of [
      await app.call('GET', address, { headers }),
      await app.call('GET', address, { headers }),
      await app.call('GET', `${address}&page=1`, { headers }),
    ]) {
      expect(reply.headers).toMatchObject({
        'content-encoding': coding,
        vary: 'accept-language, site-id, accept-encoding',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(decode(reply.rawPayload).toString()).toBe(plain.body);
    }
    const refused = await app.call('GET', address, { headers: { 'accept-encoding': '*;q=0' } });
    expect([refused.statusCode, refused.body]).toEqual([406, '']);
  });

  test('has the same headers as the first one', async () => {
    const read = async () => {
      const { statusCode, headers } = await app.call('GET', '/games?type=casino&page=2');
      const { date: _, 'x-request-id': id, ...others } = headers;
      expect(id).toMatch(/^\w+$/);
      return { statusCode, headers: others };
    };
    const made = await read();
    expect(await read()).toEqual(made);
    expect(made.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-language, site-id, accept-encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test('has no body for HEAD, and is counted like any other', async () => {
    const read = async (method: 'GET' | 'HEAD') => app.call(method, '/games?type=casino&page=3');
    const counted = async () => {
      const { body } = await app.server.metricsApp.inject({ method: 'GET', url: '/metrics' });
      return Number(/_count\{method="HEAD",route="\/_api\/games",status="200"\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    const made = await read('GET');
    const before = await counted();
    const head = await read('HEAD');
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject({
      'content-length': made.headers['content-length'],
      vary: made.headers.vary,
    });
    expect(await counted()).toBe(before + 1);
  });

  test('is not sent to invalid requests', async () => {
    await tilesOf();
    for (const query of [
      'per_page=2',
      'type=casino&per_page=2x',
      'type=casino&per_page=9999',
      'type=nothing',
    ]) {
      for (const turn of ['first', 'again'])
        expect((await app.call('GET', `/games?${query}`)).statusCode, `${query} ${turn}`).toBe(422);
    }
  });

  test('is purged when its data changes', async () => {
    const before = await tilesOf({ language: 'en' });
    await app.database.pool.query('update game set name_en = $1 where id = $2', ['Another Name', slotId]);
    expect(await tilesOf({ language: 'en' })).toEqual(before);
    await app.server.catalogue.reload();
    expect(await tilesOf({ language: 'en' })).toContainEqual(['Another Name', expect.anything()]);
  });

  test('is not sent while the brand is closed', async () => {
    await tilesOf();
    await setMaintenance(app, { siteId: app.brand.siteId, isClosed: true });
    await app.server.maintenance.check();
    expect((await app.call('GET', listing)).statusCode).toBe(503);
    await setMaintenance(app, { siteId: app.brand.siteId, isClosed: false });
    await app.server.maintenance.check();
    expect((await app.call('GET', listing)).statusCode).toBe(200);
  });
});

test('calls of a limited route are counted, cached or not', async () => {
  const limited = await createTestApp({ routeLimits: { 'GET /games': { max: 2, windowMs: 60_000 } } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await limited.call('GET', listing)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429]);
  await limited.close();
});
