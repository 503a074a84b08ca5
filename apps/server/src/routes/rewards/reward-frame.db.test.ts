import { readRewardAddress } from '@baize/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app);
});
afterAll(() => app.close());

async function open(view: string, options: object = {}) {
  const reply = await app.call('GET', `/account/reward-frame?view=${view}`, {
    token: player.token,
    ...options,
  });
  return {
    status: reply.statusCode,
    code: reply.json().data?.code,
    url: String(reply.json().data?.url),
    body: reply.json(),
  };
}

function read(url: string) {
  const { pathname: path, search } = new URL(url);
  const reading = readRewardAddress({ path, search }, { keys: app.keys, clock: app.clock });
  if (!reading.ok) throw new Error(reading.reason);
  return reading.ticket;
}

test('a player gets a signed address with the own values, in the brand’s tokens', async () => {
  const { status, url, body } = await open('wheel', { language: 'en' });
  expect(status).toBe(200);
  expect(new URL(url).searchParams.get('site')).toBe(
    (app.brand.activeDomain ?? app.brand.options.domain).split('.')[0],
  );
  expect(read(url)).toMatchObject({
    key: { siteId: app.brand.siteId },
    userId: player.id,
    userName: player.username,
    lang: 'en',
    timeZone: 'Europe/Istanbul',
    parentOrigin: 'http://localhost',
    theme: { accent: app.brand.tokens.accent.toLowerCase() },
  });
  expect(Date.parse(body.data.expires_at) - app.clock.now().getTime()).toBe(60_000);
  expect((await open('wheel')).url).not.toBe(url);
});

test('visitors get none, and a page that the brand has not is not found', async () => {
  const visitor = await app.call('GET', '/account/reward-frame?view=wheel');
  expect(visitor.statusCode).toBe(401);
  expect((await open('level')).status).toBe(404);
  expect((await open('poker')).status).toBe(422);
});

test('level and case exist by the brand’s trait, and carry the player in base64', async () => {
  const brand = app.brands.find(({ traits }) => traits['extras.levelPages']);
  if (!brand) throw new Error('no brand has levels');
  const other = await signUp(app, brand);
  const { url, status } = await open('case', { brand, token: other.token });
  expect(status).toBe(200);
  const data = Buffer.from(new URL(url).searchParams.get('data') ?? '', 'base64').toString();
  expect(JSON.parse(data)).toEqual({ username: other.username, user_id: other.id, total_deposit: '0.00' });
  expect(read(url)).toMatchObject({
    userId: other.id,
    key: { siteId: brand.siteId },
    loyalty: { points: 0, level: 1, types: { casino: 100 } },
  });
});

test('the treasure learns on which days of the brand the player could not take part', async () => {
  const rested = await signUp(app);
  const at = (text: string) => new Date(text);
  const now = app.clock.now();
  app.clock.set(at('2026-05-20T12:00:00Z'));
  const { siteId } = app.brand;
  await app.database.pool.query(
    `insert into exclusion (site_id, player_id, id, code, starts_at, ends_at, scope) values
       ($1, $2, 1, 1, '2026-05-02T20:30:00Z', '2026-05-03T20:30:00Z', 'brand'),
       ($1, $2, 2, 1, '2026-02-02T20:30:00Z', '2026-02-03T20:30:00Z', 'brand')`,
    [siteId, rested.id],
  );
  await app.database.pool.query(
    `insert into player_freeze values ($1, $2, 1, '2026-05-10T21:00:00Z', 'job', 'a check', '2026-05-14T08:00:00Z', 'operator ada', 'fine')`,
    [siteId, rested.id],
  );
  const { token } = await signInAgain(app, rested);
  expect(read((await open('treasure', { token })).url).pauses).toEqual([
    { from: '2026-05-11', to: '2026-05-14' },
    { from: '2026-05-02', to: '2026-05-03' },
  ]);
  expect(read((await open('wheel', { token })).url).pauses).toEqual([]);
  app.clock.set(now);
});

test('a player whose account is closed gets none', async () => {
  const closed = await signUp(app);
  expect((await closeAccount(app, closed, 1)).statusCode).toBe(200);
  const { token } = await signInAgain(app, closed);
  expect((await open('wheel', { token })).status).toBe(403);
});
