import { gameTypes } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readData } from '../../testing/call-data.ts';
import { signInAgain } from '../../testing/close-account.ts';
import { sportsbookIds } from '../../testing/seed-catalogue.ts';
import { openBook } from '../../testing/sports-desk.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp } from '../../testing/test-player.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ids = Object.values(sportsbookIds);

describe('a sportsbook', () => {
  test('is in no lobby, search, row or list of studios', async () => {
    const lists = [
      ...gameTypes.flatMap((type) => [
        `/games?type=${type}`,
        `/config?type=${type}`,
        `/providers?type=${type}`,
      ]),
      '/search?q=spor',
      '/search?q=betradar',
      '/homepage',
      '/game-rows/new?limit=20',
      '/game-rows/popular?limit=20',
    ];
    for (const address of lists) {
      const reply = await app.call('GET', address);
      expect(reply.statusCode, `${address} ${reply.body}`).toBe(200);
      for (const id of ids) expect(reply.body, address).not.toContain(String(id));
      expect(reply.body, address).not.toMatch(/spor bahsi|sports bet|"betradar"/);
    }
    expect((await app.call('GET', '/games?type=sport')).statusCode).toBe(422);
  });

  test('cannot be launched, opened, marked as a favourite or played at as a game', async () => {
    const { token } = await signUp(app);
    for (const id of ids) {
      const gets = [`/game/${id}`, `/gameDemo/${id}`, `/game-detail/${id}`, `/account/favorite-games/${id}`];
      for (const address of gets)
        expect((await app.call('GET', address, { token })).statusCode, address).toBe(404);
      const body = { page: 'page-1', game_id: id, moves: false };
      expect((await app.call('POST', '/account/play-session', { token, body })).statusCode).toBe(422);
    }
  });
});

describe('a bet on sport', () => {
  test('is in the game history by its own name, in the statement as sport, and no game to go back to', async () => {
    const player = await signUp(app, app.brand, 100_000n);
    const { token } = player;
    const book = await openBook(app, player, { name: 'betconstruct' });
    await book.bet('b1');
    await book.win('w1', 'b1', 2_500);
    const range = 'start_date=2026-03-15 00:00:00&end_date=2026-03-15 23:59:59';
    const { data } = await readData<{
      data: { data: { game_name: string; amount: string; is_sport?: boolean }[] };
    }>(app, `/account/game-history?${range}`, { token, language: 'en' });
    expect(data.data.map(({ game_name, amount, is_sport }) => [game_name, amount, is_sport])).toEqual([
      ['betconstruct sports bet', '25.00', true],
      ['betconstruct sports bet', '10.00', true],
    ]);
    const statement = await readData<{ data: { categories: object[] } }>(app, '/account/statement', {
      token,
    });
    expect(statement.data.categories).toMatchObject([{ category: 'sport', bet: '10.00', win: '25.00' }]);
    const overview = await readData<{ data: { games: object[] } }>(app, '/account/overview', { token });
    expect(overview.data.games).toEqual([]);
    const recent = await readData<{ games: object[] }>(app, '/account/recent-games', { token });
    expect(recent.games).toEqual([]);
  });

  test('counts in a play session, like that of a game', async () => {
    const player = await signUp(app, app.brand, 100_000n);
    const book = await openBook(app, player);
    await book.bet('b1');
    const since = new Date(app.clock.now().getTime() - HOUR_MS);
    expect(await app.ledger.sessionNet(app.brand.siteId, player.id, since)).toMatchObject({
      stakedMinor: 1_000n,
    });
  });

  test('is within the limits of the book and of the player', async () => {
    const player = await signUp(app, app.brand, 1_000_000n);
    const book = await openBook(app, player, { name: 'betradar' });
    expect((await book.bet('low', { amount: 99 })).status).toBe('LIMIT');
    expect((await book.bet('high', { amount: 100_001 })).status).toBe('LIMIT');
    const key = { siteId: app.brand.siteId, playerId: player.id, kind: 'bet', period: 'daily' } as const;
    await app.ledger.setLimit(key, 1_500n);
    expect((await book.bet('first')).status).toBe('OK');
    expect((await book.bet('second')).status).toBe('LIMIT');
    expect((await book.bet('third', { amount: 500 })).status).toBe('OK');
  });

  test('is refused to a player whose account has closed, and still paid', async () => {
    const player = await signUp(app, app.brand, 10_000n);
    const book = await openBook(app, player);
    await book.bet('b1');
    await app.ledger.exclude(app.brand.siteId, player.id, 4, 'brand');
    expect((await book.bet('b2')).status).toBe('PLAYER_BLOCKED');
    expect(await book.win('w1', 'b1', 2_000)).toMatchObject({ status: 'OK', balance: 11_000 });
  });

  test('is open for a month before it counts as stuck, and is counted as open meanwhile', async () => {
    const { siteId } = app.brand;
    const player = await signUp(app, app.brand, 10_000n);
    const book = await openBook(app, player);
    await book.bet('b1');
    const stuck = async () => {
      const rounds = await app.ledger.stuckRounds({ siteId, limit: 1_000 });
      return rounds.filter(({ playerId }) => playerId === player.id).map(({ roundId }) => roundId);
    };
    app.clock.advance(25 * HOUR_MS);
    await app.server.runJob('find-stuck-rounds');
    expect(await stuck()).toEqual([]);
    const figures = await app.ledger.figures();
    expect(figures.openSportsRounds).toBeGreaterThan(0);
    expect(figures.stuckRounds).toBe(0);
    const openBefore = await app.ledger.openSportsRounds(siteId);
    expect(openBefore).toBe(figures.openSportsRounds);
    expect(await app.ledger.openRounds(siteId, player.id)).toBe(1);
    app.clock.advance(29 * DAY_MS);
    expect(await stuck()).toEqual(['b1']);
    expect((await app.ledger.figures()).stuckRounds).toBeGreaterThan(0);
    expect(await app.ledger.openSportsRounds(siteId)).toBe(0);
    await book.win('w1', 'b1', 0);
    expect(await stuck()).toEqual([]);
  });
});

test('a session of a book ends with the sign-in session, and a new one bets on', async () => {
  const player = await signUp(app, app.brand, 10_000n);
  const book = await openBook(app, player);
  expect((await book.bet('b1')).status).toBe('OK');
  await app.call('POST', '/logout', { token: player.token });
  app.clock.advance(1_000);
  expect((await book.bet('b2')).status).toBe('SESSION_EXPIRED');
  const again = await openBook(app, await signInAgain(app, player));
  expect((await again.bet('b3')).status).toBe('OK');
});
