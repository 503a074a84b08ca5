import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

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
  expect((await left.next()).value).toEqual({ kind: 'refresh' });
  await app.call('POST', '/logout', { token: other.token });
  expect((await left.next()).value).toEqual({ kind: 'signed-out' });
});

test('what was lost while nobody listened is sent again', async () => {
  const player = await signUp(app, app.brand, 5_000n);
  const stream = events(await open(player));
  await stream.next();
  await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where query = 'listen baize_player' and datname = current_database()`,
  );
  expect((await stream.next()).value).toEqual({ kind: 'refresh' });
  await stream.return(undefined);
});

describe('the number of streams', () => {
  /** A connection whose stream is never read, as of a phone that has left its network. */
  async function openUnread(player: TestPlayer): Promise<Socket> {
    const { port, host } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `GET /_api/account/events HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${player.token}\r\nSite-Id: ${app.brand.siteId}\r\n\r\n`,
    );
    await once(socket, 'data');
    return socket.pause();
  }

  test('has no end: five that nobody reads leave room for one that shows a deposit', async () => {
    const player = await signUp(app, app.brand, 5_000n);
    const unread = [];
    for (let count = 0; count < 8; count += 1) unread.push(await openUnread(player));
    const response = await open(player);
    expect(response.status).toBe(200);
    const stream = events(response);
    expect((await stream.next()).value).toMatchObject({ kind: 'balance', balance: '50.00' });
    const deposit = await app.call('POST', '/account/deposit/dynamic', {
      token: player.token,
      body: { payment_id: 2, amount: '250.00' },
    });
    const { transaction_id: id } = deposit.json<{ data: { transaction_id: number } }>().data;
    await sendNotice(app, approvalOf(id));
    expect((await stream.next()).value).toMatchObject({ kind: 'transaction', balance: '300.00' });
    await stream.return(undefined);
    for (const socket of unread) socket.destroy();
  });

  test('is five per session, whatever its token: the oldest hears that it was replaced', async () => {
    const player = await signUp(app);
    const first = events(await open(player));
    await first.next();
    const others = [];
    for (let count = 0; count < 4; count += 1) others.push(await open(player));
    const refreshed = await app.call('POST', '/refresh', { token: player.token });
    const token = refreshed.json<{ access_token: string }>().access_token;
    others.push(await open({ ...player, token }));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await first.next()).value).toEqual({ kind: 'replaced' });
    expect((await first.next()).done).toBe(true);
    for (const response of others) await response.body?.cancel();
  });

  test('is twenty per player, whatever the session', async () => {
    const player = await signUp(app);
    const first = events(await open(player));
    await first.next();
    const others = [];
    for (let count = 0; count < 4; count += 1) others.push(await open(player));
    for (let sessions = 2; sessions <= 5; sessions += 1) {
      const answer = await app.call('POST', '/login', { body: { username: player.username, password } });
      const other = { ...player, token: answer.json<{ access_token: string }>().access_token };
      for (let count = 0; count < (sessions < 5 ? 5 : 1); count += 1) others.push(await open(other));
    }
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await first.next()).value).toEqual({ kind: 'replaced' });
    for (const response of others) await response.body?.cancel();
  });
});

test('needs a token', async () => {
  expect((await open({ id: 0, username: '', token: 'x' })).status).toBe(401);
});
