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

test('it needs a player', async () => {
  expect((await app.call('GET', '/account/payment-methods')).statusCode).toBe(401);
});
