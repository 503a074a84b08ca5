import { MAX_AMOUNT_MINOR, MAX_BALANCE_MINOR, MAX_BOOKING_MINOR } from '@baize/currency';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { slotId } from '../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { postWallet, sitDown, type WalletTable } from '../testing/wallet-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const LARGEST = Number(MAX_BOOKING_MINOR);

async function figure(name: string): Promise<number | undefined> {
  const { body } = await app.server.metricsApp.inject({ url: '/metrics' });
  const line = body.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

const profileOf = (table: WalletTable) => app.call('GET', '/user-profile', { token: table.player.token });

async function reasonsOf({ player }: WalletTable): Promise<[string, string][]> {
  const reviews = await app.ledger.reviews(app.brand.siteId, 1_000);
  return reviews.filter(({ playerId }) => playerId === player.id).map(({ tx, reason }) => [tx, reason]);
}

describe('amounts', () => {
  test('a win too large for a reply is refused and logged as an error', async () => {
    const table = await sitDown(app);
    await table.bet({});
    app.logLines.length = 0;
    expect(await table.win({ amount: LARGEST + 1 })).toMatchObject({
      status: 'INVALID',
      problem: { field: 'amount' },
    });
    expect(await table.rollback({ amount: LARGEST + 1 })).toMatchObject({
      status: 'INVALID',
      problem: { field: 'amount' },
    });
    expect(await table.balance()).toBe(9_000n);
    expect(
      app.logLines.filter((line) => line.includes('"level":50') && line.includes('"field":"amount"')),
    ).toHaveLength(2);
    expect(
      await figure('baize_wallet_calls_total{provider="sandbox-studio",call="win",status="INVALID"}'),
    ).toBe(1);
    const booked = app.ledger.book({
      kind: 'deposit',
      siteId: app.brand.siteId,
      playerId: table.player.id,
      provider: 'test',
      tx: 'd',
      amountMinor: MAX_BOOKING_MINOR + 1n,
      currency: 1,
    });
    await expect(booked).rejects.toThrow('amount');
  });

  test('the largest win is paid and reviewed, and all pages still work', async () => {
    const table = await sitDown(app);
    await table.bet({});
    const before = (await figure('baize_ledger_alarms_total{reason="largeWin"}')) ?? 0;
    expect(await table.win({ amount: LARGEST })).toMatchObject({ status: 'OK', balance: 9_000 + LARGEST });
    expect(await table.win({ amount: LARGEST })).toMatchObject({ status: 'OK', replayed: true });
    expect(await reasonsOf(table)).toEqual([['w1', 'win above the largest amount']]);
    expect(await figure('baize_ledger_alarms_total{reason="largeWin"}')).toBe(before + 1);
    const profile = (await profileOf(table)).json<{ profile: object }>();
    expect(profile.profile).toMatchObject({ balance: '10000000000089.99', balance_version: 3 });
    const config = await app.call('GET', '/config?type=casino');
    expect(config.json<{ data: { last_winners: object[] } }>().data.last_winners).toContainEqual(
      expect.objectContaining({ amount: '9999999999999.99' }),
    );
    expect((await app.call('GET', '/homepage')).statusCode).toBe(200);
  });

  test('a win of exactly the largest ordinary amount is not reviewed, one above it is', async () => {
    const table = await sitDown(app);
    await table.bet({});
    await table.win({ amount: Number(MAX_AMOUNT_MINOR) });
    expect(await reasonsOf(table)).toEqual([]);
    await table.win({ tx: 'w2', amount: Number(MAX_AMOUNT_MINOR) + 1 });
    expect(await reasonsOf(table)).toEqual([['w2', 'win above the largest amount']]);
  });

  test('a win that would overflow the balance stays undecided until there is room', async () => {
    const table = await sitDown(app);
    await table.bet({});
    for (let number = 0; number < 9; number += 1) await table.win({ tx: `fill-${number}`, amount: LARGEST });
    const balance = (await table.balance()) ?? 0n;
    const room = Number(MAX_BALANCE_MINOR - balance);
    const late = {
      player: table.name,
      game: String(slotId),
      round: 'r1',
      tx: 'late',
      bet_tx: 'b1',
      amount: room + 1,
      currency: 'TRY',
    };
    const waiting = await postWallet(app, 'win', late);
    expect([waiting.statusCode, waiting.json()]).toEqual([503, { status: 'UNDECIDED' }]);
    expect(await table.balance()).toBe(balance);
    expect(await reasonsOf(table)).toContainEqual(['late', 'the balance would grow too large']);
    expect(await figure('baize_ledger_alarms_total{reason="balanceLimit"}')).toBe(1);
    expect((await profileOf(table)).statusCode).toBe(200);
    await table.bet({ tx: 'b2', amount: 1_000 });
    expect((await postWallet(app, 'win', late)).json()).toMatchObject({
      status: 'OK',
      replayed: false,
      balance: Number(MAX_BALANCE_MINOR) - 999,
    });
    expect((await profileOf(table)).json<{ profile: object }>().profile).toMatchObject({
      balance: '90071992547399.92',
    });
  });

  test('a row older than the limits is left out of lists, and the rest is shown', async () => {
    const table = await sitDown(app);
    await table.bet({});
    await table.win({ amount: 4_321 });
    await app.database.pool.query(
      `insert into game_tx select site_id, player_id, transfer_id + 1, 2, 0, game_id, provider, 'old', round_id, 1000000000000000, 0, created_at,
           bets, wins + 1, refunds, staked, won + 1000000000000000, refunded
         from game_tx where player_id = $1 and type = 2`,
      [table.player.id],
    );
    app.logLines.length = 0;
    app.clock.advance(60_000);
    const { data } = (await app.call('GET', '/config?type=casino')).json<{
      data: { last_winners: { amount: string }[] };
    }>();
    expect(data.last_winners.map(({ amount }) => amount)).toContain('43.21');
    expect(data.last_winners.every(({ amount }) => amount.length <= 16)).toBe(true);
    expect((await app.call('GET', '/homepage')).statusCode).toBe(200);
    const range = 'start_date=2026-03-01%2000:00:00&end_date=2026-03-20%2023:59:59';
    const history = await app.call('GET', `/account/game-history?${range}`, { token: table.player.token });
    const rows = history.json<{ data: { data: { transaction_id: string }[] } }>().data.data;
    expect(rows.map(({ transaction_id: id }) => id).toSorted()).toEqual(['b1', 'w1']);
    expect(app.logLines.filter((line) => line.includes('UnwritableRows')).length).toBeGreaterThanOrEqual(3);
    await app.database.pool.query(`delete from game_tx where provider_tx = 'old'`);
  });
});

describe('repeats with other content', () => {
  test('a refused win is not paid as a promotion under the same id', async () => {
    const table = await sitDown(app);
    expect(await table.win({ bet_tx: 'never' })).toMatchObject({ status: 'BET_UNKNOWN' });
    expect(await table.win({ bet_tx: null, kind: 'promo' })).toMatchObject({ status: 'MISMATCH' });
    expect(await table.win({ bet_tx: 'never', amount: 2_501 })).toMatchObject({ status: 'MISMATCH' });
    expect(await table.win({ bet_tx: 'never' })).toMatchObject({ status: 'BET_UNKNOWN' });
    await table.bet({});
    await table.rollback({});
    const refused = await table.win({ tx: 'w2' });
    expect(refused).toMatchObject({ status: 'BET_CANCELLED', replayed: false });
    expect(await table.win({ tx: 'w2' })).toEqual({ ...refused, replayed: true });
    expect(await table.win({ tx: 'w2', bet_tx: null, kind: 'jackpot' })).toMatchObject({
      status: 'MISMATCH',
    });
    expect(await table.balance()).toBe(10_000n);
  });

  test.each([{ bet_tx: 'b2' }, { amount: 999 }, { round: 'r2' }, { game: '100001' }, { currency: 'EUR' }])(
    'a rollback is not repeated with %j',
    async (change) => {
      const table = await sitDown(app);
      await table.bet({});
      await table.bet({ tx: 'b2' });
      // A new rollback must match its bet, a repeated one must match itself.
      if (!('bet_tx' in change))
        expect(await table.rollback({ tx: 'x0', ...change })).toMatchObject({ status: 'MISMATCH' });
      expect(await table.rollback({})).toMatchObject({ status: 'OK', balance: 9_000 });
      expect(await table.rollback(change)).toMatchObject({ status: 'MISMATCH', replayed: false });
      // A second rollback of the bet cannot change either, although it moved nothing.
      expect(await table.rollback({ tx: 'x2' })).toMatchObject({ status: 'OK', replayed: true });
      expect(await table.rollback({ tx: 'x2', ...change })).toMatchObject({ status: 'MISMATCH' });
      expect(await table.rollback({ tx: 'x2' })).toMatchObject({ status: 'OK', replayed: true });
      expect(await table.balance()).toBe(9_000n);
    },
  );

  test('a late bet after its rollback cannot be repeated with other content', async () => {
    const table = await sitDown(app);
    await table.rollback({});
    expect(await table.bet({})).toMatchObject({ status: 'CANCELLED', replayed: false });
    expect(await table.bet({})).toMatchObject({ status: 'CANCELLED', replayed: true });
    expect(await table.bet({ amount: 1_100 })).toMatchObject({ status: 'MISMATCH' });
  });

  test('the state of transactions that were rolled back or refused', async () => {
    const table = await sitDown(app);
    const fate = (kind: string, tx: string) => table.send('status', { player: table.name, kind, tx });
    await table.bet({});
    expect(await fate('bet', 'b1')).toMatchObject({ state: 'accepted' });
    await table.rollback({});
    await table.win({});
    await table.win({ tx: 'w2', bet_tx: 'never' });
    expect(await fate('bet', 'b1')).toMatchObject({ status: 'OK', state: 'rolled_back' });
    expect(await fate('rollback', 'x1')).toMatchObject({ status: 'OK', state: 'accepted' });
    expect(await fate('win', 'w1')).toMatchObject({ status: 'OK', state: 'declined' });
    expect(await fate('win', 'w2')).toMatchObject({ status: 'TX_UNKNOWN' });
  });
});

describe('the balance call', () => {
  const ask = (table: WalletTable, fields: object = {}) =>
    table.send('balance', { session: table.session, player: table.name, currency: 'TRY', ...fields });

  test('checks session, player and currency', async () => {
    const table = await sitDown(app);
    const stranger = await sitDown(app);
    expect(await ask(table)).toEqual({ status: 'OK', balance: 10_000 });
    expect(await ask(table, { session: 'nobody' })).toEqual({ status: 'SESSION_EXPIRED' });
    expect(await ask(table, { session: stranger.session })).toEqual({ status: 'SESSION_EXPIRED' });
    expect(await ask(table, { currency: 'EUR' })).toEqual({ status: 'CURRENCY' });
    expect(await ask(table, { player: `${app.brand.siteId}-1` })).toEqual({ status: 'PLAYER_UNKNOWN' });
    expect(await table.bet({ session: stranger.session })).toMatchObject({ status: 'SESSION_EXPIRED' });
    app.clock.advance(24 * 60 * 60_000);
    expect(await ask(table)).toEqual({ status: 'SESSION_EXPIRED' });
  });
});

test('/metrics shows the state of the ledger', async () => {
  expect(await figure('baize_ledger_breaks')).toBeUndefined();
  await app.ledger.recordProof(0);
  expect(await figure('baize_ledger_breaks')).toBe(0);
  expect(await figure('baize_ledger_proof_timestamp_seconds')).toBe(app.clock.now().getTime() / 1000);
  const { openReviews, stuckRounds } = await app.ledger.figures();
  expect(openReviews).toBeGreaterThan(0);
  expect(await figure('baize_ledger_open_reviews')).toBe(openReviews);
  expect(await figure('baize_ledger_stuck_rounds')).toBe(stuckRounds);
});
