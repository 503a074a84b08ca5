import { transferState } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { type CallOptions, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ geoHeader: 'x-country', trustedProxyHops: 1 });
});
afterAll(() => app.close());

const calls = {
  poker: '/poker-transfer',
  live_slot: '/live-slot/transfer',
  binary: '/binary-option/transfer',
} as const;

interface Body {
  type?: unknown;
  amount?: unknown;
  key?: unknown;
}

function move(
  { token }: Pick<TestPlayer, 'token'>,
  wallet: keyof typeof calls,
  body: Body,
  options: Omit<CallOptions, 'body' | 'token'> = {},
) {
  return app.call('POST', calls[wallet], { token, body, ...options });
}

let names = 0;
const nextName = () => `ad${(names += 1)}`;

/** A player with 100 in main and a name in the poker room. */
async function makePlayer(brand = app.brand): Promise<TestPlayer> {
  const player = await signUp(app, brand, 10_000n);
  if (brand.options.poker)
    await app.call('POST', '/add-poker-user', {
      brand,
      token: player.token,
      body: { username: nextName() },
    });
  return player;
}

interface Wallets {
  data: { total: string; wallets: { wallet: string; balance: string; is_offered: boolean }[] };
}

async function walletsOf({ token }: Pick<TestPlayer, 'token'>, brand = app.brand): Promise<Wallets['data']> {
  return (await app.call('GET', '/account/wallets', { token, brand })).json<Wallets>().data;
}

async function balancesOf(player: Pick<TestPlayer, 'token'>, brand = app.brand) {
  const { wallets } = await walletsOf(player, brand);
  return Object.fromEntries(wallets.map(({ wallet, balance }) => [wallet, balance]));
}

async function historyOf({ token }: Pick<TestPlayer, 'token'>, filters = '', language = 'tr') {
  const day = app.clock.now().toISOString().slice(0, 10);
  const span = `start_date=${day}%2000:00:00&end_date=${day}%2023:59:59`;
  const reply = await app.call('GET', `/account/game-transfers?${span}${filters}`, { token, language });
  return reply.json<{ data: { data: Record<string, unknown>[]; total: number } }>().data;
}

test('money goes to each wallet and back, and every page learns of it', async () => {
  const player = await makePlayer();
  const made = await move(player, 'poker', { type: 2, amount: '25.50' });
  expect(made.json()).toEqual({
    success: true,
    message: 'Transfer yapıldı.',
    data: { message: 'Transfer yapıldı.', id: expect.any(Number), status: 1 },
  });
  await move(player, 'live_slot', { type: '2', amount: '10.00' });
  await move(player, 'binary', { type: 2, amount: 5 });
  await move(player, 'poker', { type: 1, amount: '5.50' });
  const get = async (path: string) => (await app.call('GET', path, { token: player.token })).json();
  expect(await get('/poker-balance')).toEqual({ success: true, balance: '20.00' });
  expect(await get('/live-slot/balance')).toEqual({ success: true, data: { balance: '10.00' } });
  expect(await get('/binary-option/balance')).toEqual({ success: true, balance: '5.00' });
  expect(await walletsOf(player)).toMatchObject({
    total: '100.00',
    wallets: [
      { wallet: 'main', balance: '65.00', is_offered: false },
      { wallet: 'poker', balance: '20.00', in_play: null, pending: null, is_offered: true },
      { wallet: 'live_slot', balance: '10.00' },
      { wallet: 'binary', balance: '5.00' },
      { wallet: 'bonus', balance: '0.00' },
      { wallet: 'held', balance: '0.00' },
    ],
  });
});

test('the history names wallet, direction and status, in the language of the page', async () => {
  const player = await makePlayer();
  await move(player, 'poker', { type: 2, amount: '10.00' });
  app.clock.advance(1_000);
  await move(player, 'binary', { type: 1, amount: '1.00' });
  const { data, total } = await historyOf(player);
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { type: 1, wallet: 'binary', name: 'İkili opsiyon', amount: '1.00', status: 2, reason: 'insufficient' },
    { type: 2, wallet: 'poker', name: 'Poker', amount: '10.00', status: 1, reason: null },
  ]);
  expect((await historyOf(player, '&type=2', 'en')).data).toMatchObject([{ name: 'Poker' }]);
  expect((await historyOf(player, '&type=0&wallet=4', 'en')).data).toMatchObject([
    { name: 'Binary options' },
  ]);
  expect((await historyOf(await makePlayer())).total).toBe(0);
});

describe('an amount', () => {
  test.each([
    ['0', 'Geçerli bir tutar yazın.'],
    ['-1', 'Geçerli bir tutar yazın.'],
    ['1e9', 'Geçerli bir tutar yazın.'],
    ['NaN', 'Geçerli bir tutar yazın.'],
    [1e21, 'Geçerli bir tutar yazın.'],
    ['12,345', 'Geçerli bir tutar yazın.'],
    ['', 'Bu alan zorunludur.'],
    [undefined, 'Bu alan zorunludur.'],
    ['100000000', expect.stringContaining('₺99.999.999')],
  ])('%j is refused at its field', async (amount, text) => {
    const player = await makePlayer();
    const reply = await move(player, 'live_slot', { type: 2, amount });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ success: false, errors: { amount: [text] } });
    expect(await balancesOf(player)).toMatchObject({ main: '100.00', live_slot: '0.00' });
    expect((await historyOf(player)).total).toBe(0);
  });

  test('is read as typed, by the conventions of the language', async () => {
    const player = await makePlayer();
    await move(player, 'live_slot', { type: 2, amount: '12,5' });
    await move(player, 'live_slot', { type: 2, amount: '2.5' }, { language: 'en' });
    expect(await balancesOf(player)).toMatchObject({ live_slot: '15.00' });
  });

  test('of more than there is is refused with the specification’s number', async () => {
    const player = await makePlayer();
    const reply = await move(player, 'binary', { type: 2, amount: '100.01' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      success: false,
      error: 'transfer_insufficient',
      data: { code: 19, message: expect.stringContaining('o kadar para yok') },
    });
  });

  test('needs a direction', async () => {
    const player = await makePlayer();
    for (const type of [0, 3, 'main', undefined]) {
      const reply = await move(player, 'binary', { type, amount: '1.00' });
      expect(reply.json()).toMatchObject({ errors: { type: [expect.any(String)] } });
    }
  });
});

test('poker needs a name in the room, but only to put money in', async () => {
  const player = await signUp(app, app.brand, 10_000n);
  const refused = await move(player, 'poker', { type: 2, amount: '1.00' });
  expect(refused.json()).toMatchObject({ error: 'poker_user_missing', data: { code: 1005 } });
  expect((await move(player, 'poker', { type: 1, amount: '1.00' })).json()).toMatchObject({
    error: 'transfer_insufficient',
  });
  await app.call('POST', '/add-poker-user', { token: player.token, body: { username: nextName() } });
  app.pokerRoom.mood = 'silent';
  expect((await move(player, 'poker', { type: 2, amount: '1.00' })).statusCode).toBe(200);
  app.pokerRoom.mood = 'fine';
});

test('a repeated press gets its first answer, a changed one a conflict, another player’s is another', async () => {
  const [player, neighbour] = [await makePlayer(), await makePlayer()];
  const press = { type: 2, amount: '10.00', key: 'press-of-one-player' };
  const replies = await Promise.all([1, 2, 3].map(() => move(player, 'poker', press)));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await balancesOf(player)).toMatchObject({ main: '90.00', poker: '10.00' });
  expect((await move(player, 'poker', { ...press, amount: '10.01' })).json()).toMatchObject({
    error: 'conflict',
  });
  expect((await move(player, 'binary', press)).statusCode).toBe(409);
  expect((await move(neighbour, 'poker', press)).statusCode).toBe(200);
  for (const key of ['short', 'k'.repeat(65), 'with blank in it'])
    expect((await move(player, 'poker', { ...press, key })).statusCode).toBe(422);
});

test('visitors, other brands and brands without a wallet', async () => {
  expect((await app.call('POST', calls.poker, { body: { type: 2, amount: '1.00' } })).statusCode).toBe(401);
  const player = await makePlayer();
  expect(
    (await move(player, 'binary', { type: 2, amount: '1.00' }, { brand: app.otherBrand })).statusCode,
  ).toBe(401);
  const brand = app.brands.find(
    ({ options, traits }) =>
      !options.poker && traits['auth.entry'] === 'own' && !traits['money.wallets'].includes('binary'),
  );
  if (!brand) throw new Error('every brand has all wallets');
  const guest = await makePlayer(brand);
  for (const wallet of ['poker', 'binary'] as const) {
    const reply = await move(guest, wallet, { type: 2, amount: '1.00' }, { brand });
    expect(reply.json()).toMatchObject({ error: 'data_not_found' });
  }
  expect((await app.call('GET', '/binary-option/balance', { brand, token: guest.token })).statusCode).toBe(
    404,
  );
  expect(Object.keys(await balancesOf(guest, brand))).not.toEqual(expect.arrayContaining(['poker']));

  // Money from the time when it had them still gets out.
  await app.ledger.transfer({
    siteId: brand.siteId,
    playerId: guest.id,
    key: 'before',
    wallet: 'poker',
    direction: 'toWallet',
    amountMinor: 500n,
  });
  expect(await balancesOf(guest, brand)).toMatchObject({ poker: '5.00' });
  expect((await move(guest, 'poker', { type: 1, amount: '5.00' }, { brand })).statusCode).toBe(200);
});

test('while the account is closed, money gets out of a wallet and none into it', async () => {
  const player = await makePlayer();
  await move(player, 'live_slot', { type: 2, amount: '40.00' });
  expect((await closeAccount(app, player, 2)).statusCode).toBe(200);
  const restricted = await signInAgain(app, player);
  expect(await balancesOf(restricted)).toMatchObject({ live_slot: '40.00' });
  const into = await move(restricted, 'live_slot', { type: 2, amount: '1.00' });
  expect(into.statusCode).toBe(403);
  expect(into.json()).toMatchObject({ error: 'account_closed' });
  expect((await move(restricted, 'live_slot', { type: 1, amount: '40.00' })).statusCode).toBe(200);
  expect(await balancesOf(restricted)).toMatchObject({ main: '100.00', live_slot: '0.00' });
  expect((await historyOf(restricted)).data).toMatchObject([
    { status: 1, type: 1 },
    { status: 2, reason: 'closed' },
    { status: 1, type: 2 },
  ]);
});

test('a transfer that waited for its game is decided by the job', async () => {
  const player = await makePlayer();
  await move(player, 'binary', { type: 2, amount: '10.00' });
  await app.database.pool.query(
    `insert into wallet_transfer (site_id, player_id, id, key, wallet, type, amount, status, created_at)
       values ($1, $2, 1, 'waits', 4, 1, 400, ${transferState.pending}, $3)`,
    [app.brand.siteId, player.id, app.clock.now()],
  );
  expect((await walletsOf(player)).wallets).toContainEqual(
    expect.objectContaining({ wallet: 'binary', balance: '10.00', pending: '4.00' }),
  );
  await app.server.runJob('settle-transfers');
  expect((await walletsOf(player)).wallets).toContainEqual(
    expect.objectContaining({ wallet: 'binary', balance: '6.00', pending: null }),
  );
  expect((await historyOf(player, '&type=1')).data).toMatchObject([{ status: 1, amount: '4.00' }]);
});
