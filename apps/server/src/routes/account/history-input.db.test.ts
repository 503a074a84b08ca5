import { type CallKey, calls, type CallShape } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startDeposit } from '../../testing/deposits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../../testing/test-player.ts';

const histories = [
  'GET /account/game-history',
  'GET /account/financial-history',
  'GET /account/logs',
  'GET /account/session-history',
] as const satisfies readonly CallKey[];

const filters: Partial<Record<CallKey, readonly string[]>> = {
  'GET /account/game-history': ['type'],
  'GET /account/financial-history': ['type', 'payment_id'],
  'GET /account/logs': ['wallet'],
};

/** What fits no field. */
const attacks = [
  '',
  ' ',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '\0',
  '\u{202E}1',
  '🎰',
  '\u{FF11}',
  'a'.repeat(10_000),
  '9'.repeat(10_000),
  '-1',
  '1.5',
  '1e9',
  '0x1',
  'NaN',
  'null',
  '[]',
  '99999999999999999999',
];

const hostileTexts = {
  NUL: 'a\0b',
  'line breaks': 'a\tb',
  'marks from right to left': '\u{202E}\u{2066}gnp.exe',
  'an emoji': '🎰👾',
  'half an emoji': '\u{D83C}',
  '10,000 characters': 'x'.repeat(10_000),
  '300 emoji': '🎰'.repeat(300),
  markup: '<script>alert(1)</script>',
  'a pattern for backtracking': '/('.repeat(5_000),
};

let app: TestApp;
let player: TestPlayer;
let stranger: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app, app.brand, 100_000n);
  stranger = await signUp(app, app.brand, 100_000n);
  for (const one of [player, stranger]) {
    await startDeposit(app, one);
    await play(one, `${one.id}`);
  }
});
afterAll(() => app.close());

async function play({ id }: TestPlayer, tx: string) {
  const key = { siteId: app.brand.siteId, playerId: id, provider: 'studio', currency: 1 };
  app.clock.advance(1_000);
  const booked = await app.ledger.book({
    ...key,
    kind: 'bet',
    tx,
    amountMinor: 100n,
    gameId: 1,
    roundId: `round ${tx}`,
    play: 'round',
  });
  expect(booked).toMatchObject({ status: 'booked' });
}

const good = { start_date: '2026-03-01 00:00:00', end_date: '2026-03-31 23:59:59', page: '1' };

interface Page {
  data: { data: Record<string, unknown>[]; total: number; last_page: number; next_page_url: string | null };
}

const get = (key: CallKey, changes: Record<string, string>, { token }: TestPlayer) => {
  const { path } = calls[key] as CallShape;
  return app.call('GET', `${path}?${new URLSearchParams({ ...good, ...changes })}`, {
    token,
    language: 'en',
  });
};

describe.each(histories)('%s', (key) => {
  const fields = ['start_date', 'end_date', 'page', ...(filters[key] ?? [])];
  test.each(fields)('refuses what %s cannot be', async (field) => {
    for (const value of attacks) {
      const answer = await get(key, { [field]: value }, player);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    }
  });

  test.each([
    [
      'an end before its start',
      { start_date: '2026-03-02 00:00:00', end_date: '2026-03-01 23:59:59' },
      'end_date',
    ],
    [
      '31 days and a second',
      { start_date: '2026-03-01 00:00:00', end_date: '2026-04-01 00:00:00' },
      'end_date',
    ],
    ['a day that does not exist', { start_date: '2026-02-30 00:00:00' }, 'start_date'],
    ['the 24th hour', { end_date: '2026-03-15 24:00:00' }, 'end_date'],
    ['the year 10000', { end_date: '10000-01-01 00:00:00' }, 'end_date'],
    ['another form of a date', { start_date: '2026-03-01T00:00:00Z' }, 'start_date'],
    ['page 0', { page: '0' }, 'page'],
    ['page 10^9', { page: '1000000000' }, 'page'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await get(key, changes, player);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
  });

  test.each([
    ['in the year 0', { start_date: '0000-01-01 00:00:00', end_date: '0000-01-02 00:00:00' }],
    ['in the year 1', { start_date: '0001-01-01 00:00:00', end_date: '0001-01-31 23:59:59' }],
    ['in the year 9999', { start_date: '9999-12-01 00:00:00', end_date: '9999-12-31 23:59:59' }],
    ['in a second of the past', { start_date: '2026-02-01 10:20:30', end_date: '2026-02-01 10:20:30' }],
  ])('is empty %s', async (_, changes) => {
    const answer = await get(key, changes, player);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Page>().data).toMatchObject({ data: [], total: 0, last_page: 1, next_page_url: null });
  });

  test('is empty past its end, with the same total', async () => {
    const first = (await get(key, {}, player)).json<Page>().data;
    expect(first.data.length).toBeGreaterThan(0);
    for (const page of ['2', '100000']) {
      const answer = await get(key, { page }, player);
      expect(answer.json<Page>().data).toMatchObject({ data: [], total: first.total, next_page_url: null });
    }
  });

  test('has nothing of another player, whatever the filters', async () => {
    const theirs = (await get(key, {}, stranger)).json<Page>().data.data;
    const own = (await get(key, {}, player)).json<Page>().data.data;
    const ids = new Set(theirs.map((row) => row['id']));
    expect(ids.size).toBeGreaterThan(0);
    expect(own.some((row) => ids.has(row['id']))).toBe(false);
    for (const id of ids)
      for (const field of [...(filters[key] ?? []), 'id', 'player_id', 'site_id']) {
        const answer = await get(key, { [field]: String(id) }, player);
        expect([200, 422]).toContain(answer.statusCode);
        if (answer.statusCode === 422) continue;
        expect(answer.json<Page>().data.data.some((row) => ids.has(row['id']))).toBe(false);
      }
  });
});

describe('texts of strangers', () => {
  test.each(Object.entries(hostileTexts))(
    '%s as a browser is listed as an unknown device',
    async (_, text) => {
      const body = { username: player.username, password };
      const answer = await app.call('POST', '/login', { body, headers: { 'user-agent': text } });
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      const { data } = (await get('GET /account/session-history', {}, player)).json<Page>().data;
      expect(data[0]).toMatchObject({ device: { kind: 'unknown', browser: null, os: null } });
      const stored = String(data[0]?.['user_agent']);
      expect(stored.length).toBeLessThanOrEqual(500);
      // oxlint-disable-next-line no-control-regex
      expect(stored).not.toMatch(/[\0-\u{1F}]/u);
      await app.database.pool.query('delete from rate_window');
    },
  );

  test('as the ids of a provider are listed as they are', async () => {
    const tx = '\u{202E}🎰<b>\u{2066}';
    await play(player, tx);
    const games = (await get('GET /account/game-history', {}, player)).json<Page>().data.data;
    const logs = (await get('GET /account/logs', {}, player)).json<Page>().data.data;
    expect(games[0]).toMatchObject({ transaction_id: tx, round_id: `round ${tx}` });
    expect(logs[0]).toMatchObject({ external_id: tx });
  });
});
