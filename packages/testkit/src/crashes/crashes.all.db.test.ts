import { expect, test } from 'vitest';

import { runCrashes } from './run-crashes.ts';

test('nothing is lost or doubled if servers and the database are killed during deposits and withdrawals', async () => {
  const report = await runCrashes({ kills: 6, players: 4, seed: 7 });
  expect(report.problems).toEqual([]);
  const { server, database, both } = report.kills;
  expect(server + both).toBeGreaterThan(1);
  expect(database + both).toBeGreaterThan(1);
  expect(report.payments['deposits approved']).toBeGreaterThan(0);
  expect(report.payments['withdrawals approved']).toBeGreaterThan(0);
}, 300_000);
