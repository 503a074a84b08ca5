import { type Body, transactionStatus } from '@baize/contract';
import {
  and,
  eq,
  freezePlayer,
  paymentMethod,
  paymentTransaction,
  unfreezePlayer,
  useTestClock,
} from '@baize/db';
import { proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { approveWithdrawal } from '../testing/operator-decisions.ts';
import { createPaymentWriter, depositMethodId, withdrawalMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { cancelPending } from './cancel-pending.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { withdrawalState } from './withdrawal-state.ts';

const open = await openWithdrawals();
const { database, clock, ledger, traits, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const original = { ...traits };
/** Pays back deposits to the IBAN they came from, and `out` pays nothing back. */
const backMethodId = 60;
const otherIban = 'TR150001000000000000000002';

let playerId: number;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  setTime = await useTestClock({ database, clock });
  const [out] = await database.sql
    .select()
    .from(paymentMethod)
    .where(eq(paymentMethod.id, withdrawalMethodId));
  if (!out) throw new Error('no method');
  const back = { ...out, id: backMethodId, slug: 'back', name: 'Back', paysBack: [depositMethodId] };
  await database.sql.insert(paymentMethod).values({ ...back, feeFixedMinor: 500n });
});
beforeEach(async () => {
  await setTime(clock.now());
  playerId = await addPlayer(0n);
});
afterEach(() => {
  Object.assign(traits, original);
  payouts.reply = 'open';
});
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const codes = { break: 3, selfExclusion: 4 } as const;
const close = (code: 3 | 4) => ledger.exclude(siteId, playerId, code, 'brand');
const isClosed = async () => (await ledger.closing(siteId, playerId)) !== undefined;
const context = async (id = playerId) =>
  contextOf(id, { player: { siteId, id, sessionId: id, isClosed: await isClosed() } } as never);
const state = async () => (await withdrawalState(await context())).data;

async function request(amount: string, payment_id = withdrawalMethodId, iban = sampleIban): Promise<number> {
  const body = { payment_id, amount, iban } as unknown as Body<'POST /account/withdraw/dynamic'>;
  return (await requestWithdrawal(await context(), body)).transaction_id;
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: { code?: string }) => error.code,
  );

async function deposit(amountMinor: bigint, fields: Record<string, string> = {}): Promise<number> {
  const id = await write({ siteId, playerId, amountMinor, fields });
  await applyReport(open, {
    subject: 'payment',
    provider: 'pay',
    siteId,
    providerRef: `in-${id}`,
    transactionId: id,
    state: 'paid',
    amountMinor,
    currency: 'TRY',
  });
  clock.advance(1_000);
  return id;
}

async function bet(amountMinor: bigint, winMinor = 0n): Promise<void> {
  const tx = String(clock.now().getTime());
  const round = { siteId, playerId, provider: 'studio', currency: 1, gameId: 1, roundId: tx } as const;
  await ledger.book({ ...round, kind: 'bet', play: 'round', tx, amountMinor });
  await ledger.book({ ...round, kind: 'win', play: 'round', tx: `w${tx}`, amountMinor: winMinor, betTx: tx });
  clock.advance(1_000);
}

async function payOut(id: number): Promise<void> {
  payouts.reply = 'paid';
  await approveWithdrawal(open, id);
  clock.advance(1_000);
}

describe('what is left of a closed account', () => {
  test.each(['break', 'selfExclusion'] as const)(
    'goes in one sum below the minimum, free of charge: %s',
    async (kind) => {
      await deposit(1_234n);
      expect(await codeOf(request('12.34'))).toBe('invalid');
      expect(await state()).toMatchObject({ available: 1_234n, takes_rest: false });
      await close(codes[kind]);
      expect(await state()).toMatchObject({ available: 1_234n, takes_rest: true });
      for (const part of ['12.33', '12.35', '0.01', '0.00'])
        expect(await codeOf(request(part, backMethodId))).toBe('invalid');
      const id = await request('12.34', backMethodId);
      expect(await rowOf(id)).toMatchObject({ amountMinor: 1_234n, feeMinor: 0n });
      await payOut(id);
      expect([payouts.sent.at(-1)?.amountMinor, (await state()).available]).toEqual([1_234n, 0n]);
    },
  );

  test('goes between the steps of a method, with its fee, but not above its maximum', async () => {
    await deposit(600_001n);
    await close(codes.break);
    const isIt = eq(paymentMethod.id, backMethodId);
    await database.sql.update(paymentMethod).set({ maxMinor: 600_000n }).where(isIt);
    expect(await codeOf(request('6000.01', backMethodId))).toBe('invalid');
    await database.sql.update(paymentMethod).set({ maxMinor: 5_000_000n }).where(isIt);
    expect(await rowOf(await request('6000.01', backMethodId))).toMatchObject({ feeMinor: 500n });
  });

  test('goes once, however often it is requested at once', async () => {
    await deposit(1_234n);
    await close(codes.break);
    const results = await Promise.all([1, 2, 3].map(() => codeOf(request('12.34'))));
    expect(results.filter((result) => result === 'fine')).toHaveLength(1);
  });
});

describe('deposits that were not played', () => {
  beforeEach(() => {
    traits['money.depositTurnover'] = 1;
  });

  test('stay under the rule of turnover until a break begins and from its end', async () => {
    const kept = { available: 30_000n, kept: [{ reason: 'turnover', amount: 70_000n }], first_to: [] };
    await deposit(100_000n);
    await bet(30_000n, 30_000n);
    expect(await state()).toMatchObject(kept);
    const closed = await close(codes.break);
    expect(await state()).toMatchObject({ total: 100_000n, available: 100_000n, kept: [] });
    await setTime(closed?.endsAt ?? clock.now());
    expect(await state()).toMatchObject(kept);
    expect(await codeOf(request('1000.00', backMethodId))).toBe('withdrawal_turnover_left');
  });

  test.each(['break', 'selfExclusion'] as const)(
    'go back the way they came, and the rest any way: %s',
    async (kind) => {
      await deposit(100_000n);
      await bet(30_000n, 50_000n);
      await close(codes[kind]);
      expect(await state()).toMatchObject({
        available: 120_000n,
        kept: [],
        first_to: [{ method_id: backMethodId, account: null, amount: 70_000n }],
        free: 50_000n,
      });
      await expect(request('510.00')).rejects.toMatchObject({
        code: 'withdrawal_way_sum',
        details: { values: { left: '₺500.00', amount: '₺700.00', method: 'Back' } },
      });
      await payOut(await request('500.00'));
      expect(await state()).toMatchObject({ available: 70_000n, free: 0n });
      expect(await codeOf(request('50.00'))).toBe('withdrawal_other_way');
      await payOut(await request('700.00', backMethodId));
      expect(await state()).toMatchObject({ available: 0n, first_to: [] });
    },
  );

  test('all of it gets out, and never more than the free part another way, whatever is requested', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 5_000n, max: 50_000n }),
        fc.bigInt({ min: 0n, max: 50_000n }),
        fc.array(fc.record({ isBack: fc.boolean(), percent: fc.integer({ min: 1, max: 100 }) }), {
          maxLength: 4,
        }),
        async (depositedMinor, stakedMinor, steps) => {
          playerId = await addPlayer(20_000n);
          await deposit(depositedMinor);
          const played = stakedMinor < depositedMinor ? stakedMinor : depositedMinor;
          if (played > 0n) await bet(played, played);
          await close(codes.selfExclusion);
          const freeMinor = 20_000n + played;
          const smallestMinor = 5_000n;
          let otherMinor = 0n;
          for (const { isBack, percent } of [
            ...steps,
            { isBack: true, percent: 100 },
            { isBack: true, percent: 100 },
          ]) {
            const { available } = await state();
            const amountMinor = (available * BigInt(percent)) / 100n;
            if (amountMinor === 0n) continue;
            const amount = `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`;
            const id = await request(amount, isBack ? backMethodId : withdrawalMethodId).catch(
              () => undefined,
            );
            if (id === undefined) continue;
            if (!isBack) otherMinor += amountMinor;
            await payOut(id);
          }
          // What the method before does not pay out at all may go another way.
          expect(otherMinor).toBeLessThan(freeMinor + smallestMinor);
          expect((await state()).available).toBe(0n);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the closed loop', () => {
  beforeEach(() => {
    traits['money.closedLoop'] = true;
  });

  test('leads to the IBAN that the deposit came from', async () => {
    await deposit(20_000n, { iban: sampleIban });
    expect((await state()).first_to).toEqual([
      { method_id: backMethodId, name: 'Back', account: 'TR33 … 1326', amount: 20_000n },
    ]);
    await expect(request('200.00', backMethodId, otherIban)).rejects.toMatchObject({
      code: 'withdrawal_other_way',
      details: { values: { method: 'Back (TR33 … 1326)' } },
    });
    expect(await codeOf(request('200.00', backMethodId))).toBe('fine');
  });

  test('takes from a closed account all that is owed to one way, also between the steps of its method', async () => {
    playerId = await addPlayer(20_000n);
    await deposit(12_345n, { iban: sampleIban });
    expect(await codeOf(request('123.45', backMethodId))).toBe('invalid');
    await close(codes.break);
    expect(await state()).toMatchObject({ available: 32_345n, first_to: [{ amount: 12_345n }] });
    for (const other of ['123.44', '123.46'])
      expect(await codeOf(request(other, backMethodId))).toBe('invalid');
    expect(await codeOf(request('123.45', backMethodId, otherIban))).toBe('invalid');
    await payOut(await request('123.45', backMethodId));
    expect(await state()).toMatchObject({ available: 20_000n, first_to: [] });
  });

  test('counts a payout that came back in part by what has arrived', async () => {
    await deposit(20_000n);
    const id = await request('200.00', backMethodId);
    await payOut(id);
    expect((await state()).first_to).toEqual([]);
    const row = await rowOf(id);
    await applyReport(open, {
      subject: 'payout',
      provider: 'pay',
      siteId,
      providerRef: row.providerRef ?? '',
      transactionId: id,
      state: 'returned',
      amountMinor: 8_000n,
      currency: 'TRY',
    });
    expect(await state()).toMatchObject({ available: 8_000n, first_to: [{ amount: 8_000n }] });
  });
});

test('a frozen wallet has nothing to withdraw, and says so before any other reason', async () => {
  await deposit(30_000n);
  const key = { siteId, playerId };
  await freezePlayer(database.pool, key, { by: 'job', reason: 'drift', at: clock.now() });
  expect(await state()).toMatchObject({
    total: 30_000n,
    available: 0n,
    blocked: 'frozen',
    kept: [{ reason: 'frozen', amount: 30_000n }],
  });
  expect(await codeOf(request('300.00'))).toBe('wallet_frozen');
  await unfreezePlayer(database.pool, key, { operator: 'ada', reason: 'checked', at: clock.now() });
  const id = await request('300.00');
  expect(await state()).toMatchObject({ blocked: 'pending', kept: [{ reason: 'held' }] });
  await cancelPending(await context(), { id });
  const isIt = and(eq(paymentTransaction.id, id), eq(paymentTransaction.status, transactionStatus.cancelled));
  expect(await database.sql.select().from(paymentTransaction).where(isIt)).toHaveLength(1);
});

test('a self-exclusion counts until the account is open again, also while it waits for that', async () => {
  traits['money.depositTurnover'] = 1;
  await deposit(10_000n);
  const closed = await close(codes.selfExclusion);
  const backFirst = { available: 10_000n, first_to: [{ amount: 10_000n }], takes_rest: true };
  await setTime(closed?.endsAt ?? clock.now());
  expect(await state()).toMatchObject(backFirst);
  const opensAt = await ledger.requestReturn(siteId, playerId);
  expect(await state()).toMatchObject(backFirst);
  await setTime(opensAt ?? clock.now());
  expect(await state()).toMatchObject({ available: 0n, first_to: [], takes_rest: false });
});
