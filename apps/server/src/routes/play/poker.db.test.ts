import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
let other: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app);
  other = await signUp(app);
});
afterAll(() => app.close());
beforeEach(() => {
  app.pokerRoom.mood = 'fine';
});

const lobby = (token: string, query = '', language = 'tr') =>
  app.call('GET', `/open-lobby${query}`, { token, language });
const addUser = (token: string, username: unknown) =>
  app.call('POST', '/add-poker-user', { token, body: { username } });

test('visitors get the room’s statistics, amounts as strings', async () => {
  const answer = await app.call('GET', '/klaspoker/TotalMemberBalances');
  expect(answer.json()).toEqual({
    success: true,
    data: {
      tableMembersCount: 9,
      totalGameBalances: '1234.50',
      totalTable: 4,
      games: [{ id: 1, online: true, tables: 4, members: 9 }],
    },
  });
});

test('an unreachable room is a clear error', async () => {
  app.pokerRoom.mood = 'silent';
  app.clock.advance(60_000);
  const answer = await app.call('GET', '/klaspoker/TotalMemberBalances');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ success: false, error: 'poker_room_unavailable' });
  expect((await lobby(player.token)).statusCode).toBe(503);
  expect((await addUser(player.token, 'deniz')).statusCode).toBe(503);
  const balance = await app.call('GET', '/poker-balance', { token: player.token });
  expect(balance.json()).toEqual({ success: true, balance: '0.00' });
  app.clock.advance(60_000);
});

test('a lobby needs a name', async () => {
  const refused = await lobby(player.token);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ success: false, data: { code: 1005 }, error: 'poker_user_missing' });

  expect((await addUser(player.token, ' \u200Edeniz\u200B ')).json()).toMatchObject({ success: true });
  const opened = await lobby(player.token, '?game=3', 'en');
  expect(opened.json()).toMatchObject({
    success: true,
    data: { url: 'http://127.0.0.1:3001/poker/lobby?name=deniz&game=3&lang=en' },
  });
  expect((await lobby(player.token, '?game=5')).statusCode).toBe(422);
});

test('names that the room refuses get 400 with code 700 and the room’s reason', async () => {
  await addUser(player.token, 'deniz');
  const taken = await addUser(other.token, 'deniz');
  expect(taken.statusCode).toBe(400);
  expect(taken.json()).toMatchObject({
    data: { code: 700, message: expect.stringContaining('alınmış') },
    error: 'poker_name_taken',
  });
  const long = await addUser(other.token, 'yedihrf');
  expect(long.json()).toMatchObject({ data: { code: 700, message: expect.stringContaining('6 karakter') } });
  for (const username of ['', '   ', undefined, 7]) {
    const answer = await addUser(other.token, username);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { username: [expect.any(String)] } });
  }
});

test('the poker balance is only the money that was moved to the room', async () => {
  const rich = await signUp(app, app.brand, 10_000n);
  await app.ledger.book({
    kind: 'walletTransfer',
    siteId: app.brand.siteId,
    playerId: rich.id,
    provider: 'test',
    tx: 'to-the-room',
    amountMinor: 2_550n,
    currency: 1,
    from: 'main',
    to: 'poker',
  });
  const answer = await app.call('GET', '/poker-balance', { token: rich.token });
  expect(answer.json()).toEqual({ success: true, balance: '25.50' });
});

test('a brand without poker has none of its calls', async () => {
  const brand = app.brands.find(({ options, traits }) => !options.poker && traits['auth.entry'] === 'own');
  if (!brand) throw new Error('every brand has poker');
  const { token } = await signUp(app, brand);
  const answers = await Promise.all([
    app.call('GET', '/klaspoker/TotalMemberBalances', { brand }),
    app.call('GET', '/poker-balance', { brand, token }),
    app.call('GET', '/open-lobby', { brand, token }),
    app.call('POST', '/add-poker-user', { brand, token, body: { username: 'deniz' } }),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'data_not_found' });
  }
});
