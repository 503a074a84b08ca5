import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, systemClock } from '@baize/clock';
import {
  createLedgerStore,
  createTestDatabase,
  type PostgresLedgerStore,
  type TestDatabase,
} from '@baize/db';
import { demoPlayer } from '@baize/demo';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { firstPicks, openBookPage, type PageBet, type PagePick } from './book-page.ts';
import { type Processes, type ServerProcess, startProcesses } from './start-processes.ts';
import { throwawaySecrets } from './throwaway-secrets.ts';

const STAKE = 1_000;
const SOON = { timeout: 60_000, interval: 200 };
const siteId = defaultBrand(loadBrands(path.resolve(import.meta.dirname, '../../../brands')))?.siteId ?? 0;

let database: TestDatabase;
let processes: Processes;
let dataFolder: string;
let ledger: PostgresLedgerStore;
let playerId: number;
beforeAll(async () => {
  database = await createTestDatabase(8);
  const ids = createIdMaker(systemClock, 7);
  ledger = createLedgerStore({ pool: database.pool, clock: systemClock, ids, batching: false });
  dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-book-processes-'));
  processes = await startProcesses({
    count: 2,
    databaseUrl: database.url,
    dataFolder,
    secrets: throwawaySecrets(),
    pages: 'none',
    routeLimits: {},
  });
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from player where username = $1 and site_id = $2',
    [demoPlayer.username, siteId],
  );
  playerId = Number(rows[0]?.id);
}, 300_000);
afterAll(async () => {
  await proveBalances(ledger);
  await processes.close();
  await database.drop();
  await rm(dataFolder, { recursive: true, force: true });
}, 60_000);

const pageAt = ({ siteUrl }: ServerProcess, view?: string) =>
  openBookPage({ siteUrl, sandboxUrl: processes.sandboxUrl, siteId }, view);
const balance = async () => Number(await ledger.balance(siteId, playerId));

/** How many bookings wait for the player's account. */
async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

test('bets placed through one process are paid once by the other if the first is killed meanwhile', async () => {
  const [a, b] = processes.servers as [ServerProcess, ServerProcess];
  const page = await pageAt(a);
  const picks = (await firstPicks(processes.sandboxUrl, systemClock.now())).slice(0, 2) as [
    PagePick,
    PagePick,
  ];
  const before = await balance();
  const bets: PageBet[] = [];
  for (const pick of picks) bets.push(await page.place([pick], STAKE));
  expect(bets.map(({ state }) => state)).toEqual(['open', 'open']);
  expect(await balance()).toBe(before - 2 * STAKE);

  for (const pick of picks) {
    await page.act(pick, 'start');
    await page.decide(pick, 'won');
  }
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from account where site_id = $1 and player_id = $2 for update', [
      siteId,
      playerId,
    ]);
    // The calls of the book go to the processes in turn, so each has one of the wins when the first is killed.
    await Promise.all(picks.map((pick) => page.act(pick, 'finish')));
    await vi.waitFor(async () => expect(await waiting()).toBe(2), SOON);
    await a.kill();
    expect(await balance()).toBe(before - 2 * STAKE);
  } finally {
    await holder.query('rollback');
    holder.release();
  }

  const won = picks.map(({ price }) => (STAKE * price) / 1_000);
  const history = await pageAt(b, 'history');
  const listed = async () => {
    const { bets: all } = await history.read<{ bets: PageBet[] }>('/book/bets?filter=won');
    return new Map(all.map(({ id, state, paid }) => [id, [state, paid]]));
  };
  const expected = bets.map(({ id }, at) => [id, ['settled', won[at]]] as const);
  await vi.waitFor(async () => expect(await listed()).toEqual(new Map(expected)), SOON);
  await vi.waitFor(async () => {
    const reply = await fetch(`${processes.sandboxUrl}/book-console/bets.json`);
    expect(await reply.json()).toMatchObject({ pending: [], review: [] });
  }, SOON);
  expect(await balance()).toBe(won.reduce((sum, amount) => sum + amount, before - 2 * STAKE));
});
