import { type Clock, createIdMaker, manualClock } from '@baize/clock';
import {
  and,
  createLedgerStore,
  createTestDatabase,
  type Database,
  eq,
  paymentCategory,
  paymentMethod,
  paymentTransaction,
} from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { createLocalWakeups } from '../wakeups.ts';

export const depositMethodId = 1;
export const withdrawalMethodId = 2;
export const paymentProvider = 'pay';

/** Inserts one method to deposit and one to withdraw, for the payments of tests. */
export async function seedPaymentMethods({ sql }: Pick<Database, 'sql'>): Promise<void> {
  await sql.insert(paymentCategory).values({ id: 1, nameTr: 'Havale', nameEn: 'Transfer', sort: 1 });
  const method = {
    categoryId: 1,
    provider: paymentProvider,
    icon: 'landmark',
    color: '#2f8f6b',
    expireMinutes: 3,
    minMinor: 1n,
    maxMinor: 5_000_000n,
    stepMinor: 1n,
    endpoint: 'account/deposit/dynamic',
    fields: [],
    sort: 1,
  };
  await sql.insert(paymentMethod).values([
    { ...method, id: depositMethodId, slug: 'in', name: 'Deposit', kind: 1 },
    { ...method, id: withdrawalMethodId, slug: 'out', name: 'Withdrawal', kind: 2 },
  ]);
}

const DAY_MS = 24 * 60 * 60_000;

type PaymentRow = typeof paymentTransaction.$inferInsert;

/** The steps by which a payment of each kind gets to a status. */
const paths: Readonly<Record<number, Readonly<Record<number, readonly number[]>>>> = {
  1: { 1: [1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [1, 6] },
  2: { 1: [3, 1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [3, 1, 6] },
};

/** Inserts payments of 250.00, pending deposits by default, and takes them to their status without booking anything. */
export function createPaymentWriter(database: Pick<Database, 'sql'>, clock: Clock) {
  const ids = createIdMaker(clock);
  return async (fields: Pick<PaymentRow, 'siteId' | 'playerId'> & Partial<PaymentRow>): Promise<number> => {
    const id = fields.id ?? ids.next();
    const { status = 0, kind = 1, ...others } = fields;
    const createdAt = fields.createdAt ?? clock.now();
    await database.sql.insert(paymentTransaction).values({
      methodId: kind === 2 ? withdrawalMethodId : depositMethodId,
      kind,
      amountMinor: 25_000n,
      currency: 1,
      provider: paymentProvider,
      fields: {},
      createdAt,
      expiresAt: new Date(createdAt.getTime() + DAY_MS),
      ...others,
      id,
    });
    for (const step of paths[kind]?.[status] ?? [])
      await database.sql
        .update(paymentTransaction)
        .set({ status: step })
        .where(and(eq(paymentTransaction.siteId, fields.siteId), eq(paymentTransaction.id, id)));
    return id;
  };
}

/** The player whose payments a test reads. */
export const me = { siteId: 7, playerId: 1 };

/** The same player id at another brand, and another player of the same brand. */
export const others = [
  { siteId: 8, playerId: 1 },
  { siteId: 7, playerId: 2 },
];

/** A database with payment methods, and what lists of payments need of a context. */
export async function openPayments() {
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  const database = await createTestDatabase();
  await seedPaymentMethods(database);
  const player = { siteId: me.siteId, id: me.playerId };
  const brand = { traits: { 'site.timeZone': 'Europe/Istanbul', 'money.withdrawalCancel': true } };
  const ledger = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock, 2) });
  const wakeups = createLocalWakeups();
  return {
    clock,
    database,
    write: createPaymentWriter(database, clock),
    mine: () => ({ clock, database, brand, player, ledger, wakeups }) as unknown as PlayerContext,
  };
}
