import { type Body, transactionStatus } from '@baize/contract';
import { isFrozen } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { depositReport } from '../testing/deposit-report.ts';
import { addConfirmed } from '../testing/confirmed-operator.ts';
import { operator, operatorServicesOf } from '../testing/operator-decisions.ts';
import { createPaymentWriter, withdrawalMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, sampleIban, siteId } from '../testing/withdrawals.ts';
import { applyReport } from './apply-report.ts';
import {
  approvePayment,
  closeReview,
  listOpen,
  removeOperator,
  showPayment,
  unfreezeWallet,
} from './decisions/index.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

const open = await openWithdrawals();
const { database, clock, ledger, rowOf } = open;
const write = createPaymentWriter(database, clock);
const services = operatorServicesOf(open);
const [ada, bora] = [operator, { name: 'bora' }];
const { pending, processing, rejected, returned } = transactionStatus;
beforeAll(async () => void (await addConfirmed(open, bora.name)));
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

/** A player whose deposit of 1,000 a gateway has credited. */
async function deposited() {
  const playerId = await open.addPlayer(0n);
  const id = await write({ id: open.ids.next(), siteId, playerId, amountMinor: 100_000n });
  const report = (state: 'paid' | 'returned', amountMinor: bigint) =>
    applyReport(open, depositReport({ siteId, id, state, amountMinor }));
  await report('paid', 100_000n);
  const sums = async () => {
    const { main, held } = await ledger.balances(siteId, playerId);
    return [main, held];
  };
  const withdraw = async (amount: string) => {
    const body = { payment_id: withdrawalMethodId, amount, iban: sampleIban };
    const call = body as unknown as Body<'POST /account/withdraw/dynamic'>;
    return (await requestWithdrawal(open.contextOf(playerId), call)).transaction_id;
  };
  const bet = (amountMinor: bigint) =>
    ledger.book({
      kind: 'bet',
      play: 'round',
      siteId,
      playerId,
      provider: 'studio',
      tx: `bet-${id}`,
      amountMinor,
      currency: 1,
      gameId: 1,
      roundId: `round-${id}`,
    });
  const openReviews = async () =>
    (await listOpen(services, siteId)).reviews.filter(({ tx }) => tx.startsWith(`${id}:`));
  return { id, playerId, report, sums, withdraw, bet, openReviews };
}

test('a pending withdrawal of money that is taken back is rejected, and the player is told why', async () => {
  const { id, playerId, report, sums, withdraw, openReviews } = await deposited();
  const withdrawal = await withdraw('1000.00');
  const events: unknown[] = [];
  open.wakeups.subscribe({ siteId, playerId }, (event) => events.push(event));
  await report('returned', 100_000n);
  expect([await sums(), (await rowOf(id)).status]).toEqual([[0n, 0n], returned]);
  expect(await rowOf(withdrawal)).toMatchObject({
    status: rejected,
    changeReason: 'deposit_returned',
    managerNote: 'note_deposit_returned',
  });
  expect(events).toMatchObject([{ transaction: { id: withdrawal } }, { transaction: { id } }]);
  expect([await openReviews(), await isFrozen(database.pool, { siteId, playerId })]).toEqual([[], false]);
  await expect(approvePayment(services, ada, { id: withdrawal })).rejects.toMatchObject({ why: 'decided' });
});

test('a withdrawal stays if the main balance covers what is taken back', async () => {
  const { report, sums, withdraw } = await deposited();
  const withdrawal = await withdraw('400.00');
  await report('returned', 60_000n);
  expect([await sums(), (await rowOf(withdrawal)).status]).toEqual([[0n, 40_000n], pending]);
});

test('what is covered by nothing freezes the wallet, and pays nothing out until its review is closed', async () => {
  const { id, playerId, report, sums, withdraw, bet, openReviews } = await deposited();
  await bet(30_000n);
  const withdrawal = await withdraw('700.00');
  await approvePayment(services, ada, { id: withdrawal });
  await report('returned', 100_000n);
  expect([await sums(), (await rowOf(withdrawal)).status]).toEqual([[0n, 70_000n], processing]);
  expect(await isFrozen(database.pool, { siteId, playerId })).toBe(true);
  const [review] = await openReviews();
  expect(review?.reason).toBe('return_not_covered: 100000 of 100000 are not in the main balance');
  await unfreezeWallet(services, bora, { playerId, reason: 'asked the bank' });
  const other = await write({ id: open.ids.next(), siteId, playerId, kind: 2 });
  await expect(approvePayment(services, ada, { id: other })).rejects.toMatchObject({ why: 'frozen' });
  expect((await showPayment(services, ada, other)).marks).toContain('owes a returned deposit');
  await closeReview(services, bora, {
    number: review?.number ?? 0,
    note: `payment ${id} was paid otherwise`,
  });
  expect(await approvePayment(services, ada, { id: other })).toMatchObject({ state: 'approved' });
});

test('the approval of an operator who was removed since does not count', async () => {
  const brands = [
    { siteId, slug: 'test', traits: { 'money.twoDecisionsAbove': 100, 'money.stoppingMarks': [] } },
  ] as unknown as typeof services.brands;
  const careful = { ...services, brands };
  const cem = { name: 'cem' };
  await addConfirmed(open, cem.name);
  const { withdraw } = await deposited();
  const id = await withdraw('1000.00');
  expect(await approvePayment(careful, cem, { id })).toMatchObject({ state: 'waiting' });
  await removeOperator(open, ada, cem.name);
  expect(await approvePayment(careful, ada, { id })).toEqual({ state: 'waiting', approvedBy: ['ada'] });
  expect(await approvePayment(careful, bora, { id })).toMatchObject({ state: 'approved' });
});
