import { createTestDatabase, paymentMethod, paymentTransaction, type TestDatabase } from '@baize/db';
import { PaymentGatewayUnavailable } from '@baize/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { watchPayouts } from './watch-payouts.ts';
import { createWithdrawalGauges } from './withdrawal-gauges.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const DAY_SECONDS = 24 * 60 * 60;
const at = (days: number) => new Date(Date.now() + days * DAY_SECONDS * 1_000);

async function readDays(): Promise<(number | undefined)[]> {
  const gauges = createWithdrawalGauges(database.site.pool);
  const metrics = await Promise.all(gauges.map((gauge) => gauge.get()));
  return metrics.map(({ values }) => values[0] && Math.round(values[0].value / DAY_SECONDS));
}

async function write(id: number, kind: number, createdDays: number, sentDays?: number): Promise<void> {
  await database.sql.insert(paymentTransaction).values({
    siteId: 7,
    playerId: id,
    id,
    methodId: 1,
    kind,
    amountMinor: 100n,
    currency: 1,
    provider: 'pay',
    fields: {},
    createdAt: at(createdDays),
    expiresAt: at(createdDays + 14),
  });
  if (sentDays === undefined) return;
  await database.pool.query('update payment_transaction set status = 3, changed_at = $1 where id = $2', [
    at(sentDays),
    id,
  ]);
}

test('the oldest withdrawal counts, when the next expires, and the oldest payout since its approval', async () => {
  expect(await readDays()).toEqual([0, undefined, 0]);
  await database.pool.query(
    `insert into payment_category (id, name_tr, name_en, sort) values (1, 'a', 'a', 1)`,
  );
  const method = { categoryId: 1, provider: 'pay', icon: 'x', color: '#fff', expireMinutes: 1, sort: 1 };
  const sums = { minMinor: 1n, maxMinor: 100n, stepMinor: 1n, endpoint: 'x', fields: [] };
  await database.sql
    .insert(paymentMethod)
    .values({ ...method, ...sums, id: 1, slug: 'a', name: 'a', kind: 2 });
  await write(1, 2, -3);
  await write(2, 2, -5);
  await write(3, 1, -9);
  await write(4, 2, -13, -2);
  await write(5, 2, -8, -1);
  expect(await readDays()).toEqual([5, 9, 2]);
});

test('an attempt without an answer is logged and counted by the class of its error', () => {
  const counted: object[] = [];
  const logged: object[] = [];
  const report = watchPayouts(
    { countPayoutProblem: (facts) => void counted.push(facts) },
    { error: (facts: object) => void logged.push(facts) },
  );
  report({ siteId: 7, id: 5, provider: 'pay', error: new PaymentGatewayUnavailable('silence') });
  report({ siteId: 7, id: 5, provider: 'pay', error: 'oops' });
  expect(counted).toEqual([
    { provider: 'pay', error: 'PaymentGatewayUnavailable' },
    { provider: 'pay', error: 'string' },
  ]);
  expect(logged[0]).toMatchObject({ siteId: 7, payment: 5, provider: 'pay', err: { message: 'silence' } });
});
