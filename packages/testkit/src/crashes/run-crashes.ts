import { defaultBrand, loadBrands } from '@baize/brand';
import { type IdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, leaseWorker, openDatabase } from '@baize/db';
import type { EmbeddedOptions } from '@baize/db/embedded';
import { createKeyRing, createRegistry, GATEWAY_PARTY, type StatementLine } from '@baize/providers';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ConstellationSecrets } from '../constellation.ts';
import { createDemoVerbs } from '../demo-verbs.ts';
import { openDemoProviders } from '../open-demo-providers.ts';
import { type Processes, type ServerProcess, startProcesses } from '../start-processes.ts';
import { throwawaySecrets } from '../throwaway-secrets.ts';
import { type CrashDatabase, startCrashDatabase } from './crash-database.ts';
import { createActivity, type CrashContext, createRandom } from './crash-context.ts';
import { openDesk, type OperatorDesk } from './operator-desk.ts';
import { createPlayerClient, newPlayer, type PlayerClient } from './player-client.ts';
import { type CrashReport, describePayments } from './crash-report.ts';
import { passTime, runJobs } from './pass-time.ts';
import { countOpen, verifyBooks } from './verify-books.ts';

export interface CrashOptions {
  readonly kills: number;
  /** After this time it ends with fewer kills; without it, never. */
  readonly longestMs?: number;
  readonly players: number;
  /** Repeats what is done and when, as far as processes do. */
  readonly seed: number;
  readonly binaries?: EmbeddedOptions['binaries'];
  announce?(line: string): void;
}

const brands = loadBrands(path.resolve(import.meta.dirname, '../../../../brands'));
const LIRA = 1;
const OPENING_MINOR = 100_000n;
/** Time without a kill, so that payments get on. */
const SHORTEST_MS = 50;
const LONGEST_MS = 1_200;
const TICK_MS = 250;
const SETTLE_MS = 150_000;
/** Up to these shares the database is killed, then a server, then both. */
const DATABASE = 0.35;
const SERVER = 0.85;
const MAX_TRIES = 20;
const MOST_ALONE = 2;
const noLimits = {};

/**
 * Runs deposits and withdrawals of players through two server processes, and kills a server, the database or both at
 * random times; then lets everything come to its end and compares the books of all sides.
 */
export async function runCrashes(options: CrashOptions): Promise<CrashReport> {
  const { seed } = options;
  const begin = performance.now();
  const secrets = throwawaySecrets();
  await using cleanup = new AsyncDisposableStack();
  const database = cleanup.use(
    await startCrashDatabase({ ...(options.binaries && { binaries: options.binaries }) }),
  );
  const processes = await startProcesses({
    count: 2,
    databaseUrl: database.url,
    dataFolder: path.join(database.folder, 'site'),
    secrets,
    pages: 'none',
    routeLimits: noLimits,
  });
  cleanup.defer(processes.close);
  const servers = [...processes.servers];
  const owner = openDatabase({ url: database.url, maxConnections: 4 });
  cleanup.defer(() => owner.close());
  const lease = await leaseWorker({ database: owner, clock: systemClock });
  cleanup.defer(() => lease.release());
  const context = createContext(owner, { ...processes, ids: lease.ids, seed });
  const players = await openPlayers(context, secrets, options.players);
  const desk = await openDesk(context, brands);

  const stopping = new AbortController();
  const { signal } = stopping;
  const works = [
    ...players.map((player) => player.play(signal)),
    desk.work(signal),
    tick(context, servers, signal),
  ];
  const counts = await killAtRandom(context, { database, processes, servers }, options);
  const killedAt = systemClock.now();
  stopping.abort();
  await Promise.all(works);
  const books = { books: players.map(({ book }) => book), openingMinor: OPENING_MINOR };
  const readLines = () => readStatement(context, secrets);
  const { settledMs, problems } = await settle(context, { players, desk, servers }, async () =>
    verifyBooks(context, { ...books, lines: await readLines() }),
  );
  return {
    kills: counts,
    during: context.activity.seen,
    ...(await describePayments(context, books.books)),
    lines: (await readLines()).length,
    killedAt,
    settledMs,
    tookMs: performance.now() - begin,
    problems,
  };
}

function createContext(
  owner: CrashContext['database'],
  {
    balancedUrl,
    sandboxUrl,
    ids,
    seed,
  }: { balancedUrl: string; sandboxUrl: string; ids: IdMaker; seed: number },
): CrashContext {
  return {
    database: owner,
    ledger: createLedgerStore({ pool: owner.pool, clock: systemClock, ids, batching: false }),
    ids,
    siteId: defaultBrand(brands)?.siteId ?? 0,
    balancedUrl,
    sandboxUrl,
    random: createRandom(seed),
    activity: createActivity(),
  };
}

async function openPlayers(
  context: CrashContext,
  secrets: ConstellationSecrets,
  count: number,
): Promise<PlayerClient[]> {
  const { database, ledger, ids, siteId } = context;
  const personalIdKeys = {
    cipherKey: Buffer.from(secrets.personalIdKey, 'base64url'),
    hashKey: Buffer.from(secrets.personalIdHashKey, 'base64url'),
  };
  const verbs = createDemoVerbs({
    database,
    clock: systemClock,
    ids,
    personalIdKeys,
  });
  const players: PlayerClient[] = [];
  while (players.length < count) {
    const { person, imported } = newPlayer();
    const playerId = await verbs.createPlayer(siteId, imported);
    await ledger.book({
      kind: 'adjust',
      siteId,
      playerId,
      provider: 'crashes',
      tx: 'opening',
      amountMinor: OPENING_MINOR,
      currency: LIRA,
      from: 'operator',
      to: 'main',
    });
    players.push(await createPlayerClient(context, person, playerId));
  }
  // Withdrawals ask for a fresh proof, which is no matter of crashes.
  await database.pool.query(`update session set strongly_proven_at = '2100-01-01'`);
  return players;
}

/** Lets time pass and jobs run, more often than by their schedule. */
async function tick(context: CrashContext, servers: readonly ServerProcess[], signal: AbortSignal) {
  while (!signal.aborted) {
    await sleep(TICK_MS);
    // The database may be gone.
    await passTime(context).catch(() => undefined);
    runJobs(servers);
  }
}

interface Killable {
  readonly database: CrashDatabase;
  readonly processes: Pick<Processes, 'start'>;
  readonly servers: ServerProcess[];
}

/** @returns how often each was killed; all are running again */
async function killAtRandom(
  { random, activity }: CrashContext,
  { database, processes, servers }: Killable,
  { kills, longestMs = Infinity, announce = () => undefined }: CrashOptions,
): Promise<CrashReport['kills']> {
  const counts = { server: 0, database: 0, both: 0 };
  const starting: Promise<void>[] = [];
  // Even a few kills on a slow machine have some of each.
  const firstKinds: (keyof typeof counts)[] = ['server', 'both', 'database'];
  let alone = 0;
  const end = performance.now() + longestMs;
  for (let number = 1; number <= kills && performance.now() < end; number += 1) {
    await sleep(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
    const choice = random();
    // While another one is starting, the last server goes on, and the database is killed a few times at most.
    const isAlone = servers.length < 2;
    alone = isAlone ? alone + 1 : 0;
    if (alone > MOST_ALONE) await Promise.all(starting);
    const drawn = choice < DATABASE ? 'database' : choice < SERVER ? 'server' : 'both';
    const kind = isAlone ? 'database' : (firstKinds.shift() ?? drawn);
    counts[kind] += 1;
    activity.note();
    if (kind !== 'server') await database.kill();
    if (kind !== 'database') {
      const [server] = servers.splice(Math.floor(random() * servers.length), 1);
      await server?.kill();
    }
    if (kind !== 'server') await database.start();
    if (kind !== 'database') starting.push(startAnother(processes, servers));
    if (number % 10 === 0) announce(`${number} of ${kills} kills`);
  }
  await Promise.all(starting);
  return counts;
}

/** As a process manager does: a start fails while the database is gone, and is tried again. */
async function startAnother(processes: Pick<Processes, 'start'>, servers: ServerProcess[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      servers.push(await processes.start());
      return;
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await sleep(TICK_MS);
    }
  }
}

interface Everybody {
  readonly players: readonly PlayerClient[];
  readonly desk: OperatorDesk;
  readonly servers: readonly ServerProcess[];
}

/** Decides what is open, until all books agree. @returns what still contradicts when time is up */
async function settle(
  context: CrashContext,
  { players, desk, servers }: Everybody,
  verify: () => Promise<string[]>,
): Promise<{ settledMs: number; problems: string[] }> {
  const begin = performance.now();
  for (;;) {
    await desk.approveAll();
    await Promise.all(players.map((player) => player.finish()));
    await passTime(context);
    runJobs(servers);
    await sleep(TICK_MS);
    const open = await countOpen(context);
    const problems = open > 0 ? [`${open} payments are not decided`] : await verify();
    const settledMs = performance.now() - begin;
    if (problems.length === 0 || settledMs > SETTLE_MS)
      return { settledMs, problems: open > 0 ? [...problems, ...(await verify())] : problems };
  }
}

async function readStatement(
  { sandboxUrl, siteId, ids }: CrashContext,
  { providerKey }: ConstellationSecrets,
): Promise<readonly StatementLine[]> {
  const providers = createRegistry(
    openDemoProviders({
      addresses: { sandboxUrl, sandboxInside: sandboxUrl.replace('localhost', '127.0.0.1') },
      keys: createKeyRing([providerKey]),
      brands,
      clock: systemClock,
      ids,
    }),
  );
  const hourMs = 60 * 60_000;
  const now = systemClock.now().getTime();
  const range = { from: new Date(now - hourMs), to: new Date(now + hourMs) };
  return (await providers.find('payments', GATEWAY_PARTY)?.statement?.({ siteId, ...range })) ?? [];
}
