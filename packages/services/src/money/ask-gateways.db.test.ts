import { type Body, CallError, transactionStatus } from '@baize/contract';
import { eq, paymentMethod } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { PaymentGatewayUnavailable, PaymentRefused, type PaymentReport } from '@baize/providers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { createPaymentWriter, depositMethodId, paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { askGateways } from './ask-gateways.ts';
import { startDeposit } from './start-deposit.ts';

const open = await openWithdrawals();
const { database, clock, ledger, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const { pending, approved, rejected } = transactionStatus;
const MINUTE_MS = 60_000;

let playerId: number;
beforeEach(async () => {
  // What earlier tests have left is not asked about any more.
  clock.advance(3 * 24 * 60 * MINUTE_MS);
  await database.pool.query(`update payment_transaction set status = 4 where status = 0`);
  playerId = await addPlayer(0n);
  Object.assign(payouts, { found: undefined });
  payouts.asked.length = 0;
});

const paid = (id: number): PaymentReport => ({
  subject: 'payment',
  providerRef: `in-${id}`,
  transactionId: id,
  state: 'paid',
  amountMinor: 25_000n,
  currency: 'TRY',
});

async function askAfter(minutes: number): Promise<number> {
  clock.advance(minutes * MINUTE_MS);
  return askGateways(open);
}

describe('a pending deposit without a notice', () => {
  test('is asked about after two minutes, and then less and less often', async () => {
    const id = await write({ siteId, playerId });
    expect(await askAfter(1)).toBe(0);
    const minutes: number[] = [];
    for (let minute = 2; minute <= 140; minute += 1) if ((await askAfter(1)) > 0) minutes.push(minute);
    expect(minutes).toEqual([2, 6, 14, 30, 60, 90, 120]);
    expect(payouts.asked.every((one) => one === id)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: pending, attempts: minutes.length });
  });

  test('is credited once when the gateway says that it is paid', async () => {
    const id = await write({ siteId, playerId });
    payouts.found = paid(id);
    await Promise.all([askAfter(2), askGateways(open)]);
    expect(await rowOf(id)).toMatchObject({
      status: approved,
      changedBy: 'gateway',
      providerRef: `in-${id}`,
    });
    expect(await ledger.balance(siteId, playerId)).toBe(25_000n);
    expect(await askAfter(60)).toBe(0);
  });
});

describe('a deposit that no gateway has opened', () => {
  async function start(error: Error) {
    const refuse = async () => {
      throw error;
    };
    await database.sql
      .update(paymentMethod)
      .set({ endpoint: 'account/deposit/dynamic' })
      .where(eq(paymentMethod.id, depositMethodId));
    const body = { payment_id: depositMethodId, amount: '250.00' };
    const failing = contextOf(playerId, {
      origin: 'http://localhost',
      providers: {
        find: (_port: string, name: string) => name === paymentProvider && { createPayment: refuse },
      },
    } as never);
    const started = startDeposit(failing, body as unknown as Body<'POST /account/deposit/dynamic'>);
    await expect(started).rejects.toBeInstanceOf(CallError);
    const { rows } = await database.pool.query<{ id: string }>(
      'select max(id) as id from payment_transaction where player_id = $1',
      [playerId],
    );
    const id = Number(rows[0]?.id);
    expect(await rowOf(id)).toMatchObject({ status: rejected });
    return id;
  }

  test('because it was silent is found later, and its money credited', async () => {
    const id = await start(new PaymentGatewayUnavailable('silence'));
    await askAfter(2);
    expect(payouts.asked).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ status: rejected });
    payouts.found = paid(id);
    await askAfter(10);
    expect(await rowOf(id)).toMatchObject({ status: approved, changeReason: 'late_payment' });
    expect(await ledger.balance(siteId, playerId)).toBe(25_000n);
  });

  test('because it was silent is asked about for a day', async () => {
    const id = await start(new PaymentGatewayUnavailable('silence'));
    for (let hour = 0; hour < 23; hour += 1) expect(await askAfter(60)).toBe(1);
    payouts.found = paid(id);
    expect(await askAfter(61)).toBe(0);
    expect(await rowOf(id)).toMatchObject({ status: rejected });
  });

  test('because it refused is not asked about', async () => {
    await start(new PaymentRefused('closed'));
    expect(await askAfter(60)).toBe(0);
    expect(payouts.asked).toEqual([]);
  });
});
