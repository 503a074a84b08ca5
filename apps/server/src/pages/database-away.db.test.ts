import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase, prepareDatabase } from '@baize/db';
import { type EmbeddedServer, startEmbedded } from '@baize/db/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp } from '../testing/test-player.ts';
import { registerPages } from './register-pages.ts';

let dataDir: string;
let server: EmbeddedServer;
let app: TestApp;
let rendered = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'baize-away-'));
  server = await startEmbedded({ dataDir, settings: { fsync: 'off' } });
  const { url: siteUrl } = await prepareDatabase({ url: server.url });
  const [database, site] = [openDatabase({ url: server.url }), openDatabase({ url: siteUrl })];
  app = await createTestApp({
    database: {
      ...database,
      url: server.url,
      site,
      siteUrl,
      drop: async () => void (await Promise.all([database.close(), site.close()])),
    },
    async pages(web, parts) {
      registerPages(web, {
        ...parts,
        frameOrigins: [],
        captchaOrigin: '',
        renderer: {
          styles: [],
          canonicalAddress: (address) => address,
          // Like a page whose loader reads from the database.
          async renderPage({ explain }) {
            try {
              await database.pool.query('select from player');
              rendered += 1;
              return { status: 200, html: `page ${rendered}` };
            } catch (failure) {
              return { status: explain(failure).status, html: 'no page', failure };
            }
          },
        },
      });
    },
  });
});
afterAll(async () => {
  await app.close();
  await server.stop();
  await rm(server.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Kills the server and occupies its port, so that it stays down until the port is released. */
async function killAndOccupyPort(): Promise<() => Promise<void>> {
  const { port } = new URL(server.url);
  const { rows } = await app.database.pool.query<{ pid: number }>('select pid from pg_stat_activity');
  for (;;) {
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    // Its connections have processes of their own, which on a busy machine go on for a while without it.
    for (const connection of rows.splice(0)) endQuietly(connection.pid);
    // The port is not free until the killed server has ended, and lost if the next one was quicker.
    for (let time = 0; time < 200 && server.pid === pid; time += 1) {
      const holder = createServer((socket) => socket.destroy());
      const isHeld = await new Promise<boolean>((resolve) => {
        holder.once('error', () => resolve(false));
        holder.listen(Number(port), '127.0.0.1', () => resolve(true));
      });
      if (isHeld) return () => new Promise((resolve) => holder.close(() => resolve()));
      await sleep(5);
    }
  }
}

const readPage = (url: string) => app.server.app.inject({ url, headers: { host: app.brand.hosts[0] ?? '' } });
const ready = async () => (await app.server.app.inject({ url: '/readyz' })).statusCode;
const signIn = () =>
  app.call('POST', '/login', { language: 'en', body: { username: 'nobody', password: 'Wrong1234' } });

test('cached pages are served while the database is down, calls fail at once, and everything recovers by itself', async () => {
  const player = await signUp(app, app.brand, 10_000n);
  expect((await readPage('/')).body).toBe('page 1');
  expect(await ready()).toBe(200);

  const giveBack = await killAndOccupyPort();
  const begun = performance.now();
  const refused = await signIn();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({
    error: 'unavailable',
    message: 'The service is not available right now. Please try again shortly.',
  });
  expect((await app.call('GET', '/user-profile', { token: player.token })).statusCode).toBe(503);
  expect(await ready()).toBe(503);
  // A page that was never cached gets an error, and one that is normally too old is still shown.
  expect((await readPage('/casino')).statusCode).toBe(503);
  app.clock.advance(10 * 60_000);
  for (let time = 0; time < 3; time += 1) {
    const page = await readPage('/');
    expect([page.statusCode, page.body]).toEqual([200, 'page 1']);
  }
  // Replies from memory need no database.
  expect((await app.call('GET', '/games?type=casino')).statusCode).toBe(200);
  // Each that waited for a connection would have taken five seconds.
  expect(performance.now() - begun).toBeLessThan(20_000);

  await giveBack();
  await expect.poll(ready, { timeout: 30_000 }).toBe(200);
  await expect.poll(async () => (await signIn()).statusCode).toBe(422);
  app.clock.advance(6_000);
  await expect.poll(async () => (await readPage('/')).body).toBe('page 2');
  expect((await readPage('/casino')).statusCode).toBe(200);
  // A prepared statement on a new connection.
  expect(await app.ledger.balance(app.brand.siteId, player.id)).toBe(10_000n);
  const listening = async () => {
    const { rows } = await app.database.pool.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where query = 'listen baize_player' and datname = current_database()`,
    );
    return rows[0]?.count;
  };
  await expect.poll(listening).toBe(1);
});
