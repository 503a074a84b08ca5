import { transactionStatus } from '@baize/contract';
import { eq, ledgerReview, paymentMethod, type paymentTransaction, useTestClock } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { deactivateAccount } from '../limits/index.ts';
import { raceCounts } from '../testing/config/race-counts.ts';
import { approveAsOperator } from '../testing/operator-decisions.ts';
import { createPaymentWriter, depositMethodId, paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { cancelOnClosing } from './cancel-on-closing.ts';
import { fullAmountOf } from './payment-sums.ts';

const DAY_MS = 24 * 60 * 60_000;
const open = await openWithdrawals(20);
const { database, clock, ledger, ids, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const { pending, approved, processing, cancelled, expired } = transactionStatus;
const maxMinor = 100_000n;
await database.sql.update(paymentMethod).set({ maxMinor }).where(eq(paymentMethod.id, depositMethodId));
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  setTime = await useTestClock({ database, clock });
});
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

let playerId: number;
beforeEach(async () => {
  playerId = await addPlayer(0n);
});

const deposit = (change: Partial<typeof paymentTransaction.$inferInsert> = {}) =>
  write({ id: ids.next(), siteId, playerId, ...change });

const paid = (id: number, amountMinor = 25_000n, payer?: string) =>
  applyReport(open, {
    ...(payer !== undefined && { payer }),
    subject: 'payment',
    provider: paymentProvider,
    siteId,
    providerRef: `in-${id}`,
    transactionId: id,
    state: 'paid',
    amountMinor,
    currency: 'TRY',
  });

const close = (code: 1 | 4) =>
  deactivateAccount(
    contextOf(playerId, {
      exclusionEffects: [cancelOnClosing(open)],
      outbox: { add: async () => 1, begin() {} } as never,
      brandOrigin: () => 'https://example.com',
      brand: {
        siteId,
        options: { name: 'Baize' },
        traits: { ...open.traits, 'limits.exclusionScope': 'brand' },
      } as never,
    }),
    { type: code },
    () => ({ subject: '', text: '', html: '', sms: '' }),
  );

const limitTo = (amount: bigint) =>
  ledger.setLimit({ siteId, playerId, kind: 'deposit', period: 'daily' }, amount);
async function creditedIn(period: 'daily' | 'monthly'): Promise<bigint> {
  const { rows } = await database.pool.query<{ credited: string }>(
    'select credited from deposit_use($1, $2, $3) where period = $4',
    [siteId, playerId, clock.now(), period === 'daily' ? 1 : 3],
  );
  return BigInt(rows[0]?.credited ?? -1);
}
const balance = () => ledger.balance(siteId, playerId);
const reasonOf = async (id: number) => {
  const { status, changeReason } = await rowOf(id);
  return [status, changeReason];
};

async function reviews(): Promise<string[]> {
  const rows = await database.sql.select().from(ledgerReview).where(eq(ledgerReview.playerId, playerId));
  return rows.map(({ reason }) => reason);
}

describe.each([
  ['a break', 1],
  ['a self-exclusion', 4],
] as const)('%s', (_, code) => {
  test('cancels what is pending, and what is paid after all is for an operator', async () => {
    const id = await deposit();
    const others = await deposit({ playerId: await addPlayer(0n) });
    await close(code);
    expect(await rowOf(id)).toMatchObject({
      status: cancelled,
      changedBy: 'player',
      changeReason: 'account_closed',
    });
    expect((await rowOf(others)).status).toBe(pending);
    expect(await paid(id)).toEqual({ result: 'review', replayed: false });
    expect(await paid(id)).toEqual({ result: 'review', replayed: true });
    expect(await rowOf(id)).toMatchObject({
      status: processing,
      changeReason: 'paid_after_closing',
      details: { received: { amount_minor: '25000', currency: 'TRY' } },
    });
    expect([await balance(), await reviews()]).toEqual([0n, ['paid_after_closing: paid 25000 TRY']]);
    await expect(approveAsOperator(open, id)).rejects.toThrow('the account is closed');
  });

  test.each([
    ['was on its way', processing, 'seen'],
    ['had expired', expired, null],
  ])('credits nothing of what %s', async (__, status, changeReason) => {
    const id = await deposit({ status, changeReason });
    await close(code);
    await paid(id);
    expect([await balance(), await reasonOf(id)]).toEqual([0n, [processing, 'paid_after_closing']]);
  });
});

test('once the account is open again, what came meanwhile is credited by an operator and nobody else', async () => {
  const id = await deposit();
  await close(1);
  await paid(id);
  await setTime(new Date(clock.now().getTime() + DAY_MS));
  await paid(id);
  expect([await balance(), (await rowOf(id)).status]).toEqual([0n, processing]);
  await approveAsOperator(open, id);
  expect([await balance(), (await rowOf(id)).status]).toEqual([25_000n, approved]);
});

test(`a deposit that is paid while the account is closed is credited before or not at all, ${raceCounts.races} times`, async () => {
  for (let race = 0; race < raceCounts.races; race += 1) {
    playerId = await addPlayer(0n);
    const id = await deposit(race % 2 === 0 ? {} : { status: processing, changeReason: 'seen' });
    const works = [() => paid(id), () => close(4)];
    if (race % 4 > 1) works.reverse();
    await Promise.all(works.map((work) => work()));
    const { status, changeReason } = await rowOf(id);
    const isCredited = status === approved;
    expect(isCredited || changeReason === 'paid_after_closing').toBe(true);
    expect(await balance()).toBe(isCredited ? 25_000n : 0n);
  }
});

describe('money of somebody else', () => {
  const stranger = 'Tuna Korkmazer';

  test.each([
    ['as the gateway says', stranger, {}],
    ['as the gateway says, whatever was written', stranger, { sender_name: 'Işıl Gün' }],
    ['as was written', undefined, { sender_name: stranger }],
    ['in letters that nobody can compare', 'إيشيل جون', {}],
  ])('waits for an operator: %s', async (_, payer, fields) => {
    const id = await deposit({ fields });
    expect(await paid(id, 25_000n, payer)).toEqual({ result: 'review', replayed: false });
    expect(await paid(id, 25_000n, payer)).toEqual({ result: 'review', replayed: true });
    expect([await balance(), await reasonOf(id)]).toEqual([0n, [processing, 'other_payer']]);
    expect((await rowOf(id)).details['payer']).toBe(payer);
    await approveAsOperator(open, id);
    expect(await balance()).toBe(25_000n);
  });

  test.each([
    ['nobody says', undefined, {}],
    ['is the player', 'GUN ISIL', { sender_name: stranger }],
    ['is nearly the player', 'I. Gün', {}],
    ['has a joint account', 'Işıl Gün ve Tuna Gün', {}],
  ])('is none if its payer %s', async (_, payer, fields) => {
    const id = await deposit({ fields });
    await paid(id, 25_000n, payer);
    expect([await balance(), (await rowOf(id)).status]).toEqual([25_000n, approved]);
  });
});

describe('a deposit limit', () => {
  test('holds for ten deposits that are started, given up and all paid at once', async () => {
    await limitTo(25_000n);
    const given = Array.from({ length: 10 }, () => deposit({ status: cancelled }));
    const tenIds = await Promise.all(given);
    await Promise.all(tenIds.map((id) => paid(id)));
    const states = await Promise.all(tenIds.map(reasonOf));
    expect(states.filter(([status]) => status === approved)).toHaveLength(1);
    expect(states.filter(([, reason]) => reason === 'above_deposit_limit')).toHaveLength(9);
    expect([await balance(), (await reviews()).length]).toEqual([25_000n, 9]);
  });

  test('counts what came later for the day on which it was credited', async () => {
    const id = await deposit({ amountMinor: 20_000n });
    await paid(id, 20_000n);
    await limitTo(50_000n);
    await setTime(new Date(clock.now().getTime() + DAY_MS));
    await paid(id, 70_000n);
    await approveAsOperator(open, id);
    expect(await balance()).toBe(70_000n);
    expect([await creditedIn('daily'), await creditedIn('monthly')]).toEqual([50_000n, 70_000n]);
    await paid(id, 70_001n);
    await expect(approveAsOperator(open, id)).rejects.toThrow('above a deposit limit');
    await paid(await deposit({ amountMinor: 1n }), 1n);
    expect(await balance()).toBe(70_000n);
    await setTime(new Date(clock.now().getTime() + DAY_MS));
    expect([await creditedIn('daily'), await creditedIn('monthly')]).toEqual([0n, 70_000n]);
  });

  test('is never passed, whatever arrives at once', async () => {
    const statuses = fc.constantFrom(pending, processing, cancelled, expired);
    const one = fc.record({
      status: statuses,
      lira: fc.integer({ min: 1, max: 60 }),
      more: fc.integer({ min: 0, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(one, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1, max: 120 }),
        async (payments, limit) => {
          playerId = await addPlayer(0n);
          await limitTo(BigInt(limit) * 100n);
          const paying = payments.map(async ({ status, lira, more }) => {
            const amountMinor = BigInt(lira) * 100n;
            const id = await deposit({
              status,
              amountMinor,
              ...(status === processing && { changeReason: 'seen' }),
            });
            return { id, paidMinor: amountMinor + BigInt(more) * 100n };
          });
          const all = await Promise.all(paying);
          await Promise.all(all.map(({ id, paidMinor }) => paid(id, paidMinor)));
          const credited = (await balance()) ?? 0n;
          expect(credited).toBeLessThanOrEqual(BigInt(limit) * 100n);
          // What waits would not fit any more.
          for (const { id, paidMinor } of all) {
            const { status } = await rowOf(id);
            expect(status === approved || credited + paidMinor > BigInt(limit) * 100n).toBe(true);
          }
        },
      ),
      { numRuns: raceCounts.histories },
    );
  });

  test('has no room for an operator’s approval either, until it is renewed', async () => {
    await limitTo(30_000n);
    const [first, late] = [await deposit(), await deposit({ status: expired })];
    await paid(first);
    await paid(late);
    await expect(approveAsOperator(open, late)).rejects.toThrow('above a deposit limit');
    expect(await balance()).toBe(25_000n);
    await setTime(new Date(clock.now().getTime() + DAY_MS));
    await approveAsOperator(open, late);
    expect(await balance()).toBe(50_000n);
  });

  test.each([
    ['does not credit', 24_999n, 0n],
    ['credits', 25_000n, 24_500n],
  ])('an operator %s what its fee takes to a limit of %s', async (_, limit, credited) => {
    await limitTo(limit);
    const details = { received: { amount_minor: '25000', currency: 'TRY' } };
    const id = await deposit({ status: processing, changeReason: 'rate_ended', feeMinor: 500n, details });
    const end = await approveAsOperator(open, id).catch((error: Error) => error.message);
    if (credited === 0n) expect(end).toContain('above a deposit limit');
    expect(await balance()).toBe(credited);
  });

  test('counts what a player pays in, the fee included, as the sums of payments do', async () => {
    const feeMinor = 500n;
    const paymentIds = [
      await deposit({ feeMinor }),
      await deposit({ feeMinor, status: cancelled }),
      await deposit({ feeMinor }),
    ];
    await paid(paymentIds[0] ?? 0);
    await paid(paymentIds[1] ?? 0, 40_000n);
    const rows = await Promise.all(paymentIds.map(rowOf));
    expect(rows.map(({ creditedMinor }) => creditedMinor)).toEqual([null, 39_500n, null]);
    const fullMinor = rows.reduce((sum, row) => sum + fullAmountOf(row), 0n);
    const uses = await ledger.limitUse(siteId, playerId);
    const used = uses.filter(({ kind }) => kind === 'deposit').map((use) => use.used);
    expect(used).toEqual([fullMinor, fullMinor, fullMinor]);
    expect(fullMinor).toBe(90_000n);
    // To the kuruş: 650.00 have been paid in.
    await limitTo(89_999n);
    await paid(paymentIds[2] ?? 0);
    expect(await reasonOf(paymentIds[2] ?? 0)).toEqual([processing, 'above_deposit_limit']);
    await limitTo(90_000n);
  });
});

describe('more than was asked for', () => {
  test('is credited up to the maximum of the method', async () => {
    const [within, above] = [await deposit(), await deposit()];
    await paid(within, maxMinor);
    expect([await balance(), await reasonOf(within)]).toEqual([maxMinor, [approved, 'over_paid']]);
    expect(await paid(above, maxMinor + 1n)).toEqual({ result: 'review', replayed: false });
    expect([await balance(), await reasonOf(above)]).toEqual([maxMinor, [processing, 'above_maximum']]);
    await approveAsOperator(open, above);
    expect(await balance()).toBe(maxMinor * 2n + 1n);
  });

  test('is no reason to refuse what was asked before the maximum was lowered', async () => {
    const id = await deposit({ amountMinor: maxMinor + 1n });
    await paid(id, maxMinor + 1n);
    expect(await balance()).toBe(maxMinor + 1n);
  });

  test('is only credited within the player’s limit', async () => {
    await limitTo(30_000n);
    const id = await deposit();
    await paid(id, 30_001n);
    expect([await balance(), await reasonOf(id)]).toEqual([0n, [processing, 'above_deposit_limit']]);
  });
});
