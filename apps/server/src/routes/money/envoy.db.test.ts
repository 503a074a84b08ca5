import { eq, inArray, paymentMethod, paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { ENVOY_PARTY } from '@baize/providers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  createPageProviders,
  type PageProviders,
  pageNotice,
  seedPageMethods,
  sendPageNotice,
} from '../../testing/page-payments.ts';
import { routeLimits } from '../../rate-limits/route-limits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let fakes: PageProviders;
let player: TestPlayer;
beforeAll(async () => {
  fakes = createPageProviders();
  app = await createTestApp({ providers: (parts) => fakes.open(parts) });
  await seedPageMethods(app.database);
});
beforeEach(async () => {
  fakes.mood = 'fine';
  fakes.taken.clear();
  player = await signUp(app);
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const get = (address: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/account/envoy/${address}`, { token: player.token, language: 'en', headers });
const pay = (id = 'KU-1', bank = 'kuzey') => get(`pay?${new URLSearchParams({ bank, id })}`);
const qr = (id = '250.00', bank = 'kuzey') => get(`qr?${new URLSearchParams({ bank, id })}`);
const errorsOf = (answer: Awaited<ReturnType<typeof get>>) =>
  Object.keys(answer.json<{ errors?: object }>().errors ?? {});

const balance = () => app.ledger.balance(app.brand.siteId, player.id);
const rows = () =>
  app.database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.playerId, player.id));

describe('the lists', () => {
  test('have the banks, and what one takes within the limits of the method', async () => {
    expect((await get('bank-list')).json()).toEqual({
      success: true,
      data: [
        { slug: 'kuzey', bank_name: 'Kuzey Bankası' },
        { slug: 'anafor', bank_name: 'Anafor Bank' },
      ],
    });
    expect((await get('available-payments/kuzey')).json()).toEqual({
      success: true,
      data: [
        { amount: '250.00', ref_code: 'KU-1' },
        { amount: '500.00', ref_code: 'KU-2' },
      ],
    });
    expect((await get('available-payments/nobody')).statusCode).toBe(404);
  });

  test('are those of brands that offer one of the methods', async () => {
    const areEnvoy = inArray(paymentMethod.endpoint, ['account/envoy/pay', 'account/envoy/qr']);
    const set = (fields: Partial<typeof paymentMethod.$inferInsert>) =>
      app.database.sql.update(paymentMethod).set(fields).where(areEnvoy);
    const refused = { success: false, error: 'payment_method_unavailable' };
    await set({ siteIds: [app.otherBrand.siteId] });
    const elsewhere = [await get('bank-list'), await get('available-payments/kuzey')];
    await set({ siteIds: null, enabled: false });
    const disabled = await get('bank-list');
    await set({ enabled: true });
    for (const reply of [...elsewhere, disabled]) expect(reply.json()).toMatchObject(refused);
    expect((await get('bank-list')).statusCode).toBe(200);
  });

  test('are asked for once in some seconds, whatever the number of readers', async () => {
    app.clock.advance(10_000);
    fakes.lists = 0;
    for (const address of ['bank-list', 'available-payments/kuzey', 'available-payments/nobody'])
      await Promise.all([get(address), get(address), get(address)]);
    expect(fakes.lists).toBe(3);
    app.clock.advance(3_000);
    await Promise.all([get('bank-list'), get('available-payments/kuzey')]);
    expect(fakes.lists).toBe(4);
  });

  test('are limited for each player', async () => {
    const limited = [
      'GET /account/envoy/bank-list',
      'GET /account/envoy/available-payments/{bankSlug}',
    ] as const;
    for (const key of [...limited, 'GET /account/deposit/rovpay'] as const)
      expect(routeLimits[key]).toMatchObject({ by: 'player' });
  });

  test('are unavailable while Envoy is silent', async () => {
    app.clock.advance(10_000);
    fakes.mood = 'silent';
    expect((await get('bank-list')).statusCode).toBe(503);
    expect((await get('available-payments/kuzey')).statusCode).toBe(503);
  });
});

describe('a transfer', () => {
  test('is a pending transaction and a page, credited by the notice', async () => {
    const answer = await pay();
    const [row] = await rows();
    expect(row).toMatchObject({ methodId: 9, status: 0, amountMinor: 25_000n });
    const id = row?.id ?? 0;
    expect(answer.json()).toEqual({
      success: true,
      data: { iframe_url: `http://127.0.0.1:3001/envoy/pay/${id}` },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    await sendPageNotice(app, ENVOY_PARTY, pageNotice(id));
    await sendPageNotice(app, ENVOY_PARTY, pageNotice(id));
    expect(await balance()).toBe(25_000n);
  });

  test('is opened once by ten clicks at once, and by a reload', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay()));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    // Meanwhile the bank no longer offers it to others.
    fakes.taken.add('KU-1');
    expect((await pay()).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect((await pay('KU-2')).json()).toMatchObject({ data: { code: 600 } });
  });

  test('of what another player has taken, or of nothing, is refused', async () => {
    fakes.taken.add('KU-2');
    expect((await pay('KU-2')).json()).toMatchObject({ error: 'envoy_payment_taken' });
    expect((await pay('KU-9')).json()).toMatchObject({ error: 'envoy_payment_taken' });
    expect(errorsOf(await pay('KU-1', ''))).toEqual(['bank']);
    expect(errorsOf(await pay('KU-1', 'nobody'))).toEqual(['bank']);
    expect((await rows()).map(({ status }) => status)).toEqual([2]);
  });

  test('needs the bearer header, from this site', async () => {
    const address = '/account/envoy/pay?bank=kuzey&id=KU-1';
    expect((await app.call('GET', address)).statusCode).toBe(401);
    const crossSite = await get('qr?bank=kuzey&id=250.00', { 'sec-fetch-site': 'cross-site' });
    expect(crossSite.statusCode).toBe(403);
    expect(await rows()).toEqual([]);
  });
});

describe('a QR payment', () => {
  test('replies its page, and the same page again', async () => {
    const first = await qr();
    expect(first.json()).toMatchObject({ success: true, data: { status: true, error: null, errors: null } });
    expect((await qr()).body).toBe(first.body);
    expect((await qr('300.00')).json()).toMatchObject({ data: { code: 600 } });
    expect((await qr('250.00', 'anafor')).json()).toMatchObject({ data: { code: 600 } });
    expect(await rows()).toMatchObject([{ methodId: 10, amountMinor: 25_000n, status: 0 }]);
  });

  test('needs a bank', async () => {
    const answer = await qr('250.00', '');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { bank: ['Please choose a bank.'] } },
    ]);
    expect(errorsOf(await qr('250.00', 'nobody'))).toEqual(['bank']);
  });

  test.each(['', '0', '-1', '1e9', '100000000', 'NaN', '19.99', '255.00', '٢٥٠', '99.00'])(
    'refuses the amount %j at its field',
    async (amount) => {
      expect(errorsOf(await qr(amount))).toEqual(['amount']);
      expect(await rows()).toEqual([]);
    },
  );

  test('that Envoy does not make is answered with its reason', async () => {
    expect((await qr('250.00', 'anafor')).json()).toEqual({
      success: true,
      data: {
        status: false,
        iframe_url: null,
        error: 'Anafor Bank is not taking QR payments right now. Choose another bank.',
        errors: { bank: ['Anafor Bank is not taking QR payments right now. Choose another bank.'] },
      },
    });
    expect((await rows()).map(({ status }) => status)).toEqual([2]);
    fakes.mood = 'silent';
    expect((await qr()).statusCode).toBe(503);
  });
});
