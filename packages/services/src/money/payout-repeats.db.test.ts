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

import { operator, operatorServicesOf } from '../testing/operator-decisions.ts';
import { paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { askGateways } from './ask-gateways.ts';
import { approvePayment, listOpen, payAgain } from './decisions/index.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { type PayoutContext, sendPayout } from './send-payout.ts';

const { approved, processing, rejected } = transactionStatus;
const open = await openWithdrawals();
const { clock, ledger, rowOf } = open;
const services = operatorServicesOf(open);

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
  await payAgain(services, operator, id);
  await send();
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
  await payAgain(services, operator, id);
  expect(await send()).toBe(true);
  expect([gateway.sent, (await rowOf(id)).providerRef]).toEqual([[id, id], `w-${id}`]);
});
