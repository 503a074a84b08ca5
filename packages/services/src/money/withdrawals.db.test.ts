import { type Body, transactionStatus } from '@baize/contract';
import { eq, paymentMethod, paymentTransaction, player as playerTable } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { PaymentRefused } from '@baize/providers';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';

import { approveWithdrawal, rejectAsOperator } from '../testing/operator-decisions.ts';
import { createPaymentWriter, depositMethodId, withdrawalMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { askGateways } from './ask-gateways.ts';
import { cancelPending } from './cancel-pending.ts';
import { expirePayments } from './expire-payments.ts';
import { readTransaction } from './read-transaction.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { withdrawalState } from './withdrawal-state.ts';

const open = await openWithdrawals();
const { database, clock, ledger, traits, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const original = { ...traits };
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

let playerId: number;
beforeEach(async () => {
  playerId = await addPlayer(100_000n);
});
afterEach(() => {
  Object.assign(traits, original);
  Object.assign(payouts, { reply: 'open', found: undefined });
  payouts.sent.length = 0;
});

const { pending, approved, rejected, processing, cancelled, expired, returned } = transactionStatus;

async function request(amount = '250.00', fields: Record<string, string> = {}, change = {}): Promise<number> {
  const body = {
    payment_id: withdrawalMethodId,
    amount,
    iban: sampleIban,
    ...fields,
  } as unknown as Body<'POST /account/withdraw/dynamic'>;
  const { transaction_id: id } = await requestWithdrawal(contextOf(playerId, change), body);
  return id;
}

const balances = async () => {
  const { main, held } = await ledger.balances(siteId, playerId);
  return [main, held];
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: { code?: string }) => error.code,
  );

describe('a withdrawal', () => {
  test('holds the money at once for the registered name, and is paid out once', async () => {
    const id = await request('250.00', { iban: 'tr33 0006 1005 1978 6457 8413 26', holder: 'Somebody Else' });
    expect(await balances()).toEqual([75_000n, 25_000n]);
    expect(await rowOf(id)).toMatchObject({
      status: pending,
      fields: { iban: sampleIban, _holder: 'Işıl Gün' },
      expiresAt: new Date(clock.now().getTime() + 1_440 * 60_000),
    });
    payouts.reply = 'paid';
    await approveWithdrawal(open, id);
    expect(payouts.sent).toEqual([
      { transactionId: id, amountMinor: 25_000n, name: 'Işıl Gün', fields: { iban: sampleIban } },
    ]);
    expect(await rowOf(id)).toMatchObject({ status: approved, providerRef: `out-${id}` });
    expect(await balances()).toEqual([75_000n, 0n]);
    const { data } = await readTransaction(contextOf(playerId), { id });
    expect(data).toMatchObject({
      type: 2,
      status: approved,
      fields: [{ value: 'TR33 … 1326' }],
      holder: 'Işıl Gün',
    });
    expect(data.events.map(({ status, by }) => [status, by])).toEqual([
      [pending, 'player'],
      [processing, 'operator'],
      [approved, 'gateway'],
    ]);
    await expect(approveWithdrawal(open, id)).rejects.toMatchObject({ why: 'decided' });
    const others = contextOf(await addPlayer(0n));
    expect(await codeOf(readTransaction(others, { id }))).toBe('data_not_found');
  });

  test('gives the money back when it is cancelled, rejected, refused or expired', async () => {
    const ends: [number, (id: number) => Promise<unknown>][] = [
      [cancelled, (id) => cancelPending(contextOf(playerId), { id })],
      [rejected, (id) => rejectAsOperator(open, id)],
      [
        rejected,
        (id) => {
          payouts.reply = new PaymentRefused('closed account');
          return approveWithdrawal(open, id);
        },
      ],
      [
        expired,
        () => {
          clock.advance(1_440 * 60_000);
          return expirePayments(open);
        },
      ],
    ];
    for (const [status, end] of ends) {
      const id = await request();
      expect(await balances()).toEqual([75_000n, 25_000n]);
      await end(id);
      expect((await rowOf(id)).status).toBe(status);
      expect(await balances()).toEqual([100_000n, 0n]);
    }
  });

  test('expires by the job, also after one that cannot', async () => {
    const withoutHold = await addPlayer(0n);
    const overdue = { expiresAt: new Date(clock.now().getTime() - 1) };
    const broken = await write({ siteId, playerId: withoutHold, kind: 2, ...overdue });
    const id = await request();
    clock.advance(1_440 * 60_000);
    await expect(expirePayments(open, undefined, 1)).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining(`withdrawReturn of payment ${broken}`) }],
    });
    expect(await balances()).toEqual([100_000n, 0n]);
    expect((await rowOf(broken)).status).toBe(pending);
    const { data } = await readTransaction(contextOf(playerId), { id });
    expect(data.events.map(({ status, by, reason }) => [status, by, reason])).toEqual([
      [pending, 'player', null],
      [expired, 'job', 'undecided'],
    ]);
    await database.sql
      .update(paymentTransaction)
      .set({ status: rejected })
      .where(eq(paymentTransaction.id, broken));
  });

  test('stays locked where the brand says so', async () => {
    const id = await request();
    traits['money.withdrawalCancel'] = false;
    expect(await codeOf(cancelPending(contextOf(playerId), { id }))).toBe('forbidden');
    expect(await balances()).toEqual([75_000n, 25_000n]);
    const { data } = await readTransaction(contextOf(playerId), { id });
    expect(data.can_cancel).toBe(false);
  });

  test('without a response of the gateway is sent again until there is one', async () => {
    payouts.reply = 'silent';
    const id = await request();
    await approveWithdrawal(open, id);
    expect(await rowOf(id)).toMatchObject({ status: processing, providerRef: null, attempts: 1 });
    await expect(rejectAsOperator(open, id)).rejects.toMatchObject({
      why: 'decided',
    });
    clock.advance(10 * 60_000);
    await askGateways(open);
    expect((await rowOf(id)).status).toBe(processing);
    payouts.reply = 'open';
    clock.advance(60 * 60_000);
    await askGateways(open);
    expect(await rowOf(id)).toMatchObject({ status: processing, providerRef: `out-${id}` });
    const sent = payouts.sent.length;
    const report = {
      subject: 'payout',
      providerRef: `out-${id}`,
      transactionId: id,
      currency: 'TRY',
    } as const;
    payouts.found = { ...report, state: 'paid', amountMinor: 25_000n };
    clock.advance(60 * 60_000);
    await askGateways(open);
    expect(await rowOf(id)).toMatchObject({ status: approved });
    expect(payouts.sent).toHaveLength(sent);
    expect(await balances()).toEqual([75_000n, 0n]);
  });

  test('that comes back after it was paid is returned, first in part', async () => {
    payouts.reply = 'paid';
    const id = await request();
    await approveWithdrawal(open, id);
    const back = (amountMinor: bigint) =>
      applyReport(open, {
        subject: 'payout',
        provider: 'pay',
        siteId: null,
        providerRef: `out-${id}`,
        transactionId: null,
        state: 'returned',
        amountMinor,
        currency: 'TRY',
      });
    await back(10_000n);
    expect([await balances(), (await rowOf(id)).status]).toEqual([[85_000n, 0n], approved]);
    await back(25_000n);
    expect(await back(25_000n)).toEqual({ result: 'decided', replayed: true });
    expect([await balances(), (await rowOf(id)).status]).toEqual([[100_000n, 0n], returned]);
  });
});

describe('the rules of withdrawals', () => {
  const setPlayer = (fields: Partial<typeof playerTable.$inferInsert>) =>
    database.sql.update(playerTable).set(fields).where(eq(playerTable.id, playerId));

  test.each([
    ['an amount below the minimum', '40.00', {}],
    ['an amount that is no multiple', '255.00', {}],
    ['a wrong IBAN', '250.00', { iban: 'TR330006100519786457841327' }],
    ['an IBAN with another reserve digit', '250.00', { iban: 'TR080006110519786457841326' }],
    ['no IBAN', '250.00', { iban: '' }],
    ['no amount', '', {}],
    ['a negative amount', '-250.00', {}],
  ])('refuse %s at the field', async (_, amount, fields) => {
    expect(await codeOf(request(amount, fields))).toBe('invalid');
    expect(await balances()).toEqual([100_000n, 0n]);
  });

  test('refuse a method of another brand, and one that pays deposits', async () => {
    const isIt = eq(paymentMethod.id, withdrawalMethodId);
    await database.sql
      .update(paymentMethod)
      .set({ siteIds: [8] })
      .where(isIt);
    expect(await codeOf(request())).toBe('payment_method_unavailable');
    await database.sql
      .update(paymentMethod)
      .set({ siteIds: [siteId] })
      .where(isIt);
    expect(await codeOf(request())).toBe('fine');
    await database.sql.update(paymentMethod).set({ siteIds: null }).where(isIt);
    expect(await codeOf(request('250.00', { payment_id: String(depositMethodId) }))).toBe(
      'payment_method_unavailable',
    );
  });

  test('are judged in their order', async () => {
    traits['money.identityForWithdrawal'] = 'always';
    await setPlayer({ phoneVerifiedAt: null, mayWithdraw: false });
    const blocked = async () => (await withdrawalState(contextOf(playerId))).data.blocked;
    expect([await codeOf(request()), await blocked()]).toEqual(['phone_verification_needed', 'phone']);
    await setPlayer({ phoneVerifiedAt: clock.now() });
    expect([await codeOf(request()), await blocked()]).toEqual(['identity_verification_needed', 'identity']);
    await setPlayer({ identityVerifiedAt: clock.now() });
    expect([await codeOf(request()), await blocked()]).toEqual(['withdrawal_not_permitted', 'not_permitted']);
    await setPlayer({ mayWithdraw: true });
    expect(await blocked()).toBe(null);
    await request();
    expect([await codeOf(request()), await blocked()]).toEqual(['pending_withdrawal', 'pending']);
  });

  test('ask for the identity above a sum in all', async () => {
    traits['money.identityForWithdrawal'] = 500;
    payouts.reply = 'paid';
    await approveWithdrawal(open, await request('300.00'));
    expect(await codeOf(request('210.00'))).toBe('identity_verification_needed');
    const id = await request('200.00');
    await cancelPending(contextOf(playerId), { id });
    clock.advance(400 * 24 * 60 * 60_000);
    expect(await codeOf(request('210.00'))).toBe('identity_verification_needed');
    expect(await codeOf(request('200.00'))).toBe('fine');
  });

  test('count a day of the brand; what was given back does not count', async () => {
    traits['money.withdrawalsPerDay'] = 1;
    await cancelPending(contextOf(playerId), { id: await request() });
    payouts.reply = 'paid';
    await approveWithdrawal(open, await request());
    expect(await codeOf(request())).toBe('withdrawal_daily_count');
    expect((await withdrawalState(contextOf(playerId))).data).toMatchObject({
      blocked: 'daily_count',
      today: { count: 1, count_limit: 1, sum: 25_000n },
    });
    traits['money.withdrawalsPerDay'] = null;
    traits['money.withdrawalSumPerDay'] = 400;
    await expect(request('160.00')).rejects.toMatchObject({
      code: 'withdrawal_daily_sum',
      details: { values: { left: '₺150.00' } },
    });
    expect((await withdrawalState(contextOf(playerId))).data.today).toMatchObject({
      count_limit: null,
      sum_limit: 40_000n,
    });
    clock.advance(24 * 60 * 60_000);
    expect(await codeOf(request('160.00'))).toBe('fine');
  });

  test('never hold more than the balance', async () => {
    expect(await codeOf(request('1010.00'))).toBe('insufficient_balance');
    expect(await codeOf(request('1000.00'))).toBe('fine');
  });

  async function deposit(amountMinor: bigint, methodId = depositMethodId) {
    const id = await write({
      siteId,
      playerId,
      amountMinor,
      methodId,
      providerRef: `in-${clock.now().getTime()}-${playerId}`,
    });
    const { providerRef } = await rowOf(id);
    await applyReport(open, {
      subject: 'payment',
      provider: 'pay',
      siteId,
      providerRef: providerRef ?? '',
      transactionId: id,
      state: 'paid',
      amountMinor,
      currency: 'TRY',
    });
    clock.advance(1_000);
  }

  const bet = (tx: string, amountMinor: bigint) =>
    ledger.book({
      kind: 'bet',
      play: 'round',
      siteId,
      playerId,
      provider: 'studio',
      tx,
      amountMinor,
      currency: 1,
      gameId: 1,
      roundId: tx,
    });

  test('keep what was deposited and not staked; what was staked before does not count', async () => {
    traits['money.depositTurnover'] = 1;
    await bet('b1', 50_000n);
    clock.advance(1_000);
    await deposit(60_000n);
    await bet('b2', 20_000n);
    const { data } = await withdrawalState(contextOf(playerId));
    expect(data).toMatchObject({
      total: 90_000n,
      available: 50_000n,
      kept: [{ reason: 'turnover', amount: 40_000n }],
    });
    await expect(request('510.00')).rejects.toMatchObject({
      code: 'withdrawal_turnover_left',
      details: { values: { left: '₺400.00', available: '₺500.00' } },
    });
    expect(await codeOf(request('500.00'))).toBe('fine');
  });

  test('keep what other areas hold', async () => {
    const withdrawalHolds = [() => Promise.resolve({ heldMinor: 30_000n })];
    expect(await codeOf(request('710.00', {}, { withdrawalHolds }))).toBe('withdrawal_turnover_left');
    expect(await codeOf(request('700.00', {}, { withdrawalHolds }))).toBe('fine');
  });

  test('pay back first the way that the money came', async () => {
    traits['money.closedLoop'] = true;
    const [method] = await database.sql
      .select()
      .from(paymentMethod)
      .where(eq(paymentMethod.id, withdrawalMethodId));
    if (!method) throw new Error('no method');
    await database.sql.insert(paymentMethod).values({
      ...method,
      id: 50,
      slug: 'back',
      name: 'Back',
      paysBack: [depositMethodId],
    });
    expect(await codeOf(request('50.00'))).toBe('fine');
    const [last] = (
      await database.pool.query<{ id: string }>(
        'select max(id) as id from payment_transaction where player_id = $1',
        [playerId],
      )
    ).rows;
    await cancelPending(contextOf(playerId), { id: Number(last?.id) });
    await deposit(20_000n);
    await expect(request()).rejects.toMatchObject({
      code: 'withdrawal_other_way',
      details: { values: { method: 'Back', amount: '₺200.00' } },
    });
    expect((await withdrawalState(contextOf(playerId))).data.first_to).toEqual([
      { method_id: 50, name: 'Back', account: null, amount: 20_000n },
    ]);
    payouts.reply = 'paid';
    await approveWithdrawal(open, await request('200.00', { payment_id: '50' }));
    expect(await codeOf(request())).toBe('fine');
  });
});
