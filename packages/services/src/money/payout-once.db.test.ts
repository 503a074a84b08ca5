import { createIdMaker } from '@baize/clock';
import { transactionStatus } from '@baize/contract';
import { createLedgerStore, openDatabase } from '@baize/db';
import { createRegistry, PaymentGatewayUnavailable, type PayoutRequest } from '@baize/providers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

import { operator, operatorServicesOf } from '../testing/operator-decisions.ts';
import { paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { createPostgresWakeups } from '../postgres-wakeups.ts';
import { askGateways } from './ask-gateways.ts';
import { approvePayment, payAgain } from './decisions/index.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { runPaymentWork } from './run-payment-work.ts';
import { type PayoutContext, sendPayout } from './send-payout.ts';

const { approved, processing } = transactionStatus;
const open = await openWithdrawals();
const { clock, rowOf } = open;
const url = open.database.url;

/** A gateway that needs a while and does not recognize what comes meanwhile, as BTCPay Server. */
const gateway = { sent: [] as PayoutRequest[], running: 0, most: 0, isSilent: false };
const provider = {
  name: paymentProvider,
  circuit: () => 'closed' as const,
  payments: {
    failureEnds: 'payment' as const,
    createPayment: () => Promise.reject(new Error('not used')),
    notices: { read: () => Promise.reject(new Error('not used')) },
    payouts: {
      findPayout: () => Promise.resolve(undefined),
      async createPayout(request: PayoutRequest) {
        gateway.sent.push(request);
        gateway.running += 1;
        gateway.most = Math.max(gateway.most, gateway.running);
        await wait(30);
        gateway.running -= 1;
        if (gateway.isSilent) throw new PaymentGatewayUnavailable('silence');
        const { transactionId, amountMinor, currency } = request;
        const report = { transactionId, amountMinor, currency, providerRef: `out-${transactionId}` };
        return { subject: 'payout', state: 'paid', ...report } as const;
      },
    },
  },
};

/** A process of its own: its connections, its wake-ups. */
async function startProcess(number: number) {
  const database = openDatabase({ url, maxConnections: 5 });
  const ids = createIdMaker(clock, number);
  const wakeups = await createPostgresWakeups({
    database,
    processId: `p${number}`,
    onProblem: (problem) => problems.push(problem),
  });
  const context: PayoutContext = {
    database,
    clock,
    wakeups,
    onPayoutProblem: open.onPayoutProblem,
    ledger: createLedgerStore({ pool: database.pool, clock, ids, batching: false }),
    providers: createRegistry([provider]),
  };
  return {
    context,
    async close() {
      await wakeups.close();
      await database.close();
    },
  };
}
const problems: unknown[] = [];
const processes = await Promise.all([11, 12, 13].map(startProcess));
const [one, other, console] = processes.map(({ context }) => context) as [
  PayoutContext,
  PayoutContext,
  PayoutContext,
];
const operatorServices = { ...operatorServicesOf(open), wakeups: console.wakeups };

afterEach(() => Object.assign(gateway, { sent: [], running: 0, most: 0, isSilent: false }));
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await open.database.drop();
});

async function requestOne(): Promise<number> {
  const playerId = await open.addPlayer(25_000n);
  const body = { payment_id: 2, amount: '250.00', iban: sampleIban };
  const { transaction_id: id } = await requestWithdrawal(open.contextOf(playerId), body as never);
  return id;
}

test('a payout is sent once, whoever tries in two processes at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await requestOne();
    await approvePayment(operatorServicesOf(open), operator, { id });
    const row = await rowOf(id);
    await Promise.all([
      sendPayout(one, row),
      sendPayout(other, row),
      askGateways(one),
      askGateways(other),
      sendPayout(one, row),
    ]);
    expect(gateway.sent.map(({ transactionId }) => transactionId)).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ status: approved, providerRef: `out-${id}`, attempts: 1 });
    gateway.sent.length = 0;
  }
  expect(gateway.most).toBe(1);
});

test('a payout without a response is not sent again while the gateway may still be at it', async () => {
  gateway.isSilent = true;
  const id = await requestOne();
  await approvePayment(operatorServicesOf(open), operator, { id });
  expect(await sendPayout(one, await rowOf(id))).toBe(false);
  await payAgain(operatorServicesOf(open), operator, id);
  await Promise.all([askGateways(one), sendPayout(other, await rowOf(id))]);
  expect(gateway.sent).toHaveLength(1);
  clock.advance(5 * 60_000);
  gateway.isSilent = false;
  await askGateways(other);
  expect(gateway.sent.map((sent) => [sent.siteId, sent.transactionId, sent.amountMinor])).toEqual([
    [siteId, id, 25_000n],
    [siteId, id, 25_000n],
  ]);
  expect(await rowOf(id)).toMatchObject({ status: approved });
});

test('an approval in another process is paid at once by one of the servers, without a job', async () => {
  const stops = [one, other].map((context) => runPaymentWork(context, (problem) => problems.push(problem)));
  const id = await requestOne();
  await approvePayment(operatorServices, operator, { id });
  await vi.waitFor(async () => expect((await rowOf(id)).status).toBe(approved), { timeout: 5_000 });
  gateway.isSilent = true;
  const silent = await requestOne();
  await approvePayment(operatorServices, operator, { id: silent });
  await vi.waitFor(async () => expect((await rowOf(silent)).attempts).toBe(1), { timeout: 20_000 });
  await Promise.all(stops.map((stop) => stop()));
  expect(await rowOf(silent)).toMatchObject({ status: processing });
  expect(gateway.sent.map(({ transactionId }) => transactionId)).toEqual([id, silent]);
  expect(problems).toEqual([]);
});
