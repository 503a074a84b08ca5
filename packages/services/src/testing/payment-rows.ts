import { type Clock, createIdMaker, manualClock } from '@baize/clock';
import {
  createTestDatabase,
  type Database,
  paymentCategory,
  paymentMethod,
  paymentTransaction,
} from '@baize/db';

import type { PlayerContext } from '../context.ts';

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

type PaymentRow = typeof paymentTransaction.$inferInsert;

/** Inserts payments of 250.00, pending deposits by default. */
export function createPaymentWriter(database: Pick<Database, 'sql'>, clock: Clock) {
  const ids = createIdMaker(clock);
  return async (fields: Pick<PaymentRow, 'siteId' | 'playerId'> & Partial<PaymentRow>): Promise<number> => {
    const id = fields.id ?? ids.next();
    await database.sql.insert(paymentTransaction).values({
      methodId: fields.kind === 2 ? withdrawalMethodId : depositMethodId,
      kind: 1,
      amountMinor: 25_000n,
      currency: 1,
      provider: paymentProvider,
      fields: {},
      createdAt: clock.now(),
      ...fields,
      id,
    });
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
  const brand = { traits: { 'site.timeZone': 'Europe/Istanbul' } };
  return {
    clock,
    database,
    write: createPaymentWriter(database, clock),
    mine: () => ({ clock, database, brand, player }) as unknown as PlayerContext,
  };
}
