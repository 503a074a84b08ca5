import { createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createBonusGauges } from './bonus-gauges.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function read(): Promise<Record<string, number | undefined>> {
  const metrics = await Promise.all(createBonusGauges(database.site.pool).map((gauge) => gauge.get()));
  return Object.fromEntries(metrics.map(({ name, values }) => [name, values[0]?.value]));
}

test('active bonuses, their money, what is overdue and deposits that wait are counted', async () => {
  expect(await read()).toEqual({
    baize_bonuses_active: 0,
    baize_bonus_money: 0,
    baize_bonuses_overdue_seconds: 0,
    baize_bonus_deposits_waiting: 0,
  });
  await database.pool.query(
    `insert into bonus_award (site_id, player_id, id, terms_id, cause, status, amount, offered_at, accept_until, days_to_play, accepted_at, expires_at)
       values (7, 1, 1, 1, 'a', 1, 100, now(), now(), 7, now(), now() + interval '1 day'),
         (7, 2, 2, 1, 'b', 0, 100, now(), now() - interval '1 hour', 7, null, null);
     insert into account (site_id, player_id, kind, currency, balance) values (7, 1, 5, 1, 1234);
     insert into bonus_deposit values (7, 1, 5)`,
  );
  const { baize_bonuses_overdue_seconds: overdue, ...others } = await read();
  expect(others).toEqual({
    baize_bonuses_active: 1,
    baize_bonus_money: 12.34,
    baize_bonus_deposits_waiting: 1,
  });
  expect(overdue).toBeGreaterThanOrEqual(3_600);
});
