import { apiBasePath, errorReply } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { slotId, switchedOffId, withoutDemoId } from '../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app, app.brand, 10_000n);
});
afterAll(() => app.close());

describe('brands', () => {
  test('the host selects the brand, and the site id has to match', async () => {
    const options = async (headers: Record<string, string>) =>
      (await app.server.app.inject({ method: 'GET', url: '/_api/options', headers })).json();
    const host = app.brand.hosts[0] ?? '';
    expect(await options({ host, 'site-id': String(app.brand.siteId) })).toMatchObject({
      data: { name: app.brand.options.name },
    });
    expect(await options({ host, 'site-id': String(app.otherBrand.siteId) })).toMatchObject({
      error: 'unknown_brand',
    });
    expect(await options({ host, 'site-id': 'x' })).toMatchObject({ error: 'bad_request' });
    expect(await options({ host })).toMatchObject({ error: 'bad_request' });
    expect(await options({ host: 'nobody.example', 'site-id': '1' })).toMatchObject({
      error: 'unknown_brand',
    });
  });
});

describe('the catalogue', () => {
  const games = async (query: string) =>
    (await app.call('GET', `/games?${query}`, { language: 'en' })).json<{
      games: {
        data: { id: number; name: string }[];
        total: number;
        next_page_url: string | null;
        last_page: number;
      };
    }>().games;

  test('lists games by type, most popular first, in pages', async () => {
    const first = await games('type=casino&per_page=2');
    expect(first.data.map(({ name }) => name)).toEqual(['Dragon Hoard', 'Path of Light']);
    expect(first).toMatchObject({ total: 4, last_page: 2 });
    const second = await app.server.app.inject({
      method: 'GET',
      url: first.next_page_url ?? '',
      headers: { host: app.brand.hosts[0] ?? '', 'site-id': String(app.brand.siteId) },
    });
    expect(second.json()).toMatchObject({ games: { current_page: 2, next_page_url: null } });
    expect((await games('type=casino&page=99')).data).toEqual([]);
  });

  test.each(['isik', 'IŞIK', 'ışık', 'Işı'])('finds a game by "%s"', async (search) => {
    expect((await games(`type=casino&search=${encodeURIComponent(search)}`)).data).toMatchObject([
      { id: 100_001 },
    ]);
  });

  test('finds nothing for two characters, prefers studios to categories, and finds jackpots', async () => {
    expect((await games('type=casino&search=is')).total).toBe(0);
    expect((await games('type=casino&provider=2&category_id=1')).data).toMatchObject([{ id: 100_001 }]);
    expect((await games('type=casino&category_id=1')).total).toBe(2);
    expect((await games('type=casino&category_id=2')).total).toBe(0);
    expect((await games('type=casino&provider=999')).total).toBe(0);
    expect((await games('type=jackpot')).data).toMatchObject([{ id: 100_002, badge: 'jackpot' }]);
  });

  test('describes a lobby and a game', async () => {
    const config = await app.call('GET', '/config?type=casino', { language: 'tr' });
    expect(config.json()).toMatchObject({
      data: {
        categories: [{ name: 'Gözdeler', class: 'flame' }],
        providers: [{ name: 'Kuzgun', game_count: 3 }, { name: 'Lodos' }],
      },
    });
    const detail = await app.call('GET', `/game-detail/${slotId}`);
    expect(detail.json()).toMatchObject({
      data: {
        provider_id: 1,
        rtp: '96.40',
        min_bet: '1.00',
        max_bet: '1000.00',
        game: { name: 'Ejder Hazinesi' },
      },
    });
    expect((await app.call('GET', `/game-detail/${switchedOffId}`)).statusCode).toBe(404);
  });

  test('returns the rows of the home page', async () => {
    const home = await app.call('GET', '/homepage', { language: 'en' });
    expect(home.json()).toMatchObject({
      data: {
        sliders: [{ id: 1 }],
        sides: [{ id: 2 }],
        casino_total: 4,
        live_casino_games: [{ id: 100_003 }],
      },
    });
  });

  test('lists all countries in alphabetical order of the language, Turkey as 222', async () => {
    const list = async (language: string) =>
      (await app.call('GET', '/countries', { language })).json<{
        countries: { id: number; name: string; code: string }[];
      }>().countries;
    const turkish = await list('tr');
    expect(turkish.length).toBeGreaterThan(240);
    expect(turkish.find(({ id }) => id === 222)).toEqual({
      id: 222,
      name: 'Türkiye',
      slug: 'tr',
      code: '+90',
    });
    expect((await list('en'))[0]?.name).toBe('Afghanistan');
  });

  test('shows real wins under masked names', async () => {
    const { siteId } = app.brand;
    const common = {
      siteId,
      playerId: player.id,
      provider: 'sandbox-studio',
      currency: 1,
      gameId: slotId,
      roundId: 'w',
      play: 'round',
    } as const;
    await app.ledger.book({ kind: 'bet', ...common, tx: 'wb', amountMinor: 100n });
    await app.ledger.book({ kind: 'win', ...common, tx: 'ww', betTx: 'wb', amountMinor: 5_000n });
    await app.server.catalogue.reload();
    const config = await app.call('GET', '/config?type=casino');
    const masked = `${player.username.slice(0, 2)}***${player.username.slice(-2)}`;
    expect(config.json()).toMatchObject({
      data: { last_winners: [{ game_id: slotId, username: masked, amount: '50.00' }] },
    });
    const history = await app.call(
      'GET',
      '/account/game-history?start_date=2026-03-01 00:00:00&end_date=2026-03-31 23:59:59',
      {
        token: player.token,
        language: 'en',
      },
    );
    expect(history.json()).toMatchObject({
      data: {
        total: 2,
        data: [
          { type: 2, amount: '50.00', player_balance: '149.00', game_name: 'Dragon Hoard' },
          { type: 1 },
        ],
      },
    });
  });
});

describe('launches', () => {
  test('open a game for real and for play money', async () => {
    const real = await app.call('GET', `/game/${slotId}?device=2`, { token: player.token });
    expect(real.json()).toMatchObject({
      success: true,
      data: { type: 'url', game_id: slotId, game_category: 4 },
    });
    const demo = await app.call('GET', `/gameDemo/${slotId}`);
    const url = new URL(demo.json<{ data: { url: string } }>().data.url);
    expect(url.searchParams.get('mode')).toBe('demo');
    expect(url.searchParams.has('token')).toBe(false);
  });

  test('refuse games that do not exist or cannot be opened', async () => {
    expect((await app.call('GET', '/game/5', { token: player.token })).statusCode).toBe(404);
    expect((await app.call('GET', `/gameDemo/${withoutDemoId}`)).json()).toMatchObject({
      error: 'game_unavailable',
    });
  });
});

describe('bad input', () => {
  test.each([
    ['/games', 422],
    ['/games?type=slots', 422],
    ['/games?type=casino&page=-1', 422],
    ['/games?type=casino&page=1e9', 422],
    ['/games?type=casino&page=x', 422],
    ["/games?type=casino&provider=1' or 1=1", 422],
    [`/games?type=casino&search=${'a'.repeat(101)}`, 422],
    ['/games?type=casino&type=bingo', 422],
    ['/game-detail/%ff', 400],
    ['/game-detail/abc', 404],
    ['/game-detail/99999999999999999999', 404],
    [`/game-detail/${'9'.repeat(500)}`, 404],
    ['/nothing/here', 404],
    ['/homepage?device=9', 422],
  ])('%s answers %i', async (address, status) => {
    const answer = await app.call('GET', address);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(errorReply.parse(answer.json()).request_id).toBe(answer.headers['x-request-id']);
    expect(answer.body).not.toMatch(/\bat .*\.ts:\d/);
  });

  test('in an address leads a browser to the 404 page', async () => {
    const [host = ''] = app.brand.hosts;
    const headers = { host, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await app.server.app.inject({ url: '/casino/%ff', headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/404']);
    expect(answer.headers['x-request-id']).toBeTruthy();
  });

  test('names the field in the requested language', async () => {
    const answer = await app.call('GET', '/games?type=casino&page=0', {
      language: 'tr-TR,tr;q=0.9,en;q=0.8',
    });
    expect(answer.json()).toMatchObject({ errors: { page: ['En az 1 olmalıdır.'] } });
  });

  test.each(['{', '[]', '"text"', 'null', '', '{"__proto__":{"a":1}}'])(
    'a body of %j is refused',
    async (payload) => {
      const answer = await app.server.app.inject({
        method: 'POST',
        url: `${apiBasePath}/login`,
        payload,
        headers: {
          host: app.brand.hosts[0] ?? '',
          'site-id': String(app.brand.siteId),
          'content-type': 'application/json',
        },
      });
      expect([400, 422]).toContain(answer.statusCode);
      expect(errorReply.safeParse(answer.json()).success).toBe(true);
    },
  );

  test('a number that no column can store is refused', async () => {
    const deposit = { payment_id: 9e15, amount: '250.00' };
    const answer = await app.call('POST', '/account/deposit/dynamic', { token: player.token, body: deposit });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    ['start_date=2026-02-30 00:00:00&end_date=2026-03-01 23:59:59', 'start_date'],
    ['start_date=2026-03-02 00:00:00&end_date=2026-03-01 23:59:59', 'end_date'],
    ['start_date=2026-01-01 00:00:00&end_date=2026-03-01 23:59:59', 'end_date'],
    ['start_date=yesterday&end_date=2026-03-01 23:59:59', 'start_date'],
  ])('a report over %s names %s', async (query, field) => {
    for (const report of ['game-history', 'financial-history']) {
      const answer = await app.call('GET', `/account/${report}?${query}`, { token: player.token });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    }
  });
});
