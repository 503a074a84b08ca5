import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../../testing/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp({ geoHeader: 'x-country', trustedProxyHops: 1 });
  player = await signUp(app, app.brand, 10_000n);
});
afterAll(() => app.close());

const histories = [
  '/account/game-history',
  '/account/financial-history',
  '/account/logs',
  '/account/session-history',
  '/account/game-transfers',
];

interface Page {
  data: {
    data: Record<string, unknown>[];
    total: number;
    last_page: number;
    next_page_url: string | null;
    totals: Record<string, string>;
    starts_at: string | null;
  };
}

/** The days around now, in the time zone of the brand. */
function days(changes: Record<string, string> = {}): URLSearchParams {
  const day = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString().slice(0, 10);
  return new URLSearchParams({
    start_date: `${day(-DAY_MS)} 00:00:00`,
    end_date: `${day(DAY_MS)} 23:59:59`,
    ...changes,
  });
}

async function read(
  path: string,
  { token }: { token: string },
  changes?: Record<string, string>,
): Promise<Page> {
  const answer = await app.call('GET', `${path}?${days(changes)}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
}

async function signInAgain(userAgent: string, country = ''): Promise<string> {
  const answer = await app.call('POST', '/login', {
    body: { username: player.username, password },
    headers: { 'user-agent': userAgent, 'x-country': country },
  });
  return answer.json<{ access_token: string }>().access_token;
}

describe.each(histories)('GET %s', (path) => {
  test.each([
    ['an end before its start', { start_date: '2026-03-02 00:00:00', end_date: '2026-03-01 23:59:59' }],
    ['31 days and a second', { start_date: '2026-01-01 00:00:00', end_date: '2026-02-01 00:00:00' }],
    ['a day that does not exist', { start_date: '2026-02-30 00:00:00' }],
    ['a page 0', { page: '0' }],
    ['a page that is no number', { page: '1e3' }],
  ])('refuses %s', async (_, changes) => {
    const answer = await app.call('GET', `${path}?${days(changes)}`, { token: player.token });
    expect(answer.statusCode).toBe(422);
  });

  test('is empty in the year 1, in the year 9999 and past its end', async () => {
    for (const year of ['0001', '9999']) {
      const range = { start_date: `${year}-01-01 00:00:00`, end_date: `${year}-01-31 23:59:59` };
      expect((await read(path, player, range)).data).toMatchObject({ data: [], total: 0, last_page: 1 });
    }
    const { data } = await read(path, player, { page: '100000' });
    expect(data).toMatchObject({ data: [], next_page_url: null });
  });

  test('needs a session', async () => {
    expect((await app.call('GET', `${path}?${days()}`)).statusCode).toBe(401);
  });
});

describe('the account log', () => {
  test('has each change of a wallet with the balance after it, and the totals of the games are theirs', async () => {
    const owner = await signUp(app, app.brand, 10_000n);
    const key = { siteId: app.brand.siteId, playerId: owner.id };
    const game = { ...key, provider: 'studio', currency: 1, gameId: 1, roundId: 'r', play: 'round' } as const;
    const step = async (command: Parameters<TestApp['ledger']['book']>[0]) => {
      app.clock.advance(1000);
      expect(await app.ledger.book(command)).toMatchObject({ status: 'booked' });
    };
    await step({ ...game, kind: 'bet', tx: 'b1', amountMinor: 1_000n });
    await step({ ...game, kind: 'win', tx: 'w1', betTx: 'b1', amountMinor: 2_500n });
    await step({ ...game, kind: 'bet', tx: 'b2', roundId: 'r2', amountMinor: 400n });
    await step({ ...game, kind: 'refund', tx: 'r2', betTx: 'b2', roundId: 'r2', amountMinor: 400n });
    await step({ ...key, kind: 'withdrawHold', provider: 'bank', tx: '7', amountMinor: 3_000n, currency: 1 });
    app.clock.advance(1000);

    const { data } = await read('/account/logs', owner);
    const short = data.data.map((row) => [
      row['log_name'],
      row['amount'],
      row['new_balance'],
      row['external_id'],
    ]);
    expect(short).toEqual([
      ['withdraw_hold', '-30.00', '85.00', '7'],
      ['refund', '4.00', '115.00', 'r2'],
      ['bet', '-4.00', '111.00', 'b2'],
      ['win', '25.00', '115.00', 'w1'],
      ['bet', '-10.00', '90.00', 'b1'],
      ['adjust', '100.00', '100.00', `opening-${owner.id}`],
    ]);
    expect(data).toMatchObject({ total: 6, starts_at: null });
    expect(data.data[0]?.['external_data']).toEqual({ provider: 'bank' });
    const held = await read('/account/logs', owner, { wallet: '6' });
    expect(held.data.data).toMatchObject([
      { log_name: 'withdraw_hold', amount: '30.00', new_balance: '30.00' },
    ]);
    expect((await read('/account/logs', owner, { wallet: '2' })).data.total).toBe(0);
    const games = await read('/account/game-history', owner, { type: '1' });
    expect(games.data).toMatchObject({
      total: 2,
      totals: { bet: '14.00', win: '25.00', refund: '4.00', net: '15.00' },
    });
    // Another player sees nothing of it.
    const seen = JSON.stringify((await read('/account/logs', player)).data);
    expect(seen).not.toContain('b2');
  });
});

describe('the sessions', () => {
  test('are listed with the text of the browser as it is, and one of them can be ended', async () => {
    const hostile = `<img src=x onerror=alert(1)> ${'x'.repeat(10_000)}`;
    const other = await signInAgain(hostile);
    const { data } = await read('/account/session-history', player);
    expect(data.total).toBe(2);
    const [newest, current] = data.data;
    expect(newest).toMatchObject({ is_current: false, ended_at: null });
    expect(hostile.startsWith(String(newest?.['user_agent']))).toBe(true);
    expect(String(newest?.['user_agent']).length).toBeLessThan(1_000);
    expect(current).toMatchObject({ is_current: true, ended_at: null });

    const end = (id: unknown, token = player.token) =>
      app.call('POST', '/account/sessions/end', { token, body: { id } });
    const stranger = await signUp(app);
    const refused = await end(newest?.['id'], stranger.token);
    const unknown = await end(1, stranger.token);
    expect(refused.statusCode).toBe(404);
    expect({ ...refused.json<object>(), request_id: '' }).toEqual({
      ...unknown.json<object>(),
      request_id: '',
    });
    expect((await app.call('GET', '/user-profile', { token: other })).statusCode).toBe(200);

    for (let time = 0; time < 2; time += 1) expect((await end(newest?.['id'])).statusCode).toBe(200);
    expect((await app.call('GET', '/user-profile', { token: other })).statusCode).toBe(401);
    expect((await app.call('GET', '/user-profile', { token: player.token })).statusCode).toBe(200);
    const after = await read('/account/session-history', player);
    expect(after.data.data[0]).toMatchObject({ ended_at: app.clock.now().toISOString() });
    for (const id of ['1', -1, null, 1.5]) expect((await end(id)).statusCode).toBe(422);
  });

  test('have the device and the country of their sign-in', async () => {
    await signInAgain('Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'de');
    await signInAgain(`a\u{202E}browser`, 'T1');
    const { data } = await read('/account/session-history', player);
    expect(data.data.slice(0, 2)).toMatchObject([
      { device: { kind: 'unknown', browser: null, os: null }, country: null },
      { device: { kind: 'desktop', browser: 'Firefox', os: 'Linux' }, country: 'DE' },
    ]);
  });

  test('that have expired have ended then', async () => {
    await signInAgain('a browser');
    app.clock.advance(DAY_MS / 2);
    const token = await signInAgain('another one');
    const { data } = await read('/account/session-history', { token });
    expect(data.data[0]).toMatchObject({ is_current: true, user_agent: 'another one' });
    expect(data.data.slice(1).every((row) => row['ended_at'] !== null)).toBe(true);
  });
});
