import { eq, paymentMethod, paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { ROVPAY_PARTY } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  createPageProviders,
  type PageProviders,
  pageNotice,
  seedPageMethods,
  sendPageNotice,
} from '../../testing/page-payments.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type NewTestPlayer, signUp } from '../../testing/test-player.ts';

let app: TestApp;
let fakes: PageProviders;
let player: NewTestPlayer;
beforeAll(async () => {
  fakes = createPageProviders();
  app = await createTestApp({ providers: (parts) => fakes.open(parts) });
  await seedPageMethods(app.database);
});
beforeEach(async () => {
  fakes.mood = 'fine';
  player = await signUp(app);
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const form = { name: 'Ece', surname: 'Tan', amount: '250.00', description: 'hediye' };

interface Account {
  account: { accountBarcode: string; accountName: string; accountId: string };
  id: string;
  refId: string;
  token: string;
  expires_at: string;
}

const open = (fields: object = {}, { token, ...options }: { token?: string; language?: string } = {}) =>
  app.call('POST', '/account/deposit/rovpay/account', {
    language: 'en',
    token: token ?? player.token,
    ...options,
    body: { ...form, ...fields },
  });

const opened = async () => (await open()).json<Account>();

const claim = ({ id, refId, token }: Account, fields: object = {}) =>
  app.call('POST', '/account/deposit/rovpay/deposit', {
    token: player.token,
    language: 'en',
    body: { paymentId: 2_513, paparaId: id, paparaRefId: refId, paparaToken: token, ...form, ...fields },
  });

const state = async () =>
  (await app.call('GET', '/account/deposit/rovpay', { token: player.token })).json<{ data: object | null }>()
    .data;

const balance = () => app.ledger.balance(app.brand.siteId, player.id);

const rows = () =>
  app.database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.playerId, player.id));

const notify = (account: Account, change: Parameters<typeof pageNotice>[1] = {}) =>
  sendPageNotice(app, ROVPAY_PARTY, pageNotice(Number(account.id), change));

describe('the account', () => {
  test('comes with a pending transaction of the form, in the shape of the specification', async () => {
    const account = await opened();
    expect(account).toMatchObject({
      account: {
        accountBarcode: `rovpay:${account.id}`,
        accountName: 'Ece Karaca',
        accountId: '1234567890',
      },
      refId: `ref-${account.id}`,
      token: `token-${account.id}`,
      expires_at: '2026-03-15T12:30:00.000Z',
    });
    expect(fakes.accounts.at(-1)).toMatchObject({
      payer: { name: 'Ece', surname: 'Tan' },
      description: 'hediye',
      amountMinor: 25_000n,
    });
    expect(await rows()).toMatchObject([
      {
        id: Number(account.id),
        methodId: 2_513,
        status: 0,
        amountMinor: 25_000n,
        providerRef: account.refId,
      },
    ]);
    expect(await balance()).toBe(0n);
  });

  test('is the same for the same form, also for ten at once, and for another there is none', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => open()));
    expect(new Set(replies.map((reply) => reply.json<Account>().id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    const other = await open({ amount: '300.00' });
    expect([other.statusCode, other.json()]).toMatchObject([422, { data: { code: 600 } }]);
    expect(await open({ description: '' })).toMatchObject({ statusCode: 422 });
    expect(await rows()).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ name: '' }, 'name'],
    [{ surname: '  ' }, 'surname'],
    ...['', '0', '-1', '1.234,56', '1e9', '100000000', 'NaN', '19.99', '255.00', '٢٥٠', '90.00'].map(
      (amount): [object, string] => [{ amount }, 'amount'],
    ),
    [{ description: 'x'.repeat(51) }, 'description'],
    [{ description: 'a\u001B[1A\u001B[2Kmarks none' }, 'description'],
    [{ description: 'Ece\u202E naT' }, 'description'],
    [{ surname: '\u200B\u2060' }, 'surname'],
  ])('refuses %j at its field', async (fields, name) => {
    const answer = await open(fields);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([name]);
    expect(await rows()).toEqual([]);
  });

  test('is missing while Rovpay is silent or refuses, and nothing stays pending', async () => {
    fakes.mood = 'silent';
    expect(await open()).toMatchObject({ statusCode: 503 });
    fakes.mood = 'refusing';
    expect(await open()).toMatchObject({ statusCode: 422 });
    expect((await rows()).map(({ status }) => status)).toEqual([2, 2]);
    fakes.mood = 'fine';
    expect(await open()).toMatchObject({ statusCode: 200 });
  });

  test('needs a token and a brand that offers it', async () => {
    const visitor = await app.call('POST', '/account/deposit/rovpay/account', { body: form });
    expect(visitor.statusCode).toBe(401);
    const isRovpay = eq(paymentMethod.id, 2_513);
    const set = (siteIds: number[] | null) =>
      app.database.sql.update(paymentMethod).set({ siteIds }).where(isRovpay);
    await set([app.otherBrand.siteId]);
    const refused = await open();
    await set(null);
    expect(refused.json()).toMatchObject({ success: false, error: 'payment_method_unavailable' });
  });
});

describe('a claim', () => {
  test('is passed on, approves nothing and may be repeated', async () => {
    const account = await opened();
    expect(await state()).toMatchObject({ id: account.id, ...form, is_claimed: false });
    expect((await claim(account)).json()).toMatchObject({ success: true, message: expect.any(String) });
    expect((await claim(account)).statusCode).toBe(200);
    expect(fakes.claims.filter(({ transactionId }) => String(transactionId) === account.id)).toHaveLength(2);
    expect(await rows()).toMatchObject([{ status: 0 }]);
    expect(await state()).toMatchObject({ is_claimed: true });
    expect(await balance()).toBe(0n);
  });

  test.each([
    ['another reference', { paparaRefId: 'ref-1' }],
    ['another token', { paparaToken: 'token-1' }],
    ['another transaction', { paparaId: '1' }],
    ['no number', { paparaId: '1; drop table player' }],
  ])('with %s finds nothing', async (_, fields) => {
    expect(await claim(await opened(), fields)).toMatchObject({ statusCode: 404 });
    expect(await state()).toMatchObject({ is_claimed: false });
  });

  test('of another player finds nothing', async () => {
    const account = await opened();
    player = await signUp(app);
    expect(await claim(account)).toMatchObject({ statusCode: 404 });
    expect(await state()).toBeNull();
  });

  test('with another method or a changed form is refused at the field', async () => {
    const account = await opened();
    expect((await claim(account, { paymentId: 1 })).json()).toMatchObject({
      error: 'payment_method_unavailable',
    });
    for (const [name, value] of Object.entries({
      amount: '999.00',
      name: 'A',
      surname: 'B',
      description: '',
    })) {
      const answer = await claim(account, { [name]: value });
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        422,
        [name],
      ]);
    }
  });

  test('after the end of the payment is answered by how it ended', async () => {
    const account = await opened();
    await notify(account, { state: 'failed' });
    expect((await claim(account)).json()).toMatchObject({ error: 'transaction_decided' });
    const next = await opened();
    await notify(next);
    expect((await claim(next)).statusCode).toBe(200);
  });

  test('while Rovpay is silent can be repeated', async () => {
    const account = await opened();
    fakes.mood = 'silent';
    expect(await claim(account)).toMatchObject({ statusCode: 503 });
    fakes.mood = 'fine';
    expect(await claim(account)).toMatchObject({ statusCode: 200 });
  });
});

describe('a notice of Rovpay', () => {
  test('credits once, also twenty at once', async () => {
    const account = (await open({ name: player.name, surname: player.surname })).json<Account>();
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(account)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await balance()).toBe(25_000n);
    expect(await rows()).toMatchObject([{ status: 1 }]);
    expect(await state()).toBeNull();
  });

  test('of somebody else waits for an operator', async () => {
    await notify(await opened());
    expect(await balance()).toBe(0n);
    expect(await rows()).toMatchObject([{ status: 3, changeReason: 'other_payer' }]);
  });

  test('that is unknown, forged or of another party changes nothing', async () => {
    const account = await opened();
    const unknown = await notify(account, { transactionId: Number(account.id) + 1, providerRef: 'x' });
    expect(unknown.json()).toMatchObject({ status: 'UNKNOWN' });
    const body = pageNotice(Number(account.id));
    const forged = await sendPageNotice(app, ROVPAY_PARTY, body, { headers: {} });
    expect(forged.statusCode).toBe(401);
    const foreign = await sendPageNotice(app, ROVPAY_PARTY, body, { siteId: app.otherBrand.siteId });
    expect(foreign.json()).toMatchObject({ status: 'UNKNOWN' });
    expect(await balance()).toBe(0n);
  });

  test('without an account at all opens nothing by the call of other methods', async () => {
    const body = { payment_id: 2_513, ...form };
    const answer = await app.call('POST', '/account/deposit/dynamic', { token: player.token, body });
    expect(answer.statusCode).toBe(422);
    expect((await rows()).every(({ status }) => status === 2)).toBe(true);
  });
});
