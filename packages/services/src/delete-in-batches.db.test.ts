import { createIdMaker, manualClock } from '@baize/clock';
import {
  countReads,
  createLedgerStore,
  createTestDatabase,
  gameSession,
  launchToken,
  lt,
  session,
  smsCode,
  type TestDatabase,
} from '@baize/db';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { clearSessions, ENDED_SESSION_MS, EXPIRED_SMS_CODE_MS } from './auth/clear-sessions.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import {
  clearGameSessions,
  EXPIRED_GAME_SESSION_MS,
  EXPIRED_LAUNCH_TOKEN_MS,
} from './play/clear-game-sessions.ts';

const HOUR_MS = 60 * 60_000;
const owner = { siteId: 7, playerId: 1 };
const clock = manualClock(new Date('2026-06-15T12:00:00Z'));
const ago = (ms: number) => new Date(clock.now().getTime() - ms);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate session, sms_code, launch_token, game_session, stuck_round'));

async function idsOf(table: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => Number(id));
}

async function addTokens(count: number, expiresAt: Date): Promise<void> {
  const token = { ...owner, sessionId: 1, gameId: 3, provider: 'studio', createdAt: expiresAt, expiresAt };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...token,
    tokenHash: `${expiresAt.getTime()} ${index}`,
  }));
  await database.sql.insert(launchToken).values(rows);
}

async function countTokens(): Promise<number> {
  return database.sql.$count(launchToken);
}

test('sessions and SMS codes are deleted once they ended long ago', async () => {
  const created = { ...owner, createdAt: ago(ENDED_SESSION_MS + 1) };
  const opened = { ...created, ip: '192.0.2.1', userAgent: 'a browser' };
  await database.sql.insert(session).values([
    { ...opened, id: 1, expiresAt: ago(ENDED_SESSION_MS + 1) },
    { ...opened, id: 2, expiresAt: ago(ENDED_SESSION_MS) },
    { ...opened, id: 3, expiresAt: ago(-HOUR_MS) },
  ]);
  const code = { ...created, codeHash: 'x' };
  await database.sql.insert(smsCode).values([
    { ...code, id: 1, purpose: 'sign-in', expiresAt: ago(EXPIRED_SMS_CODE_MS + 1) },
    { ...code, id: 2, purpose: 'phone', expiresAt: ago(EXPIRED_SMS_CODE_MS) },
  ]);
  await clearSessions({ database, clock });
  expect(await idsOf('session')).toEqual([2, 3]);
  expect(await idsOf('sms_code')).toEqual([2]);
});

test('launch tokens and game sessions are deleted once they expired long ago', async () => {
  await addTokens(2, ago(EXPIRED_LAUNCH_TOKEN_MS + 1));
  await addTokens(1, ago(EXPIRED_LAUNCH_TOKEN_MS));
  const opened = {
    ...owner,
    sessionId: 1,
    gameId: 3,
    provider: 'studio',
    createdAt: ago(2 * ENDED_SESSION_MS),
  };
  await database.sql.insert(gameSession).values([
    { ...opened, id: 1, tokenHash: 'old', expiresAt: ago(EXPIRED_GAME_SESSION_MS + 1) },
    { ...opened, id: 2, tokenHash: 'recent', expiresAt: ago(EXPIRED_GAME_SESSION_MS) },
  ]);
  await clearGameSessions({ database, clock });
  expect(await countTokens()).toBe(1);
  expect(await idsOf('game_session')).toEqual([2]);
});

test('a game session is not deleted while a round of it is open', async () => {
  const ledger = createLedgerStore({
    pool: database.pool,
    clock,
    ids: createIdMaker(clock),
    batching: false,
  });
  const opened = { ...owner, sessionId: 1, provider: 'studio', createdAt: clock.now() };
  const expiresAt = ago(-HOUR_MS);
  await database.sql.insert(gameSession).values([
    { ...opened, id: 1, gameId: 3, tokenHash: 'open', expiresAt },
    { ...opened, id: 2, gameId: 4, tokenHash: 'another game', expiresAt },
  ]);
  const round = {
    ...owner,
    provider: 'studio',
    gameId: 3,
    roundId: 'r',
    currency: 1,
    amountMinor: 100n,
  } as const;
  await ledger.openAccounts(owner.siteId, owner.playerId, 1);
  await ledger.book({ ...round, kind: 'deposit', tx: 'd' });
  await ledger.book({ ...round, kind: 'bet', tx: 'b', play: 'round' });
  clock.advance(25 * HOUR_MS);
  await ledger.findStuckRounds();
  clock.advance(EXPIRED_GAME_SESSION_MS);
  await clearGameSessions({ database, clock });
  expect(await idsOf('game_session')).toEqual([1]);
  await ledger.book({ ...round, kind: 'win', tx: 'w', betTx: 'b', play: 'round' });
  await ledger.findStuckRounds();
  await clearGameSessions({ database, clock });
  expect(await idsOf('game_session')).toEqual([]);
});

test('rows are deleted in batches, until the job has to end', async () => {
  await addTokens(5, ago(HOUR_MS));
  const isOld = lt(launchToken.expiresAt, clock.now());
  const interruption = new AbortController();
  const queries = {
    execute: ((...given: Parameters<typeof database.sql.execute>) => {
      interruption.abort(new Error('interrupted'));
      return database.sql.execute(...given);
    }) as typeof database.sql.execute,
  };
  const options = { signal: interruption.signal, batchRows: 2 };
  await expect(deleteInBatches(queries, launchToken, launchToken.expiresAt, isOld, options)).rejects.toThrow(
    'interrupted',
  );
  expect(await countTokens()).toBe(3);
  await deleteInBatches(database.sql, launchToken, launchToken.expiresAt, isOld, { batchRows: 2 });
  expect(await countTokens()).toBe(0);
});

test('old rows are found without reading the others, also if the planner expects many', async () => {
  const single = await createTestDatabase(1);
  try {
    await single.pool.query(
      `insert into launch_token (token_hash, site_id, player_id, session_id, game_id, provider, created_at, expires_at)
         select 'token ' || i, 7, i, 1, 3, 'studio', $1, $1::timestamptz + make_interval(days => case when i % 2 = 0 then 1 else -1 end)
           from generate_series(1, 10000) i`,
      [clock.now()],
    );
    await single.pool.query('analyze launch_token');
    await single.pool.query('delete from launch_token where expires_at < $1', [clock.now()]);
    await single.pool.query('vacuum launch_token');
    const isOld = lt(launchToken.expiresAt, clock.now());
    const reads = await countReads(single, 'launch_token', () =>
      deleteInBatches(single.sql, launchToken, launchToken.expiresAt, isOld, { batchRows: 100 }),
    );
    expect(reads).toEqual({ scans: 0, rows: 0 });
  } finally {
    await single.drop();
  }
});
