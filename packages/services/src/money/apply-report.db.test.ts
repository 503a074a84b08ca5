import { createIdMaker, manualClock } from '@baize/clock';
import { type TransactionStatus, transactionStatus } from '@baize/contract';
import {
  countWaiting,
  createLedgerStore,
  createTestDatabase,
  eq,
  inTransaction,
  paymentTransaction,
  type TestDatabase,
} from '@baize/db';
import { proveBalances } from '@baize/ledger';
import type { NoticeDecision } from '@baize/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPaymentWriter, paymentProvider, seedPaymentMethods } from '../testing/payment-rows.ts';
import { createLocalWakeups } from '../wakeups.ts';
import { applyReport } from './apply-report.ts';
import type { GatewayReport } from './lock-reported.ts';

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const siteId = 7;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPaymentMethods(database);
});
afterAll(() => database.drop());

function contextOf() {
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  return { database, ledger, clock, wakeups: createLocalWakeups() };
}

async function rowOf(id: number) {
  const [row] = await database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, id));
  if (!row) throw new Error(`no payment ${id}`);
  return row;
}

/** How the row and the notice identify the payment. */
const references = [
  { name: 'the provider’s reference', rowRef: 'a', noticeRef: 'a', isOwnId: true, finds: true },
  {
    name: 'our id, while the reference is not known',
    rowRef: null,
    noticeRef: 'a',
    isOwnId: true,
    finds: true,
  },
  { name: 'another reference and our id', rowRef: 'a', noticeRef: 'b', isOwnId: true, finds: false },
  { name: 'an unknown id', rowRef: null, noticeRef: 'a', isOwnId: false, finds: false },
] as const;

interface Outcome {
  readonly result: NoticeDecision['result'];
  readonly replayed: boolean;
  readonly status: TransactionStatus;
}

const { pending, approved, rejected, processing, cancelled, expired } = transactionStatus;

/** The outcome of a notice that finds the row. */
function expectedOf(status: TransactionStatus, outcome: 'paid' | 'failed'): Outcome {
  const decided = (next: TransactionStatus) =>
    ({ result: 'decided', replayed: false, status: next }) as const;
  const again = { result: 'decided', replayed: true, status } as const;
  switch (status) {
    case pending:
      return decided(outcome === 'paid' ? approved : rejected);
    case approved:
      return outcome === 'paid' ? again : { result: 'mismatch', replayed: false, status };
    case processing:
      return outcome === 'paid' ? decided(approved) : { result: 'review', replayed: true, status };
    default:
      return outcome === 'failed' ? again : decided(approved);
  }
}

const cases = [pending, approved, rejected, processing, cancelled, expired].flatMap((status) =>
  (['paid', 'failed'] as const).flatMap((outcome) =>
    references.map((reference) => ({ status, outcome, ...reference })),
  ),
);

async function openPayment(fields: {
  status: TransactionStatus;
  rowRef: string | null;
  kind?: number;
  hasAccounts?: boolean;
}) {
  const context = contextOf();
  const playerId = ids.next();
  if (fields.hasAccounts !== false) await context.ledger.openAccounts(siteId, playerId, 1);
  const providerRef = fields.rowRef === null ? null : `${fields.rowRef}-${playerId}`;
  const write = createPaymentWriter(database, clock);
  const id = await write({
    id: playerId,
    siteId,
    playerId,
    kind: fields.kind ?? 1,
    status: fields.status,
    providerRef,
  });
  const notice = (change: Partial<GatewayReport> = {}): GatewayReport => ({
    siteId,
    provider: paymentProvider,
    providerRef: `a-${playerId}`,
    transactionId: id,
    subject: 'payment',
    state: 'paid',
    amountMinor: 25_000n,
    currency: 'TRY',
    ...change,
  });
  return { context, playerId, id, notice, balance: () => context.ledger.balance(siteId, playerId) };
}

describe('a notice about a deposit', () => {
  test.each(cases)('in state $status: $outcome, by $name', async (given) => {
    const { context, playerId, id, notice, balance } = await openPayment(given);
    const decision = await applyReport(
      context,
      notice({
        state: given.outcome,
        providerRef: `${given.noticeRef}-${playerId}`,
        transactionId: given.isOwnId ? id : 1,
      }),
    );
    const unknown = { result: 'unknown', replayed: false, status: given.status } as const;
    const expected = given.finds ? expectedOf(given.status, given.outcome) : unknown;
    const row = await rowOf(id);
    expect({ ...decision, status: row.status }).toEqual(expected);
    const isBooked = expected.status === approved && given.status !== approved;
    expect(await balance()).toBe(isBooked ? 25_000n : 0n);
    expect(row.decidedAt).toEqual(expected.status === given.status ? null : clock.now());
    if (expected.status !== given.status) expect(row.changedBy).toBe('gateway');
    await proveBalances(context.ledger, siteId);
  });

  test('of another id with the right reference is a mismatch and changes nothing', async () => {
    const { context, id, notice, balance } = await openPayment({ status: pending, rowRef: 'a' });
    expect(await applyReport(context, notice({ transactionId: 1 }))).toEqual({
      result: 'mismatch',
      replayed: false,
    });
    expect([await balance(), (await rowOf(id)).status]).toEqual([0n, pending]);
  });

  test.each<[string, Partial<GatewayReport>]>([
    ['another provider', { provider: 'other' }],
    ['another brand', { siteId: 8 }],
  ])('of %s is unknown', async (_, change) => {
    const { context, id, notice } = await openPayment({ status: pending, rowRef: 'a' });
    expect(await applyReport(context, notice(change))).toMatchObject({ result: 'unknown' });
    expect((await rowOf(id)).status).toBe(pending);
  });

  test('never decides a withdrawal', async () => {
    const { context, notice } = await openPayment({ status: pending, rowRef: 'a', kind: 2 });
    expect(await applyReport(context, notice())).toMatchObject({ result: 'unknown' });
  });

  test('that the ledger cannot book changes nothing and can be decided later', async () => {
    const { context, id, playerId, notice } = await openPayment({
      status: pending,
      rowRef: 'a',
      hasAccounts: false,
    });
    await expect(applyReport(context, notice())).rejects.toThrow('unknownAccount');
    expect(await rowOf(id)).toMatchObject({ status: pending, decidedAt: null });
    await context.ledger.openAccounts(siteId, playerId, 1);
    expect(await applyReport(context, notice())).toMatchObject({ result: 'decided', replayed: false });
    expect(await context.ledger.balance(siteId, playerId)).toBe(25_000n);
  });

  test('by our id stores the provider’s reference, and another reference no longer finds it', async () => {
    const { context, notice } = await openPayment({ status: pending, rowRef: null });
    await applyReport(context, notice());
    expect(await applyReport(context, notice())).toEqual({ result: 'decided', replayed: true });
    expect(await applyReport(context, notice({ providerRef: 'another' }))).toMatchObject({
      result: 'unknown',
    });
  });

  test('that cannot be saved books nothing, and can be decided later', async () => {
    const { context, id, notice, balance } = await openPayment({ status: pending, rowRef: null });
    const { providerRef } = notice();
    const write = createPaymentWriter(database, clock);
    const holder = await write({ siteId: siteId + 1, playerId: 1, providerRef });
    await expect(applyReport(context, notice())).rejects.toThrow('Failed query');
    expect([await balance(), (await rowOf(id)).status]).toEqual([0n, pending]);
    await database.sql.delete(paymentTransaction).where(eq(paymentTransaction.id, holder));
    expect(await applyReport(context, notice())).toMatchObject({ result: 'decided', replayed: false });
    expect(await balance()).toBe(25_000n);
  });

  test('concurrent with a refusal: the money counts, whichever comes first', async () => {
    const { context, id, notice, balance } = await openPayment({ status: pending, rowRef: 'a' });
    const { running } = await inTransaction(database, async ({ sql }) => {
      await sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, id)).for('update');
      const outcomes = ['paid', 'failed'] as const;
      const both = Promise.all(outcomes.map((outcome) => applyReport(context, notice({ state: outcome }))));
      await expect.poll(() => countWaiting(database)).toBeGreaterThanOrEqual(2);
      // In an object, since a returned promise would be awaited before the commit.
      return { running: both };
    });
    const [paid, failed] = (await running).map(({ result }) => result);
    expect([paid, ['decided', 'mismatch'].includes(failed ?? '')]).toEqual(['decided', true]);
    expect([await balance(), (await rowOf(id)).status]).toEqual([25_000n, approved]);
  });

  test('that arrives while the gateway’s reference is being stored finds its deposit', async () => {
    const { context, id, notice } = await openPayment({ status: pending, rowRef: null });
    const { providerRef } = notice();
    const { running } = await inTransaction(database, async ({ sql }) => {
      await sql.update(paymentTransaction).set({ providerRef }).where(eq(paymentTransaction.id, id));
      const decision = applyReport(context, notice());
      await expect.poll(() => countWaiting(database)).toBeGreaterThanOrEqual(1);
      return { running: decision };
    });
    expect(await running).toEqual({ result: 'decided', replayed: false });
  });

  test('notifies the player’s open pages once', async () => {
    const { context, playerId, notice } = await openPayment({ status: pending, rowRef: 'a' });
    const received: unknown[] = [];
    context.wakeups.subscribe({ siteId, playerId }, (event) => received.push(event));
    await applyReport(context, notice());
    await applyReport(context, notice());
    expect(received).toMatchObject([
      { kind: 'transaction', transaction: { status: approved, amount: '250.00' } },
    ]);
  });
});

describe('a report of coins', () => {
  const seen = { state: 'seen', amountMinor: 25_000n } as const;

  test('is published for each confirmation, and a repeat is not', async () => {
    const { context, playerId, notice, id } = await openPayment({ status: pending, rowRef: 'a' });
    const heard: unknown[] = [];
    context.wakeups.subscribe({ siteId, playerId }, (event) => heard.push(event));
    for (const confirmations of [0, 1, 1, 2])
      await applyReport(context, notice({ ...seen, coin: { paid: '0.5', confirmations } }));
    expect(heard).toHaveLength(3);
    expect(await rowOf(id)).toMatchObject({
      status: processing,
      details: { coin: { paid: '0.5', confirmations: 2 } },
    });
  });

  test('that come too late has a note only once they are credited', async () => {
    const { context, notice, id, balance } = await openPayment({ status: expired, rowRef: 'a' });
    await applyReport(context, notice(seen));
    expect(await rowOf(id)).toMatchObject({ changeReason: 'late_payment', managerNote: null });
    await applyReport(context, notice());
    expect(await rowOf(id)).toMatchObject({ status: approved, managerNote: 'note_late_payment' });
    expect(await balance()).toBe(25_000n);
  });
});
