import { createIdMaker } from '@baize/clock';
import { transactionStatus } from '@baize/contract';
import { createLedgerStore, eq, inTransaction, paymentTransaction } from '@baize/db';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { me, openPayments, others } from '../testing/payment-rows.ts';
import { createLocalWakeups } from '../wakeups.ts';
import { cancelPending } from './cancel-pending.ts';
import { expirePayments } from './expire-payments.ts';
import { listPending } from './list-pending.ts';

const DAY_MS = 24 * 60 * 60_000;
const { clock, database, mine, write } = await openPayments();
afterAll(() => database.drop());
beforeEach(async () => {
  await database.sql.delete(paymentTransaction);
});

async function statusOf(id: number) {
  const [row] = await database.sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, id));
  return row?.status;
}

test('lists the pending payments of one kind and one player only, newest first', async () => {
  const older = await write({ ...me, fields: { _payment_url: 'https://pay.host/1' } });
  clock.advance(1_000);
  const newer = await write(me);
  const withdrawal = await write({ ...me, kind: 2 });
  for (const status of [1, 2, 4, 5, 6]) await write({ ...me, status });
  const processing = await write({
    ...me,
    status: 3,
    createdAt: new Date(clock.now().getTime() - 2_000),
    fields: { _payment_url: 'https://pay.host/2' },
  });
  for (const other of others) await write(other);
  const deposits = await listPending(mine(), { type: 1 });
  expect(deposits.data.map(({ id, url }) => [id, url])).toEqual([
    [newer, null],
    [older, 'https://pay.host/1'],
    [processing, null],
  ]);
  expect(deposits.data.map(({ can_cancel: canCancel }) => canCancel)).toEqual([true, true, false]);
  expect((await listPending(mine(), { type: 2 })).data.map(({ id }) => id)).toEqual([withdrawal]);
});

test('a player can cancel their own pending deposit, and nothing else', async () => {
  const deposit = await write(me);
  const decided = await write({ ...me, status: transactionStatus.approved });
  const foreign = await Promise.all(others.map((other) => write(other)));
  await cancelPending(mine(), { id: deposit });
  expect(await statusOf(deposit)).toBe(transactionStatus.cancelled);
  await expect(cancelPending(mine(), { id: deposit })).rejects.toMatchObject({ code: 'transaction_decided' });
  await expect(cancelPending(mine(), { id: decided })).rejects.toMatchObject({ code: 'transaction_decided' });
  for (const id of foreign)
    await expect(cancelPending(mine(), { id })).rejects.toMatchObject({ code: 'data_not_found' });
  expect(await Promise.all([decided, ...foreign].map(statusOf))).toEqual([1, 0, 0]);
});

test('deposits that are pending longer than a day expire, and their player is notified', async () => {
  const now = clock.now().getTime();
  const at = (ageMs: number) => ({ createdAt: new Date(now - ageMs) });
  const overdue = await write({ ...me, ...at(DAY_MS) });
  const foreign = await write({ siteId: 8, playerId: 1, ...at(2 * DAY_MS) });
  const untouched = [
    await write({ ...me, ...at(DAY_MS - 1) }),
    await write({ ...me, status: transactionStatus.approved, ...at(2 * DAY_MS) }),
    await write({ ...me, status: transactionStatus.processing, ...at(2 * DAY_MS) }),
  ];
  const wakeups = createLocalWakeups();
  const ledger = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock) });
  const received: unknown[] = [];
  wakeups.subscribe(me, (event) => received.push(event));
  const before = await Promise.all(untouched.map(statusOf));
  expect(await expirePayments({ database, clock, wakeups, ledger })).toBe(2);
  expect(await Promise.all([overdue, foreign].map(statusOf))).toEqual([5, 5]);
  expect(await Promise.all(untouched.map(statusOf))).toEqual(before);
  expect(received).toMatchObject([
    { kind: 'transaction', transaction: { id: overdue, status: 5, type: 1, amount: '250.00' } },
  ]);
  expect(await expirePayments({ database, clock, wakeups, ledger })).toBe(0);
  clock.advance(1);
  expect(await expirePayments({ database, clock, wakeups, ledger })).toBe(1);
});

test('deposits expire in batches, until the job has to end', async () => {
  const createdAt = new Date(clock.now().getTime() - 2 * DAY_MS);
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => write({ ...me, createdAt })));
  const countExpired = async () => (await Promise.all(ids.map(statusOf))).filter((one) => one === 5).length;
  const wakeups = createLocalWakeups();
  const ledger = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock) });
  const interruption = new AbortController();
  wakeups.subscribe(me, () => interruption.abort(new Error('interrupted')));
  const context = { database, clock, wakeups, ledger };
  await expect(expirePayments(context, interruption.signal, 2)).rejects.toThrow('interrupted');
  expect(await countExpired()).toBe(2);
  expect(await expirePayments(context, undefined, 2)).toBe(3);
  expect(await countExpired()).toBe(5);
});

test('a deposit that is being decided does not delay the others', async () => {
  const createdAt = new Date(clock.now().getTime() - 2 * DAY_MS);
  const decided = await write({ ...me, createdAt });
  const overdue = await write({ ...me, createdAt });
  const wakeups = createLocalWakeups();
  const ledger = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock) });
  await inTransaction(database, async ({ sql }) => {
    await sql.select().from(paymentTransaction).where(eq(paymentTransaction.id, decided)).for('update');
    expect(await expirePayments({ database, clock, wakeups, ledger })).toBe(1);
  });
  expect([await statusOf(decided), await statusOf(overdue)]).toEqual([0, 5]);
});

test('an expired deposit is published with the player’s current balance', async () => {
  const player = { siteId: 7, playerId: 3 };
  const ledger = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock, 1) });
  await ledger.openAccounts(player.siteId, player.playerId, 1);
  const money = { ...player, provider: 'test', tx: 'd', amountMinor: 12_345n, currency: 1 };
  await ledger.book({ ...money, kind: 'deposit' });
  await write({ ...player, createdAt: new Date(clock.now().getTime() - 2 * DAY_MS) });
  const wakeups = createLocalWakeups();
  const heard: unknown[] = [];
  wakeups.subscribe(player, (event) => heard.push(event));
  await expirePayments({ database, clock, wakeups, ledger });
  expect(heard).toMatchObject([{ kind: 'transaction', balanceMinor: '12345', version: 1 }]);
});

test('a cancelled and an expired deposit record when', async () => {
  const cancelled = await write(me);
  const expired = await write({ ...me, createdAt: new Date(clock.now().getTime() - 2 * DAY_MS) });
  clock.advance(1_000);
  await cancelPending(mine(), { id: cancelled });
  const ledger = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock) });
  await expirePayments({ database, clock, wakeups: createLocalWakeups(), ledger });
  const rows = await database.sql.select().from(paymentTransaction);
  expect(new Map(rows.map(({ id, decidedAt }) => [id, decidedAt]))).toEqual(
    new Map([
      [cancelled, clock.now()],
      [expired, clock.now()],
    ]),
  );
});
