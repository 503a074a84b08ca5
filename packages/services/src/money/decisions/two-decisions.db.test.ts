import { transactionStatus } from '@baize/contract';
import { checkPayments } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { depositReport } from '../../testing/deposit-report.ts';
import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../../testing/withdrawals.ts';
import { applyReport } from '../apply-report.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { sendPayout } from '../send-payout.ts';
import {
  addOperator,
  approvePayment,
  listOpen,
  previewApproval,
  refundPayment,
  type RefundServices,
  rejectPayment,
  removeOperator,
  showPayment,
} from './index.ts';

const open = await openWithdrawals();
const { database, clock, ledger, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const traits = { 'money.twoDecisionsAbove': 1_000, 'money.stoppingMarks': [] };
const services: RefundServices = {
  ...operatorServicesOf(open),
  brands: [{ siteId, slug: 'test', traits }] as unknown as RefundServices['brands'],
  canRefund: (provider) => provider === paymentProvider,
};
const [ada, bora, cem] = [{ name: 'ada' }, { name: 'bora' }, { name: 'cem' }];
const note = 'Sent to the wrong site.';
const { approved, processing, pending, rejected } = transactionStatus;
const DAY_MS = 24 * 60 * 60_000;

beforeAll(async () => {
  await addConfirmed(open, bora.name);
  await addConfirmed(open, cem.name);
});
afterEach(async () => {
  const { breaks } = await checkPayments(database.pool, siteId);
  // eslint-disable-next-line vitest/no-standalone-expect
  expect(breaks).toEqual([]);
});
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const why = (reason: string, text = '') =>
  expect.objectContaining({ why: reason, message: expect.stringContaining(text) as string }) as unknown;

const report = (id: number, state: 'paid' | 'seen' | 'late', amountMinor: bigint, currency = 'TRY') =>
  applyReport(open, depositReport({ siteId, id, state, amountMinor }, { currency }));

/** A deposit that a notice says something of: `late` waits for an operator, `paid` is credited. */
async function deposit(playerId: number, state: 'paid' | 'seen' | 'late', amountMinor: bigint) {
  const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor });
  await report(id, state, amountMinor);
  return id;
}

async function withdraw(playerId: number, amount: string): Promise<number> {
  const body = { payment_id: 2, amount, iban: sampleIban };
  return (await requestWithdrawal(contextOf(playerId), body as never)).transaction_id;
}

async function paidOut(id: number): Promise<void> {
  open.payouts.reply = 'paid';
  await sendPayout(open, await rowOf(id));
}

const stateOf = async (id: number) => (await rowOf(id)).status;

describe('a sum in parts takes two operators as it does at once', () => {
  test('refunds of one deposit, however long ago', async () => {
    const playerId = await addPlayer(0n);
    const id = await deposit(playerId, 'paid', 160_000n);
    expect(await refundPayment(services, ada, { id, amountMinor: 60_000n, note })).toMatchObject({
      state: 'sent',
    });
    await sendRefund(open, await rowOf(id));
    clock.advance(30 * DAY_MS);
    const second = { id, amountMinor: 60_000n, note };
    expect(await refundPayment(services, ada, second)).toMatchObject({ state: 'waiting' });
    await expect(refundPayment(services, ada, { ...second, amountMinor: 100n })).rejects.toEqual(
      why('own', 'Your refund of 600.00 waits'),
    );
    expect(await refundPayment(services, bora, second)).toMatchObject({ state: 'sent' });
    await sendRefund(open, await rowOf(id));
    expect(await ledger.balance(siteId, playerId)).toBe(40_000n);
  });

  test('refunds of a player in 24 hours, and not later', async () => {
    const playerId = await addPlayer(0n);
    const [first, second] = [
      await deposit(playerId, 'paid', 60_000n),
      await deposit(playerId, 'paid', 60_000n),
    ];
    await refundPayment(services, ada, { id: first, note });
    await sendRefund(open, await rowOf(first));
    expect(await refundPayment(services, ada, { id: second, note })).toMatchObject({ state: 'waiting' });
    const later = await deposit(playerId, 'paid', 60_000n);
    clock.advance(DAY_MS);
    expect(await refundPayment(services, ada, { id: later, note })).toMatchObject({ state: 'sent' });
    await sendRefund(open, await rowOf(later));
    await refundPayment(services, bora, { id: second, note });
    await sendRefund(open, await rowOf(second));
  });

  test('a refund that is still with the gateway, and another one', async () => {
    const playerId = await addPlayer(0n);
    const first = await deposit(playerId, 'paid', 60_000n);
    const second = await deposit(playerId, 'paid', 60_000n);
    expect(await refundPayment(services, ada, { id: first, note })).toMatchObject({ state: 'sent' });
    expect(await refundPayment(services, ada, { id: second, note })).toMatchObject({ state: 'waiting' });
    await sendRefund(open, await rowOf(first));
    await refundPayment(services, bora, { id: second, note });
    await sendRefund(open, await rowOf(second));
  });

  test('but not what two operators gave back outside of the gateway, perhaps in another currency', async () => {
    const playerId = await addPlayer(60_000n);
    const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 90_000n });
    await report(id, 'paid', 80_000n, 'EUR');
    for (const by of [ada, bora]) await refundPayment(services, by, { id, note, outside: 'SEPA 4711' });
    expect(await stateOf(id)).toBe(rejected);
    const payout = await withdraw(playerId, '600.00');
    expect(await approvePayment(services, ada, { id: payout })).toMatchObject({ state: 'approved' });
    await paidOut(payout);
  });

  test('credits by one operator at the same moment, 10 times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const playerId = await addPlayer(0n);
      const deposits = [await deposit(playerId, 'late', 60_000n), await deposit(playerId, 'late', 60_000n)];
      const ends = await Promise.all(deposits.map((id) => approvePayment(services, ada, { id })));
      expect(ends.map(({ state }) => state).toSorted()).toEqual(['approved', 'waiting']);
      expect(await ledger.balance(siteId, playerId)).toBe(60_000n);
    }
  });

  test('payouts, one after the other', async () => {
    const playerId = await addPlayer(200_000n);
    const first = await withdraw(playerId, '600.00');
    expect(await approvePayment(services, ada, { id: first })).toMatchObject({ state: 'approved' });
    await paidOut(first);
    const second = await withdraw(playerId, '600.00');
    expect(await approvePayment(services, ada, { id: second })).toMatchObject({ state: 'waiting' });
    const shown = await showPayment(services, bora, second);
    expect(shown).toMatchObject({ approvals: [{ operator: 'ada' }], preview: { decidedMinor: 60_000n } });
    expect(await approvePayment(services, bora, { id: second })).toMatchObject({ state: 'approved' });
    await paidOut(second);
    const other = await withdraw(await addPlayer(200_000n), '600.00');
    expect(await approvePayment(services, ada, { id: other })).toMatchObject({ state: 'approved' });
    await paidOut(other);
  });
});

describe('what a deposit is credited counts, not what was asked for', () => {
  const takesTwo = async (id: number) => {
    const facts = { decidedMinor: 0n, sentBackMinor: 0n };
    expect(previewApproval(services, await rowOf(id), facts).decisions).toBe(2);
    expect(await approvePayment(services, ada, { id })).toMatchObject({ state: 'waiting' });
    expect(await approvePayment(services, bora, { id })).toMatchObject({ state: 'approved' });
  };

  test('of one that was over-paid', async () => {
    const playerId = await addPlayer(0n);
    const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 60_000n });
    await report(id, 'late', 150_000n);
    await takesTwo(id);
    expect(await ledger.balance(siteId, playerId)).toBe(150_000n);
  });

  test('in all, of one that was credited in part', async () => {
    const playerId = await addPlayer(0n);
    const id = await deposit(playerId, 'paid', 60_000n);
    await report(id, 'paid', 120_000n);
    await takesTwo(id);
    expect(await ledger.balance(siteId, playerId)).toBe(120_000n);
  });
});

test('who credited a deposit does not pay out to its player, and somebody else does', async () => {
  const playerId = await addPlayer(0n);
  await approvePayment(services, ada, { id: await deposit(playerId, 'late', 30_000n) });
  const id = await withdraw(playerId, '200.00');
  await expect(approvePayment(services, ada, { id })).rejects.toEqual(why('own', 'have credited'));
  expect(await stateOf(id)).toBe(pending);
  const credited = await deposit(playerId, 'paid', 10_000n);
  await expect(refundPayment(services, ada, { id: credited, note })).rejects.toEqual(why('own'));
  await approvePayment(services, bora, { id });
  await paidOut(id);
  clock.advance(29 * DAY_MS);
  const later = await withdraw(playerId, '100.00');
  await expect(approvePayment(services, ada, { id: later })).rejects.toEqual(why('own', 'have credited'));
  clock.advance(DAY_MS);
  await approvePayment(services, ada, { id: later });
  await paidOut(later);
});

test('money that is on its way is not credited, refunded or for anybody to decide', async () => {
  const playerId = await addPlayer(0n);
  const id = await deposit(playerId, 'seen', 30_000n);
  for (const creditedMinor of [undefined, 30_000n])
    await expect(
      approvePayment(services, ada, { id, ...(creditedMinor !== undefined && { creditedMinor }) }),
    ).rejects.toEqual(why('decided', 'on its way'));
  await expect(refundPayment(services, ada, { id, note })).rejects.toEqual(why('decided'));
  const { deposits } = await listOpen(services, siteId);
  expect(deposits.find((one) => one.id === id)).toMatchObject({ state: 'on its way' });
  await report(id, 'paid', 30_000n);
  expect([await stateOf(id), await ledger.balance(siteId, playerId)]).toEqual([approved, 30_000n]);
});

test('an approval does not count after the payment has changed or its operator was removed', async () => {
  const playerId = await addPlayer(0n);
  const id = await deposit(playerId, 'late', 150_000n);
  await addConfirmed(open, 'deniz');
  await approvePayment(services, { name: 'deniz' }, { id });
  await approvePayment(services, bora, { id }).catch(() => undefined);
  expect(await stateOf(id)).toBe(approved);

  const other = await deposit(playerId, 'late', 150_000n);
  const counted = async () => [
    (await showPayment(services, cem, other)).approvals.map(({ operator }) => operator),
    (await listOpen(services, siteId)).deposits.find((one) => one.id === other)?.approvals,
  ];
  await approvePayment(services, { name: 'deniz' }, { id: other });
  expect(await counted()).toEqual([['deniz'], 1]);
  await removeOperator(open, ada, 'deniz');
  expect(await counted()).toEqual([[], 0]);
  await approvePayment(services, bora, { id: other });
  expect(await counted()).toEqual([['bora'], 1]);
  await report(other, 'late', 170_000n);
  expect(await counted()).toEqual([[], 0]);
  const ends = [ada, cem].map((one) => approvePayment(services, one, { id: other }));
  expect((await Promise.all(ends)).map(({ state }) => state).toSorted()).toEqual(['approved', 'waiting']);
  expect((await rowOf(other)).creditedMinor).toBe(170_000n);
});

describe('a role', () => {
  const playerId = addPlayer(0n);
  beforeAll(async () => {
    await addConfirmed(open, { name: 'sevgi', role: 'support' });
    await addConfirmed(open, { name: 'pelin', role: 'payments' });
    await addConfirmed(open, { name: 'kemal', role: 'compliance' });
    await addConfirmed(open, { name: 'yakup', role: 'all', siteIds: [8] });
  });

  test.each([
    ['sevgi', 'the role of sevgi is support, which does not include approve'],
    ['kemal', 'does not include approve'],
    ['yakup', 'yakup does not decide for this brand'],
  ])('of %s does not approve a payment', async (name, text) => {
    const id = await deposit(await playerId, 'late', 1_000n);
    await expect(approvePayment(services, { name }, { id })).rejects.toEqual(why('refused', text));
    expect([await stateOf(id), (await rowOf(id)).creditedMinor]).toEqual([processing, null]);
    await approvePayment(services, { name: 'pelin' }, { id });
  });

  test('of support shows a payment, and one of another brand does not', async () => {
    const id = await deposit(await playerId, 'late', 1_000n);
    expect((await showPayment(services, { name: 'sevgi' }, id)).payment.id).toBe(id);
    await expect(showPayment(services, { name: 'yakup' }, id)).rejects.toEqual(why('refused'));
    await expect(rejectPayment(services, { name: 'sevgi' }, { id, note })).rejects.toEqual(why('invalid'));
    await refundPayment(services, ada, { id, note });
    await sendRefund(open, await rowOf(id));
  });

  test('is one that exists, and adds no operators unless it is all, for all brands', async () => {
    await expect(addOperator(open, ada, { name: 'zeki', role: 'chief' })).rejects.toEqual(why('invalid'));
    for (const name of ['pelin', 'yakup'])
      await expect(addOperator(open, { name }, 'zeki')).rejects.toEqual(why('refused'));
    await expect(removeOperator(open, { name: 'pelin' }, 'bora')).rejects.toEqual(why('refused'));
  });
});
