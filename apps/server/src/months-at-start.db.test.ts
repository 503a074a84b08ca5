import { proveBalances } from '@baize/ledger';
import { expect, test } from 'vitest';

import { createTestApp } from './testing/test-app.ts';
import { signUp } from './testing/test-player.ts';

const DAY_MS = 24 * 60 * 60_000;

test('servers that start after the last month make the next ones, and no booking waits for that', async () => {
  const app = await createTestApp();
  const left = async () => {
    const { rows } = await app.database.pool.query<{ rows: number; days: number }>(
      `select rows_without_month() as rows,
          extract(day from instant_of_id((select max(to_id) from ledger_month)) - $1::timestamptz)::integer as days`,
      [app.clock.now()],
    );
    return rows[0];
  };
  try {
    // As after a long time without the job.
    app.clock.advance(500 * DAY_MS);
    await signUp(app, app.brand, 5_000n);
    expect(await left()).toMatchObject({ rows: 2 });
    const others = await Promise.all([createTestApp({ beside: app }), createTestApp({ beside: app })]);
    expect((await left())?.rows).toBe(0);
    expect((await left())?.days).toBeGreaterThan(50);
    await signUp(app, app.brand, 5_000n);
    expect((await left())?.rows).toBe(0);
    await proveBalances(app.ledger);
    for (const other of others) await other.close();
  } finally {
    await app.close();
  }
});
