import { manualClock } from '@baize/clock';
import type { Body } from '@baize/contract';
import { createTestDatabase, eq, paymentCategory, paymentMethod, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { PlayerContext } from '../context.ts';
import { depositMethodId, seedPaymentMethods, withdrawalMethodId } from '../testing/payment-rows.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { readPaymentForm } from './read-payment-form.ts';

const owner = {
  type: 'text',
  name: 'owner',
  label: { tr: 'Hesap sahibi', en: 'Owner' },
  required: true,
  maxlength: 5,
};

const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const player = { siteId: 7, id: 1 } as PlayerContext['player'];
const brand = { siteId: 7, traits: { 'money.identityBeforeDeposit': false } } as PlayerContext['brand'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedPaymentMethods(database);
});
afterAll(() => database.drop());
beforeEach(() =>
  setMethod({
    minMinor: 25_000n,
    maxMinor: 40_000n,
    stepMinor: 1_000n,
    fields: [],
    enabled: true,
    opens: 'redirect',
    page: null,
  }),
);

async function setMethod(fields: Partial<typeof paymentMethod.$inferInsert>): Promise<void> {
  await database.sql.update(paymentMethod).set(fields).where(eq(paymentMethod.id, depositMethodId));
}

const read = (
  { payment_id = depositMethodId, amount = '250.00', ...others }: Record<string, string | number>,
  language: 'tr' | 'en' = 'en',
) =>
  readPaymentForm({ database, language, player }, 1, {
    payment_id,
    amount,
    ...others,
  } as Body<'POST /account/deposit/dynamic'>);

const problems = (messages: Record<string, string>) => {
  const fields = Object.entries(messages).map(([field, message]) => [field, [{ message }]] as const);
  return { code: 'invalid', details: { fields: Object.fromEntries(fields) } };
};

describe('the form of a deposit', () => {
  test.each([
    ['250.00', 25_000n],
    ['260.00', 26_000n],
    ['390.00', 39_000n],
    ['400.00', 40_000n],
  ])('takes %s, from the smallest to the largest amount', async (amount, amountMinor) => {
    expect(await read({ amount })).toMatchObject({ amountMinor });
  });

  test.each([
    ['249.99', 'amount_min'],
    ['240.00', 'amount_min'],
    ['400.01', 'amount_max'],
    ['410.00', 'amount_max'],
    ['255.00', 'amount_step'],
    ['260.01', 'amount_step'],
    ['-250.00', 'amount_invalid'],
    ['', 'amount_invalid'],
  ])('refuses %j: %s', async (amount, message) => {
    await expect(read({ amount })).rejects.toMatchObject(problems({ amount: message }));
  });

  test('parses an amount by the conventions of the language', async () => {
    await setMethod({ maxMinor: 1_000_000n });
    expect(await read({ amount: '1.250,00' }, 'tr')).toMatchObject({ amountMinor: 125_000n });
    expect(await read({ amount: '1,250.00' }, 'en')).toMatchObject({ amountMinor: 125_000n });
    expect(await read({ amount: '1250.00' }, 'tr')).toMatchObject({ amountMinor: 125_000n });
    const invalid = problems({ amount: 'amount_invalid' });
    await expect(read({ amount: '1.250' }, 'en')).rejects.toMatchObject(invalid);
    await expect(read({ amount: '1,250' }, 'tr')).rejects.toMatchObject(invalid);
  });

  test('returns trimmed input and reports invalid fields', async () => {
    await setMethod({ fields: [owner] });
    expect(await read({ owner: ' Deniz ' })).toMatchObject({ fields: { owner: 'Deniz' } });
    await expect(read({})).rejects.toMatchObject(problems({ owner: 'field_required' }));
    await expect(read({ owner: 'Denizz', amount: '1.00' })).rejects.toMatchObject(
      problems({ owner: 'field_max_length', amount: 'amount_min' }),
    );
  });

  test('must be that of an enabled deposit method', async () => {
    const unavailable = { code: 'payment_method_unavailable' };
    await expect(read({ payment_id: withdrawalMethodId })).rejects.toMatchObject(unavailable);
    await expect(read({ payment_id: 99 })).rejects.toMatchObject(unavailable);
    await setMethod({ enabled: false });
    await expect(read({})).rejects.toMatchObject(unavailable);
  });

  test('of a method with a page of its own is taken from that page only', async () => {
    const body = { payment_id: depositMethodId, amount: '250.00' };
    const read = (from?: 'page') => readPaymentForm({ database, language: 'en', player }, 1, body, from);
    const unavailable = { code: 'payment_method_unavailable' };
    expect(await read()).toMatchObject({ amountMinor: 25_000n });
    await expect(read('page')).rejects.toMatchObject(unavailable);
    await setMethod({ opens: 'page', page: '/Deposit/envoy/' });
    await expect(read()).rejects.toMatchObject(unavailable);
    expect(await read('page')).toMatchObject({ amountMinor: 25_000n });
  });
});

test('only enabled methods of one kind are offered', async () => {
  const idsOf = async (type: 1 | 2) => {
    const { data } = await listPaymentMethods({ brand, database, clock, language: 'en', player }, { type });
    expect(data.categories).toHaveLength(data.methods.length);
    return data.methods.map(({ id }) => id);
  };
  expect([await idsOf(1), await idsOf(2)]).toEqual([[depositMethodId], [withdrawalMethodId]]);
  await setMethod({ enabled: false });
  expect([await idsOf(1), await idsOf(2)]).toEqual([[], [withdrawalMethodId]]);
});

test('methods and their categories are in the operator’s order', async () => {
  const [method] = await database.sql
    .select()
    .from(paymentMethod)
    .where(eq(paymentMethod.id, depositMethodId));
  if (!method) throw new Error('no method to copy');
  await database.sql.insert(paymentCategory).values({ id: 2, nameTr: 'Kart', nameEn: 'Card', sort: 0 });
  await database.sql.insert(paymentMethod).values([
    { ...method, id: 10, slug: 'third', sort: 3 },
    { ...method, id: 11, slug: 'second', sort: 2, categoryId: 2 },
    { ...method, id: 12, slug: 'first', sort: 1 },
  ]);
  await setMethod({ enabled: false });
  const { data } = await listPaymentMethods({ brand, database, clock, language: 'en', player }, { type: 1 });
  expect(data.methods.map(({ id }) => id)).toEqual([12, 11, 10]);
  expect(data.categories).toEqual([
    { id: 2, name: 'Card' },
    { id: 1, name: 'Transfer' },
  ]);
});
