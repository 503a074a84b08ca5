import { join } from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, manualClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Context, PlayerContext, SignedInPlayer } from '../context.ts';
import { createLocalWakeups } from '../wakeups.ts';
import { distrustSessions } from './distrust-sessions.ts';
import { samplePlayer } from '../testing/sample-player.ts';
import { importPlayer } from './import-player.ts';
import { openSession } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';

const brand = defaultBrand(loadBrands(join(import.meta.dirname, '../../../../brands')));
if (!brand) throw new Error('there is no default brand');
const { siteId } = brand;
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const personalIdKeys = { cipherKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) };

let database: TestDatabase;
let context: Context;
let playerId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  const wakeups = createLocalWakeups();
  const caller = { brand, personalIdKeys, ip: '203.0.113.1', userAgent: '', deviceToken: undefined };
  // What opening and refreshing a session need of a context.
  context = { database, ledger, clock, ids, wakeups, ...caller } as unknown as Context;
  playerId = await importPlayer({ database, ledger, clock, ids, personalIdKeys }, siteId, samplePlayer);
});
afterAll(() => database.drop());

async function checkedPlayer() {
  const { rows } = await database.pool.query<{ password_hash: string; credentials_version: number }>(
    'select password_hash, credentials_version from player where id = $1',
    [playerId],
  );
  const [row] = rows;
  if (!row) throw new Error('the player is missing');
  return {
    id: playerId,
    passwordHash: row.password_hash,
    credentialsVersion: row.credentials_version,
    isStrong: false,
  };
}

async function liveSessions(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from session where player_id = $1 and revoked_at is null',
    [playerId],
  );
  return rows[0]?.n ?? 0;
}

/** Opens a session while a transaction that changes the player is still uncommitted. */
async function openDuring(change: string, values: unknown[]): Promise<unknown> {
  const checked = await checkedPlayer();
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(change, values);
    await client.query('update session set revoked_at = now() where player_id = $1', [playerId]);
    const opening = openSession(context, checked).then(
      () => 'opened',
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
    // Long enough for it to succeed if it did not wait.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('commit');
    return await opening;
  } finally {
    client.release();
  }
}

test.each([
  [
    'a new password',
    "update player set password_hash = 'x' || password_hash where id = $1",
    'wrong_credentials',
  ],
  [
    'a new second step',
    'update player set credentials_version = credentials_version + 1 where id = $1',
    'wrong_credentials',
  ],
  ['a block', "update player set status = 'locked' where id = $1", 'account_locked'],
])('a sign-in whose password was checked before %s opens no session after it', async (_, change, refusal) => {
  expect(await openDuring(change, [playerId])).toBe(refusal);
  expect(await liveSessions()).toBe(0);
  await database.pool.query("update player set status = 'active' where id = $1", [playerId]);
});

test('an unrelated change of the player does not refuse the sign-in', async () => {
  expect(await openDuring("update player set city = 'Bursa' where id = $1", [playerId])).toBe('opened');
  expect(await liveSessions()).toBe(1);
});

test('a concurrent refresh does not revive a session that ended', async () => {
  await openSession(context, await checkedPlayer());
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from session where player_id = $1 order by id desc limit 1',
    [playerId],
  );
  const sessionId = Number(rows[0]?.id);
  const player = playerIn(sessionId);
  const asPlayer = { ...context, player } as unknown as PlayerContext;
  expect((await refreshSession(asPlayer)).expires_in).toBe(3_600);
  await database.pool.query('update session set revoked_at = now() where id = $1', [sessionId]);
  await expect(refreshSession(asPlayer)).rejects.toThrow('unauthenticated');
});

/** The player as signed in with this session. */
function playerIn(sessionId: number): SignedInPlayer {
  const sessionExpiresAt = clock.now();
  return { siteId, id: playerId, sessionId, sessionExpiresAt, tokenGeneration: 1, isClosed: false };
}

test('a change of the second step counts as a change of the credentials', async () => {
  const before = await checkedPlayer();
  const player = playerIn(0);
  await distrustSessions(database, { clock, player }, 'gained');
  expect((await checkedPlayer()).credentialsVersion).toBe(before.credentialsVersion + 1);
  await expect(openSession(context, before)).rejects.toThrow('wrong_credentials');
});
