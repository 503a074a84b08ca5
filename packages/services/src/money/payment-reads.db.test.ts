import { createIdMaker, manualClock } from '@baize/clock';
import { countReads, createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  createPaymentWriter,
  depositMethodId,
  paymentProvider,
  seedPaymentMethods,
} from '../testing/payment-rows.ts';
import { createLocalWakeups } from '../wakeups.ts';
import { applyReport } from './apply-report.ts';
import { expirePayments } from './expire-payments.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const siteId = 7;
/** Half are pending without a reference, the others were decided long ago. */
const PAYMENTS = 10_000;
/** The row, found, locked and updated, and what its own indexes lead to besides. */
const FEW_ROWS = 20;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(1);
  await seedPaymentMethods(database);
  // Statistics gathered between the insert and the update would take all payments for pending ones.
  await database.pool.query('alter table payment_transaction set (autovacuum_enabled = off)');
  await database.pool.query(
    `insert into payment_transaction
       (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, provider_ref, fields, created_at, expires_at)
       select $1, 1 + i % 100, i, $2, 1, 25000, 1, $3, case when i % 2 = 0 then 'ref' || i end, '{}',
              $4::timestamptz - make_interval(days => case when i % 2 = 0 then 2 else 0 end, secs => i),
              $4::timestamptz - make_interval(days => case when i % 2 = 0 then 1 else -1 end, secs => i)
         from generate_series(1, $5) i`,
    [siteId, depositMethodId, paymentProvider, clock.now(), PAYMENTS],
  );
  await database.pool.query('update payment_transaction set status = 5 where provider_ref is not null');
  // The update leaves dead rows in the index of pending payments.
  await database.pool.query('vacuum payment_transaction');
});
afterAll(() => database.drop());

function contextOf() {
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  return { database, ledger, clock, wakeups: createLocalWakeups() };
}

async function addPending(providerRef: string | null, createdAt = clock.now()) {
  const playerId = ids.next();
  await contextOf().ledger.openAccounts(siteId, playerId, 1);
  return createPaymentWriter(database, clock)({ id: playerId, siteId, playerId, providerRef, createdAt });
}

const readsOf = (work: () => Promise<unknown>) => countReads(database, 'payment_transaction', work);

describe.each(['before', 'after'])('among many payments, %s the planner has statistics', (moment) => {
  beforeAll(async () => {
    if (moment === 'after') await database.pool.query('analyze payment_transaction');
  });

  const notice = { siteId, provider: paymentProvider, amountMinor: 25_000n, currency: 'TRY' } as const;

  test.each([
    ['its reference', 'mine', 'mine', 'decided'],
    ['our id', null, 'new', 'decided'],
    ['neither', 'other', 'unknown', 'unknown'],
  ] as const)('a deposit is found by %s without reading the others', async (_, rowRef, noticeRef, result) => {
    const transactionId = await addPending(rowRef && `${rowRef} ${moment}`);
    const providerRef = `${noticeRef} ${moment}`;
    let decision: unknown;
    const { scans, rows } = await readsOf(async () => {
      decision = await applyReport(contextOf(), {
        ...notice,
        providerRef,
        transactionId,
        subject: 'payment',
        state: 'paid',
      });
    });
    expect(decision).toMatchObject({ result });
    expect(scans).toBe(0);
    expect(rows).toBeLessThan(FEW_ROWS);
  });

  test('expired deposits are found without reading the others', async () => {
    await addPending(null, new Date(clock.now().getTime() - 25 * 60 * 60_000));
    let expired = 0;
    const { scans, rows } = await readsOf(async () => {
      expired = await expirePayments(contextOf());
    });
    expect(expired).toBe(1);
    expect(scans).toBe(0);
    expect(rows).toBeLessThan(FEW_ROWS);
  });
});
