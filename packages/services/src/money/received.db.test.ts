import { type Body, transactionStatus } from '@baize/contract';
import { eq, paymentMethod, paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import type { CoinPayment, PaymentReport } from '@baize/providers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { depositReport } from '../testing/deposit-report.ts';
import { operator, operatorServicesOf } from '../testing/operator-decisions.ts';
import { createPaymentWriter, depositMethodId, paymentProvider } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import { approvePayment, listOpen, previewApproval, showPayment } from './decisions/index.ts';
import { startDeposit } from './start-deposit.ts';

const open = await openWithdrawals();
const { database, clock, ledger, rowOf } = open;
const write = createPaymentWriter(database, clock);
const services = operatorServicesOf(open);
const { approved, processing } = transactionStatus;
const nothingElse = { decidedMinor: 0n, sentBackMinor: 0n };

beforeAll(async () => {
  await database.sql
    .update(paymentMethod)
    .set({ endpoint: 'account/deposit/dynamic' })
    .where(eq(paymentMethod.id, depositMethodId));
});
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

async function deposit(amountMinor = 100_000n) {
  const playerId = await open.addPlayer(0n);
  const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor });
  const report = (state: PaymentReport['state'], minor: bigint, change: Partial<PaymentReport> = {}) =>
    applyReport(open, depositReport({ siteId, id, state, amountMinor: minor }, change));
  const reviews = async () =>
    (await listOpen(services, siteId)).reviews
      .filter(({ tx }) => tx.startsWith(`${id}:`))
      .map(({ reason }) => reason)
      .toSorted();
  return { id, playerId, report, reviews, balance: () => ledger.balance(siteId, playerId) };
}

test('a second partial payment is a line of its own, and an approval credits what came in all', async () => {
  const { id, report, reviews, balance } = await deposit();
  await report('paid', 40_000n);
  expect(await report('paid', 40_000n)).toEqual({ result: 'review', replayed: true });
  expect(await report('paid', 80_000n)).toEqual({ result: 'review', replayed: false });
  // An older notice that was late.
  await report('paid', 40_000n);
  expect(await reviews()).toEqual(['partial_payment: paid 40000 TRY', 'partial_payment: paid 80000 TRY']);
  expect(await showPayment(services, operator, id)).toMatchObject({
    received: { amountMinor: 80_000n, currency: 'TRY' },
  });
  expect(previewApproval(services, await rowOf(id), nothingElse)).toMatchObject({ creditedMinor: 80_000n });
  expect(await approvePayment(services, operator, { id })).toMatchObject({ state: 'approved' });
  expect([await balance(), (await rowOf(id)).creditedMinor]).toEqual([80_000n, 80_000n]);
});

/** As a deposit became whose gateway announced money after its refusal, before that was credited by rule. */
const contradict = (id: number) =>
  open.database.sql
    .update(paymentTransaction)
    .set({ status: processing, changeReason: 'contradiction', changedBy: 'gateway' })
    .where(eq(paymentTransaction.id, id));

test('money after a contradiction is stored and reviewed', async () => {
  const { id, report, reviews, balance } = await deposit();
  await contradict(id);
  expect(await report('paid', 200_000n)).toEqual({ result: 'mismatch', replayed: false });
  expect(await report('paid', 200_000n)).toEqual({ result: 'mismatch', replayed: true });
  expect(await reviews()).toEqual(['contradiction: paid 200000 TRY']);
  await approvePayment(services, operator, { id });
  expect(await balance()).toBe(200_000n);
});

test('without a word of the gateway an operator says the amount, and a second one agrees', async () => {
  const { id } = await deposit();
  await contradict(id);
  const row = await rowOf(id);
  expect(() => previewApproval(services, row, nothingElse)).toThrow(
    'The gateway has not said what it received',
  );
  expect(await showPayment(services, operator, id)).toMatchObject({ received: undefined });
  await expect(approvePayment(services, operator, { id })).rejects.toMatchObject({ why: 'invalid' });
  const first = await approvePayment(services, operator, { id, creditedMinor: 100_000n });
  expect([first.state, (await rowOf(id)).status]).toEqual(['waiting', processing]);
});

test('money in another currency is shown, and needs an amount', async () => {
  const { id, report } = await deposit();
  await report('paid', 2_000n, { currency: 'EUR' });
  const row = await rowOf(id);
  expect(() => previewApproval(services, row, nothingElse)).toThrow('The gateway received 20.00 EUR');
  await expect(approvePayment(services, operator, { id })).rejects.toMatchObject({ why: 'invalid' });
});

const lira = { minor: 200_000n, currency: 'TRY' };
const others = [
  { minor: 100_000n, currency: 'USD' },
  { minor: 300_000n, currency: 'EUR' },
];

test.each([
  ['before', [lira, ...others]],
  ['after', [...others, lira]],
  ['between', [others[1], lira, others[0], lira].filter((one) => one !== undefined)],
])(
  'more money of an approved deposit is credited when it is reported %s other currencies',
  async (_, news) => {
    const { id, report, reviews, balance } = await deposit();
    await report('paid', 100_000n);
    for (const { minor, currency } of news)
      expect(await report('paid', minor, { currency })).toEqual({ result: 'mismatch', replayed: false });
    expect(await reviews()).toEqual([
      'other_amount: paid 100000 USD',
      'other_amount: paid 200000 TRY',
      'other_amount: paid 300000 EUR',
    ]);
    expect(previewApproval(services, await rowOf(id), nothingElse)).toMatchObject({
      creditedMinor: 100_000n,
    });
    expect(await approvePayment(services, operator, { id })).toMatchObject({ state: 'approved' });
    expect([await balance(), (await rowOf(id)).creditedMinor]).toEqual([200_000n, 200_000n]);
  },
);

test.each([
  ['before', ['TRY', 'EUR']],
  ['after', ['EUR', 'TRY']],
])(
  'all that was asked, if it is reported %s money in another currency, is credited as it is',
  async (_, order) => {
    const { id, report, reviews, balance } = await deposit();
    for (const currency of order)
      await (currency === 'TRY' ? report('late', 100_000n) : report('paid', 150_000n, { currency }));
    const about = (await reviews()).map((reason) => reason.split(': ')[1]);
    expect(new Set(about)).toEqual(new Set(['late 100000 TRY', 'paid 150000 EUR']));
    const received = { amountMinor: 100_000n, currency: 'TRY' };
    expect(await showPayment(services, operator, id)).toMatchObject({ received });
    expect(await approvePayment(services, operator, { id })).toMatchObject({ state: 'approved' });
    expect(await balance()).toBe(100_000n);
  },
);

test('a coin that was paid in part before the reply to its creation is not forgotten', async () => {
  const playerId = await open.addPlayer(0n);
  const coin: CoinPayment = {
    coin: 'btc',
    network: 'bitcoin',
    address: 'bc1q',
    amount: '0.01000000',
    paid: '0',
    rate: '100000.00',
    confirmations: 0,
    confirmationsNeeded: 2,
  };
  let id = 0;
  const createPayment = async ({ transactionId }: { transactionId: number }) => {
    id = transactionId;
    await applyReport(open, {
      subject: 'payment',
      provider: paymentProvider,
      siteId,
      providerRef: `coin-${id}`,
      transactionId,
      state: 'paid',
      amountMinor: 40_000n,
      currency: 'TRY',
      coin: { paid: '0.00400000', confirmations: 2 },
    });
    return { url: 'https://pay.example/coin', providerRef: `coin-${id}`, coin };
  };
  const context = open.contextOf(playerId, {
    origin: 'http://localhost',
    providers: { find: () => ({ createPayment }) },
  } as never);
  const body = { payment_id: depositMethodId, amount: '1000.00' };
  await startDeposit(context, body as unknown as Body<'POST /account/deposit/dynamic'>);
  expect((await rowOf(id)).details).toEqual({
    coin: { ...coin, paid: '0.00400000', confirmations: 2 },
    received: { amount_minor: '40000', currency: 'TRY' },
  });
  await approvePayment(services, operator, { id });
  expect(await ledger.balance(siteId, playerId)).toBe(40_000n);
  expect((await rowOf(id)).status).toBe(approved);
});
