import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, systemClock } from '@baize/clock';
import {
  createLedgerStore,
  type Database,
  openDatabase,
  type PostgresLedgerStore,
  prepareDatabase,
} from '@baize/db';
import { type BinarySource, startEmbedded } from '@baize/db/embedded';
import { type BetCommand, type MovementCommand, proveBalances } from '@baize/ledger';

import { benchGateway, type GatewayRates } from './bench-gateway.ts';
import { type Measure, measureCalls, middleOf } from './measure-calls.ts';
import { takeTurns } from './mixed-calls.ts';
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
  /** Bets of players who have set limits. */
  limited: { single: Measure; batched: Measure };
  /** Of players with an active bonus: each other one has own money, and the rest stake bonus money. */
  bonus: { single: Measure; batched: Measure };
  pgbenchPerSecond: number | undefined;
}

export interface BenchResult {
  version: string;
  rows: BenchRow[];
  gateway: GatewayRates;
}

/** Site id of the players' brand. */
const SITE = defaultBrand(loadBrands(resolve(import.meta.dirname, '../../brands')))?.siteId ?? 0;
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
  const { url } = await prepareDatabase({ url: server.url });
  const database = openDatabase({ url: server.url, maxConnections: 1 });
  const site = openDatabase({ url, maxConnections: MAX_CONNECTIONS });
  try {
    const stores = openStores(site);
    await fillAccounts(stores.single, options.players);
    await setLimits(stores.single, options.players);
    await startBonuses(database, stores.single, options.players);
    await placeFirstBets(stores.single, options.players);
    await database.pool.query('vacuum analyze');
    const rows: BenchRow[] = [];
    for (const callers of options.callers)
      rows.push(await benchCallers(options, server.url, database, stores, callers));
    const gateway = await benchGateway({
      ...options,
      database,
      databaseUrl: server.url,
      dataFolder: join(dataDir, 'site'),
      siteId: SITE,
      firstPlayer: FIRST_PLAYER,
      stores,
    });
    await proveBalances(stores.single);
    const { rows: versions } = await database.pool.query<{ server_version: string }>('show server_version');
    return {
      version: versions[0]?.server_version ?? 'unknown',
      rows,
      gateway,
    };
  } finally {
    await Promise.all([database.close(), site.close()]);
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

/** Opens the accounts of players without limits, and of as many whose limits are set afterwards. */
async function fillAccounts(store: PostgresLedgerStore, players: number): Promise<void> {
  await forEachPlayer(FIRST_PLAYER, 2 * players, async (playerId) => {
    await store.openAccounts(SITE, playerId, LIRA);
    await store.book(openingOf(playerId));
  });
}

function openingOf(playerId: number): MovementCommand {
  return {
    kind: 'deposit',
    siteId: SITE,
    playerId,
    provider: 'bench',
    tx: 'opening',
    amountMinor: 10_000_000_000n,
    currency: LIRA,
  };
}

/** Bonuses that no measurement can use up, of as many players again. */
async function startBonuses({ pool }: Database, store: PostgresLedgerStore, players: number): Promise<void> {
  const first = FIRST_PLAYER + 2 * players;
  await forEachPlayer(first, players, async (playerId) => {
    await store.openAccounts(SITE, playerId, LIRA);
    if (playerId % 2 === 0) await store.book(openingOf(playerId));
  });
  await pool.query(
    `insert into bonus_award (site_id, player_id, id, terms_id, cause, amount, wager, weights, max_stake, offered_at, accept_until, days_to_play)
       select $1, player, player, 1, 'bench', 10000000000, 900000000000, '{"games": {"9087": 100}}', 1000, now(), now() + interval '1 day', 30
         from generate_series($2::bigint, $3::bigint) as player`,
    [SITE, first, first + players - 1],
  );
  await forEachPlayer(first, players, async (playerId) => {
    await store.startBonus({ siteId: SITE, playerId, awardId: playerId });
  });
}

/** Limits of each kind and period that judge a bet, too high to refuse one. */
async function setLimits(store: PostgresLedgerStore, players: number): Promise<void> {
  await store.setTimeZone(SITE, 'Europe/Istanbul');
  await forEachPlayer(FIRST_PLAYER + players, players, async (playerId) => {
    for (const [kind, period] of [
      ['bet', 'daily'],
      ['bet', 'weekly'],
      ['loss', 'monthly'],
      ['time', 'daily'],
    ] as const)
      await store.setLimit({ siteId: SITE, playerId, kind, period }, 1_000_000_000n);
  });
}

/** Most bets of a day have others before them: what limits leave is known, and no plan is made for an empty table. */
async function placeFirstBets(store: PostgresLedgerStore, players: number): Promise<void> {
  await forEachPlayer(FIRST_PLAYER, 3 * players, async (playerId) => {
    await store.book(makeBet(playerId, 1));
  });
}

async function forEachPlayer(
  first: number,
  count: number,
  work: (playerId: number) => Promise<void>,
): Promise<void> {
  let next = first;
  const run = async () => {
    while (next < first + count) {
      const playerId = next;
      next += 1;
      await work(playerId);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONNECTIONS }, run));
}

async function benchCallers(
  options: BenchOptions,
  url: string,
  database: Database,
  stores: Stores,
  callers: number,
): Promise<BenchRow> {
  const { pgbench: program, seconds, players } = options;
  const place = (store: PostgresLedgerStore, firstPlayer: number) => async () => {
    const { status } = await store.book(makeBet(firstPlayer, players));
    if (status !== 'booked') throw new Error(`a bet of the benchmark got ${status}`);
  };
  const range = { siteId: SITE, firstPlayer: FIRST_PLAYER, players };
  const kinds = [
    { store: stores.single, firstPlayer: FIRST_PLAYER },
    { store: stores.batched, firstPlayer: FIRST_PLAYER },
    { store: stores.single, firstPlayer: FIRST_PLAYER + players },
    { store: stores.batched, firstPlayer: FIRST_PLAYER + players },
    { store: stores.single, firstPlayer: FIRST_PLAYER + 2 * players },
    { store: stores.batched, firstPlayer: FIRST_PLAYER + 2 * players },
  ];
  const measures: Measure[][] = kinds.map(() => []);
  const pgbenchRates: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [index, { store, firstPlayer }] of kinds.entries()) {
      // Each measurement starts after a checkpoint, so that none pays for the previous one.
      await database.pool.query('checkpoint');
      measures[index]?.push(await measureCalls(callers, seconds, place(store, firstPlayer)));
    }
    if (program === undefined) continue;
    await database.pool.query('checkpoint');
    pgbenchRates.push(await runPgbench({ program, url, callers, seconds, ...range }));
  }
  const middle = (index: number) => middleOf(measures[index] ?? [], ({ perSecond }) => perSecond);
  return {
    callers,
    single: middle(0),
    batched: middle(1),
    limited: { single: middle(2), batched: middle(3) },
    bonus: { single: middle(4), batched: middle(5) },
    pgbenchPerSecond: program === undefined ? undefined : middleOf(pgbenchRates, (rate) => rate),
  };
}

let betNumber = 0;

function makeBet(firstPlayer: number, players: number): BetCommand {
  betNumber += 1;
  return {
    kind: 'bet',
    siteId: SITE,
    playerId: takeTurns(betNumber, firstPlayer, players),
    provider: 'bench',
    tx: `bet-${betNumber}`,
    amountMinor: 100n,
    currency: LIRA,
    gameId: 9087,
    roundId: 'round',
    play: 'round',
  };
}
