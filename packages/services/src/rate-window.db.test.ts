import { manualClock, type ManualClock } from '@baize/clock';
import { createTestDatabase, knownPlace, sessionToken, signInAttempt, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { clearKnownPlaces, KNOWN_PLACE_MS } from './auth/known-places.ts';
import { clearSessionTokens } from './auth/refresh-session.ts';
import { clearRateWindows, resetWindow, uncount, countOrRetryAfter } from './rate-window.ts';

const MINUTE_MS = 60_000;
const limit = { max: 3, windowMs: 10 * MINUTE_MS };

let database: TestDatabase;
let clock: ManualClock;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  clock = manualClock(new Date('2026-03-15T12:00:00Z'));
});

const count = (key: string) => countOrRetryAfter({ database, clock }, key, limit);

async function keysOf(table: string, column: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>(
    `select ${column} as key from ${table} order by 1`,
  );
  return rows.map(({ key }) => key);
}

describe('a window', () => {
  test('counts up to its limit, by key, until it ends', async () => {
    for (let taken = 0; taken < limit.max; taken += 1) expect(await count('a')).toBeUndefined();
    clock.advance(4 * MINUTE_MS);
    expect(await count('a')).toBe(6 * 60);
    expect(await count('b')).toBeUndefined();
    clock.advance(6 * MINUTE_MS);
    expect(await count('a')).toBeUndefined();
  });

  test('holds its limit for concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => count('many')));
    expect(answers.filter((seconds) => seconds === undefined)).toHaveLength(limit.max);
  });

  test('counts several at once, which all fit or none', async () => {
    const add = (by: number) => countOrRetryAfter({ database, clock }, 'parts', limit, by);
    expect(await add(2)).toBeUndefined();
    expect(await add(2)).toBeDefined();
    expect(await add(1)).toBeUndefined();
    await uncount({ database }, 'parts', 2);
    expect(await add(2)).toBeUndefined();
    expect(await add(1)).toBeDefined();
  });

  test('can be decremented and reset', async () => {
    for (let taken = 0; taken < limit.max; taken += 1) await count('c');
    await uncount({ database }, 'c');
    expect(await count('c')).toBeUndefined();
    expect(await count('c')).toBeDefined();
    await resetWindow({ database }, 'c');
    expect(await count('c')).toBeUndefined();
  });
});

describe('clearing', () => {
  test('deletes ended windows and keeps the others', async () => {
    await database.pool.query('delete from rate_window');
    await count('an old window');
    const at = (ms: number) => new Date(clock.now().getTime() + ms);
    await database.sql.insert(signInAttempt).values([
      { key: 'old attempts', count: 1, nextAt: clock.now(), endsAt: at(limit.windowMs) },
      { key: 'recent attempts', count: 1, nextAt: clock.now(), endsAt: at(limit.windowMs + 1_000) },
    ]);
    clock.advance(limit.windowMs);
    await count('a live window');
    clock.advance(1);
    await clearRateWindows({ database, clock });
    expect(await keysOf('rate_window', 'key')).toEqual(['a live window']);
    expect(await keysOf('sign_in_attempt', 'key')).toEqual(['recent attempts']);
    for (let taken = 1; taken < limit.max; taken += 1) expect(await count('a live window')).toBeUndefined();
    expect(await count('a live window')).toBeDefined();
  });

  test('deletes expired session tokens and places that are no longer known', async () => {
    const now = clock.now();
    const owner = { siteId: 1, playerId: 1 };
    const token = { ...owner, sessionId: 1, generation: 1, issuedAt: now };
    await database.sql.insert(sessionToken).values([
      { ...token, tokenHash: 'expired', expiresAt: now },
      { ...token, tokenHash: 'live', expiresAt: new Date(now.getTime() + 1) },
    ]);
    await database.sql.insert(knownPlace).values([
      { ...owner, placeHash: 'old', lastUsedAt: new Date(now.getTime() - KNOWN_PLACE_MS - 1) },
      { ...owner, placeHash: 'recent', lastUsedAt: new Date(now.getTime() - KNOWN_PLACE_MS) },
    ]);
    await clearSessionTokens({ database, clock });
    await clearKnownPlaces({ database, clock });
    expect(await keysOf('session_token', 'token_hash')).toEqual(['live']);
    expect(await keysOf('known_place', 'place_hash')).toEqual(['recent']);
  });

  test.each([
    ['windows', clearRateWindows],
    ['session tokens', clearSessionTokens],
    ['known places', clearKnownPlaces],
  ])('of %s ends when its job has to end', async (_, clear) => {
    const stopping = new Error('the process is stopping');
    await expect(clear({ database, clock }, AbortSignal.abort(stopping))).rejects.toBe(stopping);
  });
});
