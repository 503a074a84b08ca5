import { transactionStatus } from '@baize/contract';
import { proveBalances } from '@baize/ledger';
import type { PaymentState } from '@baize/providers';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { depositReport } from '../testing/deposit-report.ts';
import { createPaymentWriter } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { expirePayments } from './expire-payments.ts';
import { readTransaction } from './read-transaction.ts';

const open = await openWithdrawals(8);
const { database, clock, ledger, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const { pending, approved, rejected, processing, expired, returned } = transactionStatus;
const AMOUNT = 25_000n;

let playerId: number;
beforeEach(async () => void (playerId = await addPlayer(0n)));
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const deposit = () => write({ siteId, playerId });

const report = (id: number, state: PaymentState, amountMinor = AMOUNT) =>
  applyReport(open, depositReport({ siteId, id, state, amountMinor }));

const balance = () => ledger.balance(siteId, playerId);

async function kindsOf(column: 'kind' | 'reason', table: 'player_message' | 'ledger_review') {
  const { rows } = await database.pool.query<{ value: string }>(
    `select ${column} as value from ${table} where site_id = $1 and player_id = $2 order by 1`,
    [siteId, playerId],
  );
  return rows.map(({ value }) => value);
}
const messages = () => kindsOf('kind', 'player_message');
const reviews = () => kindsOf('reason', 'ledger_review');

describe('a deposit whose gateway refused it', () => {
  test('is credited when its money comes, with a message and a review', async () => {
    const id = await deposit();
    await report(id, 'failed');
    expect(await report(id, 'paid')).toEqual({ result: 'decided', replayed: false });
    expect(await report(id, 'paid')).toEqual({ result: 'decided', replayed: true });
    expect(await rowOf(id)).toMatchObject({ status: approved, changeReason: 'paid_after_refusal' });
    expect(await balance()).toBe(AMOUNT);
    expect(await messages()).toEqual(['deposit_approved', 'deposit_rejected']);
    expect(await reviews()).toEqual(['paid_after_refusal: paid 25000 TRY']);
  });

  test('waits for an operator if the limit has no room for it, also with a message', async () => {
    const id = await deposit();
    await report(id, 'failed');
    await ledger.setLimit({ siteId, playerId, kind: 'deposit', period: 'daily' }, 10_000n);
    expect(await report(id, 'paid')).toEqual({ result: 'review', replayed: false });
    expect(await rowOf(id)).toMatchObject({ status: processing, changeReason: 'above_deposit_limit' });
    expect(await balance()).toBe(0n);
    expect(await messages()).toEqual(['deposit_rejected', 'deposit_review']);
  });

  test('waits for an operator if less came', async () => {
    const id = await deposit();
    await report(id, 'failed');
    await report(id, 'paid', 1n);
    expect(await rowOf(id)).toMatchObject({ status: processing, changeReason: 'partial_payment' });
    expect(await reviews()).toEqual(['partial_payment: paid 1 TRY']);
  });
});

describe('a try that failed', () => {
  test('leaves the deposit payable, and the player reads of it until it is paid', async () => {
    const id = await deposit();
    const read = async () => (await readTransaction(contextOf(playerId), { id })).data;
    expect(await report(id, 'declined')).toEqual({ result: 'decided', replayed: false });
    expect(await report(id, 'declined')).toEqual({ result: 'decided', replayed: true });
    expect(await read()).toMatchObject({
      status: pending,
      reason: 'try_declined',
      events: [{ status: pending }, { status: pending, by: 'gateway', reason: 'try_declined' }],
    });
    expect(await messages()).toEqual([]);
    await report(id, 'paid');
    expect(await read()).toMatchObject({ status: approved, reason: null });
    expect(await balance()).toBe(AMOUNT);
    expect(await reviews()).toEqual([]);
  });

  test('is no reason of a deposit that expires', async () => {
    const id = await deposit();
    await report(id, 'declined');
    clock.advance(2 * 24 * 60 * 60_000);
    await expirePayments(open);
    expect(await rowOf(id)).toMatchObject({ status: expired, changeReason: null });
  });
});

const said = fc.array(
  fc.constantFrom<PaymentState>('open', 'seen', 'declined', 'failed', 'expired', 'paid'),
  {
    minLength: 1,
    maxLength: 6,
  },
);

test('in every order and however often, money that came is credited once, and none without', async () => {
  await fc.assert(
    fc.asyncProperty(said, async (states) => {
      playerId = await addPlayer(0n);
      const id = await deposit();
      for (const state of states) await report(id, state);
      const isPaid = states.includes('paid');
      expect((await rowOf(id)).status === approved).toBe(isPaid);
      expect(await balance()).toBe(isPaid ? AMOUNT : 0n);
    }),
    { numRuns: 40 },
  );
});

test('money that came and went back leaves none, in whatever order it is said', async () => {
  const turned = fc.shuffledSubarray<PaymentState>(['paid', 'returned', 'failed', 'declined', 'seen'], {
    minLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(turned, async (states) => {
      playerId = await addPlayer(0n);
      const id = await deposit();
      for (const state of states) await report(id, state);
      expect(await balance()).toBe(0n);
      expect([returned, processing]).toContain((await rowOf(id)).status);
    }),
    { numRuns: 25 },
  );
});

test('at the same time, too', async () => {
  await fc.assert(
    fc.asyncProperty(said, async (states) => {
      playerId = await addPlayer(0n);
      const id = await deposit();
      await Promise.all([...states, 'paid' as const].map((state) => report(id, state)));
      expect((await rowOf(id)).status).toBe(approved);
      expect(await balance()).toBe(AMOUNT);
    }),
    { numRuns: 15 },
  );
});

test('only tries that failed leave it as it was', async () => {
  const id = await deposit();
  for (const state of ['open', 'declined', 'open', 'declined'] as const) await report(id, state);
  expect((await rowOf(id)).status).toBe(pending);
  await report(id, 'failed');
  expect((await rowOf(id)).status).toBe(rejected);
});
