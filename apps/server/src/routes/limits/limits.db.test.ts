import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { approvalOf, sendNotice, startDeposit } from '../../testing/deposits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';
import { sitDown } from '../../testing/wallet-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const set = ({ token }: TestPlayer, type: number | string, body: unknown, language = 'tr') =>
  app.call('POST', `/limits/${type}`, { token, body, language });
const read = async ({ token }: TestPlayer, type: number) =>
  (await app.call('GET', `/limits/${type}`, { token })).json<{ limit: object }>().limit;

interface State {
  readonly kind: string;
  readonly period: string;
  readonly limit: string | null;
}
async function stateOf({ token }: TestPlayer, kind: string, period: string): Promise<State | undefined> {
  const answer = await app.call('GET', '/account/limits', { token });
  const { data } = answer.json<{ data: { amounts: State[]; minutes: State[] } }>();
  return [...data.amounts, ...data.minutes].find((one) => one.kind === kind && one.period === period);
}

const daily = (amount: unknown) => ({ daily: amount, weekly: null, monthly: null });

describe('limits', () => {
  test('are none at first, and 0 is not none', async () => {
    const player = await signUp(app);
    expect(await read(player, 1)).toEqual({ daily: null, weekly: null, monthly: null });
    const answer = await set(player, 1, { daily: '0', weekly: '1.500,50', monthly: 2500 });
    expect(answer.json()).toMatchObject({ data: { message: 'Limitleriniz kaydedildi ve hemen geçerli.' } });
    expect(await read(player, 1)).toEqual({ daily: '0.00', weekly: '1500.50', monthly: '2500.00' });
    expect(await read(player, 2)).toEqual({ daily: null, weekly: null, monthly: null });
  });

  test('are parsed in the form of the language', async () => {
    const player = await signUp(app);
    await set(player, 2, daily('1.234,56'), 'tr');
    expect(await read(player, 2)).toMatchObject({ daily: '1234.56' });
    await set(player, 2, daily('1,200.50'), 'en');
    expect(await read(player, 2)).toMatchObject({ daily: '1200.50' });
  });

  test.each([
    ['tr', ''],
    ['tr', '-1'],
    ['tr', -1],
    ['tr', '10000000.01'],
    ['tr', 10_000_000.01],
    ['tr', '1e3'],
    ['tr', '1,234.56'],
    ['en', '1.234,56'],
    ['tr', 'yüz'],
    ['tr', undefined],
    ['tr', '٣'],
  ])('in %s are not %j', async (language, amount) => {
    const player = await signUp(app);
    await set(player, 2, daily(500));
    const answer = await set(player, 2, { daily: amount, weekly: 100, monthly: 100 }, language);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['daily']);
    expect(await read(player, 2)).toEqual({ daily: '500.00', weekly: null, monthly: null });
  });

  test.each(['0', '3', '1%20x', 'bet', '0x1', '01', '1.0', '1e0', '%2B1', '%201', '2%20', 'true'])(
    'of type %s do not exist',
    async (type) => {
      const player = await signUp(app);
      expect((await set(player, type, daily(5))).statusCode).toBe(422);
      expect((await app.call('GET', `/limits/${type}`, { token: player.token })).statusCode).toBe(422);
      expect(await read(player, 1)).toMatchObject({ daily: null });
      expect(await read(player, 2)).toMatchObject({ daily: null });
    },
  );

  test('that are raised wait, beside one that is lowered', async () => {
    const player = await signUp(app);
    await set(player, 2, { daily: 100, weekly: 500, monthly: null });
    const answer = await set(player, 2, { daily: 50, weekly: 900, monthly: null }, 'en');
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('24 hours') });
    expect(await read(player, 2)).toEqual({ daily: '50.00', weekly: '500.00', monthly: null });
    const { rows } = await app.database.pool.query<{ hours: number }>(
      `select extract(epoch from next_at - now())::float / 3600 as hours from player_limit
         where player_id = $1 and next_at is not null`,
      [player.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hours).toBeCloseTo(24, 1);
    expect(await stateOf(player, 'bet', 'weekly')).toMatchObject({ next: { limit: '900.00' } });
    const keep = () =>
      app.call('POST', '/account/limits/cancel-change', {
        token: player.token,
        body: { kind: 'bet', period: 'weekly' },
      });
    expect((await keep()).statusCode).toBe(200);
    expect(await stateOf(player, 'bet', 'weekly')).toMatchObject({ limit: '500.00', next: null });
    expect((await keep()).statusCode).toBe(404);
  });
});

test('a limit stops the next bet of an open game, and shows what is used and left', async () => {
  const table = await sitDown(app);
  const { player } = table;
  await table.bet({ tx: 'b1', amount: 1_000 });
  await set(player, 2, daily('15'));
  expect(await table.bet({ tx: 'b2', amount: 1_000 })).toMatchObject({ status: 'LIMIT' });
  expect(await table.bet({ tx: 'b3', amount: 500 })).toMatchObject({ status: 'OK' });
  expect(await stateOf(player, 'bet', 'daily')).toEqual({
    kind: 'bet',
    period: 'daily',
    limit: '15.00',
    used: '15.00',
    left: '0.00',
    ends_at: '2026-03-15T21:00:00.000Z',
    next: null,
  });
  expect(await stateOf(player, 'time', 'daily')).toMatchObject({ limit: null, used: 0, left: null });
});

test.each([
  ['59.5 minutes', 59.5, { used: 59, left: 1 }],
  ['an hour', 60, { used: 60, left: 0 }],
])('of a time limit of an hour, %s leave what bets may still be placed in', async (_, played, state) => {
  const table = await sitDown(app);
  const { player } = table;
  await table.bet({ tx: 'b1', amount: 1_000 });
  const body = { kind: 'time', period: 'daily', limit: 60 };
  await app.call('POST', '/account/limits', { token: player.token, body });
  await app.database.pool.query(
    'update play_day set played_ms = $3, has_rooms = false where site_id = $1 and player_id = $2',
    [app.brand.siteId, player.id, played * 60_000],
  );
  expect(await stateOf(player, 'time', 'daily')).toMatchObject(state);
  const bet = await table.bet({ tx: 'b2', amount: 1_000 });
  expect(bet).toMatchObject({ status: state.left > 0 ? 'OK' : 'LIMIT' });
});

describe('a deposit', () => {
  test('is refused above its limit, with what is left', async () => {
    const player = await signUp(app);
    await set(player, 1, daily('249,99'));
    await expect(startDeposit(app, player)).rejects.toThrow('₺249,99');
    await set(player, 1, daily('100'));
    await expect(startDeposit(app, player)).rejects.toThrow('deposit_limit');
  });

  test.each([
    ['daily', 'weekly'],
    ['daily', 'monthly'],
    ['weekly', 'daily'],
    ['weekly', 'monthly'],
    ['monthly', 'daily'],
    ['monthly', 'weekly'],
  ])('is judged by its %s limit if that leaves less than the %s one', async (tight, loose) => {
    const player = await signUp(app);
    const none = { daily: null, weekly: null, monthly: null };
    await set(player, 1, { ...none, [loose]: '10000', [tight]: '250' });
    await startDeposit(app, player);
    const next = await signUp(app);
    await set(next, 1, { ...none, [loose]: '10000', [tight]: '249.99' });
    await expect(startDeposit(app, next)).rejects.toThrow('₺249,99');
  });

  test('counts while it is pending and once it is approved', async () => {
    const player = await signUp(app);
    await set(player, 1, { daily: null, weekly: '400', monthly: null });
    const id = await startDeposit(app, player);
    expect(await stateOf(player, 'deposit', 'weekly')).toMatchObject({ used: '250.00', left: '150.00' });
    await sendNotice(app, approvalOf(id));
    expect(await stateOf(player, 'deposit', 'weekly')).toMatchObject({ used: '250.00', left: '150.00' });
    await expect(startDeposit(app, player)).rejects.toThrow('deposit_limit');
    app.clock.advance(8 * 24 * 60 * 60_000);
    const uses = await app.ledger.limitUse(app.brand.siteId, player.id);
    expect(uses.map(({ kind, period, used }) => `${kind} ${period} ${used}`)).toEqual(
      expect.arrayContaining(['deposit weekly 0', 'deposit monthly 25000']),
    );
  });

  test('that is paid after the limit was lowered below it waits for an operator', async () => {
    const player = await signUp(app);
    const id = await startDeposit(app, player);
    await set(player, 1, daily('100'));
    await sendNotice(app, approvalOf(id));
    expect(await app.ledger.balance(app.brand.siteId, player.id)).toBe(0n);
    const reviews = await app.ledger.reviews(app.brand.siteId, 1_000);
    expect(reviews.filter(({ playerId }) => playerId === player.id)).toMatchObject([
      { kind: 'deposit', reason: 'above_deposit_limit: paid 25000 TRY' },
    ]);
  });
});
