import { paymentTransaction, sumPayments } from '@baize/db';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { depositMethodId, me, openPayments, others, withdrawalMethodId } from '../testing/payment-rows.ts';
import { financialHistory } from './financial-history.ts';

const { clock, database, mine, write } = await openPayments();
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql.delete(paymentTransaction);
});

const history = (query: { type?: 0 | 1 | 2; payment_id?: number; page?: number } = {}) =>
  financialHistory(mine(), {
    start_date: '2026-03-01 00:00:00',
    end_date: '2026-03-31 23:59:59',
    page: 1,
    ...query,
  });

test('the history has twenty payments a page, newest first, of this player only', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    clock.advance(1_000);
    ids.push(await write(me));
    for (const other of others) await write(other);
  }
  const newestFirst = ids.toReversed();
  const first = await history();
  expect(first.data.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 20));
  expect(first.data).toMatchObject({ total: 21, last_page: 2, per_page: 20, current_page: 1 });
  const second = await history({ page: 2 });
  expect(second.data.data.map(({ id }) => id)).toEqual(newestFirst.slice(20));
  expect((await history({ page: 3 })).data.data).toEqual([]);
});

test('the history can be filtered by kind and by method', async () => {
  const deposit = await write(me);
  const withdrawal = await write({ ...me, kind: 2 });
  const idsOf = async (query: Parameters<typeof history>[0]) =>
    new Set((await history(query)).data.data.map(({ id }) => id));
  expect(await idsOf({})).toEqual(new Set([deposit, withdrawal]));
  expect(await idsOf({ type: 0, payment_id: 0 })).toEqual(new Set([deposit, withdrawal]));
  expect(await idsOf({ type: 1 })).toEqual(new Set([deposit]));
  expect(await idsOf({ type: 2 })).toEqual(new Set([withdrawal]));
  expect(await idsOf({ payment_id: depositMethodId })).toEqual(new Set([deposit]));
  expect(await idsOf({ payment_id: withdrawalMethodId })).toEqual(new Set([withdrawal]));
  expect(await idsOf({ type: 1, payment_id: withdrawalMethodId })).toEqual(new Set());
});

test('the history covers the requested days, from the first instant to the end of the last second', async () => {
  // Midnights in the site's time zone, three hours ahead of UTC.
  const from = new Date('2026-02-28T21:00:00Z').getTime();
  const to = new Date('2026-03-31T21:00:00Z').getTime();
  const at = (ms: number) => write({ ...me, createdAt: new Date(ms) });
  const [, first, last] = [await at(from - 1), await at(from), await at(to - 1), await at(to)];
  const { data } = await history();
  expect(data.data.map(({ id }) => id)).toEqual([last, first]);
  expect(data.total).toBe(2);
});

test('a withdrawal says that its player has stopped it, until it is returned', async () => {
  const stoppedAt = clock.now();
  const waiting = await write({ ...me, kind: 2, status: 0 });
  const stopped = await write({ ...me, kind: 2, status: 0, stoppedAt });
  const returned = await write({ ...me, kind: 2, status: 2, stoppedAt });
  const { data } = await history();
  const isStopped = new Map(data.data.map(({ id, is_stopped }) => [id, is_stopped]));
  expect([waiting, stopped, returned].map((id) => isStopped.get(id))).toEqual([false, true, false]);
});

test('a payment says what was booked of it and what came back, beside what was requested', async () => {
  const [approved, returned] = [1, 6];
  const cases = [
    [{ status: approved, amountMinor: 100_000n, creditedMinor: 50_000n }, 50_000n, 0n],
    [{ status: approved, amountMinor: 10_000n, creditedMinor: 30_000n }, 30_000n, 0n],
    [{ status: approved, amountMinor: 20_000n, returnedMinor: 5_000n }, 20_000n, 5_000n],
    [{ status: approved, amountMinor: 10_000n, feeMinor: 200n }, 9_800n, 0n],
    [{ status: returned, amountMinor: 7_000n, returnedMinor: 7_000n }, 7_000n, 7_000n],
    [{ status: approved, kind: 2, amountMinor: 8_000n, feeMinor: 100n }, 8_000n, 0n],
    ...[0, 2, 3, 4, 5].map((status) => [{ status, amountMinor: 9_000n }, null, 0n] as const),
    ...[0, 2, 3, 4, 5].map((status) => [{ status, kind: 2, amountMinor: 9_000n }, null, 0n] as const),
  ] as const;
  for (const [fields, credited, returnedMinor] of cases) {
    const id = await write({ ...me, ...fields });
    const row = (await history()).data.data.find((one) => one.id === id);
    expect(row).toMatchObject({ amount: fields.amountMinor, credited, returned: returnedMinor });
  }
});

test('the totals of all time are those of the range that has everything', async () => {
  const [approved, returned] = [1, 6];
  await write({ ...me, status: approved, amountMinor: 100_000n, creditedMinor: 50_000n });
  await write({ ...me, status: approved, amountMinor: 20_000n, returnedMinor: 5_000n });
  await write({ ...me, status: returned, amountMinor: 7_000n, returnedMinor: 7_000n });
  await write({ ...me, status: approved, kind: 2, amountMinor: 9_000n, returnedMinor: 300n });
  for (const status of [0, 2, 3, 4, 5]) await write({ ...me, status });
  for (const other of others) await write({ ...other, status: approved });
  const { totals } = (await history()).data;
  const sums = await sumPayments(database.pool, me);
  expect(sums).toEqual({ depositsMinor: 65_000n, withdrawalsMinor: 8_700n });
  expect({ depositsMinor: totals.deposits, withdrawalsMinor: totals.withdrawals }).toEqual(sums);
  expect(await sumPayments(database.pool, { siteId: 9, playerId: 1 })).toEqual({
    depositsMinor: 0n,
    withdrawalsMinor: 0n,
  });
});

test('the totals are of the whole range, without what came back or was never paid', async () => {
  const [approved, returned] = [1, 6];
  await write({ ...me, status: approved, amountMinor: 10_000n, feeMinor: 200n });
  await write({ ...me, status: approved, amountMinor: 5_000n, creditedMinor: 4_000n, returnedMinor: 1_500n });
  await write({ ...me, status: returned, amountMinor: 7_000n, returnedMinor: 7_000n });
  await write({
    ...me,
    status: approved,
    kind: 2,
    amountMinor: 20_000n,
    feeMinor: 100n,
    returnedMinor: 300n,
  });
  for (const status of [0, 2, 3, 4, 5]) {
    await write({ ...me, status, amountMinor: 1n });
    await write({ ...me, status, kind: 2, amountMinor: 1n });
  }
  await write({ ...me, status: approved, createdAt: new Date('2026-04-01T00:00:00Z') });
  for (const other of others) await write({ ...other, status: approved });
  for (const query of [{}, { type: 1 as const }, { payment_id: withdrawalMethodId }, { page: 9 }])
    expect((await history(query)).data.totals).toEqual({
      deposits: 9_800n + 2_500n,
      withdrawals: 19_700n,
      net: 12_300n - 19_700n,
    });
});
