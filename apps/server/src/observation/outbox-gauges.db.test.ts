import { createTestDatabase } from '@baize/db';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';

import { createOutboxGauges } from './outbox-gauges.ts';

async function readGauges(gauges: ReturnType<typeof createOutboxGauges>): Promise<Map<string, number>> {
  const registry = new Registry();
  for (const gauge of gauges) registry.registerMetric(gauge);
  const metrics = await registry.getMetricsAsJSON();
  return new Map(metrics.map(({ name, values }) => [name, Number(values[0]?.value)]));
}

test('the outbox reports its entries and the age of the oldest', async () => {
  const database = await createTestDatabase();
  try {
    const gauges = createOutboxGauges(database.pool);
    expect([...(await readGauges(gauges)).values()]).toEqual([0, 0]);
    await database.pool.query(
      `insert into outbox (id, kind, sealed, created_at, expires_at)
         select minutes, 'email', '', now() - minutes * interval '1 minute', now() from unnest(array[1, 60, 5]) as minutes`,
    );
    const values = await readGauges(gauges);
    expect(values.get('baize_outbox_waiting')).toBe(3);
    const oldest = values.get('baize_outbox_oldest_seconds');
    expect(oldest).toBeGreaterThanOrEqual(60 * 60);
    expect(oldest).toBeLessThan(70 * 60);
  } finally {
    await database.drop();
  }
});
