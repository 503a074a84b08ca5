import { createIdMaker, manualClock, type ManualClock } from '@baize/clock';
import { createTestDatabase, gameSession, session, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { endSession } from './auth/end-sessions.ts';
import { createGameSessions, FRESH_MS } from './game-sessions.ts';
import { createLocalWakeups } from './wakeups.ts';

const SITE = 7;
const HOUR_MS = 60 * 60_000;

let database: TestDatabase;
let clock: ManualClock;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  clock = manualClock(new Date('2026-03-15T12:00:00Z'));
});

const ids = createIdMaker({ now: () => new Date('2026-03-15T12:00:00Z') });

/** Stands in for a process: its wake-ups reach no other, so it learns of changes from the database only. */
function createProcess() {
  const wakeups = createLocalWakeups();
  return { database, clock, wakeups, games: createGameSessions({ database, clock, wakeups }) };
}

/** A player with an open game. */
async function openGame(lifeMs = HOUR_MS) {
  const key = { siteId: SITE, playerId: ids.next(), sessionId: ids.next() };
  const now = clock.now();
  await database.sql.insert(session).values({
    siteId: SITE,
    playerId: key.playerId,
    id: key.sessionId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
    ip: '',
    userAgent: '',
  });
  const tokenHash = `hash-${key.sessionId}`;
  await database.sql.insert(gameSession).values({
    ...key,
    id: ids.next(),
    tokenHash,
    gameId: 1,
    provider: 'studio',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 6 * HOUR_MS),
  });
  return { ...key, tokenHash };
}

const countQueries = () => vi.spyOn(database.pool, 'query');

test('a session that one process ends is refused by every other within a second', async () => {
  const [here, there] = [createProcess(), createProcess()];
  const game = await openGame();
  expect(await there.games.find(game.tokenHash)).toMatchObject({ siteId: SITE, playerId: game.playerId });
  await endSession(here, game, 'signed-out');
  clock.advance(FRESH_MS - 1);
  // The cached session is still fresh.
  expect(await there.games.find(game.tokenHash)).toBeDefined();
  clock.advance(1);
  expect(await there.games.find(game.tokenHash)).toBeUndefined();
  expect(FRESH_MS).toBeLessThan(1_000);
});

test('the time limit holds however often bets arrive', async () => {
  const [here, there] = [createProcess(), createProcess()];
  const game = await openGame();
  await there.games.find(game.tokenHash);
  await endSession(here, game, 'blocked');
  let lastAcceptedMs = 0;
  for (let ageMs = 0; ageMs <= 3_000; ageMs += 50) {
    if (await there.games.find(game.tokenHash)) lastAcceptedMs = ageMs;
    clock.advance(50);
  }
  expect(lastAcceptedMs).toBeLessThan(1_000);
});

test('a read that began earlier and ends later does not replace a newer one', async () => {
  const there = createProcess();
  const game = await openGame();
  const facts = { tokenHash: game.tokenHash, siteId: SITE, playerId: game.playerId, provider: 'studio' };
  const reads: PromiseWithResolvers<object[]>[] = [];
  const query = {
    from: () => query,
    innerJoin: () => query,
    where: () => {
      const read = Promise.withResolvers<object[]>();
      reads.push(read);
      return read.promise;
    },
  };
  const spy = vi.spyOn(database.sql, 'select').mockReturnValue(query as never);
  try {
    const older = there.games.find(game.tokenHash);
    clock.advance(FRESH_MS / 2);
    const newer = there.games.find(game.tokenHash);
    const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
    reads[1]?.resolve([{ ...facts, expiresAt }]);
    expect(await newer).toMatchObject({ expiresAt });
    reads[0]?.resolve([{ ...facts, expiresAt: clock.now() }]);
    await older;
    expect(await there.games.find(game.tokenHash)).toMatchObject({ expiresAt });
  } finally {
    spy.mockRestore();
  }
});

test('the process that ends a session refuses it at once', async () => {
  const here = createProcess();
  const game = await openGame();
  expect(await here.games.find(game.tokenHash)).toBeDefined();
  await endSession(here, game, 'signed-out');
  expect(await here.games.find(game.tokenHash)).toBeUndefined();
});

test('ending a session closes the games of that session only', async () => {
  const here = createProcess();
  const [game, other] = [await openGame(), await openGame()];
  await endSession(here, game, 'signed-out');
  const { rows } = await database.pool.query<{ token_hash: string; closed_at: Date | null }>(
    'select token_hash, closed_at from game_session where token_hash = any($1) order by id',
    [[game.tokenHash, other.tokenHash]],
  );
  expect(rows.map(({ closed_at }) => closed_at)).toEqual([clock.now(), null]);
});

test('a game session lasts while its session is refreshed, and ends when that expires', async () => {
  const there = createProcess();
  const game = await openGame(HOUR_MS);
  clock.advance(HOUR_MS - 1);
  expect(await there.games.find(game.tokenHash)).toBeDefined();
  await database.pool.query(`update session set expires_at = expires_at + interval '1 hour' where id = $1`, [
    game.sessionId,
  ]);
  clock.advance(HOUR_MS);
  expect(await there.games.find(game.tokenHash)).toBeDefined();
  clock.advance(1_000);
  expect(await there.games.find(game.tokenHash)).toBeUndefined();
});

test('bets of many players share one read in half a second', async () => {
  const there = createProcess();
  const games = await Promise.all(Array.from({ length: 20 }, () => openGame()));
  for (const { tokenHash } of games) await there.games.find(tokenHash);
  const queries = countQueries();
  // All twenty bet twice a second.
  for (let half = 0; half < 20; half += 1) {
    for (const { tokenHash } of games) {
      expect(await there.games.find(tokenHash)).toBeDefined();
      clock.advance(25);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  // 400 bets in 10 s.
  expect(queries.mock.calls.length).toBeLessThan(45);
  queries.mockRestore();
});

test('a database that does not answer in time is an error, never a refusal', async () => {
  const there = createProcess();
  const game = await openGame();
  await there.games.find(game.tokenHash);
  clock.advance(5_000);
  const queries = countQueries().mockImplementation(() => {
    throw new Error('no connection');
  });
  await expect(there.games.find(game.tokenHash)).rejects.toThrow('Failed query');
  queries.mockRestore();
  const slow = vi.spyOn(database.pool, 'query').mockImplementationOnce(() => {
    clock.advance(FRESH_MS);
    throw new Error('too late');
  });
  await expect(there.games.find(game.tokenHash)).rejects.toThrow('Failed query');
  slow.mockRestore();
  expect(await there.games.find(game.tokenHash)).toBeDefined();
});
