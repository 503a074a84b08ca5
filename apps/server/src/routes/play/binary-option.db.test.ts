import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { binaryId } from '../../testing/seed-catalogue.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app);
});
afterAll(() => app.close());

const open = (mode: string, caller: { token?: string } = {}, query = '') =>
  app.call('GET', `/binary-option/${mode}${query}`, caller);
const launchOf = (answer: Awaited<ReturnType<typeof open>>) =>
  new URL(answer.json<{ data: { url: string } }>().data.url).searchParams;

test('a visitor gets the demo, a player also with real money', async () => {
  for (const caller of [{}, { token: player.token }]) {
    const demo = await open('demo', caller);
    expect(demo.statusCode).toBe(200);
    const launch = launchOf(demo);
    expect([launch.get('mode'), launch.get('game'), launch.has('token')]).toEqual([
      'demo',
      String(binaryId),
      false,
    ]);
  }
  const launch = launchOf(await open('real', { token: player.token }, '?device=2'));
  expect([launch.get('mode'), launch.get('game')]).toEqual(['real', String(binaryId)]);
  expect(launch.get('token')).toMatch(/^[\w-]{20,}$/);
});

test('real money needs a player, and a mode that there is', async () => {
  const visitor = await open('real');
  expect(visitor.statusCode).toBe(401);
  expect(visitor.json()).toMatchObject({ success: false, error: 'unauthenticated' });
  expect((await open('real', { token: 'forged' })).statusCode).toBe(401);
  expect((await open('fun')).statusCode).toBe(404);
});

test('a brand without the wallet has neither mode', async () => {
  const brand = app.brands.find(({ traits }) => !traits['money.wallets'].includes('binary'));
  if (!brand) throw new Error('every brand has the binary option');
  const { token } = await signUp(app, brand);
  for (const mode of ['demo', 'real'])
    expect((await app.call('GET', `/binary-option/${mode}`, { brand, token })).statusCode).toBe(404);
});

test('each launch of real money has a token of its own', async () => {
  const tokens = await Promise.all(
    [1, 2].map(async () => launchOf(await open('real', { token: player.token })).get('token')),
  );
  expect(new Set(tokens).size).toBe(2);
});
