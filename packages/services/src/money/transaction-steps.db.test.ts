import { transactionKind, transactionStatus } from '@baize/contract';
import { createTestDatabase, paymentStep } from '@baize/db';
import { manualClock } from '@baize/clock';
import { expect, test } from 'vitest';

import { createPaymentWriter, seedPaymentMethods } from '../testing/payment-rows.ts';
import { findStep, transactionSteps } from './transaction-steps.ts';

test('the database has exactly the documented steps and refuses every other one', async () => {
  const database = await createTestDatabase();
  try {
    const rows = await database.sql.select().from(paymentStep);
    const keyOf = (kind: number, from: number, to: number) => `${kind}: ${from} → ${to}`;
    expect(rows.map((row) => keyOf(row.kind, row.fromStatus, row.toStatus)).toSorted()).toEqual(
      transactionSteps.map(({ kind, from, to }) => keyOf(kind, from, to)).toSorted(),
    );
    await seedPaymentMethods(database);
    const write = createPaymentWriter(database, manualClock(new Date('2026-03-15T12:00:00Z')));
    const statuses = Object.values(transactionStatus);
    for (const kind of Object.values(transactionKind))
      for (const from of statuses)
        for (const to of statuses) {
          if (from === to) continue;
          const id = await write({ siteId: 7, playerId: 1, kind, status: from });
          const moved = await database.pool
            .query('update payment_transaction set status = $2 where id = $1', [id, to])
            .then(
              () => true,
              () => false,
            );
          expect(moved, keyOf(kind, from, to)).toBe(findStep(kind, from, to) !== undefined);
        }
    await expect(
      database.pool.query('update payment_transaction set amount_minor = amount_minor + 1'),
    ).rejects.toThrow('never changes');
  } finally {
    await database.drop();
  }
});
