import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, type Database, migrate, openDatabase, type PostgresLedgerStore } from '@baize/db';
import { type BinarySource, startEmbedded } from '@baize/db/embedded';
import { type BetCommand, proveBalances } from '@baize/ledger';

import { type Measure, measureCalls } from './measure-calls.ts';
import { measureGateway } from './measure-gateway.ts';
import { runPgbench } from './run-pgbench.ts';

export interface BenchOptions {
  binaries: BinarySource;
  callers: readonly number[];
  /** Length of one measurement. */
  seconds: number;
  /** How often each rate is measured, alternating with the others; the median counts. */
  rounds: number;
  players: number;
  /** Path of pgbench; undefined leaves its column empty. */
  pgbench: string | undefined;
}

export interface BenchRow {
  callers: number;
  single: Measure;
  batched: Measure;
  pgbenchPerSecond: number | undefined;
}

export interface BenchResult {
  version: string;
  rows: BenchRow[];
  /** Bets over HTTP, each signed, from `GATEWAY_CALLERS` callers. */
  gateway: Measure;
}

/** Site id of the players' brand. */
const SITE = defaultBrand(loadBrands(resolve(import.meta.dirname, '../../brands')))?.siteId ?? 0;
export const GATEWAY_CALLERS = 32;
const FIRST_PLAYER = 1_000_001;
const LIRA = 1;
/** More connections only add context switches. */
const MAX_CONNECTIONS = 32;

/** Measures one server on a new cluster in a folder of its own, with full durability. */
export async function benchWallet(options: BenchOptions): Promise<BenchResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-bench-'));
  const server = await startEmbedded({
    dataDir,
    binaries: options.binaries,
    settings: { max_connections: '300' },
  });
  const database = openDatabase({ url: server.url, maxConnections: MAX_CONNECTIONS });
  try {
    await migrate(database.pool);
    const stores = openStores(database);
    await fillAccounts(stores.single, options.players);
    await database.pool.query('vacuum analyze');
    const rows: BenchRow[] = [];
    for (const callers of options.callers)
      rows.push(await benchCallers(options, server.url, database, stores, callers));
    const gateway = await measureGateway({
      ...options,
      database,
      databaseUrl: server.url,
      dataFolder: join(dataDir, 'site'),
      siteId: SITE,
      firstPlayer: FIRST_PLAYER,
      callers: GATEWAY_CALLERS,
    });
    await proveBalances(stores.single);
    const { rows: versions } = await database.pool.query<{ server_version: string }>('show server_version');
    return {
      version: versions[0]?.server_version ?? 'unknown',
      rows,
      gateway: middleOf(gateway, ({ perSecond }) => perSecond),
    };
  } finally {
    await database.close();
    await server.stop();
    await rm(server.home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Stores {
  single: PostgresLedgerStore;
  batched: PostgresLedgerStore;
}

function openStores({ pool }: Database): Stores {
  const parts = { pool, clock: systemClock, ids: createIdMaker(systemClock) };
  return { single: createLedgerStore({ ...parts, batching: false }), batched: createLedgerStore(parts) };
}

async function fillAccounts(store: PostgresLedgerStore, players: number): Promise<void> {
  let next = FIRST_PLAYER;
  const fill = async () => {
    while (next < FIRST_PLAYER + players) {
      const playerId = next;
      next += 1;
      await store.openAccounts(SITE, playerId, LIRA);
      await store.book({
        kind: 'deposit',
        siteId: SITE,
        playerId,
        provider: 'bench',
        tx: 'opening',
        amountMinor: 10_000_000_000n,
        currency: LIRA,
      });
    }
  };
  await Promise.all(Array.from({ length: MAX_CONNECTIONS }, fill));
}

async function benchCallers(
  options: BenchOptions,
  url: string,
  database: Database,
  stores: Stores,
  callers: number,
): Promise<BenchRow> {
  const { pgbench: program, seconds, players } = options;
  const place = (store: PostgresLedgerStore) => async () => {
    const { status } = await store.book(makeBet(players));
    if (status !== 'booked') throw new Error(`a bet of the benchmark got ${status}`);
  };
  const range = { siteId: SITE, firstPlayer: FIRST_PLAYER, players };
  const single: Measure[] = [];
  const batched: Measure[] = [];
  const pgbenchRates: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    // Each measurement starts after a checkpoint, so that none pays for the previous one.
    await database.pool.query('checkpoint');
    single.push(await measureCalls(callers, seconds, place(stores.single)));
    await database.pool.query('checkpoint');
    batched.push(await measureCalls(callers, seconds, place(stores.batched)));
    if (program === undefined) continue;
    await database.pool.query('checkpoint');
    pgbenchRates.push(await runPgbench({ program, url, callers, seconds, ...range }));
  }
  return {
    callers,
    single: middleOf(single, ({ perSecond }) => perSecond),
    batched: middleOf(batched, ({ perSecond }) => perSecond),
    pgbenchPerSecond: program === undefined ? undefined : middleOf(pgbenchRates, (rate) => rate),
  };
}

/** The median by a value; the lower one of an even number. */
function middleOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => valueOf(a) - valueOf(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('there must be at least one round');
  return middle;
}

let betNumber = 0;

/** Players take turns in large steps, so that neighbouring rows are used at different times. */
function makeBet(players: number): BetCommand {
  betNumber += 1;
  return {
    kind: 'bet',
    siteId: SITE,
    playerId: FIRST_PLAYER + ((betNumber * 7919) % players),
    provider: 'bench',
    tx: `bet-${betNumber}`,
    amountMinor: 100n,
    currency: LIRA,
    gameId: 9087,
    roundId: 'round',
    play: 'round',
  };
}
