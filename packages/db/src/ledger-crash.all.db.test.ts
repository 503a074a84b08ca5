import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createIdMaker, systemClock } from '@baize/clock';
import { proveBalances } from '@baize/ledger';
import { expect, test } from 'vitest';

import { startEmbedded } from './embedded/index.ts';
import { createLedgerStore } from './ledger-store.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { bet, deposit, LIRA, SITE } from './testing/ledger-fixture.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const SCRIPT = fileURLToPath(new URL('./testing/book-under-load.ts', import.meta.url));
const OPENING_MINOR = 1_000_000n;
const PLAYERS = 8;

async function openPlayers(url: string): Promise<number[]> {
  const { database, store, ids } = openStore(url);
  const players = Array.from({ length: PLAYERS }, () => ids.next());
  for (const player of players) {
    await store.openAccounts(SITE, player, LIRA);
    await store.book(deposit(player, 'opening', OPENING_MINOR));
  }
  await database.close();
  return players;
}

function openStore(url: string) {
  const database = openDatabase({ url });
  const ids = createIdMaker(systemClock, 3);
  return { database, ids, store: createLedgerStore({ pool: database.pool, clock: systemClock, ids }) };
}

/** Books under load until enough is acknowledged, then kills; returns what the process has reported. */
async function bookUntil(url: string, players: number[], acknowledged: number, kill: (pid: number) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'baize-crash-'));
  // What is written into a file is there when the process is killed; what waits for a slow reader of a pipe is lost.
  const report = join(folder, 'report');
  const output = await open(report, 'w');
  const child = spawn(process.execPath, [SCRIPT, url, ...players.map(String)], {
    stdio: ['ignore', output.fd, 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const countBooked = async () => (await readFile(report, 'utf8')).split('booked ').length - 1;
  await expect.poll(countBooked, { timeout: 60_000, interval: 10 }).toBeGreaterThanOrEqual(acknowledged);
  expect(child.exitCode).toBe(null);
  if (child.pid !== undefined) kill(child.pid);
  await ended;
  await output.close();
  const text = await readFile(report, 'utf8');
  await rm(folder, { recursive: true, force: true });
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '));
  const pick = (word: string) =>
    lines.filter(([first]) => first === word).map(([, player, tx]) => `${player} ${tx}`);
  return { sent: pick('sent'), booked: pick('booked') };
}

/** Every bet that was sent must be booked exactly once in the end. */
function expectedTotal(reported: { sent: string[] }): bigint {
  return OPENING_MINOR * BigInt(PLAYERS) - BigInt(reported.sent.length);
}

/** Repeats all bets: acknowledged ones must be replays, and only the unbooked ones move money. */
async function totalAfterRepeat(
  url: string,
  players: number[],
  reported: { sent: string[]; booked: string[] },
) {
  const { database, store } = openStore(url);
  try {
    await proveBalances(store);
    const acknowledged = new Set(reported.booked);
    const repeat = async (player: number) => {
      const keys = reported.sent.filter((key) => key.startsWith(`${player} `));
      // One after the other, since a bet that waits for too many others is given up.
      for (const key of keys) {
        const [, tx = ''] = key.split(' ');
        const { status, replayed } = await store.book(bet(player, tx, { amountMinor: 1n }));
        expect(status).toBe('booked');
        if (acknowledged.has(key)) expect(replayed, key).toBe(true);
      }
    };
    await Promise.all(players.map(repeat));
    await proveBalances(store);
    const balances = await Promise.all(players.map((player) => store.balance(SITE, player)));
    const left = balances.reduce<bigint>((sum, balance) => sum + (balance ?? 0n), 0n);
    return left;
  } finally {
    await database.close();
  }
}

test('nothing is lost or booked twice if the booking process is killed under load', async () => {
  const { url, drop } = await createTestDatabase();
  try {
    const players = await openPlayers(url);
    const reported = await bookUntil(url, players, 1000, (pid) => process.kill(pid, 'SIGKILL'));
    expect(await totalAfterRepeat(url, players, reported)).toBe(expectedTotal(reported));
  } finally {
    await drop();
  }
});

test('nothing is lost or booked twice if the database server is killed under load and restarted', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-crash-'));
  let server = await startEmbedded({ dataDir });
  try {
    const database = openDatabase({ url: server.url });
    await migrate(database.pool);
    await database.close();
    const players = await openPlayers(server.url);
    const reported = await bookUntil(server.url, players, 1000, () => process.kill(server.pid, 'SIGKILL'));
    await server.stop();
    server = await startEmbedded({ dataDir });
    expect(await totalAfterRepeat(server.url, players, reported)).toBe(expectedTotal(reported));
  } finally {
    await server.stop();
    await rm(server.home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
});
