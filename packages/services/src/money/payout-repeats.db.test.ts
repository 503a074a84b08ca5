import { transactionStatus } from '@baize/contract';
import { proveBalances } from '@baize/ledger';
import {
  createRegistry,
  PaymentGatewayUnavailable,
  PaymentRefused,
  type PaymentReport,
  type PayoutRequest,
} from '@baize/providers';
import { afterAll, afterEach, expect, test } from 'vitest';

import { addConfirmed } from '../testing/confirmed-operator.ts';
import { operator, operatorServicesOf } from '../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { askGateways } from './ask-gateways.ts';
import { approvePayment, listOpen, payAgain, rejectPayment } from './decisions/index.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { type PayoutContext, sendPayout } from './send-payout.ts';

const { approved, processing, rejected } = transactionStatus;
const open = await openWithdrawals();
const { clock, ledger, rowOf } = open;
const services = operatorServicesOf(open);
const second = { name: 'grace' };
await addConfirmed(open, second.name);

/** A gateway that has payouts by our id, whatever it replies. */
const gateway = {
  mood: 'fine' as 'fine' | 'lost' | 'refuse' | 'refuse-all' | 'late',
  made: new Map<number, PaymentReport>(),
  sent: [] as number[],
};
function make({ transactionId, amountMinor, currency }: PayoutRequest): PaymentReport {
  const known = gateway.made.get(transactionId);
  if (known) return known;
  const providerRef = `w-${transactionId}`;
  const payout: PaymentReport = {
    subject: 'payout',
    providerRef,
    transactionId,
    state: 'open',
    amountMinor,
    currency,
  };
  gateway.made.set(transactionId, payout);
  return payout;
}
const payouts = {
  async createPayout(request: PayoutRequest) {
    gateway.sent.push(request.transactionId);
    if (gateway.mood === 'refuse' || gateway.mood === 'refuse-all') throw new PaymentRefused('422');
    const payout = make(request);
    if (gateway.mood === 'late') throw new PaymentRefused('the first one is being made');
    if (gateway.mood === 'lost') throw new PaymentGatewayUnavailable('the reply was lost');
    return payout;
  },
  async findPayout({ transactionId, providerRef }: { transactionId: number; providerRef: string | null }) {
    if (gateway.mood === 'refuse-all') throw new PaymentGatewayUnavailable('422');
    const payout = gateway.made.get(transactionId);
    return providerRef === null || payout?.providerRef === providerRef ? payout : undefined;
  },
};
const provider = {
  name: paymentProvider,
  circuit: () => 'closed' as const,
  payments: {
    failureEnds: 'payment' as const,
    createPayment: () => Promise.reject(new Error('not used')),
    notices: { read: () => Promise.reject(new Error('not used')) },
    payouts,
  },
};
const context: PayoutContext = { ...open, providers: createRegistry([provider]) };

afterEach(() => {
  gateway.mood = 'fine';
  gateway.made.clear();
  gateway.sent.length = 0;
});
afterAll(async () => {
  await proveBalances(ledger);
  await open.database.drop();
});

async function request() {
  const playerId = await open.addPlayer(25_000n);
  const body = { payment_id: 2, amount: '250.00', iban: sampleIban };
  const { transaction_id: id } = await requestWithdrawal(open.contextOf(playerId), body as never);
  const sums = async () => {
    const { main, held } = await ledger.balances(siteId, playerId);
    return [main, held];
  };
  return { id, sums, send: async () => sendPayout(context, await rowOf(id)) };
}

/** A withdrawal whose payout the gateway may have made, but whose reply was lost. */
async function loseReply() {
  const withdrawal = await request();
  await approvePayment(services, operator, { id: withdrawal.id });
  gateway.mood = 'lost';
  expect(await withdrawal.send()).toBe(false);
  expect(await rowOf(withdrawal.id)).toMatchObject({ status: processing, providerRef: null });
  clock.advance(60 * 60_000);
  return withdrawal;
}

const report = (id: number, change: Partial<PaymentReport>) =>
  applyReport(open, {
    subject: 'payout',
    provider: paymentProvider,
    siteId,
    providerRef: `w-${id}`,
    transactionId: id,
    state: 'paid',
    amountMinor: 25_000n,
    currency: 'TRY',
    ...change,
  });

test.each(['refuse', 'refuse-all'] as const)(
  'a lost payout whose repeat meets a gateway that says %s is not given back',
  async (mood) => {
    const { id, sums } = await loseReply();
    gateway.mood = mood;
    await askGateways(context);
    expect([await sums(), (await rowOf(id)).status]).toEqual([[0n, 25_000n], processing]);
    gateway.mood = 'fine';
    clock.advance(60 * 60_000);
    await askGateways(context);
    expect([gateway.sent, (await rowOf(id)).providerRef]).toEqual([[id], `w-${id}`]);
    expect(await report(id, {})).toMatchObject({ result: 'decided' });
    expect([await sums(), (await rowOf(id)).status]).toEqual([[0n, 0n], approved]);
  },
);

test('a lost payout that an operator has sent again is asked for first', async () => {
  const { id, sums, send } = await loseReply();
  gateway.mood = 'refuse';
  await payAgain(services, operator, id);
  expect(await send()).toBe(true);
  expect([gateway.sent, await sums()]).toEqual([[id], [0n, 25_000n]]);
});

test('a lost payout that the gateway does not have is given back when the repeat is refused', async () => {
  const { id, sums } = await loseReply();
  gateway.made.clear();
  gateway.mood = 'refuse';
  await askGateways(context);
  expect([await sums(), (await rowOf(id)).status]).toEqual([[25_000n, 0n], rejected]);
});

test('a refused repeat is asked for once more, since the first request may have been slow', async () => {
  const { id, sums } = await loseReply();
  gateway.made.clear();
  gateway.mood = 'late';
  await askGateways(context);
  expect([await sums(), (await rowOf(id)).providerRef]).toEqual([[0n, 25_000n], `w-${id}`]);
});

test.each(['paid', 'failed', 'open', 'returned'] as const)(
  'a reference of a payout that was not sent is not stored: %s',
  async (state) => {
    const { id, sums, send } = await request();
    await report(id, { providerRef: 'invented', state });
    expect((await rowOf(id)).providerRef).toBe(null);
    await approvePayment(services, operator, { id });
    expect(await send()).toBe(true);
    expect([gateway.sent, (await rowOf(id)).providerRef]).toEqual([[id], `w-${id}`]);
    await report(id, {});
    expect(await sums()).toEqual([0n, 0n]);
  },
);

test('the gateway’s own reply replaces a reference that a notice invented during the call', async () => {
  const { id, send } = await loseReply();
  await report(id, { providerRef: 'invented', state: 'open' });
  expect((await rowOf(id)).providerRef).toBe('invented');
  gateway.mood = 'fine';
  clock.advance(60 * 60_000);
  // The gateway does not know that reference, so it seems to have forgotten the payout.
  await askGateways(context);
  await payAgain(services, operator, id);
  await payAgain(services, second, id);
  await send();
  // Asked for by our id, it is found and not made again.
  expect([gateway.sent, (await rowOf(id)).providerRef]).toEqual([[id], `w-${id}`]);
});

test('a payout that the gateway no longer knows is for an operator, who has it sent again', async () => {
  const { id, send } = await request();
  await approvePayment(services, operator, { id });
  await send();
  gateway.made.clear();
  for (let hour = 0; hour < 2; hour += 1) {
    clock.advance(60 * 60_000);
    await askGateways(context);
  }
  const { reviews } = await listOpen(services, siteId);
  expect(reviews.filter(({ tx }) => tx.startsWith(`${id}:`)).map(({ reason }) => reason)).toEqual([
    `payout_unknown: w-${id}`,
  ]);
  expect([gateway.sent, (await rowOf(id)).status]).toEqual([[id], processing]);
  // It may have been paid all the same, so one operator is not enough.
  expect(await payAgain(services, operator, id)).toMatchObject({ state: 'waiting' });
  expect([await send(), gateway.sent, (await rowOf(id)).providerRef]).toEqual([false, [id], `w-${id}`]);
  await expect(payAgain(services, operator, id)).rejects.toMatchObject({ why: 'own' });
  expect(await payAgain(services, second, id)).toMatchObject({ state: 'requested' });
  expect(await send()).toBe(true);
  expect([gateway.sent, (await rowOf(id)).providerRef]).toEqual([[id, id], `w-${id}`]);
});

test('a payout that the gateway has taken is asked about, and not sent again by anybody', async () => {
  const { id, send } = await request();
  await approvePayment(services, operator, { id });
  await send();
  clock.advance(60 * 60_000);
  for (const by of [operator, second])
    expect(await payAgain(services, by, id)).toMatchObject({ state: 'asked' });
  expect([await send(), gateway.sent, (await rowOf(id)).providerRef]).toEqual([false, [id], `w-${id}`]);
  // What operators said before the gateway had forgotten it counts for nothing.
  gateway.made.clear();
  await askGateways(context);
  expect(await payAgain(services, operator, id)).toMatchObject({ state: 'waiting' });
});

test('who agreed to reject a payout has not agreed to send it again, and the other way round', async () => {
  const { id, send, sums } = await request();
  await approvePayment(services, operator, { id });
  await send();
  gateway.made.clear();
  clock.advance(60 * 60_000);
  await askGateways(context);
  const reject = (by: typeof operator) => rejectPayment(services, by, { id, note: 'Ulaşmadı' });
  expect([await reject(operator), await payAgain(services, second, id)]).toMatchObject([
    { state: 'waiting' },
    { state: 'waiting' },
  ]);
  expect([gateway.sent, await sums()]).toEqual([[id], [0n, 25_000n]]);
  const { withdrawals } = await listOpen(services, siteId);
  expect(withdrawals.find((one) => one.id === id)).toMatchObject({ approvals: 2 });
  // Sent again: whatever was agreed or in doubt before was about the first one.
  await payAgain(services, operator, id);
  expect(await send()).toBe(true);
  clock.advance(2 * 60_000);
  await expect(reject(second)).rejects.toThrow('is with the gateway');
  gateway.made.clear();
  clock.advance(60 * 60_000);
  await askGateways(context);
  expect(await reject(second)).toEqual({ state: 'waiting' });
  expect(await payAgain(services, second, id)).toMatchObject({ state: 'waiting' });
  expect(await reject(operator)).toEqual({ state: 'rejected' });
  expect([gateway.sent, await sums()]).toEqual([
    [id, id],
    [25_000n, 0n],
  ]);
});

test('the silence of a gateway is counted from the moment that a payout was sent again', async () => {
  const { id, send } = await request();
  await approvePayment(services, operator, { id });
  await send();
  gateway.made.clear();
  clock.advance(8 * 60 * 60_000);
  await askGateways(context);
  await payAgain(services, operator, id);
  await payAgain(services, second, id);
  gateway.mood = 'lost';
  await send();
  const isOfIt = ({ tx }: { tx: string }) => tx.startsWith(`${id}:payout_without_reply`);
  const silences = async () => (await listOpen(services, siteId)).reviews.filter(isOfIt).length;
  expect(await silences()).toBe(0);
});

test('who credited money to a player does not send a forgotten payout of that player again', async () => {
  const { id, send } = await request();
  await approvePayment(services, operator, { id });
  await send();
  gateway.made.clear();
  clock.advance(60 * 60_000);
  await askGateways(context);
  const { playerId } = await rowOf(id);
  const received = { amount_minor: '25000', currency: 'TRY' };
  const deposit = await createPaymentWriter(
    open.database,
    clock,
  )({
    siteId,
    playerId,
    status: processing,
    details: { received },
  });
  await approvePayment(services, second, { id: deposit });
  await expect(payAgain(services, second, id)).rejects.toMatchObject({ why: 'own' });
});
