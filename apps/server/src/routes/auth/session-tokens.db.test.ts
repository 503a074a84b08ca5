import { takesAll } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signUp } from '../../testing/test-player.ts';

const GRACE_MS = 10_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface SessionReply {
  readonly access_token: string;
  readonly expires_in: number;
}

const statusOf = async (token: string) => (await app.call('GET', '/user-profile', { token })).statusCode;

async function refresh(token: string): Promise<string> {
  const answer = await app.call('POST', '/refresh', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SessionReply>().access_token;
}

async function signInAgain(username: string): Promise<string> {
  const answer = await app.call('POST', '/login', { body: { username, password } });
  return answer.json<SessionReply>().access_token;
}

async function endReasons(playerId: number): Promise<(string | null)[]> {
  const { rows } = await app.database.pool.query<{ end_reason: string | null }>(
    'select end_reason from session where player_id = $1 order by id',
    [playerId],
  );
  return rows.map((row) => row.end_reason);
}

describe('a token', () => {
  test('stays valid if the reply to its exchange was lost, and can be exchanged again', async () => {
    const { token } = await signUp(app);
    await refresh(token);
    app.clock.advance(30 * MINUTE_MS);
    expect(await statusOf(token)).toBe(200);
    const second = await refresh(token);
    expect(await statusOf(second)).toBe(200);
  });

  test('expires after its hour in any case', async () => {
    const { token } = await signUp(app);
    app.clock.advance(HOUR_MS - 1);
    const next = await refresh(token);
    app.clock.advance(1);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(next)).toBe(200);
  });

  test('that was replaced works for calls in flight, and no longer', async () => {
    const { token } = await signUp(app);
    const next = await refresh(token);
    expect(await statusOf(next)).toBe(200);
    app.clock.advance(GRACE_MS - 1);
    expect(await statusOf(token)).toBe(200);
    expect(await statusOf(next)).toBe(200);
  });

  test('that is reused after its replacement ends its session, and is counted', async () => {
    const player = await signUp(app);
    const other = await signInAgain(player.username);
    const next = await refresh(player.token);
    expect(await statusOf(next)).toBe(200);
    app.clock.advance(GRACE_MS);
    expect(await statusOf(player.token)).toBe(401);
    expect(await statusOf(next)).toBe(401);
    expect((await app.call('POST', '/refresh', { token: next })).statusCode).toBe(401);
    expect(await statusOf(other)).toBe(200);
    expect(await endReasons(player.id)).toEqual(['token-reused', null]);
    const { body } = await app.server.metricsApp.inject({ method: 'GET', url: '/metrics' });
    expect(body).toContain('baize_session_tokens_reused_total 1');
  });

  test('that a thief also refreshes ends with the next exchange', async () => {
    const { token } = await signUp(app);
    const [owners, thiefs] = [await refresh(token), await refresh(token)];
    const newest = await refresh(owners);
    expect(await statusOf(newest)).toBe(200);
    app.clock.advance(GRACE_MS);
    expect(await statusOf(thiefs)).toBe(401);
    expect(await statusOf(newest)).toBe(401);
  });

  test('that is first used after a newer one stays replaced', async () => {
    const { token } = await signUp(app);
    const [one, two] = [await refresh(token), await refresh(token)];
    expect(await statusOf(await refresh(one))).toBe(200);
    app.clock.advance(GRACE_MS - 1);
    expect(await statusOf(two)).toBe(200);
    app.clock.advance(1);
    expect(await statusOf(two)).toBe(401);
  });
});

describe('a copied token', () => {
  test('cannot be kept beside the owner’s, one exchange ahead', async () => {
    const { id, token } = await signUp(app);
    const thiefs = await refresh(token);
    const owners = await refresh(token);
    expect(await statusOf(owners)).toBe(200);
    app.clock.advance(GRACE_MS);
    expect(await statusOf(thiefs)).toBe(401);
    expect(await statusOf(owners)).toBe(401);
    expect(await endReasons(id)).toEqual(['token-reused']);
  });

  test('is noticed as well if the thief is the first to use the new one', async () => {
    const { id, token } = await signUp(app);
    const [thiefs, owners] = [await refresh(token), await refresh(token)];
    expect(await statusOf(thiefs)).toBe(200);
    app.clock.advance(GRACE_MS);
    expect((await app.call('POST', '/refresh', { token: owners })).statusCode).toBe(401);
    expect(await statusOf(thiefs)).toBe(401);
    expect(await endReasons(id)).toEqual(['token-reused']);
  });

  test('is not taken for that of a second tab in a later exchange', async () => {
    const { id, token } = await signUp(app);
    const [thiefs, owners] = [await refresh(token), await refresh(token)];
    // By chance both are used at the same moment, as if by two tabs.
    expect([await statusOf(thiefs), await statusOf(owners)]).toEqual([200, 200]);
    app.clock.advance(2 * MINUTE_MS);
    const [next, ahead] = [await refresh(owners), await refresh(thiefs)];
    expect(await statusOf(next)).toBe(200);
    app.clock.advance(GRACE_MS);
    expect(await statusOf(ahead)).toBe(401);
    expect(await endReasons(id)).toEqual(['token-reused']);
  });
});

describe('a session', () => {
  test('goes on in two tabs that refreshed together and use either token soon', async () => {
    const { token } = await signUp(app);
    const [one, two] = await Promise.all([refresh(token), refresh(token)]);
    expect(await statusOf(one)).toBe(200);
    app.clock.advance(GRACE_MS - 1);
    expect(await statusOf(two)).toBe(200);
    app.clock.advance(2 * MINUTE_MS);
    expect([await statusOf(one), await statusOf(two)]).toEqual([200, 200]);
    expect(await statusOf(await refresh(two))).toBe(200);
  });

  test('goes on if a reply is lost twice and the third arrives', async () => {
    const { token } = await signUp(app);
    await refresh(token);
    await refresh(token);
    const third = await refresh(token);
    for (let minutes = 0; minutes < 10; minutes += 2) {
      expect(await statusOf(third)).toBe(200);
      app.clock.advance(2 * MINUTE_MS);
    }
    expect(await statusOf(await refresh(third))).toBe(200);
  });

  test('survives first uses of its tokens at the same instant', async () => {
    const { token } = await signUp(app);
    const tokens = await Promise.all(Array.from({ length: 6 }, () => refresh(token)));
    const uses = await Promise.all([...tokens, ...tokens].map(statusOf));
    expect(uses).toEqual(uses.map(() => 200));
    app.clock.advance(GRACE_MS + 1_000);
    for (const one of tokens) expect(await statusOf(one)).toBe(200);
  });

  test('gives each of many tabs that refresh concurrently a lasting token', async () => {
    const { token } = await signUp(app);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    expect(new Set(tokens).size).toBe(8);
    app.clock.advance(GRACE_MS + 1_000);
    for (const one of tokens) expect(await statusOf(one)).toBe(200);
    app.clock.advance(GRACE_MS + 1_000);
    for (const one of tokens) expect(await statusOf(one)).toBe(200);
  });

  test('gives a tab that is two exchanges behind a token of the newest generation', async () => {
    const { token } = await signUp(app);
    const second = await refresh(token);
    const third = await refresh(second);
    expect(await statusOf(third)).toBe(200);
    const late = await refresh(token);
    app.clock.advance(GRACE_MS);
    expect(await statusOf(late)).toBe(200);
    expect(await statusOf(third)).toBe(200);
  });

  test('gives such a tab a token that outlives the first use of the newest one', async () => {
    const { token } = await signUp(app);
    const second = await refresh(token);
    const third = await refresh(second);
    const late = await refresh(token);
    expect([await statusOf(third), await statusOf(late)]).toEqual([200, 200]);
    app.clock.advance(GRACE_MS);
    expect([await statusOf(late), await statusOf(third)]).toEqual([200, 200]);
  });

  test('ends a day after sign-in, however often it is refreshed', async () => {
    const { id, token } = await signUp(app);
    let newest = token;
    for (let halfHours = 0; halfHours < 47; halfHours += 1) {
      app.clock.advance(30 * MINUTE_MS);
      newest = await refresh(newest);
    }
    const last = await app.call('POST', '/refresh', { token: newest });
    const { access_token: final, expires_in: seconds } = last.json<SessionReply>();
    expect(seconds).toBe(30 * 60);
    app.clock.advance(30 * MINUTE_MS - 1);
    expect(await statusOf(final)).toBe(200);
    const { rows } = await app.database.pool.query(
      'select count(*)::int as n from session_token where player_id = $1',
      [id],
    );
    expect((rows as { n: number }[])[0]?.n).toBeLessThan(6);
    app.clock.advance(1);
    expect(await statusOf(final)).toBe(401);
    expect((await app.call('POST', '/refresh', { token: final })).statusCode).toBe(401);
  });

  test('is refreshed and ended independently of the player’s other session', async () => {
    const player = await signUp(app);
    const other = await signInAgain(player.username);
    const next = await refresh(player.token);
    expect([await statusOf(next), await statusOf(other)]).toEqual([200, 200]);
    app.clock.advance(GRACE_MS);
    expect(await statusOf(other)).toBe(200);
    await app.call('POST', '/logout', { token: next });
    expect([await statusOf(next), await statusOf(player.token), await statusOf(other)]).toEqual([
      401, 401, 200,
    ]);
    expect(await endReasons(player.id)).toEqual(['signed-out', null]);
  });

  test('that is refreshed lengthens no other one of the player', async () => {
    const player = await signUp(app);
    const sessions = async () => {
      const { rows } = await app.database.pool.query<{ expires_at: Date; generation: number }>(
        'select expires_at, generation from session where player_id = $1 order by id',
        [player.id],
      );
      return rows.map(({ expires_at: end, generation }) => [end.getTime(), generation]);
    };
    app.clock.advance(MINUTE_MS);
    const other = await signInAgain(player.username);
    const [, before] = await sessions();
    app.clock.advance(MINUTE_MS);
    await refresh(player.token);
    const [refreshed, after] = await sessions();
    expect(after).toEqual(before);
    expect(refreshed).toEqual([app.clock.now().getTime() + HOUR_MS, 2]);
    // Nor does one that has ended live on in another.
    await app.call('POST', '/logout', { token: player.token });
    expect((await app.call('POST', '/refresh', { token: player.token })).statusCode).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  test('that ends during a refresh stays ended', async () => {
    const { token } = await signUp(app);
    const tokens = await Promise.all([
      ...Array.from({ length: 4 }, async () =>
        (await app.call('POST', '/refresh', { token })).json<Partial<SessionReply>>(),
      ),
      app.call('POST', '/logout', { token }).then(() => ({ access_token: token })),
    ]);
    const issued = tokens.flatMap(({ access_token: one }) => (one === undefined ? [] : [one]));
    expect(await Promise.all(issued.map(statusOf))).toEqual(issued.map(() => 401));
  });
});

/** The expected state of one token. */
interface Known {
  readonly token: string;
  readonly generation: number;
  readonly issuedAtMs: number;
  isUsed: boolean;
  replacedAtMs?: number;
}

/** A model of a session, independent of tables and hashes. */
function createModel(token: string, nowMs: number) {
  const tokens: Known[] = [{ token, generation: 1, issuedAtMs: nowMs, isUsed: false }];
  let isOver = false;
  return {
    tokens,
    use(one: Known, atMs: number): boolean {
      if (isOver || atMs - one.issuedAtMs >= HOUR_MS) return false;
      if (one.replacedAtMs !== undefined && atMs - one.replacedAtMs >= GRACE_MS) {
        isOver = true;
        return false;
      }
      if (!one.isUsed) {
        one.isUsed = true;
        if (!tokens.some(({ generation, isUsed }) => generation > one.generation && isUsed))
          delete one.replacedAtMs;
        for (const other of tokens) {
          const isUnusedSibling = other.generation === one.generation && !other.isUsed;
          if (other.generation < one.generation || isUnusedSibling) other.replacedAtMs ??= atMs;
        }
      }
      return true;
    },
    add(one: Known, made: string, atMs: number) {
      const newest = Math.max(...tokens.map(({ generation }) => generation));
      const generation = Math.max(newest, one.generation + 1);
      tokens.push({ token: made, generation, issuedAtMs: atMs, isUsed: false });
    },
  };
}

const step = fc.record({
  kind: fc.constantFrom('use', 'refresh', 'refresh', 'wait'),
  which: fc.nat(20),
  waitMs: fc.constantFrom(1, 4_000, GRACE_MS - 1, GRACE_MS, 2 * MINUTE_MS, 20 * MINUTE_MS),
});

test('any order of uses, exchanges and pauses gives the same replies as the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const nowMs = () => app.clock.now().getTime();
      const { token } = await signUp(app);
      const model = createModel(token, nowMs());
      for (const { kind, which, waitMs } of steps) {
        // Newer tokens are more likely, as with tabs.
        const one = model.tokens.at(-1 - (which % Math.min(4, model.tokens.length)));
        if (kind === 'wait' || !one) {
          app.clock.advance(waitMs);
          continue;
        }
        const isLive = model.use(one, nowMs());
        if (kind === 'use') {
          expect(await statusOf(one.token)).toBe(isLive ? 200 : 401);
        } else if (isLive) {
          model.add(one, await refresh(one.token), nowMs());
        } else {
          expect((await app.call('POST', '/refresh', { token: one.token })).statusCode).toBe(401);
        }
      }
    }),
    { numRuns: takesAll() ? 25 : 10 },
  );
});
