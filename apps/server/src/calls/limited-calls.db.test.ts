import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp } from '../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    trustedProxyHops: 1,
    routeLimits: {
      'GET /user-profile': { max: 3, windowMs: 60_000 },
      'GET /search': { max: 2, windowMs: 60_000 },
      'GET /games': { max: 2, windowMs: 60_000, parameter: 'search' },
      'POST /toggle-verification': { max: 2, windowMs: 60_000 },
      'POST /account/reality-check': { max: 2, windowMs: 60_000, by: 'player' },
    },
  });
});
afterAll(() => app.close());

const statusOf = async (token: string | undefined) =>
  (await app.call('GET', '/user-profile', token === undefined ? {} : { token })).statusCode;

test('a limited call is counted for any token, so guessing tokens does not bypass the limit', async () => {
  const player = await signUp(app);
  expect(await statusOf('guess')).toBe(401);
  expect(await statusOf(undefined)).toBe(401);
  expect(await statusOf(player.token)).toBe(200);
  const refused = await app.call('GET', '/user-profile', { token: player.token });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusOf('guess')).toBe(429);
  app.clock.advance(60_000);
  expect(await statusOf(player.token)).toBe(200);
});

test('a limited call is counted even if its reply is cached', async () => {
  const search = async () => (await app.call('GET', '/search?q=ejder')).statusCode;
  expect([await search(), await search(), await search()]).toEqual([200, 200, 429]);
});

test('only listings with a text are counted, cached or not', async () => {
  const list = async (query: string) => (await app.call('GET', `/games?type=casino${query}`)).statusCode;
  for (const expected of [200, 200, 200, 200]) expect(await list('')).toBe(expected);
  expect([await list('&search=ejder'), await list('&search=ejder'), await list('&search=ejder')]).toEqual([
    200, 200, 429,
  ]);
  expect([await list('&search=other'), await list('')]).toEqual([429, 200]);
  app.clock.advance(60_000);
  expect(await list('&search=ejder')).toBe(200);
});

test('a refusal is in the language of the player', async () => {
  const { token } = await signUp(app);
  const body = { type: 'sms', verified: 0 };
  const toggle = (language: 'tr' | 'en') =>
    app.call('POST', '/toggle-verification', { token, language, body });
  expect([(await toggle('tr')).statusCode, (await toggle('tr')).statusCode]).toEqual([200, 200]);
  const refused = { tr: await toggle('tr'), en: await toggle('en') };
  expect([refused.tr.statusCode, refused.en.statusCode]).toEqual([429, 429]);
  expect(refused.tr.json()).toMatchObject({ message: expect.stringContaining('yeniden deneyin') });
  expect(refused.en.json()).toMatchObject({ message: expect.stringContaining('Try again in') });
});

test('the authorization scheme is not case-sensitive, as in HTTP', async () => {
  const player = await signUp(app);
  app.clock.advance(120_000);
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${player.token}` };
    expect((await app.call('GET', '/user-profile', { headers })).statusCode, scheme).toBe(200);
  }
});

test('a limit is of one network at one brand, however many addresses the network has', async () => {
  app.clock.advance(120_000);
  const search = async (ip: string, brand = app.brand) =>
    (await app.call('GET', '/search?q=ejder', { brand, headers: { 'x-forwarded-for': ip } })).statusCode;
  expect(await search('2001:db8:1:2::1')).toBe(200);
  expect(await search('2001:db8:1:2:ffff::7')).toBe(200);
  expect(await search('2001:db8:1:2:3:4:5:6')).toBe(429);
  expect(await search('2001:db8:1:3::1')).toBe(200);
  expect(await search('203.0.113.9')).toBe(200);
  expect(await search('2001:db8:1:2::1', app.otherBrand)).toBe(200);
});

test('a limit by player is used up by that player alone, and by nobody who is not signed in', async () => {
  const [one, other] = [await signUp(app), await signUp(app)];
  const choose = async (token: string) =>
    (await app.call('POST', '/account/reality-check', { token, body: { every: 30 } })).statusCode;
  expect([await choose('guess'), await choose('guess'), await choose('guess')]).toEqual([401, 401, 401]);
  expect([await choose(one.token), await choose(one.token), await choose(one.token)]).toEqual([
    200, 200, 429,
  ]);
  expect(await choose(other.token)).toBe(200);
});
