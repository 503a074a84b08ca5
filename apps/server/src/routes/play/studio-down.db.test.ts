import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createIdMaker } from '@baize/clock';
import { game, studio } from '@baize/db';
import { openProvider, sandboxQuick } from '@baize/providers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { slotId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const SCRIPT_GAME = 140_404;
const FAILURES_IN_A_ROW = 5;
const PAUSE_MS = 10_000;

let app: TestApp;
let provider: Server;
let isDown = false;
let calls = 0;
beforeAll(async () => {
  provider = createServer((_request, response) => {
    calls += 1;
    if (isDown) response.writeHead(503).end();
    else response.end(JSON.stringify({ markup: '<b>game</b>' }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is always of this form.
  const launchUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const settings = { url: 'https://games.host', launchUrl, scriptHost: 'https://scripts.host' };
  app = await createTestApp({
    providers: ({ clock, keys }) => [
      openProvider(sandboxQuick, { ...settings, keys }, { clock, ids: createIdMaker(clock, 9) }),
    ],
  });
  const name = 'Kehribar';
  await app.database.sql
    .insert(studio)
    .values({ id: 90, slug: 'kehribar', name, provider: 'sandbox-quick', picture: 'a', sort: 90 });
  await app.database.sql.insert(game).values({
    id: SCRIPT_GAME,
    studioId: 90,
    type: 'games',
    slug: 'kart',
    nameTr: 'Kart',
    nameEn: 'Card',
    folded: '',
    picture: 'a',
    shape: 'portrait',
    demo: true,
    launchable: true,
    releasedAt: '2025-01-01',
  });
  await app.server.catalogue.reload();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => provider.close(resolve));
});

const launch = async (id: number) => {
  const reply = await app.call('GET', `/gameDemo/${id}`);
  return reply.json<{ error?: string; data: object }>();
};

async function circuit(): Promise<string | undefined> {
  const { body } = await app.server.metricsApp.inject({ url: '/metrics' });
  return /^baize_provider_circuit\{provider="sandbox-quick"\} (\d)/m.exec(body)?.[1];
}

test('a script is passed on with the page that runs it', async () => {
  expect(await launch(SCRIPT_GAME)).toMatchObject({
    data: { type: 'script', url: '<b>game</b>', script_host: 'https://scripts.host/script-host' },
  });
});

test('a provider that is down is left alone for a while, takes nothing else with it, and is back by itself', async () => {
  // The breaker's library reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await circuit()).toBe('0');
  isDown = true;
  for (let count = 0; count < FAILURES_IN_A_ROW; count += 1)
    expect(await launch(SCRIPT_GAME)).toMatchObject({ error: 'game_unavailable' });
  expect(await circuit()).toBe('2');
  const sent = calls;
  expect(await launch(SCRIPT_GAME)).toMatchObject({ error: 'game_unavailable' });
  expect(calls).toBe(sent);
  expect(await launch(slotId)).toMatchObject({ data: { type: 'url' } });
  expect((await app.call('GET', '/games?type=casino')).statusCode).toBe(200);

  isDown = false;
  vi.setSystemTime(Date.now() + PAUSE_MS);
  expect(await launch(SCRIPT_GAME)).toMatchObject({ data: { type: 'script' } });
  expect(await circuit()).toBe('0');
});
