import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { routeLimits } from '../../rate-limits/route-limits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpAs } from '../../testing/player-things.ts';
import { password, signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  const key = 'POST /account/sessions/end-others';
  const limit = routeLimits[key];
  if (!limit) throw new Error('no limit');
  app = await createTestApp({ routeLimits: { [key]: { ...limit, max: 4 } } });
  url = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function signInAgain({ username }: TestPlayer): Promise<string> {
  const answer = await app.call('POST', '/login', { body: { username, password } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ access_token: string }>().access_token;
}

const endOthers = (token: string, language = 'en') =>
  app.call('POST', '/account/sessions/end-others', { token, language });
const statusOf = async (token: string) => (await app.call('GET', '/user-profile', { token })).statusCode;

async function endReasons({ id }: TestPlayer): Promise<(string | null)[]> {
  const { rows } = await app.database.pool.query<{ end_reason: string | null }>(
    'select end_reason from session where player_id = $1 order by created_at, id',
    [id],
  );
  return rows.map((row) => row.end_reason);
}

async function securityMessages({ token }: { token: string }) {
  const answer = await app.call('GET', '/account/messages?filter=security', { token });
  const { data } = answer.json<{ data: { kind: string; facts: object }[] }>();
  return data.filter(({ kind }) => kind === 'sessions_ended').map(({ facts }) => facts);
}

async function streamOf(token: string): Promise<Response> {
  return fetch(`${url}/_api/account/events`, {
    headers: { authorization: `Bearer ${token}`, 'site-id': String(app.brand.siteId) },
  });
}

describe('ending all other sessions', () => {
  test('ends them with their games and streams, says so once, and keeps this one', async () => {
    const player = await signUp(app);
    const others = [await signInAgain(player), await signInAgain(player)];
    const streams = await Promise.all(others.map(streamOf));
    await app.database.pool.query(
      `insert into game_session
           (site_id, player_id, session_id, id, token_hash, game_id, provider, created_at, expires_at)
         select site_id, player_id, id, id, id::text, 1, 'test', created_at, expires_at from session where player_id = $1`,
      [player.id],
    );
    const reply = await endOthers(player.token);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: 'The 2 other sessions have been ended.',
      ended: 2,
    });
    for (const stream of streams) expect(await stream.text()).toContain('"signed-out"');
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(player.token)).toBe(200);
    expect(await endReasons(player)).toEqual([null, 'ended-elsewhere', 'ended-elsewhere']);
    const games = await app.database.pool.query<{ is_open: boolean }>(
      'select closed_at is null as is_open from game_session where player_id = $1 order by created_at, id',
      [player.id],
    );
    expect(games.rows.map(({ is_open: isOpen }) => isOpen)).toEqual([true, false, false]);

    const again = await endOthers(player.token, 'tr');
    expect(again.json()).toMatchObject({ message: 'Kapatılacak başka açık oturum yoktu.', ended: 0 });
    expect(await securityMessages(player)).toEqual([{ count: 2 }]);
    // The password is still right.
    expect(await statusOf(await signInAgain(player))).toBe(200);
  });

  test('concerns nobody of the same brand, nor of the same name at another one', async () => {
    const player = await signUp(app);
    const bystander = await signUp(app);
    const namesake = await signUpAs(app, app.otherBrand, player.username);
    await signInAgain(player);
    expect((await endOthers(player.token)).json()).toMatchObject({ ended: 1 });
    expect(await statusOf(bystander.token)).toBe(200);
    const ofOther = { token: namesake.token, brand: app.otherBrand };
    expect((await app.call('GET', '/user-profile', ofOther)).statusCode).toBe(200);
    // A token opens nothing at another brand.
    const swapped = { token: player.token, brand: app.otherBrand };
    expect((await app.call('POST', '/account/sessions/end-others', swapped)).statusCode).toBe(401);
    expect((await app.call('GET', '/user-profile', ofOther)).statusCode).toBe(200);
    expect((await app.call('POST', '/account/sessions/end-others')).statusCode).toBe(401);
  });

  test('from two sessions at once leaves exactly one of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const player = await signUp(app);
      const tokens = [player.token, await signInAgain(player), await signInAgain(player)];
      const replies = await Promise.all(tokens.map((token) => endOthers(token)));
      const statuses = replies.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
      const open = await Promise.all(tokens.map(statusOf));
      expect(open).toEqual(statuses);
      expect(await securityMessages({ token: tokens[statuses.indexOf(200)] ?? '' })).toEqual([{ count: 2 }]);
    }
  });

  test('does not count sessions that have expired', async () => {
    const player = await signUp(app);
    app.clock.advance(61 * 60_000);
    const token = await signInAgain(player);
    expect((await endOthers(token)).json()).toMatchObject({ ended: 0 });
    expect(await securityMessages({ token })).toEqual([]);
  });

  test('is limited for each player', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await endOthers(player.token)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await endOthers(other.token)).statusCode).toBe(200);
  });
});

test('a single session that is ended has the same reason', async () => {
  const player = await signUp(app);
  await signInAgain(player);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from session where player_id = $1 order by created_at, id',
    [player.id],
  );
  await app.call('POST', '/account/sessions/end', {
    token: player.token,
    body: { id: Number(rows[1]?.id) },
  });
  expect(await endReasons(player)).toEqual([null, 'ended-elsewhere']);
});
