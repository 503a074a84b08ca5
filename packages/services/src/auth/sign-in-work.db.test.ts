import { join } from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, manualClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { Context } from '../context.ts';
import { samplePlayer } from '../testing/sample-player.ts';

const verified = vi.hoisted(() => vi.fn<(hash: string) => void>());
vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const argon = await importOriginal();
  return {
    ...argon,
    verify: (hash, ...others) => {
      verified(String(hash));
      return argon.verify(hash, ...others);
    },
  };
});

let database: TestDatabase;
let signIn: typeof import('./sign-in.ts').signIn;
let importPlayer: typeof import('./import-player.ts').importPlayer;
beforeAll(async () => {
  database = await createTestDatabase();
  // Another file of this worker may have loaded them with unwatched or cheap hashes.
  vi.resetModules();
  ({ signIn } = await import('./sign-in.ts'));
  ({ importPlayer } = await import('./import-player.ts'));
});
afterAll(async () => {
  vi.resetModules();
  await database.drop();
});

test('an unknown user name costs the same work as a wrong password', async () => {
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  const ids = createIdMaker(clock);
  const brand = defaultBrand(loadBrands(join(import.meta.dirname, '../../../../brands')));
  if (!brand) throw new Error('there is no default brand');
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  const personalIdKeys = { cipherKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) };
  await importPlayer({ database, ledger, clock, ids, personalIdKeys }, brand.siteId, samplePlayer);
  // What signing in needs of a context until the password is checked.
  const context = { database, clock, ids, brand, personalIdKeys, ip: '203.0.113.1' } as unknown as Context;
  const attempt = (username: string) =>
    signIn(
      context,
      { username, password: 'Yanlis7Ruzgar' },
      { smsCode: (code) => code, writeNotice: () => ({ subject: '', text: '', html: '', sms: '' }) },
    );

  await expect(attempt('kaya')).rejects.toThrow('wrong_credentials');
  expect(verified).toHaveBeenCalledTimes(1);
  const known = verified.mock.lastCall?.[0] ?? '';
  await expect(attempt('nobody')).rejects.toThrow('wrong_credentials');
  expect(verified).toHaveBeenCalledTimes(2);
  const decoy = verified.mock.lastCall?.[0] ?? '';

  expect(decoy).not.toBe(known);
  const settings = /^\$argon2id\$v=\d+\$m=19456,t=2,p=1\$/;
  expect(known).toMatch(settings);
  expect(decoy).toMatch(settings);
  expect(decoy).toHaveLength(known.length);
});
