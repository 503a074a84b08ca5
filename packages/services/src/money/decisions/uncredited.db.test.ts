import { transactionStatus } from '@baize/contract';
import { checkPayments, type paymentTransaction } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { PaymentRefused } from '@baize/providers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { depositReport } from '../../testing/deposit-report.ts';
import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { operatorServicesOf } from '../../testing/operator-decisions.ts';
import { createPaymentWriter, paymentProvider } from '../../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../../testing/withdrawals.ts';
import { applyReport } from '../apply-report.ts';
import { readTransaction } from '../read-transaction.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import {
  approvePayment,
  closeReview,
  listOpen,
  refundPayment,
  type RefundServices,
  rejectPayment,
} from './index.ts';

const open = await openWithdrawals();
const { database, clock, ledger, payouts, addPlayer, contextOf, rowOf } = open;
const write = createPaymentWriter(database, clock);
const services: RefundServices = {
  ...operatorServicesOf(open),
  canRefund: (provider) => provider === paymentProvider,
};
const [ada, bora, cem] = [{ name: 'ada' }, { name: 'bora' }, { name: 'cem' }];
const note = 'Bu yöntemle kısmi ödeme alınmıyor.';
const { approved, processing, rejected, returned } = transactionStatus;

beforeAll(async () => {
  await addConfirmed(open, bora.name);
  await addConfirmed(open, cem.name);
});
afterEach(async () => {
  // Whatever a test did, payments and ledger agree.
  const { breaks } = await checkPayments(database.pool, siteId);
  // eslint-disable-next-line vitest/no-standalone-expect
  expect(breaks).toEqual([]);
  payouts.refunds.length = 0;
  payouts.refundReply = 'back';
});
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const why = (reason: string, text = '') =>
  expect.objectContaining({ why: reason, message: expect.stringContaining(text) as string }) as unknown;

/** A deposit of 100.00, of which its gateway has 60.00. */
async function partial(fields: Partial<typeof paymentTransaction.$inferInsert> = {}) {
  const playerId = await addPlayer(0n);
  const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 10_000n, ...fields });
  const report = (state: 'paid' | 'returned' | 'seen' | 'failed', amountMinor: bigint, currency = 'TRY') =>
    applyReport(open, depositReport({ siteId, id, state, amountMinor }, { currency }));
  await report('paid', 6_000n);
  const reviews = async () =>
    (await listOpen(services, siteId)).reviews.flatMap(({ tx, reason }) =>
      tx.startsWith(`${id}:`) ? [reason] : [],
    );
  return {
    id,
    report,
    reviews,
    row: () => rowOf(id),
    balance: () => ledger.balance(siteId, playerId),
    send: async () => sendRefund(open, await rowOf(id)),
    shown: async () => {
      const { data } = await readTransaction(contextOf(playerId), {
        id,
      });
      return { received: data.received, returned: data.returned, reason: data.reason };
    },
  };
}

test('what came is never kept: a rejection is refused, and a refund sends it back and rejects the payment', async () => {
  const { id, row, balance, send, shown, report, reviews } = await partial();
  await expect(rejectPayment(services, ada, { id, note })).rejects.toEqual(why('invalid', 'has 60.00 TRY'));
  expect(await shown()).toEqual({
    received: { amount: 6_000n, currency: 'TRY' },
    returned: 0n,
    reason: 'partial_payment',
  });
  expect(await refundPayment(services, ada, { id, note })).toEqual({ state: 'sent', amountMinor: 6_000n });
  expect(await row()).toMatchObject({
    status: rejected,
    changedBy: 'operator ada',
    changeReason: 'sent_back',
    managerNote: note,
    returnedMinor: 0n,
  });
  const before = await reviews();
  expect(await send()).toBe(true);
  expect(await send()).toBe(false);
  expect([payouts.refunds, await balance()]).toEqual([[`${id}-1`], 0n]);
  expect(await shown()).toEqual({ received: null, returned: 6_000n, reason: 'sent_back' });
  await expect(refundPayment(services, bora, { id, note })).rejects.toEqual(why('decided'));
  // Notices that come again say nothing new.
  expect(await report('paid', 6_000n)).toEqual({ result: 'decided', replayed: true });
  expect(await report('returned', 6_000n)).toEqual({ result: 'decided', replayed: true });
  expect(await report('seen', 10_000n)).toEqual({ result: 'decided', replayed: true });
  expect([(await row()).status, await reviews()]).toEqual([rejected, before]);
});

test('what comes after that waits for an operator, who credits no more than came since', async () => {
  const { id, row, balance, send, report } = await partial();
  await refundPayment(services, ada, { id, note });
  await send();
  expect(await report('paid', 10_000n)).toEqual({ result: 'review', replayed: false });
  expect(await row()).toMatchObject({ status: processing, changeReason: 'partial_payment' });
  expect(await report('paid', 10_000n)).toMatchObject({ replayed: true });
  expect(await approvePayment(services, bora, { id })).toMatchObject({ state: 'approved' });
  expect([await balance(), await row()]).toMatchObject([4_000n, { status: approved, creditedMinor: 4_000n }]);
  expect(await report('paid', 10_000n)).toEqual({ result: 'decided', replayed: true });
});

test('what comes after the approval and is credited is told to the player, and is a step of who credited it', async () => {
  const { id, row, balance, report } = await partial();
  await approvePayment(services, ada, { id });
  await report('paid', 10_000n);
  expect(await approvePayment(services, bora, { id })).toMatchObject({ state: 'approved' });
  expect(await balance()).toBe(10_000n);
  const { playerId } = await row();
  const { rows } = await database.pool.query(
    `select facts ->> 'amount' as amount from player_message
       where player_id = $1 and kind = 'deposit_approved' order by id`,
    [playerId],
  );
  expect(rows).toEqual([{ amount: '60.00' }, { amount: '40.00' }]);
  const { data } = await readTransaction(contextOf(playerId), { id });
  expect(data.events.at(-1)).toMatchObject({ status: approved, by: 'operator', reason: 'rest_credited' });
  const { rows: steps } = await database.pool.query(
    'select changed_by from payment_event where transaction_id = $1 order by number desc limit 1',
    [id],
  );
  expect(steps).toEqual([{ changed_by: 'operator bora' }]);
});

test('a refusal of the gateway opens a review, and the money can be sent back again', async () => {
  const { id, row, balance, send, reviews } = await partial();
  await refundPayment(services, ada, { id, note });
  payouts.refundReply = new PaymentRefused('no such account');
  await send();
  expect(await reviews()).toContain('refund_refused-1: 6000: no such account');
  expect([await balance(), (await row()).status]).toEqual([0n, rejected]);
  payouts.refundReply = 'silent';
  expect(await refundPayment(services, bora, { id, amountMinor: 2_000n, note })).toMatchObject({
    state: 'sent',
  });
  expect(await send()).toBe(false);
  await expect(refundPayment(services, bora, { id, note })).rejects.toEqual(
    why('decided', 'with the gateway'),
  );
  payouts.refundReply = 'back';
  clock.advance(60 * 60_000);
  await send();
  const tooMuch = refundPayment(services, bora, { id, amountMinor: 4_001n, note });
  await expect(tooMuch).rejects.toEqual(why('invalid', '40.00 can be refunded'));
  await refundPayment(services, bora, { id, note });
  await send();
  expect([await balance(), payouts.refunds]).toEqual([0n, [`${id}-1`, `${id}-2`, `${id}-2`, `${id}-3`]]);
});

test('a part that the gateway gives back by itself does not end the refund of all', async () => {
  const { id, row, balance, report, send } = await partial();
  await refundPayment(services, ada, { id, note });
  expect(await report('returned', 5_999n)).toMatchObject({ result: 'decided' });
  const listed = (await listOpen(services, siteId)).refunds.find((one) => one.transactionId === id);
  expect(listed).toMatchObject({ state: 'with the gateway', amountMinor: 6_000n });
  expect(await send()).toBe(true);
  expect([payouts.refunds, await send()]).toEqual([[`${id}-1`], false]);
  expect([await balance(), (await row()).status]).toEqual([0n, rejected]);
});

test('a refund outside of the gateway is attested by two, and for another currency there is no other', async () => {
  const { row, report, shown } = await partial({ amountMinor: 5_000n });
  const other = await write({
    id: open.ids.next(),
    siteId,
    playerId: await addPlayer(0n),
    status: processing,
  });
  await expect(refundPayment(services, ada, { id: other, note })).rejects.toEqual(why('decided'));
  // 60.00 came for 50.00: credited as it is, so nothing is left.
  expect((await row()).status).toBe(approved);
  await report('paid', 900n, 'EUR');
  const foreign = await partial({ amountMinor: 90_000n });
  await foreign.report('paid', 7_000n, 'EUR');
  const asked = { id: foreign.id, note };
  await expect(refundPayment(services, ada, asked)).rejects.toEqual(why('invalid', 'EUR: refund it there'));
  const outside = 'EFT 4711';
  expect(await refundPayment(services, ada, { ...asked, outside })).toMatchObject({ state: 'waiting' });
  await expect(refundPayment(services, ada, { ...asked, outside })).rejects.toEqual(why('own', 'waits'));
  const different = await refundPayment(services, bora, { ...asked, outside: 'EFT 4712' });
  expect([different.state, (await foreign.row()).status]).toEqual(['waiting', processing]);
  expect(await refundPayment(services, cem, { ...asked, outside: 'EFT 4712' })).toEqual({
    state: 'done',
    amountMinor: 7_000n,
  });
  expect([(await foreign.row()).status, payouts.refunds]).toEqual([rejected, []]);
  expect(await foreign.report('paid', 7_000n, 'EUR')).toMatchObject({ replayed: true });
  expect((await shown()).received).toBeNull();
});

test('approved and sent back at once: one of both, 20 times', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const { id, row, balance } = await partial();
    const works = [
      () => approvePayment(services, ada, { id }),
      () => refundPayment(services, bora, { id, note }),
    ];
    const inTurn = round % 2 === 0 ? works : works.toReversed();
    const results = await Promise.allSettled(inTurn.map((work) => work()));
    const { status, creditedMinor } = await row();
    // A refund that comes second is one of what was credited, which its own operator may send.
    const isBoth = results.every((one) => one.status === 'fulfilled');
    ends.add(`${status}`);
    if (status === rejected) expect([isBoth, await balance()]).toEqual([false, 0n]);
    else expect([creditedMinor, await balance()]).toEqual([6_000n, isBoth ? 0n : 6_000n]);
    await sendRefund(open, await row());
  }
  expect([...ends].toSorted()).toEqual([String(approved), String(rejected)]);
});

test('what comes after a part was credited is credited once, and never more', async () => {
  const { id, row, balance, report, reviews, shown, send } = await partial();
  await approvePayment(services, ada, { id });
  expect([await balance(), await shown()]).toMatchObject([6_000n, { received: null }]);
  await expect(approvePayment(services, bora, { id })).rejects.toEqual(why('decided'));
  await report('paid', 10_000n);
  expect(await reviews()).toContain('other_amount: paid 10000 TRY');
  expect((await shown()).received).toEqual({ amount: 4_000n, currency: 'TRY' });
  const tooMuch = approvePayment(services, bora, { id, creditedMinor: 4_001n });
  await expect(tooMuch).rejects.toEqual(why('invalid', '40.00 is not credited yet'));
  const all = await Promise.allSettled([ada, bora, cem].map((one) => approvePayment(services, one, { id })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([await balance(), await row()]).toMatchObject([
    10_000n,
    { status: approved, creditedMinor: 10_000n },
  ]);
  expect(await report('paid', 10_000n)).toEqual({ result: 'decided', replayed: true });
  const by = all[1]?.status === 'fulfilled' ? cem : bora;
  await refundPayment(services, by, { id, note });
  await send();
  expect([await balance(), await row()]).toMatchObject([0n, { status: returned, returnedMinor: 10_000n }]);
});

test('what comes after a part was credited can be sent back instead, and the player keeps the part', async () => {
  const { id, row, balance, report, send } = await partial();
  await approvePayment(services, ada, { id });
  await report('paid', 10_000n);
  expect(await refundPayment(services, bora, { id, note })).toEqual({ state: 'sent', amountMinor: 4_000n });
  // A notice may come before the reply.
  expect(await report('returned', 4_000n)).toEqual({ result: 'decided', replayed: false });
  expect(await send()).toBe(false);
  expect([await balance(), await row()]).toMatchObject([6_000n, { status: approved, returnedMinor: 0n }]);
  expect(await report('paid', 10_000n)).toEqual({ result: 'decided', replayed: true });
  // From here on it is the player's money that goes back.
  expect(await report('returned', 5_000n)).toEqual({ result: 'decided', replayed: false });
  expect([await balance(), (await row()).returnedMinor]).toEqual([5_000n, 1_000n]);
});

test('the same news opens a closed review never again, and other news opens one', async () => {
  const { id, report, reviews } = await partial();
  const closeAll = async () => {
    for (const { number, tx } of (await listOpen(services, siteId)).reviews)
      if (tx.startsWith(`${id}:`)) await closeReview(services, ada, { number, note: 'asked the gateway' });
  };
  await approvePayment(services, ada, { id });
  await closeAll();
  await report('paid', 6_000n);
  await report('failed', 6_000n);
  expect(await reviews()).toEqual(['contradiction: failed 6000 TRY']);
  await closeAll();
  await report('failed', 6_000n);
  expect(await reviews()).toEqual([]);
  await report('returned', 6_000n, 'EUR');
  expect(await reviews()).toEqual(['contradiction: returned 6000 EUR']);
});

test('money in two currencies is counted in each of its own', async () => {
  const { id, row, report, shown } = await partial();
  const { playerId } = await row();
  await refundPayment(services, ada, { id, note });
  await report('returned', 6_000n);
  await report('paid', 7_000n, 'EUR');
  expect(await shown()).toMatchObject({ received: { amount: 7_000n, currency: 'EUR' }, returned: 6_000n });
  for (const by of [ada, bora]) await refundPayment(services, by, { id, note, outside: 'SEPA 4713' });
  expect(await shown()).toMatchObject({ received: null, returned: 6_000n });
  // What comes next is not lessened by what went back in the other currency.
  await report('paid', 9_000n);
  expect(await shown()).toMatchObject({ received: { amount: 3_000n, currency: 'TRY' } });
  const refunds = await database.pool.query(
    'select amount_minor::int as amount, currency from payment_refund where transaction_id = $1 order by number',
    [id],
  );
  expect(refunds.rows).toEqual([
    { amount: 6_000, currency: 'TRY' },
    { amount: 7_000, currency: 'EUR' },
  ]);
  const messages = await database.pool.query<{ facts: Record<string, string> }>(
    `select facts from player_message where player_id = $1 and kind = 'deposit_refund_sent' order by created_at, id`,
    [playerId],
  );
  expect(messages.rows.map(({ facts }) => [facts['amount'], facts['currency']])).toEqual([
    ['60.00', undefined],
    ['70.00', 'EUR'],
  ]);
});
