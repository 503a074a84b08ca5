import { transactionStatus } from '@baize/contract';
import { asc, eq, paymentEvent, paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { MAX_REFERENCE_LENGTH, type PaymentReport } from '@baize/providers';
import { afterAll, expect, test } from 'vitest';

import { depositReport } from '../testing/deposit-report.ts';
import { createPaymentWriter } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';

const open = await openWithdrawals();
const { database, clock } = open;
const write = createPaymentWriter(database, clock);
const { pending, approved, processing } = transactionStatus;
afterAll(async () => {
  await proveBalances(open.ledger);
  await database.drop();
});

async function deposit() {
  const playerId = await open.addPlayer(0n);
  const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 100_000n });
  const report = (state: PaymentReport['state'], amountMinor: bigint, currency = 'TRY') =>
    applyReport(open, depositReport({ siteId, id, state, amountMinor }, { currency }));
  const events = async () => {
    const rows = await database.sql
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.transactionId, id))
      .orderBy(asc(paymentEvent.number));
    return rows.map((row) => [
      row.number,
      row.fromStatus,
      row.toStatus,
      row.changedBy,
      row.reason,
      row.receivedMinor && `${row.receivedMinor} ${row.receivedCurrency}`,
      row.returnedMinor,
    ]);
  };
  return { id, report, events };
}

test('every sum that the gateway has is an event, and a repeated report is none', async () => {
  const { report, events } = await deposit();
  await report('paid', 40_000n);
  await report('paid', 40_000n);
  await report('paid', 80_000n);
  // An older notice that was late.
  await report('paid', 40_000n);
  await report('paid', 90_000n, 'USD');
  expect(await events()).toEqual([
    [1, null, pending, 'player', null, null, null],
    [2, pending, processing, 'gateway', 'partial_payment', '40000 TRY', null],
    [3, processing, processing, 'gateway', 'partial_payment', '80000 TRY', null],
    [4, processing, processing, 'gateway', 'other_currency', '90000 USD', null],
  ]);
});

test('what comes back in parts is an event each, also if the status was changed by somebody else', async () => {
  const { id, report, events } = await deposit();
  await report('paid', 100_000n);
  await database.sql
    .update(paymentTransaction)
    .set({ changedBy: 'operator ada' })
    .where(eq(paymentTransaction.id, id));
  await report('returned', 10_000n);
  await report('returned', 10_000n);
  await report('returned', 30_000n);
  expect((await events()).slice(1)).toEqual([
    [2, pending, approved, 'gateway', null, null, null],
    [3, approved, approved, 'gateway', 'returned_part', null, 10_000n],
    [4, approved, approved, 'gateway', 'returned_part', null, 30_000n],
  ]);
});

test('a reference that the index cannot hold is refused by the database', async () => {
  const { id } = await deposit();
  const store = (providerRef: string) =>
    database.pool.query('update payment_transaction set provider_ref = $2 where id = $1', [id, providerRef]);
  await expect(store('x'.repeat(MAX_REFERENCE_LENGTH + 1))).rejects.toThrow(
    'payment_transaction_provider_ref_check',
  );
  await store(`${id}-`.padEnd(MAX_REFERENCE_LENGTH, 'x'));
});
