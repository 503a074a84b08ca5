import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import { createTestDatabase, type TestDatabase } from '@baize/db';
import { demoPlayer } from '@baize/demo';
import { createKeyRing, signRequest, STUDIO_PARTY, WALLET_CALLBACK_PATH } from '@baize/providers';
import { setMaintenance } from '@baize/services';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { type Processes, type ServerProcess, startProcesses } from './start-processes.ts';
import { throwawaySecrets } from './throwaway-secrets.ts';

const SOON = { timeout: 60_000, interval: 200 };
const HOUR_MS = 60 * 60_000;
const MAX_RESETS = 4;
const brand = defaultBrand(loadBrands(path.resolve(import.meta.dirname, '../../../brands')));
const siteId = brand?.siteId ?? 0;
const secrets = throwawaySecrets();

let database: TestDatabase;
let processes: Processes;
let dataFolder: string;
let playerId: number;
let a: ServerProcess;
let b: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase(8);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-processes-'));
  processes = await startProcesses({
    count: 2,
    databaseUrl: database.url,
    dataFolder,
    secrets,
    pages: 'none',
    routeLimits: { 'POST /reset-password': { max: MAX_RESETS, windowMs: HOUR_MS } },
  });
  [a, b] = processes.servers as [ServerProcess, ServerProcess];
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from player where username = $1 and site_id = $2',
    [demoPlayer.username, siteId],
  );
  playerId = Number(rows[0]?.id);
}, 300_000);
afterAll(async () => {
  await processes.close();
  await database.drop();
  await rm(dataFolder, { recursive: true, force: true });
}, 60_000);

interface Options {
  readonly token?: string;
  readonly body?: unknown;
}

function call(
  base: string,
  method: string,
  address: string,
  { token, body }: Options = {},
): Promise<Response> {
  return fetch(`${base}/_api${address}`, {
    method,
    headers: {
      'site-id': String(siteId),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signIn(base: string): Promise<string> {
  const { username, password } = demoPlayer;
  const answer = await call(base, 'POST', '/login', { body: { username, password } });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The events that a page at a server receives. */
async function listen(base: string, token: string) {
  const controller = new AbortController();
  const answer = await fetch(`${base}/_api/account/events`, {
    headers: { authorization: `Bearer ${token}`, 'site-id': String(siteId) },
    signal: controller.signal,
  });
  expect(answer.status).toBe(200);
  let received = '';
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) received += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  return {
    received: () => received,
    async close() {
      controller.abort();
      await reading;
    },
  };
}

/** Queues a job, as its schedule does. */
async function makeDue(name: string): Promise<void> {
  const boss = new PgBoss({ connectionString: database.siteUrl, supervise: false, schedule: false, max: 1 });
  await boss.start();
  await boss.send(name);
  await boss.stop();
}

describe('two processes on one database', () => {
  test('connect as the role of the site only, for calls and for jobs', async () => {
    const { rows } = await database.pool.query(
      `select usename as name, array_agg(distinct application_name order by application_name) as programs
         from pg_stat_activity where datname = current_database() and usename <> current_user group by usename`,
    );
    expect(rows).toEqual([{ name: new URL(database.siteUrl).username, programs: ['baize', 'baize jobs'] }]);
    const { rows: owned } = await database.pool.query(
      `select from pg_stat_activity
         where datname = current_database() and usename = current_user and application_name = 'baize jobs'`,
    );
    expect(owned).toEqual([]);
  });

  test('share sessions, and a sign-out at one applies to the other and notifies its pages', async () => {
    const token = await signIn(a.siteUrl);
    expect((await call(b.siteUrl, 'GET', '/user-profile', { token })).status).toBe(200);
    const page = await listen(b.siteUrl, token);
    expect((await call(a.siteUrl, 'POST', '/logout', { token })).status).toBe(200);
    expect((await call(b.siteUrl, 'GET', '/user-profile', { token })).status).toBe(401);
    await vi.waitFor(() => expect(page.received()).toContain('signed-out'), SOON);
    await page.close();
  });

  test('make ids with different worker numbers', async () => {
    for (const { siteUrl } of [a, b, a, b]) await signIn(siteUrl);
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from session where player_id = $1',
      [playerId],
    );
    const numbers = new Set(rows.map(({ id }) => Math.floor(Number(id) / 256) % 16));
    expect(numbers.size).toBe(2);
  });

  test('push a balance that one of them has booked to a page at the other', async () => {
    const token = await signIn(a.siteUrl);
    const page = await listen(b.siteUrl, token);
    const { rows } = await database.pool.query<{ id: number }>(
      `select game.id from game join studio on studio.id = game.studio_id
         where game.launchable and studio.provider = $1 limit 1`,
      [STUDIO_PARTY],
    );
    const game = rows[0]?.id ?? 0;
    const launched = (await (await call(b.siteUrl, 'GET', `/game/${game}`, { token })).json()) as {
      data: { url: string };
    };
    const launchToken = new URL(launched.data.url).searchParams.get('token');
    const key = createKeyRing([secrets.providerKey]).current(STUDIO_PARTY, siteId);
    const send = async (base: string, name: string, message: object) => {
      const address = `${WALLET_CALLBACK_PATH}/${name}`;
      const rawBody = JSON.stringify(message);
      const signed = signRequest({ method: 'POST', path: address, rawBody }, key, systemClock);
      const headers = { 'content-type': 'application/json', ...signed };
      const answer = await fetch(`${base}${address}`, { method: 'POST', headers, body: rawBody });
      return (await answer.json()) as { status: string; session?: string };
    };
    const { session } = await send(b.siteUrl, 'session', { token: launchToken, game: String(game) });
    const bet = {
      session,
      player: `${siteId}-${playerId}`,
      game: String(game),
      round: 'two-processes',
      currency: 'TRY',
      amount: 1_000,
      tx: 'two-processes',
    };
    const before = page.received().length;
    expect(await send(a.siteUrl, 'bet', bet)).toMatchObject({ status: 'OK', replayed: false });
    expect(await send(b.siteUrl, 'bet', bet)).toMatchObject({ status: 'OK', replayed: true });
    await vi.waitFor(() => expect(page.received().slice(before)).toContain('balance'), SOON);
    await page.close();
  });

  test('list the games in the same order on every page, also after their popularity has changed', async () => {
    const idsAt = async (base: string, page: number) => {
      const answer = await call(base, 'GET', `/games?type=casino&page=${page}`);
      return ((await answer.json()) as { games: { data: { id: number }[] } }).games.data.map(({ id }) => id);
    };
    const orderFrom = async (one: ServerProcess, other: ServerProcess) => [
      ...(await idsAt(one.siteUrl, 1)),
      ...(await idsAt(other.siteUrl, 2)),
      ...(await idsAt(one.siteUrl, 3)),
    ];
    // Each may still be about to read what the first count of plays has changed.
    const first = await vi.waitFor(async () => {
      const order = await orderFrom(a, b);
      expect(await orderFrom(b, a)).toEqual(order);
      return order;
    }, SOON);
    expect(new Set(first).size).toBe(first.length);
    // Many players of the last game, as the job reads them from the ledger.
    const last = first.at(-1) ?? 0;
    await database.pool.query(
      `insert into game_player (game_id, site_id, player_id, last_day)
         select $1, $2, player_id, (now() at time zone 'UTC')::date from generate_series(1, 400) as player_id`,
      [last, siteId],
    );
    await makeDue('count-plays');
    for (const { siteUrl } of [a, b]) {
      await vi.waitFor(async () => expect((await idsAt(siteUrl, 1))[0]).toBe(last), SOON);
    }
    expect([...(await idsAt(a.siteUrl, 1)), ...(await idsAt(b.siteUrl, 2))]).toEqual([
      ...(await idsAt(b.siteUrl, 1)),
      ...(await idsAt(a.siteUrl, 2)),
    ]);
  });

  test('close and open for maintenance together', async () => {
    const statusAt = async ({ siteUrl }: ServerProcess) =>
      (await call(siteUrl, 'GET', '/games?type=casino')).status;
    for (const [isClosed, status] of [
      [true, 503],
      [false, 200],
    ] as const) {
      await setMaintenance({ database, clock: systemClock }, { siteId, isClosed });
      for (const server of [a, b])
        await vi.waitFor(async () => expect(await statusAt(server)).toBe(status), SOON);
    }
  });

  test('share rate limits', async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= MAX_RESETS; count += 1) {
      const { siteUrl } = count % 2 === 0 ? a : b;
      const body = { token: 'x', password: 'Zeytin3Dali', password_confirmation: 'Zeytin3Dali' };
      statuses.push((await call(siteUrl, 'POST', '/reset-password', { body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: MAX_RESETS }, () => 422), 429]);
  });

  test('expire a deposit once', async () => {
    const token = await signIn(a.siteUrl);
    const pages = [await listen(a.siteUrl, token), await listen(b.siteUrl, token)];
    await database.pool.query(
      `insert into payment_transaction
         (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, fields, created_at, expires_at)
         select $1, $2, 77, id, 1, 10000, 1, provider, '{}', now() - interval '25 hours', now() - interval '1 hour'
           from payment_method
           where kind = 1 limit 1`,
      [siteId, playerId],
    );
    await Promise.all([makeDue('expire-payments'), makeDue('expire-payments')]);
    for (const page of pages) await vi.waitFor(() => expect(page.received()).toContain('"id":77'), SOON);
    await makeDue('expire-payments');
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select 1 from pgboss.job where name = 'expire-payments' and state = 'completed'`,
      );
      expect(rows.length).toBeGreaterThan(1);
    }, SOON);
    for (const page of pages) {
      expect(page.received().match(/"id":77/g)).toHaveLength(1);
      await page.close();
    }
  });

  test('send an e-mail once, even if the process that was to send it is killed right after its commit', async () => {
    const messagesTo = async () => {
      const answer = await fetch(`${processes.sandboxUrl}/inbox.json?to=${demoPlayer.email}`);
      return ((await answer.json()) as { messages: { text: string }[] }).messages;
    };
    const holder = await database.pool.connect();
    try {
      // Blocks the work that follows the reply.
      await holder.query('begin');
      await holder.query('select id from player where id = $1 for update', [playerId]);
      const body = { username: demoPlayer.username, personal_id: demoPlayer.personalId.slice(-4) };
      expect((await call(a.siteUrl, 'POST', '/forget-password', { body })).status).toBe(200);
      const reads = Array.from({ length: 40 }, () =>
        call(processes.balancedUrl, 'GET', '/games?type=casino').then(({ status }) => status),
      );
      await a.kill();
      expect(await messagesTo()).toEqual([]);
      // The other process serves what only reads, also what the killed one had begun.
      expect(new Set(await Promise.all(reads))).toEqual(new Set([200]));
      const { rows } = await database.pool.query<{ kind: string; sealed: string }>('select * from outbox');
      expect(rows.map(({ kind }) => kind)).toEqual(['recovery']);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await vi.waitFor(async () => expect(await messagesTo()).toHaveLength(1), SOON);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query('select 1 from outbox');
      expect(rows).toEqual([]);
    }, SOON);
    const [message] = await messagesTo();
    const link = /\/forget-password\/([\w-]{43})/.exec(message?.text ?? '')?.[1];
    expect(link).toBeDefined();
    expect(b.log()).not.toContain(link);
    // A process that starts afterwards gets its own worker number and finds nothing to send.
    const c = await processes.start();
    await signIn(c.siteUrl);
    expect(await messagesTo()).toHaveLength(1);
  });
});
