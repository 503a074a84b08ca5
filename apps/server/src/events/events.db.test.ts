import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { approvalOf, sendNotice } from '../testing/deposits.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await createTestApp();
  url = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

const open = (player: TestPlayer, signal?: AbortSignal) =>
  fetch(`${url}/_api/account/events`, {
    headers: { authorization: `Bearer ${player.token}`, 'site-id': String(app.brand.siteId) },
    ...(signal && { signal }),
  });

/** The events of a stream, one at a time, without the counts of messages. */
async function* events(response: Response): AsyncGenerator {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ') && !block.includes('"messages"'))
        yield JSON.parse(block.slice('data: '.length));
  }
}

test('sends the balance at once and after a payment, and the end of the session', async () => {
  const player = await signUp(app, app.brand, 5_000n);
  const stream = events(await open(player));
  expect((await stream.next()).value).toEqual({
    kind: 'balance',
    balance: '50.00',
    bonus_balance: '0.00',
    balance_version: 1,
  });
  const deposit = await app.call('POST', '/account/deposit/dynamic', {
    token: player.token,
    body: { payment_id: 2, amount: '250.00' },
  });
  const { transaction_id: id } = deposit.json<{ data: { transaction_id: number } }>().data;
  await sendNotice(app, approvalOf(id));
  expect((await stream.next()).value).toEqual({
    kind: 'transaction',
    balance: '300.00',
    balance_version: 2,
    transaction: { id, status: 1, amount: '250.00', type: 1 },
  });
  await app.call('POST', '/logout', { token: player.token });
  expect((await stream.next()).value).toEqual({ kind: 'signed-out' });
  expect((await stream.next()).done).toBe(true);
});

test('a transfer between wallets sends the balance, and has the wallets read again', async () => {
  const player = await signUp(app, app.brand, 5_000n);
  const stream = events(await open(player));
  await stream.next();
  await app.call('POST', '/binary-option/transfer', {
    token: player.token,
    body: { type: 2, amount: '20.00' },
  });
  expect((await stream.next()).value).toMatchObject({
    kind: 'balance',
    balance: '30.00',
    balance_version: 2,
  });
  expect((await stream.next()).value).toEqual({ kind: 'wallets' });
});

test('a session that ended while wake-ups were lost is found when listening goes on', async () => {
  // Otherwise the next heartbeat would find it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [player, other] = [await signUp(app, app.brand, 5_000n), await signUp(app)];
  const [stream, stays] = [events(await open(player)), await open(other)];
  await stream.next();
  // What another process published meanwhile reaches nobody.
  await app.database.pool.query('update session set revoked_at = now() where player_id = $1', [player.id]);
  await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where query = 'listen baize_player' and datname = current_database()`,
  );
  expect((await stream.next()).value).toEqual({ kind: 'signed-out' });
  expect((await stream.next()).done).toBe(true);
  const left = events(stays);
  await left.next();
  await app.call('POST', '/logout', { token: other.token });
  expect((await left.next()).value).toEqual({ kind: 'signed-out' });
});

describe('the number of streams', () => {
  const openMany = (player: TestPlayer, count: number) =>
    Promise.all(Array.from({ length: count }, () => open(player)));
  const statusesOf = (responses: Response[]) => responses.map(({ status }) => status);

  async function secondSession(player: TestPlayer): Promise<TestPlayer> {
    const answer = await app.call('POST', '/login', { body: { username: player.username, password } });
    return { ...player, token: answer.json<{ access_token: string }>().access_token };
  }

  test('is at most five per session, and a closed stream makes room', async () => {
    const player = await signUp(app);
    const stop = new AbortController();
    const first = await open(player, stop.signal);
    const others = await openMany(player, 4);
    expect(statusesOf([first, ...others])).toEqual([200, 200, 200, 200, 200]);
    const refused = await open(player);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    stop.abort();
    let last = await open(player);
    while (last.status === 429) {
      await pause(20);
      last = await open(player);
    }
    expect(last.status).toBe(200);
    for (const response of [...others, last]) await response.body?.cancel();
  });

  test('is counted by session, whatever its token, and limited by player', async () => {
    const player = await signUp(app);
    const opened = await openMany(player, 5);
    const refreshed = await app.call('POST', '/refresh', { token: player.token });
    const token = refreshed.json<{ access_token: string }>().access_token;
    expect((await open({ ...player, token })).status).toBe(429);
    for (let sessions = 2; sessions <= 4; sessions += 1)
      opened.push(...(await openMany(await secondSession(player), 5)));
    expect(new Set(statusesOf(opened))).toEqual(new Set([200]));
    expect((await open(await secondSession(player))).status).toBe(429);
    const stranger = await open(await signUp(app));
    expect(stranger.status).toBe(200);
    for (const response of [...opened, stranger]) await response.body?.cancel();
  });
});

test('needs a token', async () => {
  expect((await open({ id: 0, username: '', token: 'x' })).status).toBe(401);
});
