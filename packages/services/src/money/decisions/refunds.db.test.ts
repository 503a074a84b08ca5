import { transactionStatus } from '@baize/contract';
import { checkPayments, type paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { PaymentRefused } from '@baize/providers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { depositReport } from '../../testing/deposit-report.ts';
import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../../testing/withdrawals.ts';
import { applyReport } from '../apply-report.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { runPaymentWork } from '../run-payment-work.ts';
import { sendRefund, sendRefunds } from '../refunds/send-refund.ts';
import {
  approvePayment,
  closeReview,
  freezeWallet,
  listOpen,
  readTrail,
  refundPayment,
  type RefundServices,
  rejectPayment,
  unfreezeWallet,
} from './index.ts';

const open = await openWithdrawals();
const { database, clock, ledger, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const services: RefundServices = {
  ...operatorServicesOf(open),
  brands: [
    { siteId, slug: 'test', traits: { 'money.twoDecisionsAbove': 1_000, 'money.stoppingMarks': [] } },
  ] as unknown as RefundServices['brands'],
  canRefund: (provider) => provider === paymentProvider,
};
const [ada, bora] = [{ name: 'ada' }, { name: 'bora' }];
const note = 'Sent to the wrong site.';
const { approved, processing, rejected, returned } = transactionStatus;

beforeAll(async () => void (await addConfirmed(open, bora.name)));
afterEach(async () => {
  // Whatever a test did, payments and ledger agree, also while a refund is with the gateway.
  const { breaks } = await checkPayments(database.pool, siteId);
  // eslint-disable-next-line vitest/no-standalone-expect
  expect(breaks.filter(({ detail }) => detail !== 'deposit')).toEqual([]);
  Object.assign(payouts, { refundReply: 'back' });
  await sendRefunds(open);
  clock.advance(24 * 60 * 60_000);
  await sendRefunds(open);
  payouts.refunds.length = 0;
});
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const why = (reason: string, text = '') =>
  expect.objectContaining({ why: reason, message: expect.stringContaining(text) as string }) as unknown;

/** A deposit that a gateway's notice has credited. */
async function deposit(fields: Partial<typeof paymentTransaction.$inferInsert> = {}) {
  const playerId = await addPlayer(0n);
  const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 25_000n, ...fields });
  const amountMinor = fields.amountMinor ?? 25_000n;
  await report(id, 'paid', amountMinor);
  const sums = async () => {
    const { main, held } = await ledger.balances(siteId, playerId);
    return [main, held];
  };
  return { id, playerId, sums, send: async () => sendRefund(open, await rowOf(id)) };
}

const report = (id: number, state: 'paid' | 'late' | 'returned', amountMinor: bigint) =>
  applyReport(open, depositReport({ siteId, id, state, amountMinor }));

const withdraw = (playerId: number, amount: string) =>
  requestWithdrawal(contextOf(playerId), { payment_id: 2, amount, iban: sampleIban } as never);

test('a refund holds the money, and the gateway’s reply books it', async () => {
  const { id, sums, send } = await deposit();
  expect(await refundPayment(services, ada, { id, note: ` ${note} ` })).toEqual({
    state: 'sent',
    amountMinor: 25_000n,
  });
  expect([await sums(), (await rowOf(id)).status]).toEqual([[0n, 25_000n], approved]);
  await expect(refundPayment(services, bora, { id, note })).rejects.toEqual(
    why('decided', 'with the gateway'),
  );
  expect(await send()).toBe(true);
  expect(await sums()).toEqual([0n, 0n]);
  expect(await rowOf(id)).toMatchObject({ status: returned, returnedMinor: 25_000n, managerNote: note });
  expect(await send()).toBe(false);
  expect(payouts.refunds).toEqual([`${id}-1`]);
  expect((await readTrail(services, 1))[0]).toMatchObject({
    operator: 'ada',
    action: 'refund',
    subject: `payment ${id}`,
    details: { amount: '250.00', note, sent: true },
  });
  await expect(refundPayment(services, bora, { id, note })).rejects.toEqual(why('decided'));
});

test('a refund in parts adds up, and the last one takes the fee along', async () => {
  const { id, sums, send } = await deposit({ feeMinor: 1_000n });
  expect(await sums()).toEqual([24_000n, 0n]);
  await refundPayment(services, ada, { id, amountMinor: 10_000n, note });
  await send();
  expect([await sums(), await rowOf(id)]).toMatchObject([
    [14_000n, 0n],
    { status: approved, returnedMinor: 10_000n },
  ]);
  const tooMuch = refundPayment(services, ada, { id, amountMinor: 14_001n, note });
  await expect(tooMuch).rejects.toEqual(why('invalid', '140.00 can be refunded'));
  for (const amountMinor of [0n, -1n])
    await expect(refundPayment(services, ada, { id, amountMinor, note })).rejects.toEqual(why('invalid'));
  expect(await refundPayment(services, bora, { id, note })).toMatchObject({ amountMinor: 15_000n });
  await send();
  expect([await sums(), await rowOf(id)]).toMatchObject([
    [0n, 0n],
    { status: returned, returnedMinor: 24_000n },
  ]);
  expect(payouts.refunds).toEqual([`${id}-1`, `${id}-2`]);
});

test('what the player has spent is not refunded', async () => {
  const { id, playerId, sums } = await deposit();
  await withdraw(playerId, '100.00');
  const whole = refundPayment(services, ada, { id, note });
  await expect(whole).rejects.toEqual(why('invalid', 'The player has 150.00 of the 250.00 left'));
  expect([await sums(), (await rowOf(id)).managerNote]).toEqual([[15_000n, 10_000n], null]);
  await refundPayment(services, ada, { id, amountMinor: 15_000n, note });
  expect(await sums()).toEqual([0n, 25_000n]);
});

test('a withdrawal and a refund of the same money at once: one gets it, 20 times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id, playerId, sums, send } = await deposit();
    const works = [() => refundPayment(services, ada, { id, note }), () => withdraw(playerId, '250.00')];
    const inTurn = round % 2 === 0 ? works : works.toReversed();
    // The second begins while the first is at some step, or after it.
    const starts = [0, round];
    const run = async (work: () => Promise<unknown>, at: number) => setTimeout(starts[at]).then(work);
    const ends = await Promise.allSettled(inTurn.map(run));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isRefunded = (await rowOf(id)).managerNote === note;
    await send();
    expect([await sums(), (await rowOf(id)).status]).toEqual(
      isRefunded ? [[0n, 0n], returned] : [[0n, 25_000n], approved],
    );
  }
});

test.each([
  ['refund', [0n, 0n], 'insufficient_balance'],
  ['withdrawal', [0n, 25_000n], 'The player has 0.00'],
])(
  'of a refund and a withdrawal of the same money the first gets it: a %s',
  async (first, sumsThen, refusal) => {
    const { id, playerId, sums, send } = await deposit();
    const refund = () => refundPayment(services, ada, { id, note });
    const payout = () => withdraw(playerId, '250.00');
    const [one, other] = first === 'refund' ? [refund, payout] : [payout, refund];
    await one();
    await expect(other()).rejects.toThrow(refusal);
    await send();
    expect(await sums()).toEqual(sumsThen);
  },
);

test('a refusal of the gateway gives the money back and opens a review', async () => {
  const { id, sums, send } = await deposit();
  await refundPayment(services, ada, { id, note });
  payouts.refundReply = new PaymentRefused('too old');
  expect(await send()).toBe(true);
  expect([await sums(), await rowOf(id)]).toMatchObject([
    [25_000n, 0n],
    { status: approved, returnedMinor: 0n, managerNote: null },
  ]);
  const { reviews } = await listOpen(services, siteId);
  expect(reviews.find(({ tx }) => tx.startsWith(`${id}:`))?.reason).toContain('too old');
  payouts.refundReply = 'back';
  await refundPayment(services, bora, { id, note });
  await send();
  expect(await rowOf(id)).toMatchObject({ status: returned });
  expect(payouts.refunds).toEqual([`${id}-1`, `${id}-2`]);
});

test('a refund without a response is sent again later, with the same id', async () => {
  const { id, sums, send } = await deposit();
  await refundPayment(services, ada, { id, note });
  payouts.refundReply = 'silent';
  expect(await Promise.all([send(), send()])).toEqual([false, false]);
  expect(payouts.refunds).toHaveLength(1);
  const listed = (await listOpen(services, siteId)).refunds.find((one) => one.transactionId === id);
  expect(listed).toMatchObject({ state: 'with the gateway', amountMinor: 25_000n, attempts: 1 });
  clock.advance(30_000);
  await sendRefunds(open);
  expect([payouts.refunds.length, await sums()]).toEqual([1, [0n, 25_000n]]);
  payouts.refundReply = 'back';
  clock.advance(60 * 60_000);
  await sendRefunds(open);
  expect([await sums(), (await rowOf(id)).status]).toEqual([[0n, 0n], returned]);
  expect(payouts.refunds.filter((refund) => refund === `${id}-1`)).toHaveLength(2);
});

test('a notice of the refund before its reply takes the money once', async () => {
  const { id, sums, send } = await deposit();
  await refundPayment(services, ada, { id, amountMinor: 10_000n, note });
  payouts.refundReply = 'silent';
  await send();
  await report(id, 'returned', 10_000n);
  expect([await sums(), await rowOf(id)]).toMatchObject([[15_000n, 0n], { returnedMinor: 10_000n }]);
  clock.advance(60 * 60_000);
  await sendRefunds(open);
  expect([await sums(), payouts.refunds.length]).toEqual([[15_000n, 0n], 1]);
});

test('a part that the gateway takes back by itself does not end a larger refund', async () => {
  const { id, sums, send } = await deposit();
  await refundPayment(services, ada, { id, amountMinor: 20_000n, note });
  await report(id, 'returned', 5_000n);
  expect([await sums(), await rowOf(id)]).toMatchObject([[0n, 20_000n], { returnedMinor: 5_000n }]);
  payouts.refundReply = new PaymentRefused('more than was paid');
  await send();
  expect(await sums()).toEqual([20_000n, 0n]);
});

test('above the brand’s sum it takes two operators, who agree on the sum', async () => {
  const { id, sums } = await deposit({ amountMinor: 200_000n });
  expect(await refundPayment(services, ada, { id, note })).toEqual({
    state: 'waiting',
    amountMinor: 200_000n,
  });
  await expect(refundPayment(services, ada, { id, note })).rejects.toEqual(why('own'));
  expect(await sums()).toEqual([200_000n, 0n]);
  const other = await refundPayment(services, bora, { id, amountMinor: 150_000n, note });
  expect(other.state).toBe('waiting');
  const both = await Promise.allSettled([
    refundPayment(services, ada, { id, amountMinor: 150_000n, note }),
    refundPayment(services, ada, { id, amountMinor: 150_000n, note }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await sums()).toEqual([50_000n, 150_000n]);
});

test('a refund is refused to who credited the deposit, for a frozen wallet, and by a gateway that has none', async () => {
  const playerId = await addPlayer(0n);
  const details = { received: { amount_minor: '25000', currency: 'TRY' } };
  const id = await write({ id: open.ids.next(), siteId, playerId, status: processing, details });
  await approvePayment(services, ada, { id });
  await expect(refundPayment(services, ada, { id, note })).rejects.toEqual(why('own', 'have credited'));
  await expect(refundPayment(services, bora, { id, note: '' })).rejects.toEqual(why('invalid'));
  const without = { ...services, canRefund: () => false };
  await expect(refundPayment(without, bora, { id, note })).rejects.toEqual(why('invalid', 'cannot refund'));
  await freezeWallet(services, ada, { playerId, reason: 'asked the bank' });
  await expect(refundPayment(services, bora, { id, note })).rejects.toEqual(why('frozen'));
  const lift = { playerId, reason: 'the bank says yes' };
  await expect(unfreezeWallet(services, ada, lift)).rejects.toEqual(why('own', 'somebody else lifts it'));
  await unfreezeWallet(services, bora, lift);
  expect(await refundPayment(services, bora, { id, note })).toMatchObject({ state: 'sent' });
  await expect(refundPayment(services, bora, { id: 1, note })).rejects.toEqual(why('unknown'));
  const { transaction_id: withdrawal } = await withdraw(await addPlayer(25_000n), '250.00');
  await expect(refundPayment(services, bora, { id: withdrawal, note })).rejects.toEqual(why('decided'));
});

test('a coin payment after its rate had ended is listed, credited and refunded by operators', async () => {
  const playerId = await addPlayer(0n);
  const id = await write({ id: open.ids.next(), siteId, playerId });
  await report(id, 'late', 24_000n);
  await report(id, 'late', 24_000n);
  expect(await rowOf(id)).toMatchObject({ status: processing, changeReason: 'rate_ended' });
  const open1 = await listOpen(services, siteId);
  const [review, ...more] = open1.reviews.filter(({ tx }) => tx.startsWith(`${id}:`));
  expect([review?.reason, more]).toEqual(['rate_ended: late 24000 TRY', []]);
  expect(open1.deposits.find((one) => one.id === id)?.state).toBe('review');
  await closeReview(services, ada, { number: review?.number ?? 0, note: 'the coin has not fallen' });
  await approvePayment(services, ada, { id });
  expect([await ledger.balance(siteId, playerId), await rowOf(id)]).toMatchObject([
    24_000n,
    { status: approved, creditedMinor: 24_000n },
  ]);
  await report(id, 'late', 24_000n);
  expect((await rowOf(id)).status).toBe(approved);
  await refundPayment(services, bora, { id, note });
  await sendRefund(open, await rowOf(id));
  expect(await rowOf(id)).toMatchObject({ status: returned });

  const refused = await write({ id: open.ids.next(), siteId, playerId });
  await report(refused, 'late', 24_000n);
  await expect(rejectPayment(services, ada, { id: refused, note })).rejects.toEqual(why('invalid', '240.00'));
  await refundPayment(services, bora, { id: refused, note });
  await report(refused, 'late', 24_000n);
  expect(await rowOf(refused)).toMatchObject({ status: rejected, changedBy: 'operator bora' });
});

test('a server that hears of a refund sends it at once', async () => {
  const problems: unknown[] = [];
  const stop = runPaymentWork(open, (problem) => problems.push(problem));
  const { id, sums } = await deposit();
  await refundPayment(services, ada, { id, note });
  await vi.waitFor(async () => expect((await rowOf(id)).status).toBe(returned), { timeout: 20_000 });
  await stop();
  expect([await sums(), problems]).toEqual([[0n, 0n], []]);
});
