import { type Body, transactionStatus } from '@baize/contract';
import { proveBalances } from '@baize/ledger';
import { PaymentRefused } from '@baize/providers';
import { afterAll, expect, test } from 'vitest';

import {
  cancelPending,
  expirePayments,
  requestWithdrawal,
  sendPayout,
  withdrawalState,
} from '../money/index.ts';
import { coded, openBonuses } from '../testing/bonuses.ts';
import { approveAsOperator, approveWithdrawal, rejectAsOperator } from '../testing/operator-decisions.ts';
import { withdrawalMethodId } from '../testing/payment-rows.ts';
import { sampleIban, siteId } from '../testing/withdrawals.ts';
import { acceptBonus } from './accept-bonus.ts';
import { endDueBonuses } from './end-due-bonuses.ts';
import { giveUpBonus } from './give-up-bonus.ts';

const DAY_MS = 24 * 60 * 60_000;
const open = await openBonuses();
const { ledger, clock, payouts } = open;
const plain = await open.setTerms('code', coded);
const turnover = await open.setTerms('turnover', {
  ...coded,
  wagering: { times: 20, base: 'bonus' },
  turnoverMinor: 150_000,
});
afterAll(async () => {
  await proveBalances(ledger);
  await open.database.drop();
});

/** A player with 500.00 of their own and an active bonus of 100.00. */
async function active(slug: 'code' | 'turnover' = 'code') {
  const playerId = await open.addPlayer(50_000n);
  const { awardId } = await open.offered({ playerId, slug, cause: 'test' });
  const context = open.contextOf(playerId);
  await acceptBonus(context, { award_id: awardId, terms_id: slug === 'code' ? plain : turnover });
  const withdraw = async (amount: string) => {
    const body = { payment_id: withdrawalMethodId, amount, iban: sampleIban };
    const call = body as unknown as Body<'POST /account/withdraw/dynamic'>;
    return (await requestWithdrawal(context, call)).transaction_id;
  };
  const award = async () => (await open.awardsOf(playerId))[0];
  return { playerId, awardId, context, withdraw, award };
}

test('a request freezes the bonus, its payment ends it, and own money goes out in full', async () => {
  const { playerId, context, withdraw, award } = await active();
  expect((await withdrawalState(context)).data).toMatchObject({
    available: 50_000n,
    bonus: { name: 'Code bonus', balance: 10_000n, left: null },
    kept: [{ reason: 'bonus', amount: 10_000n }],
  });
  const id = await withdraw('500.00');
  expect(await award()).toMatchObject({ status: 1, frozenAt: expect.any(Date) });
  expect(await open.bet(playerId, 1_000n)).toMatchObject({ status: 'noFunds' });
  payouts.reply = 'paid';
  await approveWithdrawal(open, id);
  expect((await open.rowOf(id)).status).toBe(transactionStatus.approved);
  expect(await award()).toMatchObject({ status: 3, endReason: 'withdrawal', takenMinor: 10_000n });
  expect(await open.moneyOf(playerId)).toEqual({ main: 0n, bonus: 0n, held: 0n });
});

test('a payment ends the bonus also if it is no longer frozen', async () => {
  const { playerId, withdraw, award } = await active();
  const id = await withdraw('500.00');
  await open.database.pool.query('update bonus_award set frozen_at = null where player_id = $1', [playerId]);
  payouts.reply = 'paid';
  await approveWithdrawal(open, id);
  expect(await award()).toMatchObject({ status: 3, endReason: 'withdrawal' });
});

test('approved, it stays frozen until it is paid, and a payout that fails costs nothing', async () => {
  const { playerId, withdraw, award } = await active();
  const id = await withdraw('500.00');
  await approveAsOperator(open, id);
  expect(await award()).toMatchObject({ status: 1, frozenAt: expect.any(Date) });
  await endDueBonuses(open);
  expect((await award())?.frozenAt).not.toBeNull();
  payouts.reply = new PaymentRefused('no such account');
  await sendPayout(open, await open.rowOf(id));
  expect((await open.rowOf(id)).status).toBe(transactionStatus.rejected);
  expect(await award()).toMatchObject({ status: 1, frozenAt: null });
  expect(await open.moneyOf(playerId)).toEqual({ main: 50_000n, bonus: 10_000n, held: 0n });
  expect(await open.bet(playerId, 1_000n)).toMatchObject({ status: 'booked' });
});

test('cancelled or expired, the bonus goes on', async () => {
  const cancelled = await active();
  await cancelPending(cancelled.context, { id: await cancelled.withdraw('100.00') });
  expect(await cancelled.award()).toMatchObject({ status: 1, frozenAt: null });
  const expired = await active();
  await expired.withdraw('100.00');
  clock.advance(DAY_MS + 1000);
  await expirePayments(open);
  expect(await expired.award()).toMatchObject({ status: 1, frozenAt: null });
});

test('a rejection during a break leaves it frozen, and the end of the break lets it go on', async () => {
  const { playerId, withdraw, award } = await active();
  const id = await withdraw('100.00');
  await ledger.exclude(siteId, playerId, 1, 'brand');
  await rejectAsOperator(open, id);
  expect((await award())?.frozenAt).not.toBeNull();
});

test('a bonus with a turnover holds own money until it is staked, in words, and giving it up frees it', async () => {
  const { playerId, awardId, context, withdraw, award } = await active('turnover');
  await open.bet(playerId, 10_000n);
  await expect(withdraw('100.00')).rejects.toMatchObject({
    code: 'withdrawal_bonus_turnover',
    details: { values: { bonus: 'Code bonus', left: '₺1,400.00' } },
  });
  expect((await withdrawalState(context)).data).toMatchObject({
    available: 0n,
    bonus: { award_id: awardId, left: 140_000n },
  });
  await giveUpBonus(context, { award_id: awardId });
  await withdraw('400.00');
  expect(await award()).toMatchObject({ status: 3, endReason: 'forfeited' });
});

test.each([1, 4] as const)(
  'while the account is closed nothing waits for turnover: code %s',
  async (code) => {
    const { playerId, context, withdraw } = await active('turnover');
    await ledger.exclude(siteId, playerId, code, 'brand');
    expect((await withdrawalState(context)).data).toMatchObject({
      total: 60_000n,
      available: 50_000n,
      kept: [{ reason: 'bonus', amount: 10_000n }],
    });
    await withdraw('500.00');
    expect(await open.moneyOf(playerId)).toEqual({ main: 0n, bonus: 10_000n, held: 50_000n });
  },
);
