import { eq, paymentMethod } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startDeposit } from '../../testing/deposits.ts';
import { cardMethodId, transferMethodId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a history is filtered by one of the methods that the call names', async () => {
  const { token } = await signUp(app);
  const methods = await app.call('GET', '/account/payment-methods?type=1', { token });
  expect(methods.json()).toMatchObject({
    success: true,
    paymentMethods: [
      { id: transferMethodId, name: 'Hızlı Havale', type: 1 },
      { id: cardMethodId, name: 'Kartix', type: 1 },
    ],
  });
  const started = await startDeposit(app, { token });
  const range = 'start_date=2026-03-01 00:00:00&end_date=2026-03-31 23:59:59';
  const rows = async (method: number) => {
    const query = `${range}&payment_id=${method}`;
    const reply = await app.call('GET', `/account/financial-history?${query}`, { token });
    return reply.json<{ data: { data: { id: number }[] } }>().data.data.map(({ id }) => id);
  };
  expect(await rows(cardMethodId)).toEqual([started]);
  expect(await rows(transferMethodId)).toEqual([]);
});

test('every call names a method in the language of the page, at a brand by the brand’s name', async () => {
  const { otherBrand } = app;
  const own = { [String(otherBrand.siteId)]: { name: 'Şipşak Havale', nameEn: 'Snap Transfer' } };
  await app.database.sql
    .update(paymentMethod)
    .set({ bySite: own })
    .where(eq(paymentMethod.id, transferMethodId));
  const range = 'start_date=2026-03-01 00:00:00&end_date=2026-03-31 23:59:59';
  const namesAt = async (brand: typeof otherBrand, language: 'tr' | 'en') => {
    const { token } = await signUp(app, brand);
    const options = { brand, token, language };
    const body = { payment_id: transferMethodId, amount: '250.00', bank: 'kuzey' };
    const started = await app.call('POST', '/account/deposit/dynamic', { ...options, body });
    const { transaction_id: id } = started.json<{ data: { transaction_id: number } }>().data;
    const paths = [
      '/account/payment-details?type=1',
      '/account/payment-methods?type=1',
      '/pending-transactions/1',
      `/account/transactions/${id}`,
      `/account/financial-history?${range}`,
    ];
    const bodies = await Promise.all(paths.map(async (path) => (await app.call('GET', path, options)).body));
    expect(app.gateway.requests.at(-1)?.method.code).toBe('hizli-havale');
    const name = app.gateway.requests.at(-1)?.method.name ?? '';
    expect(bodies.filter((reply) => !reply.includes(`"name":"${name}"`))).toEqual([]);
    return name;
  };
  expect(await namesAt(app.brand, 'tr')).toBe('Hızlı Havale');
  expect(await namesAt(app.brand, 'en')).toBe('Fast Transfer');
  expect(await namesAt(otherBrand, 'tr')).toBe('Şipşak Havale');
  expect(await namesAt(otherBrand, 'en')).toBe('Snap Transfer');
});

test('it needs a player', async () => {
  expect((await app.call('GET', '/account/payment-methods')).statusCode).toBe(401);
});
