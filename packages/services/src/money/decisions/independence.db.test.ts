import { transactionStatus } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { depositReport } from '../../testing/deposit-report.ts';
import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../../testing/withdrawals.ts';
import { applyReport } from '../apply-report.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { addResend } from './approvals.ts';
import {
  addOperator,
  type ApprovalResult,
  approvePayment,
  confirmOperator,
  enrolOperator,
  inviteAgain,
  type Operator,
  OperatorError,
  refundPayment,
  type RefundServices,
  removeOperator,
} from './index.ts';

const open = await openWithdrawals();
const { database, clock } = open;
const write = createPaymentWriter(database, clock);
const traits = { 'money.twoDecisionsAbove': 1_000, 'money.stoppingMarks': [] };
const services: RefundServices = {
  ...operatorServicesOf(open),
  brands: [{ siteId, slug: 'test', traits }] as unknown as RefundServices['brands'],
  canRefund: (provider) => provider === paymentProvider,
};
const { approved, processing } = transactionStatus;
const DAY_MS = 24 * 60 * 60_000;
const note = 'Sent to the wrong site.';
const tied = (text = 'do not decide together until') =>
  expect.objectContaining({ why: 'own', message: expect.stringContaining(text) as string }) as unknown;

let made = 0;
/** A name that no test had before. */
const newName = (): string => `operator-${(made += 1)}`;
const [ada, zeynep] = [{ name: 'ada' }, { name: 'zeynep' }];

/** Somebody of long ago. */
async function someone(): Promise<Operator> {
  const name = newName();
  await addConfirmed(open, name);
  return { name };
}

async function added(by: Operator, confirmer: Operator): Promise<Operator> {
  const name = newName();
  const given = await addOperator(open, by, name);
  await enrolOperator(open, { name, code: given.kind === 'invited' ? given.code : '' });
  await confirmOperator(open, confirmer, name);
  return { name };
}

/** A deposit that takes two. */
async function deposit(): Promise<number> {
  const playerId = await open.addPlayer(0n);
  const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 150_000n });
  await report(id, 150_000n, 'late');
  return id;
}

const report = (id: number, amountMinor: bigint, state: 'late' | 'paid') =>
  applyReport(open, depositReport({ siteId, id, state, amountMinor }));

const statusOf = async (id: number) => (await open.rowOf(id)).status;

/** What becomes of a payment that takes two, in both orders of two operators: `approved`, or whom the second one reads of. */
async function together(one: Operator, other: Operator): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const id = await deposit();
    expect(await approvePayment(services, first, { id })).toMatchObject({ state: 'waiting' });
    const outcome = await approvePayment(services, second, { id }).catch((error: unknown) => error);
    expect(await statusOf(id)).toBe(outcome instanceof OperatorError ? processing : approved);
    outcomes.push(
      outcome instanceof OperatorError
        ? `${outcome.why}: ${outcome.message.replace(/ until.*/, '')}`
        : (outcome as ApprovalResult).state,
    );
  }
  return outcomes;
}

/** How both read that they are tied. */
const tiedOf = (one: Operator, other: Operator) => [
  `own: You and ${one.name} do not decide together`,
  `own: You and ${other.name} do not decide together`,
];
const independent = ['approved', 'approved'];

beforeAll(() => addConfirmed(open, zeynep.name));
afterAll(() => database.drop());

describe('for 7 days, one person is not both halves of a decision', () => {
  test('by adding the other half, and not by its confirmation either', async () => {
    const [adder, confirmer] = [await someone(), await someone()];
    const puppet = await added(adder, confirmer);
    expect(await together(adder, puppet)).toEqual(tiedOf(adder, puppet));
    expect(await together(confirmer, puppet)).toEqual(tiedOf(confirmer, puppet));
    expect(await together(adder, confirmer)).toEqual(independent);
    expect(await together(await someone(), puppet)).toEqual(independent);
    clock.advance(7 * DAY_MS - 1);
    expect(await together(adder, puppet)).toEqual(tiedOf(adder, puppet));
    clock.advance(1);
    expect(await together(adder, puppet)).toEqual(independent);
    expect(await together(confirmer, puppet)).toEqual(independent);
  });

  test('by approving first and adding then', async () => {
    const [adder, confirmer] = [await someone(), await someone()];
    const id = await deposit();
    await approvePayment(services, adder, { id });
    const puppet = await added(adder, confirmer);
    await expect(approvePayment(services, puppet, { id })).rejects.toEqual(tied(`You and ${adder.name}`));
    expect(await approvePayment(services, confirmer, { id })).toMatchObject({ state: 'approved' });
  });

  test('by adding two, or one who adds another, or by the second invitation', async () => {
    const [adder, confirmer] = [await someone(), await someone()];
    const [one, other] = [await added(adder, confirmer), await added(adder, confirmer)];
    expect(await together(one, other)).toEqual(tiedOf(one, other));
    const third = await added(one, confirmer);
    expect(await together(adder, third)).toEqual(tiedOf(adder, third));
    expect(await together(other, third)).toEqual(tiedOf(other, third));
    const name = newName();
    const again = await someone();
    await addOperator(open, adder, name);
    const { code } = await inviteAgain(open, again, name);
    await enrolOperator(open, { name, code });
    await confirmOperator(open, confirmer, name);
    for (const by of [adder, again]) expect(await together(by, { name })).toEqual(tiedOf(by, { name }));
    expect(await together(adder, again)).toEqual(independent);
  });

  test('until the first of the confirmations between them is so old', async () => {
    const [adder, confirmer] = [await someone(), await someone()];
    const one = await added(adder, confirmer);
    const third = await added(one, confirmer);
    const start = clock.now();
    clock.advance(3 * DAY_MS);
    await database.pool.query('update operator set confirmed_at = $2 where name = $1', [
      one.name,
      clock.now(),
    ]);
    const { rows } = await database.pool.query('select tied_until($1, $2, $3) as until', [
      third.name,
      adder.name,
      clock.now(),
    ]);
    expect(rows).toEqual([{ until: new Date(start.getTime() + 7 * DAY_MS) }]);
  });

  test('by removing who confirms, or who was approved first', async () => {
    const [adder, confirmer] = [await someone(), await someone()];
    const puppet = await added(adder, confirmer);
    const id = await deposit();
    await approvePayment(services, confirmer, { id });
    await removeOperator(open, adder, confirmer.name);
    await approvePayment(services, adder, { id });
    await expect(approvePayment(services, puppet, { id })).rejects.toEqual(tied());
    expect(await statusOf(id)).toBe(processing);
    // Who is gone has still added both.
    const sister = await added(adder, zeynep);
    await removeOperator(open, zeynep, adder.name);
    expect(await together(puppet, sister)).toEqual(tiedOf(puppet, sister));
  });

  test('counts from the confirmation, however long the invitation was there', async () => {
    const [adder, confirmer] = [await someone(), await someone()];
    const name = newName();
    await addOperator(open, adder, name);
    clock.advance(30 * DAY_MS);
    const { code } = await inviteAgain(open, confirmer, name);
    await enrolOperator(open, { name, code });
    clock.advance(30 * DAY_MS);
    await confirmOperator(open, zeynep, name);
    for (const by of [adder, confirmer, zeynep])
      expect(await together(by, { name })).toEqual(tiedOf(by, { name }));
  });

  test('also if the only operator there was has added and confirmed', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `update operator set removed_at = '2020-01-01' where removed_at is null and name <> 'ada' returning name`,
    );
    try {
      const second = await added(ada, ada);
      expect(await together(ada, second)).toEqual(tiedOf(ada, second));
    } finally {
      const names = rows.map(({ name }) => name);
      await database.pool.query('update operator set removed_at = null where name = any ($1)', [names]);
    }
  });
});

describe('the same is said', () => {
  let [adder, confirmer, puppet] = [ada, zeynep, ada];
  beforeEach(async () => {
    [adder, confirmer] = [await someone(), await someone()];
    puppet = await added(adder, confirmer);
  });

  test('of refunds', async () => {
    for (const [first, second] of [
      [adder, puppet],
      [puppet, adder],
    ] as const) {
      const playerId = await open.addPlayer(0n);
      const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 160_000n });
      await report(id, 160_000n, 'paid');
      const refund = { id, amountMinor: 150_000n, note };
      expect(await refundPayment(services, first, refund)).toMatchObject({ state: 'waiting' });
      await expect(refundPayment(services, second, refund)).rejects.toEqual(tied());
      // Another sum replaces the request, and is one half again.
      const other = { ...refund, amountMinor: 140_000n };
      expect(await refundPayment(services, second, other)).toMatchObject({ state: 'waiting' });
      await expect(refundPayment(services, first, other)).rejects.toEqual(tied());
      expect(await refundPayment(services, await someone(), other)).toMatchObject({ state: 'sent' });
    }
  });

  test('of payouts that are sent again', async () => {
    const playerId = await open.addPlayer(0n);
    const id = await write({ id: open.ids.next(), siteId, playerId, kind: 2, status: processing });
    const row = await open.rowOf(id);
    const client = await database.pool.connect();
    try {
      expect(await addResend(services, { client }, row, puppet)).toEqual([puppet.name]);
      await expect(addResend(services, { client }, row, adder)).rejects.toEqual(tied());
      const names = await addResend(services, { client }, row, await someone());
      expect(names).toHaveLength(2);
    } finally {
      client.release();
    }
  });

  test('of who credits and who pays out', async () => {
    const playerId = await open.addPlayer(0n);
    const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 50_000n });
    await report(id, 50_000n, 'late');
    await approvePayment(services, puppet, { id });
    expect(await statusOf(id)).toBe(approved);
    const body = { payment_id: 2, amount: '200.00', iban: sampleIban };
    const payout = (await requestWithdrawal(open.contextOf(playerId), body as never)).transaction_id;
    for (const by of [adder, confirmer])
      await expect(approvePayment(services, by, { id: payout })).rejects.toEqual(
        tied(`${puppet.name} has credited a payment of this player`),
      );
    expect(await approvePayment(services, zeynep, { id: payout })).toMatchObject({ state: 'approved' });
  });
});
