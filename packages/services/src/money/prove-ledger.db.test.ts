import { createIdMaker, manualClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { LedgerProofError } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { isProofError, proveLedger } from './prove-ledger.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a proof records its result, and fails if it finds anything', async () => {
  const ledger = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock) });
  for (const playerId of [1, 2]) await ledger.openAccounts(7, playerId, 1);
  await proveLedger({ ledger });
  expect((await ledger.figures()).lastProof).toEqual({ at: clock.now(), breaks: 0 });
  clock.advance(1_000);
  await database.pool.query('update account set balance = 1 where kind = 1');
  await expect(proveLedger({ ledger })).rejects.toThrow(LedgerProofError);
  expect((await ledger.figures()).lastProof).toEqual({ at: clock.now(), breaks: 2 });
  const failure: unknown = await proveLedger({ ledger }).catch((error: unknown) => error);
  expect([failure, isProofError(failure)]).toEqual([expect.any(LedgerProofError), true]);
  expect((await ledger.figures()).lastProof).toEqual({ at: clock.now(), breaks: 2 });
});
