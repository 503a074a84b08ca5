import { createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createReconciliationGauges } from './reconciliation-gauges.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function read(): Promise<(number | undefined)[]> {
  const gauges = createReconciliationGauges(database.site.pool);
  const metrics = await Promise.all(gauges.map((gauge) => gauge.get()));
  return metrics.map(({ values }) => values[0]?.value);
}

test('every open finding counts, the oldest of the last reports, every frozen wallet, and the oldest identity', async () => {
  expect(await read()).toEqual([0, undefined, 0, undefined]);
  await database.pool.query(`
    insert into reconciliation (site_id, day, finished_at, findings, players_minor, games_minor, payments_minor, operator_minor)
      values (7, '2026-03-13', now() - interval '3 days', 9, 0, 0, 0, 0), (7, '2026-03-14', now() - interval '1 day', 2, 0, 0, 0, 0),
        (8, '2026-03-13', now() - interval '2 days', 3, 0, 0, 0, 0);
    insert into reconciliation_finding (site_id, day, number, kind, detail, closed_at, closed_by)
      values (7, '2026-03-13', 1, 'missing here', 'payment', null, null), (7, '2026-03-13', 2, 'held', 'x', now(), 'job'),
        (7, '2026-03-14', 1, 'held', 'x', null, null), (8, '2026-03-13', 1, 'no statement', 'x', null, null);
    insert into player_freeze (site_id, player_id, number, frozen_at, frozen_by, reason, lifted_at, lifted_by, lift_reason)
      values (7, 1, 1, now(), 'job', 'x', now(), 'operator ada', 'x'), (7, 1, 2, now(), 'job', 'x', null, null, null);
    insert into document (site_id, player_id, id, kind, content_hash, width, height, uploaded_at, keep_days)
      values (7, 1, 1, 'passport', 'a', 1, 1, now() - interval '2 hours', 30), (7, 1, 2, 'payment_proof', 'a', 1, 1, now() - interval '1 day', 30)`);
  const [findings, ageSeconds, frozen, identitySeconds] = await read();
  expect(identitySeconds).toBeGreaterThanOrEqual(7_200);
  expect(identitySeconds).toBeLessThan(9_000);
  expect([findings, frozen]).toEqual([3, 1]);
  expect(ageSeconds).toBeGreaterThan(172_000);
});
