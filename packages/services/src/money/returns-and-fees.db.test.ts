import { transactionStatus } from '@baize/contract';
import { checkPayments, eq, ledgerReview, paymentMethod } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { PaymentRefused, type PaymentState } from '@baize/providers';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';

import { approveWithdrawal } from '../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider, withdrawalMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const open = await openWithdrawals();
const { database, clock, ledger, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const { approved, processing, rejected, returned } = transactionStatus;

let playerId: number;
beforeEach(async () => {
  playerId = await addPlayer(0n);
});
afterEach(async () => {
  Object.assign(payouts, { reply: 'open' });
  payouts.sent.length = 0;
  const { breaks } = await checkPayments(database.pool, siteId);
  // eslint-disable-next-line vitest/no-standalone-expect
  expect(breaks).toEqual([]);
});
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const sums = async () => {
  const { main, held } = await ledger.balances(siteId, playerId);
  return [main, held];
};

const report = (
  subject: 'payment' | 'payout',
  id: number,
  { state, amountMinor }: { state: PaymentState; amountMinor: bigint },
) =>
  applyReport(open, {
    subject,
    provider: paymentProvider,
    siteId,
    providerRef: subject === 'payment' ? `in-${id}` : `out-${id}`,
    transactionId: id,
    state,
    amountMinor,
    currency: 'TRY',
  });

describe('money that a gateway takes back beyond the balance', () => {
  const back = (id: number, amountMinor: bigint) => report('payment', id, { state: 'returned', amountMinor });
  const reviews = async () =>
    (await database.sql.select().from(ledgerReview).where(eq(ledgerReview.playerId, playerId))).map(
      ({ reason }) => reason,
    );

  async function depositAndSpend(spentMinor: bigint): Promise<number> {
    const id = await write({ id: open.ids.next(), siteId, playerId });
    await report('payment', id, { state: 'paid', amountMinor: 25_000n });
    await ledger.book({
      kind: 'bet',
      play: 'round',
      siteId,
      playerId,
      provider: 'studio',
      tx: `bet-${id}`,
      amountMinor: spentMinor,
      currency: 1,
      gameId: 1,
      roundId: `round-${id}`,
    });
    return id;
  }

  test('is booked as far as the balance goes, and the rest is a review, once', async () => {
    const id = await depositAndSpend(20_000n);
    expect(await back(id, 25_000n)).toEqual({ result: 'decided', replayed: false });
    expect(await back(id, 25_000n)).toEqual({ result: 'decided', replayed: true });
    expect([await sums(), await rowOf(id)]).toMatchObject([
      [0n, 0n],
      { status: returned, returnedMinor: 25_000n },
    ]);
    expect(await reviews()).toEqual(['return_not_covered: 20000 of 25000 are not in the main balance']);
    const { rows } = await database.pool.query(
      `select facts from player_message where player_id = $1 and kind = 'deposit_returned'`,
      [playerId],
    );
    // Else the history, which has 50.00, could not be explained to the player.
    expect(rows).toEqual([{ facts: { transaction: id, amount: '250.00', missing: '200.00' } }]);
  });

  test('in parts takes what there is of each', async () => {
    const id = await depositAndSpend(18_000n);
    await back(id, 5_000n);
    expect([await sums(), await reviews()]).toEqual([[2_000n, 0n], []]);
    await back(id, 10_000n);
    expect([await sums(), (await rowOf(id)).returnedMinor]).toEqual([[0n, 0n], 10_000n]);
    expect(await reviews()).toEqual(['return_not_covered: 3000 of 5000 are not in the main balance']);
  });

  test('of a player without any money books nothing', async () => {
    const id = await depositAndSpend(25_000n);
    await back(id, 25_000n);
    expect([await sums(), (await rowOf(id)).status]).toEqual([[0n, 0n], returned]);
    expect(await reviews()).toHaveLength(1);
  });

  test('is taken from what a pending withdrawal holds, which is rejected', async () => {
    const id = await depositAndSpend(5_000n);
    await requestWithdrawal(contextOf(playerId), {
      payment_id: withdrawalMethodId,
      amount: '150.00',
      iban: sampleIban,
    } as never);
    await back(id, 25_000n);
    expect(await sums()).toEqual([0n, 0n]);
    expect(await reviews()).toEqual(['return_not_covered: 5000 of 25000 are not in the main balance']);
  });
});

describe('the fee of a payout', () => {
  beforeEach(async () => {
    playerId = await addPlayer(100_000n);
    await database.sql
      .update(paymentMethod)
      .set({ feeFixedMinor: 500n, feeRate: 100 })
      .where(eq(paymentMethod.id, withdrawalMethodId));
  });

  async function request(): Promise<number> {
    const body = { payment_id: withdrawalMethodId, amount: '500.00', iban: sampleIban };
    return (await requestWithdrawal(contextOf(playerId), body as never)).transaction_id;
  }

  test('is part of what is held, and not of what is sent', async () => {
    const id = await request();
    expect([await sums(), (await rowOf(id)).feeMinor]).toEqual([[50_000n, 50_000n], 1_000n]);
    payouts.reply = 'paid';
    await approveWithdrawal(open, id);
    expect(payouts.sent).toMatchObject([{ transactionId: id, amountMinor: 49_000n }]);
    expect([await sums(), (await rowOf(id)).status]).toEqual([[50_000n, 0n], approved]);
  });

  test('is given back with the rest if the gateway refuses', async () => {
    const id = await request();
    payouts.reply = new PaymentRefused('closed account');
    await approveWithdrawal(open, id);
    expect([await sums(), (await rowOf(id)).status]).toEqual([[100_000n, 0n], rejected]);
  });

  test('makes a report of the whole amount one of another sum', async () => {
    const id = await request();
    await approveWithdrawal(open, id);
    expect(await report('payout', id, { state: 'paid', amountMinor: 50_000n })).toMatchObject({
      result: 'review',
    });
    expect([await sums(), (await rowOf(id)).status]).toEqual([[50_000n, 50_000n], processing]);
    await report('payout', id, { state: 'paid', amountMinor: 49_000n });
    expect((await rowOf(id)).status).toBe(approved);
  });

  test('comes back with the whole payout, and not with a part of it', async () => {
    payouts.reply = 'paid';
    const id = await request();
    await approveWithdrawal(open, id);
    await report('payout', id, { state: 'returned', amountMinor: 10_000n });
    expect(await sums()).toEqual([60_000n, 0n]);
    await report('payout', id, { state: 'returned', amountMinor: 49_000n });
    expect([await sums(), (await rowOf(id)).status]).toEqual([[100_000n, 0n], returned]);
  });
});
