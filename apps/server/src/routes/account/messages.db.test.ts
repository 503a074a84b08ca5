import { setTimeout as pause } from 'node:timers/promises';

import { inTransaction, useTestClock } from '@baize/db';
import { addOperator, type MessageContent, messagePlayer, sendMessage } from '@baize/services';
import { createIdMaker } from '@baize/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { approvalOf, sendNotice, startDeposit } from '../../testing/deposits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let beside: TestApp;
const urls: string[] = [];
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
  beside = await createTestApp({ beside: app, trustedProxyHops: 1 });
  for (const one of [app, beside]) urls.push(await one.server.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

interface List {
  readonly data: readonly {
    readonly id: number;
    readonly kind: string;
    readonly facts: Readonly<Record<string, unknown>>;
    readonly is_read: boolean;
  }[];
  readonly has_more: boolean;
  readonly unread: number;
}

async function listOf({ token }: Pick<TestPlayer, 'token'>, query = '', on = app): Promise<List> {
  const answer = await on.call('GET', `/account/messages${query}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<List>();
}

const kindsOf = async (player: TestPlayer) => (await listOf(player)).data.map(({ kind }) => kind);

function send(player: Pick<TestPlayer, 'id'>, content: MessageContent, siteId = app.brand.siteId) {
  return inTransaction(app.database.site, (transaction) =>
    sendMessage(transaction, { siteId, playerId: player.id }, content, app.clock.now()),
  );
}

const text = (words: string): MessageContent => ({ kind: 'operator_message', facts: { text: words } });
const mark = ({ token }: Pick<TestPlayer, 'token'>, body: unknown, on = app) =>
  on.call('POST', '/account/messages/read', { token, body });

/** As they are stored, also for a player whose session has expired. */
async function messagesOf({ id }: Pick<TestPlayer, 'id'>) {
  const { rows } = await app.database.pool.query<{ kind: string; facts: unknown }>(
    'select kind, facts from player_message where player_id = $1 order by id',
    [id],
  );
  return rows;
}

async function unreadRows({ id }: Pick<TestPlayer, 'id'>): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*)::integer from player_message where player_id = $1 and read_at is null',
    [id],
  );
  return rows[0]?.count ?? -1;
}

/** The last count that a page of this process was sent. */
async function follow({ token }: Pick<TestPlayer, 'token'>, url: string | undefined) {
  const end = new AbortController();
  const response = await fetch(`${url}/_api/account/events`, {
    headers: { authorization: `Bearer ${token}`, 'site-id': String(app.brand.siteId) },
    signal: end.signal,
  });
  const seen = { last: -1, end: () => end.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      for (const [, count] of decoder.decode(chunk).matchAll(/"kind":"messages","unread":(\d+)/g))
        seen.last = Number(count);
  };
  void read().catch(() => undefined);
  return seen;
}

describe('messages', () => {
  test('are none at first', async () => {
    const player = await signUp(app);
    expect(await listOf(player)).toEqual({ success: true, data: [], has_more: false, unread: 0 });
  });

  test('are the player’s own, at the own brand', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    const elsewhere = await signUp(app, app.otherBrand);
    await send(player, text('yours'));
    // The same id at another brand is another player.
    await send(player, text('not yours'), app.otherBrand.siteId);
    expect((await listOf(player)).data.map(({ facts }) => facts['text'])).toEqual(['yours']);
    expect((await listOf(other)).data).toEqual([]);
    const answer = await app.call('GET', '/account/messages', {
      token: elsewhere.token,
      brand: app.otherBrand,
    });
    expect(answer.json<List>().data).toEqual([]);
    expect((await app.call('GET', '/account/messages')).statusCode).toBe(401);
    const foreign = { token: player.token, brand: app.otherBrand };
    expect((await app.call('GET', '/account/messages', foreign)).statusCode).toBe(401);
  });

  test('come newest first in pages without gaps, also when new ones come meanwhile', async () => {
    const player = await signUp(app);
    for (let number = 1; number <= 45; number += 1) await send(player, text(String(number)));
    const first = await listOf(player);
    expect([first.data.length, first.has_more, first.unread]).toEqual([20, true, 45]);
    await send(player, text('46'));
    const second = await listOf(player, `?before=${first.data.at(-1)?.id}`);
    const third = await listOf(player, `?before=${second.data.at(-1)?.id}`);
    expect([third.data.length, third.has_more]).toEqual([5, false]);
    const numbers = [first, second, third].flatMap(({ data }) => data.map(({ facts }) => facts['text']));
    expect(numbers).toEqual(Array.from({ length: 45 }, (_, at) => String(45 - at)));
  });

  test('are filtered by topic and by what is unread', async () => {
    const player = await signUp(app);
    await send(player, text('hello'));
    await send(player, { kind: 'password_changed' });
    await send(player, { kind: 'identity_verified' });
    const money = { transaction: 5, amount: '12.50' };
    await send(player, { kind: 'deposit_expired', facts: money });
    const kinds = async (filter: string) =>
      (await listOf(player, `?filter=${filter}`)).data.map(({ kind }) => kind);
    expect(await kinds('money')).toEqual(['deposit_expired']);
    expect(await kinds('security')).toEqual(['password_changed']);
    expect(await kinds('account')).toEqual(['identity_verified']);
    expect(await kinds('operator')).toEqual(['operator_message']);
    const newest = (await listOf(player)).data[0];
    expect(newest?.facts).toEqual(money);
    await mark(player, { ids: [newest?.id] });
    expect(await kinds('unread')).toEqual(['identity_verified', 'password_changed', 'operator_message']);
    expect(await kinds('all')).toHaveLength(4);
    for (const query of ['?filter=other', '?before=0', '?before=x', '?before=1e3'])
      expect((await app.call('GET', `/account/messages${query}`, { token: player.token })).statusCode).toBe(
        422,
      );
  });

  test('are marked as read by their player only, for good', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    for (const words of ['one', 'two', 'three']) await send(player, text(words));
    const [third, second, first] = (await listOf(player)).data;
    expect((await mark(other, { ids: [third?.id] })).json()).toEqual({ success: true, unread: 0 });
    expect((await mark(other, { up_to: third?.id })).statusCode).toBe(200);
    expect(await unreadRows(player)).toBe(3);
    expect((await mark(player, { ids: [second?.id, 999_999_999] })).json()).toEqual({
      success: true,
      unread: 2,
    });
    const times = () => app.database.pool.query('select id, read_at from player_message order by id');
    const before = (await times()).rows;
    app.clock.advance(60_000);
    await mark(player, { ids: [second?.id] });
    expect((await times()).rows).toEqual(before);
    // What is newer than what was shown stays unread.
    expect((await mark(player, { up_to: first?.id })).json()).toEqual({ success: true, unread: 1 });
    expect((await mark(player, { up_to: third?.id })).json()).toEqual({ success: true, unread: 0 });
    expect((await listOf(player)).data.map(({ is_read }) => is_read)).toEqual([true, true, true]);
    await expect(
      app.database.pool.query('update player_message set read_at = null where id = $1', [second?.id]),
    ).resolves.toBeDefined();
    expect(await unreadRows(player)).toBe(0);
  });

  test.each([{}, { ids: [] }, { ids: ['x'] }, { ids: [1], up_to: 1 }, { up_to: -1 }, { all: true }])(
    'are not marked by %o',
    async (body) => {
      const player = await signUp(app);
      expect([400, 422]).toContain((await mark(player, body)).statusCode);
    },
  );

  test('are counted in the profile', async () => {
    const player = await signUp(app);
    await send(player, text('hello'));
    const answer = await app.call('GET', '/user-profile', { token: player.token });
    expect(answer.json()).toMatchObject({ profile: { unread_messages: 1 } });
  });

  test('of a version that this one does not know are left out', async () => {
    const player = await signUp(app);
    await app.database.pool.query(
      `insert into player_message (site_id, player_id, kind, created_at) values ($1, $2, 'of_tomorrow', now())`,
      [app.brand.siteId, player.id],
    );
    expect((await listOf(player)).data).toEqual([]);
  });

  test('are not written if what they are about is rolled back', async () => {
    const player = await signUp(app);
    const page = await follow(player, urls[0]);
    const cause = inTransaction(app.database.site, async (transaction) => {
      const key = { siteId: app.brand.siteId, playerId: player.id };
      await sendMessage(transaction, key, text('never'), app.clock.now());
      throw new Error('rolled back');
    });
    await expect(cause).rejects.toThrow('rolled back');
    await pause(200);
    expect([(await listOf(player)).data, page.last]).toEqual([[], 0]);
    page.end();
  });

  test('with a cause are written once, also from two processes at once', async () => {
    const player = await signUp(app);
    const content = { kind: 'data_copy_ready', facts: {}, cause: 'data 1' } as const;
    await Promise.all(Array.from({ length: 10 }, () => send(player, content)));
    expect(await kindsOf(player)).toEqual(['data_copy_ready']);
  });
});

describe('the count', () => {
  test('is that of the unread rows on pages of two processes, however both write and read at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await signUp(app);
      const pages = await Promise.all(urls.map((url) => follow(player, url)));
      const works = Array.from({ length: 24 }, async (_, at) => {
        await pause((at * 7 + round * 13) % 40);
        if (at % 3 !== 2) return send(player, text(String(at)));
        const on = at % 2 === 0 ? app : beside;
        const { data } = await listOf(player, '', on);
        const newest = data[0]?.id;
        if (newest === undefined) return undefined;
        return mark(player, at % 4 === 0 ? { up_to: newest } : { ids: [newest] }, on);
      });
      await Promise.all(works);
      const rows = await unreadRows(player);
      await expect.poll(() => pages.map(({ last }) => last), { timeout: 5_000 }).toEqual([rows, rows]);
      expect((await listOf(player, '', beside)).unread).toBe(rows);
      for (const page of pages) page.end();
    }
  });

  test('clears on the pages of another process when one reads all', async () => {
    const player = await signUp(app);
    await send(player, text('hello'));
    const pages = await Promise.all(urls.map((url) => follow(player, url)));
    await expect.poll(() => pages.map(({ last }) => last)).toEqual([1, 1]);
    await mark(player, { up_to: (await listOf(player)).data[0]?.id }, beside);
    await expect.poll(() => pages.map(({ last }) => last)).toEqual([0, 0]);
    for (const page of pages) page.end();
  });
});

describe('a message is written', () => {
  test('of a deposit once, however often the gateway repeats its notice', async () => {
    const player = await signUp(app);
    const id = await startDeposit(app, player);
    await Promise.all([1, 2, 3].map(() => sendNotice(app, approvalOf(id))));
    await sendNotice(beside, approvalOf(id));
    expect(await listOf(player)).toMatchObject({
      data: [{ kind: 'deposit_approved', facts: { transaction: id, amount: '250.00' } }],
    });
  });

  test('of a deposit that expires', async () => {
    const player = await signUp(app);
    const id = await startDeposit(app, player);
    app.clock.advance(24 * 60 * 60_000);
    await Promise.all([app.server.runJob('expire-payments'), beside.server.runJob('expire-payments')]);
    const fresh = await signIn(app, player.username);
    const { access_token: token } = fresh.json<{ access_token: string }>();
    const { data } = await listOf({ token });
    expect(data.filter(({ facts }) => facts['transaction'] === id).map(({ kind }) => kind)).toEqual([
      'deposit_expired',
    ]);
  });

  test('of a new password', async () => {
    const player = await signUp(app);
    const body = {
      current_password: password,
      password: 'Deniz8Feneri',
      password_confirmation: 'Deniz8Feneri',
    };
    expect((await app.call('PUT', '/change-password', { token: player.token, body })).statusCode).toBe(200);
    expect(await kindsOf(player)).toEqual(['password_changed']);
  });

  test('of a login from a new place, but not of the first and not of a known one', async () => {
    const player = await signUp(app);
    expect(await kindsOf(player)).toEqual([]);
    for (let time = 0; time < 2; time += 1) await signIn(app, player.username, {}, '203.0.113.77');
    expect(await listOf(player)).toMatchObject({
      data: [{ kind: 'new_place', facts: { ip: '203.0.113.77' } }],
      unread: 1,
    });
  });

  test('of another session that is ended, once', async () => {
    const player = await signUp(app);
    const other = await signIn(app, player.username);
    const { access_token: token } = other.json<{ access_token: string }>();
    const day = app.clock.now().toISOString().slice(0, 10);
    const query = `?start_date=${day}%2000:00:00&end_date=${day}%2023:59:59`;
    const sessions = await app.call('GET', `/account/session-history${query}`, { token });
    const { data } = sessions.json<{ data: { data: { id: number; is_current: boolean }[] } }>().data;
    const id = data.find(({ is_current }) => !is_current)?.id;
    for (let time = 0; time < 2; time += 1)
      await app.call('POST', '/account/sessions/end', { token, body: { id } });
    expect((await listOf({ token })).data.map(({ kind }) => kind)).toEqual(['session_ended', 'new_place']);
  });

  test('of a change of a limit that is called off, in the transaction of that', async () => {
    const player = await signUp(app);
    const limit = { kind: 'bet', period: 'daily' };
    const set = (amount: string) =>
      app.call('POST', '/account/limits', { token: player.token, body: { ...limit, limit: amount } });
    await set('100,00');
    await set('200,00');
    const cancel = () =>
      app.call('POST', '/account/limits/cancel-change', { token: player.token, body: limit });
    expect((await cancel()).statusCode).toBe(200);
    expect((await cancel()).statusCode).toBe(404);
    expect(await listOf(player)).toMatchObject({
      data: [{ kind: 'limit_change_cancelled', facts: { limit: 'bet', period: 'daily' } }],
    });
  });

  test('of a limit once it is in force, once', async () => {
    const player = await signUp(app);
    const setTime = await useTestClock(app);
    const set = (limit: object) => app.call('POST', '/account/limits', { token: player.token, body: limit });
    const daily = { kind: 'bet', period: 'daily' };
    const weekly = { kind: 'time', period: 'weekly' };
    await set({ ...daily, limit: '100,00' });
    await set({ ...daily, limit: '200,00' });
    await set({ ...weekly, limit: 60 });
    await set({ ...weekly, limit: null });
    const run = () =>
      Promise.all([app.server.runJob('tell-of-limits'), beside.server.runJob('tell-of-limits')]);
    await run();
    expect(await messagesOf(player)).toEqual([]);
    await setTime(new Date(app.clock.now().getTime() + 25 * 60 * 60_000));
    await run();
    await run();
    expect((await messagesOf(player)).toSorted((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual([
      { kind: 'limit_raised', facts: { limit: 'bet', period: 'daily', amount: '200.00' } },
      { kind: 'limit_removed', facts: { limit: 'time', period: 'weekly' } },
    ]);
  });

  test('by an operator, with the trail of it, or not at all', async () => {
    const player = await signUp(app);
    const owner = { database: app.database, clock: app.clock, ids: createIdMaker(app.clock, 8) };
    await addOperator(owner, undefined, 'ada');
    const site = { database: app.database.site, clock: app.clock };
    const words = '<b>Merhaba</b>\nHello 👩‍👩‍👧';
    await messagePlayer(site, { name: 'ada' }, { playerId: player.id, text: ` ${words}\r\n` });
    expect((await listOf(player)).data).toMatchObject([{ kind: 'operator_message', facts: { text: words } }]);
    const refused = ['', '  \n ', 'x'.repeat(2_001), 'a\u202Eb', 'a\u2066b', 'a\u0000b', 'a\u2028b'];
    for (const given of [...refused, 'x'.repeat(10_000)])
      await expect(
        messagePlayer(site, { name: 'ada' }, { playerId: player.id, text: given }),
      ).rejects.toThrow('The text');
    await expect(
      messagePlayer(site, { name: 'nobody' }, { playerId: player.id, text: 'hello' }),
    ).rejects.toThrow('there is no operator nobody');
    await expect(messagePlayer(site, { name: 'ada' }, { playerId: 5, text: 'hello' })).rejects.toThrow(
      'There is no player 5',
    );
    expect((await listOf(player)).data).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      `select operator, details from operator_trail where action = 'message'`,
    );
    expect(rows).toEqual([{ operator: 'ada', details: { text: words } }]);
  });
});
