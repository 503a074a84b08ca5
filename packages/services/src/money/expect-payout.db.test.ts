import { transactionStatus } from '@baize/contract';
import { eq, paymentTransaction } from '@baize/db';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { createPaymentWriter, depositMethodId, withdrawalMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { expectPayout, usualTimes } from './expect-payout.ts';
import { listPaymentMethods } from './list-payment-methods.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const open = await openWithdrawals();
const { database, clock, ids, rowOf } = open;
const write = createPaymentWriter(database, clock);
let playerId: number;
afterAll(() => database.drop());
beforeEach(async () => {
  // Whatever a test paid is more than seven days ago.
  clock.advance(30 * DAY_MS);
  playerId = await open.addPlayer(0n);
});

/** A payout that ended `ago` and had taken some minutes. */
async function paid(
  minutes: number,
  change: Partial<typeof paymentTransaction.$inferInsert> = {},
  agoMs = 0,
) {
  const decidedAt = new Date(clock.now().getTime() - agoMs);
  const createdAt = new Date(decidedAt.getTime() - minutes * MINUTE_MS);
  const id = await write({
    id: ids.next(),
    siteId,
    playerId,
    kind: 2,
    status: transactionStatus.approved,
    createdAt,
    ...change,
  });
  await database.sql.update(paymentTransaction).set({ decidedAt }).where(eq(paymentTransaction.id, id));
}

const expected = async (change: Partial<typeof paymentTransaction.$inferInsert> = {}) => {
  const row = await rowOf(await write({ id: ids.next(), siteId, playerId, kind: 2, ...change }));
  const at = await expectPayout(open, row);
  return at && (at.getTime() - row.createdAt.getTime()) / MINUTE_MS;
};

test('a withdrawal is expected to take as long as half of those of the last seven days', async () => {
  for (const minutes of [10, 20, 30, 40]) await paid(minutes);
  expect(await expected()).toBeNull();
  await paid(600, { status: transactionStatus.returned });
  expect(await expected()).toBe(30);
  await paid(50);
  expect(await expected()).toBe(35);
  // Nothing is promised of a deposit, nor in the past.
  expect(await expected({ kind: 1 })).toBeNull();
  expect(await expected({ createdAt: new Date(clock.now().getTime() - 35 * MINUTE_MS) })).toBeNull();
  clock.advance(8 * DAY_MS);
  expect(await expected()).toBeNull();
});

test('only payouts of the same brand and method that were paid in the last seven days count', async () => {
  for (const minutes of [10, 20, 30, 40]) await paid(minutes);
  await paid(5, { siteId: siteId + 1 });
  await paid(5, { methodId: depositMethodId });
  await paid(5, { status: transactionStatus.rejected });
  await paid(5, { kind: 1, methodId: withdrawalMethodId });
  await paid(5, {}, 7 * DAY_MS);
  expect(await expected()).toBeNull();
  await paid(5, {}, 7 * DAY_MS - 1);
  expect(await expected()).toBe(20);
});

test('the form of a method says how long its payments took before one is requested, or nothing', async () => {
  const minutesOf = async (type: 1 | 2) => {
    const { data } = await listPaymentMethods(open.contextOf(playerId), { type });
    return data.methods.map((method) => method.usual_minutes);
  };
  for (const minutes of [10, 20, 30, 40]) await paid(minutes);
  expect(await minutesOf(2)).toEqual([null]);
  await paid(25.5);
  expect(await usualTimes(open, siteId, { kind: 2, methodIds: [withdrawalMethodId] })).toEqual(
    new Map([[withdrawalMethodId, 25.5 * 60]]),
  );
  expect(await minutesOf(2)).toEqual([26]);
  expect(await minutesOf(1)).toEqual([null]);
  for (const minutes of [1, 2, 3, 4]) await paid(minutes, { kind: 1, methodId: depositMethodId });
  expect(await minutesOf(1)).toEqual([null]);
  await paid(90, { kind: 1, methodId: depositMethodId });
  expect(await minutesOf(1)).toEqual([3]);
  clock.advance(8 * DAY_MS);
  expect(await minutesOf(1)).toEqual([null]);
});
