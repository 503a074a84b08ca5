import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createTestDatabase } from '@baize/db';
import { expect, inject, test } from 'vitest';

import { takesAll } from '../test-scope.ts';
import { runWalletCrashes } from './run-wallet-crashes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How often servers are killed, from WALLET_KILLS; more takes longer. */
    walletKills: number;
  }
}

const LEAST_KILLS = takesAll() ? 20 : 6;

test('no call of a studio is lost or booked twice if servers are killed while it plays, in any dialect', async () => {
  const database = await createTestDatabase();
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'baize-wallet-crash-'));
  try {
    const kills = Math.max(LEAST_KILLS, inject('walletKills'));
    const report = await runWalletCrashes({ database, dataFolder, kills, seed: 11 });
    expect(report.problems).toEqual([]);
    expect(report.kills).toBe(kills);
    // Some calls were under way at each kill.
    expect(report.undecided).toBeGreaterThan(kills);
    expect(Object.keys(report.decided)).toHaveLength(5);
    expect(Math.min(...Object.values(report.decided))).toBeGreaterThan(kills);
  } finally {
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}, 3_600_000);
