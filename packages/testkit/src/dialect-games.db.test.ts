import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createIdMaker, systemClock } from '@baize/clock';
import {
  createLedgerStore,
  createTestDatabase,
  type PostgresLedgerStore,
  type TestDatabase,
} from '@baize/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bootConstellation, type Constellation } from './constellation.ts';
import { findFreePort } from './free-port.ts';
import { throwawaySecrets } from './throwaway-secrets.ts';

/** A coin of each provider with a dialect of its own. */
const coins = [
  { provider: 'rsa-json', game: 141_701 },
  { provider: 'action-batch', game: 141_703 },
  { provider: 'form-hash', game: 141_705 },
] as const;
const STAKE = 1_000;
const PRIZE = 1_940;
/** From one game to the next. */
const PACE_MS = 5_000;

let database: TestDatabase;
let dataFolder: string;
let site: Constellation;
let ledger: PostgresLedgerStore;
let headers: Record<string, string>;
let token: string;
/** How much the sandbox's clock is ahead, so that no test waits for the next game. */
let aheadMs = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedgerStore({
    pool: database.pool,
    clock: systemClock,
    ids: createIdMaker(systemClock, 7),
    batching: false,
  });
  dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-dialects-'));
  site = await bootConstellation({
    host: '127.0.0.1',
    port: await findFreePort(),
    sandboxPort: await findFreePort(),
    databaseUrl: database.url,
    dataFolder,
    secrets: throwawaySecrets(),
    pages: 'none',
    maxConnections: 5,
    routeLimits: {},
    sandboxClock: { now: () => new Date(systemClock.now().getTime() + aheadMs) },
  });
  const brand = site.brands.find(({ hosts }) => hosts.includes('localhost'));
  headers = { 'site-id': String(brand?.siteId), 'content-type': 'application/json' };
  const login = JSON.stringify({ username: 'demo', password: 'Demo1234' });
  const response = await fetch(`${site.siteUrl}/_api/login`, { method: 'POST', headers, body: login });
  token = ((await response.json()) as { access_token: string }).access_token;
});
afterAll(async () => {
  await site.close();
  await database.drop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function post<Reply>(address: string, body: object, playKey = ''): Promise<Reply> {
  const response = await fetch(`${site.sandboxUrl}${address}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${playKey}` },
  });
  return (await response.json()) as Reply;
}

async function launch(game: number): Promise<Response> {
  return fetch(`${site.siteUrl}/_api/game/${game}`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
}

interface Played {
  readonly id: string;
  readonly result: { readonly side: string } | null;
  readonly win: number;
  readonly balance: number;
  readonly reason: string | null;
}

async function openGame(game: number) {
  const { data } = (await (await launch(game)).json()) as { data: { url: string } };
  const opened = await post<{ playKey: string; balance: number; minBet: number; maxBet: number }>(
    '/quick/api/open',
    {
      search: new URL(data.url).search,
    },
  );
  return {
    opened,
    async play(): Promise<Played> {
      aheadMs += PACE_MS;
      const requestId = `request-${aheadMs}`;
      const bet = { side: 'first', stakeMinor: String(STAKE) };
      const played = await post<Played>('/quick/api/play', { requestId, bet }, opened.playKey);
      // A refused game has no show.
      if (played.result === null) return played;
      return post('/quick/api/shown', { id: played.id }, opened.playKey);
    },
  };
}

const fault = (kind: string, call: string) => post('/dialects/faults', { kind, call, times: 1 });

async function balance(): Promise<number> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from player where username = 'demo' and site_id = $1`,
    [headers['site-id']],
  );
  return Number(await ledger.balance(Number(headers['site-id']), Number(rows[0]?.id)));
}

/** Until every round of these providers has come to its end. */
async function settled(): Promise<void> {
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${site.sandboxUrl}/dialects.json`)).json()) as { rounds: object[] }).rounds,
      { timeout: 20_000 },
    )
    .toEqual([]);
}

describe.each(coins)('a game of $provider', ({ game }) => {
  it('is opened, played and paid', async () => {
    const { opened, play } = await openGame(game);
    expect(opened).toMatchObject({ balance: await balance(), minBet: 100 });
    expect(opened.maxBet).toBeGreaterThanOrEqual(STAKE);
    const played = await play();
    expect(played.result).not.toBeNull();
    expect(played.win).toBe(played.result?.side === 'first' ? PRIZE : 0);
    expect(played.balance).toBe(opened.balance - STAKE + played.win);
    expect(await balance()).toBe(played.balance);
  });

  it.each(['silent', 'half', 'html', 'refuse'])(
    'returns the stake if the reply to a bet is %s',
    async (kind) => {
      const { opened, play } = await openGame(game);
      await fault(kind, 'bet');
      expect(await play()).toMatchObject({ result: null, win: 0, reason: 'UNDECIDED' });
      await settled();
      expect(await balance()).toBe(opened.balance);
    },
  );

  it.each(['silent', 'half', 'html', 'refuse', 'duplicate'])(
    'books a win once if its call is %s',
    async (kind) => {
      const { opened, play } = await openGame(game);
      await fault(kind, 'win');
      const played = await play();
      await settled();
      expect(await balance()).toBe(opened.balance - STAKE + played.win);
    },
  );

  it('books a bet once that comes twice at the same instant', async () => {
    const { opened, play } = await openGame(game);
    await fault('duplicate', 'bet');
    const played = await play();
    expect(await balance()).toBe(opened.balance - STAKE + played.win);
  });

  it.each(['half', 'html', 'refuse'])('is not opened if its launch is %s, and then is', async (kind) => {
    await fault(kind, 'launch');
    const refused = await launch(game);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await launch(game)).status).toBe(200);
  });
});

describe('a bet in a currency that the player does not have', () => {
  it.each(coins.slice(0, 2))('is refused through $provider', async ({ game }) => {
    const { opened, play } = await openGame(game);
    await fault('currency', 'bet');
    expect(await play()).toMatchObject({ result: null, reason: 'INVALID' });
    await settled();
    expect(await balance()).toBe(opened.balance);
  });
});

it('plays on with a clock that is 301 seconds off, which these signatures do not contain', async () => {
  for (const { game } of coins) {
    const { opened, play } = await openGame(game);
    await fault('clock', 'bet');
    const played = await play();
    expect(await balance()).toBe(opened.balance - STAKE + played.win);
  }
});
