import { countWaiting, eq, inTransaction, paymentMethod, paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import {
  formatPaymentNotice,
  GATEWAY_PARTY,
  PAYMENT_NOTICE_PATH,
  PaymentGatewayUnavailable,
  type PaymentNotice,
} from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { approvalOf, sendNotice, startDeposit } from '../../testing/deposits.ts';
import { cardMethodId, transferMethodId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.gateway.mood = 'fine';
  player = await signUp(app);
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const deposit = (fields: Record<string, unknown> = {}, language = 'en') =>
  app.call('POST', '/account/deposit/dynamic', {
    token: player.token,
    language,
    body: { payment_id: cardMethodId, amount: '250.00', ...fields },
  });

const startApproval = async () => approvalOf(await startDeposit(app, player));

const notify = (notice: PaymentNotice, siteId?: number) => sendNotice(app, notice, siteId);

const balance = () => app.ledger.balance(app.brand.siteId, player.id);

async function history(): Promise<{ status: number; manager_note: string | null }[]> {
  const query = 'start_date=2026-03-01 00:00:00&end_date=2026-03-31 23:59:59';
  const answer = await app.call('GET', `/account/financial-history?${query}`, {
    token: player.token,
    language: 'en',
  });
  return answer.json<{ data: { data: { status: number; manager_note: string | null }[] } }>().data.data;
}

describe('the form', () => {
  test('is described in the requested language', async () => {
    const answer = await app.call('GET', '/account/payment-details?type=1', {
      token: player.token,
      language: 'en',
    });
    const { methods, categories } = answer.json<{ data: { methods: object[]; categories: object[] } }>().data;
    expect(categories).toEqual([{ id: 1, name: 'Bank transfer' }]);
    expect(methods).toHaveLength(2);
    expect(methods[0]).toMatchObject({
      name: 'Fast Transfer',
      options: {
        fields: [{ label: 'Amount' }, { label: 'Bank', options: [{ value: 'kuzey', label: 'Kuzey Bank' }] }],
      },
      limit: { min: '250.00', max: '50000.00', step: '10.00' },
    });
  });

  test.each([
    [{ amount: 'abc' }, { amount: ['Enter a valid amount.'] }],
    [{ amount: '240.00' }, { amount: ['Must be at least ₺250.00.'] }],
    [{ amount: '50010.00' }, { amount: ['Can be at most ₺50,000.00.'] }],
    [{ amount: '255.00' }, { amount: ['The amount must be a multiple of ₺10.00.'] }],
    [{ payment_id: transferMethodId }, { bank: ['This field is required.'] }],
    [{ payment_id: transferMethodId, bank: 'yok' }, { bank: ['Choose an option from the list.'] }],
  ])('refuses %j', async (fields, errors) => {
    const answer = await deposit(fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors });
  });

  test.each([3, 99])('refuses method %i, which is switched off or unknown', async (method) => {
    expect((await deposit({ payment_id: method })).json()).toMatchObject({
      error: 'payment_method_unavailable',
    });
  });

  test('parses an amount as a Turkish player types it', async () => {
    expect((await deposit({ amount: '1.250,00' }, 'tr')).statusCode).toBe(200);
    expect(app.gateway.requests.at(-1)).toMatchObject({ amountMinor: 125_000n, currency: 'TRY', lang: 'tr' });
  });
});

describe('a deposit', () => {
  test('is pending, then approved once and credited', async () => {
    const notice = await startApproval();
    const pending = await app.call('GET', '/pending-transactions/1', { token: player.token });
    expect(pending.json()).toMatchObject({
      data: [{ id: notice.transactionId, amount: '250.00', payment: { name: 'Kartix' } }],
    });
    expect((await notify(notice)).json()).toEqual({ status: 'OK', replayed: false });
    expect((await notify(notice)).json()).toEqual({ status: 'OK', replayed: true });
    expect(await balance()).toBe(25_000n);
    const profile = await app.call('GET', '/user-profile', { token: player.token });
    expect(profile.json()).toMatchObject({
      profile: { balance: '250.00', user_detail: { total_deposit: '250.00' } },
    });
    expect(await history()).toMatchObject([{ status: 1 }]);
  });

  test('twenty concurrent notices book once', async () => {
    const notice = await startApproval();
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(notice)));
    expect(answers.every((answer) => answer.json<{ status: string }>().status === 'OK')).toBe(true);
    expect(await balance()).toBe(25_000n);
  });

  test('is refused, and credited by a later approval', async () => {
    const notice = await startApproval();
    expect((await notify({ ...notice, state: 'failed' })).json()).toEqual({
      status: 'OK',
      replayed: false,
    });
    expect((await notify(notice)).json()).toEqual({ status: 'OK', replayed: false });
    expect((await notify(notice)).json()).toEqual({ status: 'OK', replayed: true });
    expect(await balance()).toBe(25_000n);
    expect(await history()).toMatchObject([{ status: 1 }]);
  });

  test('stays payable after a try that failed', async () => {
    const notice = await startApproval();
    await notify({ ...notice, state: 'declined' });
    expect(await history()).toMatchObject([{ status: 0 }]);
    await notify(notice);
    expect(await balance()).toBe(25_000n);
  });

  test('a changed notice is a contradiction', async () => {
    const notice = await startApproval();
    await notify(notice);
    for (const change of [{ amountMinor: 26_000n }, { currency: 'EUR' }, { state: 'failed' }] as const)
      expect((await notify({ ...notice, ...change })).json()).toMatchObject({ status: 'MISMATCH' });
    expect(await balance()).toBe(25_000n);
  });

  test.each([
    ['too little', { amountMinor: 24_999n }, 3, 0n],
    ['another currency', { currency: 'EUR' }, 3, 0n],
    ['too much', { amountMinor: 26_000n }, 1, 26_000n],
  ] as const)('%s: nothing that was not asked for is lost', async (_, change, status, credited) => {
    const notice = await startApproval();
    expect((await notify({ ...notice, ...change })).json()).toEqual({ status: 'OK', replayed: false });
    expect((await notify({ ...notice, ...change })).json()).toEqual({ status: 'OK', replayed: true });
    expect(await history()).toMatchObject([{ status }]);
    expect(await balance()).toBe(credited);
    const reviews = await app.ledger.reviews(app.brand.siteId, 100);
    expect(reviews.some(({ playerId }) => playerId === player.id)).toBe(status === 3);
  });

  test('forged, foreign and unknown notices change nothing', async () => {
    const notice = await startApproval();
    const body = formatPaymentNotice(notice);
    expect((await app.callback(GATEWAY_PARTY, PAYMENT_NOTICE_PATH, body, { headers: {} })).statusCode).toBe(
      401,
    );
    expect((await app.callback('sandbox-studio', PAYMENT_NOTICE_PATH, body)).statusCode).toBe(401);
    expect((await notify(notice, app.otherBrand.siteId)).json()).toMatchObject({ status: 'UNKNOWN' });
    expect((await notify({ ...notice, transactionId: 1, providerRef: 'none' })).json()).toMatchObject({
      status: 'UNKNOWN',
    });
    const broken = await app.callback(GATEWAY_PARTY, PAYMENT_NOTICE_PATH, '{');
    expect(broken.json()).toEqual({ status: 'INVALID' });
    expect(await balance()).toBe(0n);
  });

  test('is decided by the id of the gateway only', async () => {
    const notice = await startApproval();
    expect((await notify({ ...notice, providerRef: 'another' })).json()).toMatchObject({ status: 'UNKNOWN' });
    expect((await notify({ ...notice, providerRef: 'another', state: 'failed' })).json()).toMatchObject({
      status: 'UNKNOWN',
    });
    expect(await balance()).toBe(0n);
    expect((await notify(notice)).json()).toEqual({ status: 'OK', replayed: false });
  });

  test('stores what the player filled in and passes it to the gateway', async () => {
    await deposit({ payment_id: transferMethodId, bank: 'kuzey' });
    expect(app.gateway.requests.at(-1)).toMatchObject({ fields: { bank: 'kuzey' } });
    const { sql } = app.database;
    const rows = await sql
      .select()
      .from(paymentTransaction)
      .where(eq(paymentTransaction.playerId, player.id));
    expect(rows).toMatchObject([{ fields: { bank: 'kuzey' } }]);
  });

  test('links to its payment page while it is pending', async () => {
    const started = (await deposit()).json<{ data: { url: string } }>().data.url;
    const waiting = await app.call('GET', '/pending-transactions/1', { token: player.token });
    expect(waiting.json<{ data: { url: string }[] }>().data.map(({ url }) => url)).toEqual([started]);
  });

  test('money that arrives after a cancellation is booked and marked', async () => {
    const notice = await startApproval();
    const cancel = () =>
      app.call('PUT', `/cancel-pending-transactions/${notice.transactionId}`, { token: player.token });
    expect((await cancel()).statusCode).toBe(200);
    expect((await cancel()).json()).toMatchObject({ error: 'transaction_decided' });
    expect((await notify(notice)).json()).toEqual({ status: 'OK', replayed: false });
    expect((await notify(notice)).json()).toEqual({ status: 'OK', replayed: true });
    expect(await balance()).toBe(25_000n);
    const [row] = await history();
    expect(row).toMatchObject({ status: 1 });
    expect(row?.manager_note).toMatch(/after the transaction had ended/);
  });

  test('an approval that arrives before the gateway’s lost reply is valid', async () => {
    vi.spyOn(app.gateway, 'createPayment').mockImplementationOnce(async ({ transactionId }) => {
      const answer = await notify(approvalOf(transactionId));
      expect(answer.json()).toEqual({ status: 'OK', replayed: false });
      throw new PaymentGatewayUnavailable('the reply was lost');
    });
    expect((await deposit()).json()).toMatchObject({ error: 'payment_gateway_unavailable' });
    expect(await history()).toMatchObject([{ status: 1 }]);
    expect(await balance()).toBe(25_000n);
  });

  test('a method whose provider is not set up cannot be used', async () => {
    const { sql } = app.database;
    const isIt = eq(paymentMethod.id, cardMethodId);
    await sql.update(paymentMethod).set({ provider: 'elsewhere' }).where(isIt);
    try {
      expect((await deposit()).json()).toMatchObject({ error: 'payment_method_unavailable' });
      expect(await history()).toEqual([]);
    } finally {
      await sql.update(paymentMethod).set({ provider: GATEWAY_PARTY }).where(isIt);
    }
  });

  test('each method has at most one pending deposit', async () => {
    await startApproval();
    expect((await deposit()).json()).toMatchObject({ error: 'pending_transaction', data: { code: 600 } });
    expect((await deposit({ payment_id: transferMethodId, bank: 'kuzey' })).statusCode).toBe(200);
  });

  test('one of two concurrent deposits is opened', async () => {
    const { running } = await inTransaction(app.database, async ({ client }) => {
      // Writes are blocked for a moment, so that both have already checked for a pending deposit.
      await client.query('lock table payment_transaction in share mode');
      const both = Promise.all([deposit(), deposit()]);
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(2);
      // In an object, because a returned promise would be awaited before the commit.
      return { running: both };
    });
    const answers = await running;
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
    expect(await history()).toMatchObject([{ status: 0 }]);
  });

  test.each([
    ['silent', 503, 'payment_gateway_unavailable'],
    ['refusing', 422, 'payment_method_unavailable'],
  ] as const)('a %s gateway leaves nothing pending', async (mood, status, error) => {
    app.gateway.mood = mood;
    const answer = await deposit();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
    expect(await history()).toMatchObject([{ status: 2 }]);
    app.gateway.mood = 'fine';
    expect((await deposit()).statusCode).toBe(200);
  });

  test("another player's transaction cannot be cancelled", async () => {
    const notice = await startApproval();
    player = await signUp(app);
    const answer = await app.call('PUT', `/cancel-pending-transactions/${notice.transactionId}`, {
      token: player.token,
    });
    expect(answer.statusCode).toBe(404);
  });
});

test('the totals of a profile count only the player’s own approved payments', async () => {
  const { siteId } = app.brand;
  const [deposited, withdrawn] = [1, 2];
  const payments: [site: number, player: number, kind: number, status: number, amountMinor: number][] = [
    [siteId, player.id, deposited, 1, 25_000],
    [siteId, player.id, deposited, 1, 500],
    [siteId, player.id, withdrawn, 1, 7_000],
    ...[0, 2, 3, 4, 5].map((status): (typeof payments)[number] => [siteId, player.id, deposited, status, 1]),
    [app.otherBrand.siteId, player.id, deposited, 1, 2],
    [siteId, player.id + 1, deposited, 1, 3],
  ];
  for (const [id, [siteId, playerId, kind, status, amountMinor]] of payments.entries()) {
    await app.database.pool.query(
      `insert into payment_transaction
         (site_id, player_id, kind, amount_minor, id, method_id, currency, provider, fields, created_at)
         values ($1, $2, $3, $4, $5, $6, 1, 'totals', '{}', now())`,
      [siteId, playerId, kind, amountMinor, id, cardMethodId],
    );
    for (const step of kind === withdrawn && status === 1 ? [3, 1] : [status])
      await app.database.pool.query(
        'update payment_transaction set status = $3 where site_id = $1 and player_id = $2 and id = $4',
        [siteId, playerId, step, id],
      );
  }
  const profile = await app.call('GET', '/user-profile', { token: player.token });
  expect(profile.json()).toMatchObject({
    profile: { user_detail: { total_deposit: '255.00', total_withdraw: '70.00' } },
  });
});
