import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { defaultBrand, loadBrands } from '@baize/brand';
import { systemClock } from '@baize/clock';
import { createLedgerStore, leaseWorker, type PostgresLedgerStore, type TestDatabase } from '@baize/db';
import { createKeyRing, readPrivateKey } from '@baize/providers';
import { FORM_PROVIDER_ID } from '@baize/sandbox';
import path from 'node:path';

import type { WalletDriver, WalletSite } from '../../../../apps/server/src/testing/wallet-driver.ts';
import { walletDrivers } from '../../../../apps/server/src/testing/wallet-drivers.ts';
import { createRandom } from '../crashes/crash-context.ts';
import { keepRsaKeys } from '../demo-rsa-keys.ts';
import { type Processes, type ServerProcess, startProcesses } from '../start-processes.ts';
import { throwawaySecrets } from '../throwaway-secrets.ts';
import { createStudioClient, type StudioClient } from './studio-client.ts';

export interface WalletCrashOptions {
  readonly database: TestDatabase;
  readonly dataFolder: string;
  /** How often a server is killed. */
  readonly kills: number;
  /** Repeats what is done and when, as far as processes do. */
  readonly seed: number;
}

export interface WalletCrashReport {
  readonly kills: number;
  /** Decided calls by provider. */
  readonly decided: Readonly<Record<string, number>>;
  /** Calls that got no decision and were sent again. */
  readonly undecided: number;
  /** What the ledger and the studios contradict each other in; empty if nothing was lost or doubled. */
  readonly problems: readonly string[];
}

const SERVERS = 2;
/** Time between two kills, in which calls are decided. */
const SHORTEST_MS = 50;
const LONGEST_MS = 600;
const LONGEST_WAIT_MS = 60_000;
const SESSION = 'crash';
/** Games of the demo by provider; both ids are of one that takes the stakes. */
const games: Readonly<Record<string, number>> = {
  'sandbox-studio': 172_101,
  'sandbox-quick': 140_403,
  'rsa-json': 141_701,
  'action-batch': 141_703,
  'form-hash': 141_705,
};
const drivers: readonly WalletDriver[] = walletDrivers.map((driver) => ({
  ...driver,
  gameId: games[driver.provider] ?? driver.gameId,
}));
const siteId = defaultBrand(loadBrands(path.resolve(import.meta.dirname, '../../../../brands')))?.siteId ?? 0;

/**
 * Studios play in every dialect while server processes are killed at random times; afterwards their views are compared
 * with the ledger.
 */
export async function runWalletCrashes(options: WalletCrashOptions): Promise<WalletCrashReport> {
  const { database, dataFolder, seed } = options;
  const secrets = throwawaySecrets();
  const processes = await startProcesses({
    count: SERVERS,
    databaseUrl: database.url,
    dataFolder,
    secrets,
    pages: 'none',
  });
  const lease = await leaseWorker({ database, clock: systemClock });
  try {
    const random = createRandom(seed);
    const site: WalletSite = {
      brand: { siteId },
      keys: createKeyRing([secrets.providerKey]),
      clock: systemClock,
      studio: studioOf(dataFolder),
      origin: () => Promise.resolve(processes.balancedUrl),
    };
    const ledger = createLedgerStore({
      pool: database.pool,
      clock: systemClock,
      ids: lease.ids,
      batching: false,
    });
    const clients = await openClients(database, site, random);
    const openings = await readBalances(ledger, clients);
    const stopping = new AbortController();
    const playing = clients.map((client) => client.play(stopping.signal));
    const kills = await killAtRandom(processes, clients, options.kills, random);
    stopping.abort();
    await Promise.all(playing);
    const problems = await compare(ledger, clients, openings);
    const decided = Object.groupBy(clients, ({ driver }) => driver.provider);
    return {
      kills,
      decided: Object.fromEntries(
        Object.entries(decided).map(([provider, own = []]) => [
          provider,
          own.reduce((sum, client) => sum + client.decided.length, 0),
        ]),
      ),
      undecided: clients.reduce((sum, client) => sum + client.undecided(), 0),
      problems,
    };
  } finally {
    await lease.release();
    await processes.close();
  }
}

function studioOf(dataFolder: string): NonNullable<WalletSite['studio']> {
  const privateKey = readPrivateKey(keepRsaKeys(dataFolder).studio.privateKey);
  if (!privateKey) throw new Error('the key of the studio cannot be read');
  return { privateKey, providerId: FORM_PROVIDER_ID };
}

/** Two players in each dialect, of whom one plays in all of them at once. */
async function openClients(
  { pool }: TestDatabase,
  site: WalletSite,
  random: () => number,
): Promise<StudioClient[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from player where site_id = $1 order by id limit $2',
    [siteId, drivers.length + 1],
  );
  const [shared = 0, ...others] = rows.map(({ id }) => Number(id));
  const clients: StudioClient[] = [];
  for (const [place, driver] of drivers.entries()) {
    for (const playerId of [shared, others[place] ?? 0]) {
      const session = `${SESSION}-${driver.provider}-${playerId}`;
      await openSession(pool, { playerId, driver, session });
      const player = `${siteId}-${playerId}`;
      clients.push(
        createStudioClient({ site, driver, player, session, random, prefix: `${place}-${clients.length}-` }),
      );
    }
  }
  return clients;
}

async function openSession(
  pool: TestDatabase['pool'],
  seat: { readonly playerId: number; readonly driver: WalletDriver; readonly session: string },
): Promise<void> {
  const { playerId, driver, session } = seat;
  await pool.query(
    `insert into session (site_id, player_id, id, created_at, expires_at, ip, user_agent)
       values ($1, $2, $2, now(), now() + interval '1 day', '', '') on conflict do nothing`,
    [siteId, playerId],
  );
  const hash = createHash('sha256').update(session).digest('hex');
  await pool.query(
    `insert into game_session (site_id, player_id, id, session_id, token_hash, game_id, provider, created_at, expires_at)
       values ($1, $2, $3, $2, $4, $5, $6, now(), now() + interval '1 day')`,
    [siteId, playerId, playerId + drivers.indexOf(driver), hash, driver.gameId, driver.provider],
  );
}

/** Kills a server, starts another one, and goes on while that starts. @returns how many were killed */
async function killAtRandom(
  processes: Processes,
  clients: readonly StudioClient[],
  kills: number,
  random: () => number,
): Promise<number> {
  const servers: ServerProcess[] = [...processes.servers];
  const starting: Promise<void>[] = [];
  for (let number = 1; number <= kills; number += 1) {
    await decideMore(clients);
    await sleep(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
    while (servers.length === 0) await sleep(SHORTEST_MS);
    const [server] = servers.splice(Math.floor(random() * servers.length), 1);
    await server?.kill();
    starting.push(processes.start().then((started) => void servers.push(started)));
  }
  await Promise.all(starting);
  return kills;
}

/** Waits until each studio's client got one more decision, which takes longer on a slow machine. */
async function decideMore(clients: readonly StudioClient[]): Promise<void> {
  const counts = clients.map(({ decided }) => decided.length);
  const deadline = systemClock.now().getTime() + LONGEST_WAIT_MS;
  while (clients.some(({ decided }, place) => decided.length === counts[place])) {
    if (systemClock.now().getTime() > deadline) throw new Error('no call was decided between two kills');
    await sleep(SHORTEST_MS);
  }
}

type Balances = ReadonlyMap<string, bigint>;

async function readBalances(
  ledger: PostgresLedgerStore,
  clients: readonly StudioClient[],
): Promise<Balances> {
  const players = [...new Set(clients.map(({ player }) => player))];
  const read = async (player: string) =>
    [player, (await ledger.balance(siteId, Number(player.split('-')[1]))) ?? 0n] as const;
  return new Map(await Promise.all(players.map(read)));
}

/** Compares the balances with what was decided, repeats every decided call, and compares again. */
async function compare(
  ledger: PostgresLedgerStore,
  clients: readonly StudioClient[],
  openings: Balances,
): Promise<string[]> {
  const before = await compareBalances(ledger, clients, openings);
  const repeats = await Promise.all(clients.map(repeatAll));
  const after = await compareBalances(ledger, clients, openings);
  const breaks = await ledger.findBreaks();
  return [
    ...before,
    ...repeats.flat(),
    ...after.map((problem) => `after the repeats: ${problem}`),
    ...breaks.map(({ rule, playerId }) => `ledger: ${rule} of player ${playerId}`),
  ];
}

async function compareBalances(
  ledger: PostgresLedgerStore,
  clients: readonly StudioClient[],
  openings: Balances,
): Promise<string[]> {
  const balances = await readBalances(ledger, clients);
  return [...balances].flatMap(([player, balance]) => {
    const own = clients.filter((client) => client.player === player);
    const changed = own.reduce((sum, client) => sum + client.changeMinor(), 0n);
    const expected = (openings.get(player) ?? 0n) + changed;
    return balance === expected ? [] : [`${player} has ${balance} instead of ${expected}`];
  });
}

/** Every repeat of a decided call has the same outcome and booking. */
async function repeatAll(client: StudioClient): Promise<string[]> {
  const problems: string[] = [];
  for (const decided of client.decided) {
    const { call, fields, answer } = decided;
    const again = await client.repeat(decided);
    if (again.code !== answer.code || again.tx !== answer.tx)
      problems.push(
        `${client.driver.provider}: ${call} ${fields.tx ?? ''} was ${answer.code} ${answer.tx ?? ''}, then ${again.code} ${again.tx ?? ''}`,
      );
  }
  return problems;
}
