import { transactionStatus } from '@baize/contract';
import { eq, paymentMethod, paymentTransaction } from '@baize/db';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import type { PlayerContext } from '../context.ts';
import { depositMethodId, me, openPayments, others } from '../testing/payment-rows.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listUsedMethods } from './list-used-methods.ts';

const { pending, approved, rejected, cancelled, expired } = transactionStatus;
const secondId = 3;
const { clock, database, mine, write } = await openPayments();
afterAll(() => database.drop());

const [first] = await database.sql.select().from(paymentMethod).where(eq(paymentMethod.id, depositMethodId));
if (!first) throw new Error('no method to copy');
const bounds = { minMinor: 10_000n, maxMinor: 100_000n, stepMinor: 1_000n };
await database.sql.insert(paymentMethod).values({ ...first, ...bounds, id: secondId, slug: 'b', sort: 2 });
await database.sql.update(paymentMethod).set(bounds).where(eq(paymentMethod.id, depositMethodId));

beforeEach(async () => {
  await database.sql.delete(paymentTransaction);
});

async function pay(amount: number, methodId = depositMethodId, status: number = approved, player = me) {
  clock.advance(1_000);
  await write({ ...player, methodId, status, amountMinor: BigInt(amount * 100) });
}

async function offered() {
  const context: PlayerContext = { ...mine(), language: 'en' };
  const { methods, last } = (await listPaymentMethods(context, { type: 1 })).data;
  const amounts = new Map(
    methods.map(({ id, quick_amounts: quick }) => [id, quick.map((one) => Number(one) / 100)]),
  );
  return { order: methods.map(({ id }) => id), last, amounts };
}

describe('the last payment', () => {
  test('of nobody else and of none that failed is offered again', async () => {
    expect(await offered()).toMatchObject({ order: [depositMethodId, secondId], last: null });
    for (const status of [rejected, cancelled, expired]) await pay(300, secondId, status);
    for (const other of others) await pay(300, secondId, approved, other);
    expect(await offered()).toMatchObject({ order: [depositMethodId, secondId], last: null });
    await pay(250, depositMethodId);
    await pay(300, secondId);
    const last = { method_id: secondId, amount: 30_000n };
    expect(await offered()).toMatchObject({ order: [secondId, depositMethodId], last });
  });

  test('is not offered with an amount that the method no longer takes', async () => {
    for (const amount of [99, 305, 1_010]) {
      await pay(amount, secondId);
      expect(await offered()).toMatchObject({ order: [secondId, depositMethodId], last: null });
    }
  });
});

describe('quick amounts', () => {
  test('are round ones for a new player', async () => {
    expect((await offered()).amounts.get(depositMethodId)).toEqual([100, 200, 500, 1_000]);
  });

  test('are what the player pays most often, of the same method and within its limits', async () => {
    for (const amount of [340, 340, 340, 770, 770, 120, 110, 5_000, 335]) await pay(amount);
    await pay(660, secondId);
    const { amounts } = await offered();
    // The three most frequent, of which the later one counts if two are as frequent.
    expect(amounts.get(depositMethodId)).toEqual([100, 110, 200, 340, 770]);
    expect(amounts.get(secondId)).toEqual([100, 200, 500, 660, 1_000]);
  });
});

describe('what a deposit limit leaves', () => {
  const daily = { siteId: me.siteId, playerId: me.playerId, kind: 'deposit', period: 'daily' } as const;
  const limitTo = (lira: bigint) => mine().ledger.setLimit(daily, lira * 100n);
  const leftOf = async () => {
    const { methods } = (await listPaymentMethods({ ...mine(), language: 'en' }, { type: 1 })).data;
    return methods.map(({ limit }) => limit.left?.amount);
  };

  test('is the most that is offered, and stands beside each method', async () => {
    await mine().ledger.openAccounts(me.siteId, me.playerId, 1);
    expect(await leftOf()).toEqual([undefined, undefined]);
    await limitTo(800n);
    await pay(250, depositMethodId, pending);
    expect(await leftOf()).toEqual([55_000n, 55_000n]);
    const { last, amounts } = await offered();
    expect(last).toMatchObject({ amount: 25_000n });
    expect(amounts.get(depositMethodId)).toEqual([100, 200, 250, 500]);
  });

  test('can be nothing', async () => {
    await limitTo(300n);
    await pay(250, depositMethodId, pending);
    const { last, amounts } = await offered();
    expect([last, [...amounts.values()], await leftOf()]).toEqual([null, [[], []], [5_000n, 5_000n]]);
    const withdrawals = (await listPaymentMethods({ ...mine(), language: 'en' }, { type: 2 })).data.methods;
    expect(withdrawals.map(({ limit }) => limit.left)).toEqual([undefined]);
  });
});

describe('the methods of the history', () => {
  const names = async (type?: number) => {
    const context: PlayerContext = { ...mine(), language: 'en' };
    return (await listUsedMethods(context, { type })).paymentMethods.map(({ name, type: kind }) => [
      name,
      kind,
    ]);
  };

  test('are those of the brand by name, of one kind or both', async () => {
    const own = { bySite: { [String(me.siteId)]: { name: 'Ours' } } };
    await database.sql.update(paymentMethod).set(own).where(eq(paymentMethod.id, secondId));
    expect(await names()).toEqual([
      ['Deposit', 1],
      ['Ours', 1],
      ['Withdrawal', 2],
    ]);
    expect(await names(0)).toHaveLength(3);
    expect(await names(2)).toEqual([['Withdrawal', 2]]);
  });

  test('include one that was used when it was offered, and no other', async () => {
    const isMethod = eq(paymentMethod.id, depositMethodId);
    await database.sql
      .update(paymentMethod)
      .set({ siteIds: [8] })
      .where(isMethod);
    await pay(250, depositMethodId, approved, others[1]);
    expect(await names(1)).toEqual([['Ours', 1]]);
    await pay(250);
    expect(await names(1)).toEqual([
      ['Deposit', 1],
      ['Ours', 1],
    ]);
    await database.sql.update(paymentMethod).set({ siteIds: null }).where(isMethod);
  });
});
