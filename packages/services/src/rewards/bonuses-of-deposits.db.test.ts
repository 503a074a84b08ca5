import { type Body, transactionStatus } from '@baize/contract';
import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import { applyReport, requestWithdrawal } from '../money/index.ts';
import { depositReport } from '../testing/deposit-report.ts';
import { coded, countingGame, openBonuses, spinTerms, welcome } from '../testing/bonuses.ts';
import { approveWithdrawal } from '../testing/operator-decisions.ts';
import { withdrawalMethodId } from '../testing/payment-rows.ts';
import { sampleIban, siteId } from '../testing/withdrawals.ts';
import { acceptBonus } from './accept-bonus.ts';
import { claimFreeSpins } from './claim-free-spins.ts';
import { offerForDeposits } from './offer-for-deposits.ts';

const open = await openBonuses();
await open.setTerms('welcome', welcome);
await open.setTerms('code', coded);
await open.setTerms('gift', {
  ...spinTerms,
  wagering: { times: 2, base: 'bonus' },
  audience: { deposits: 'every' },
});
afterAll(async () => {
  await proveBalances(open.ledger);
  await open.database.drop();
});

/** A player whose deposit of 300.00 a gateway has credited. */
async function deposited() {
  const playerId = await open.addPlayer(0n);
  open.clock.advance(1000);
  const id = await open.write({ id: open.ids.next(), siteId, playerId, amountMinor: 30_000n });
  const report = (state: 'paid' | 'returned', amountMinor: bigint) =>
    applyReport(open, depositReport({ siteId, id, state, amountMinor }));
  await report('paid', 30_000n);
  const context = open.contextOf(playerId);
  const bonus = async () => (await open.awardsOf(playerId)).find(({ cause }) => cause === `deposit:${id}`);
  return {
    id,
    playerId,
    giveBack: (amountMinor: bigint) => report('returned', amountMinor),
    bonus,
    async accept() {
      const award = await bonus();
      await acceptBonus(context, { award_id: award?.id ?? 0, terms_id: award?.termsId ?? 0 });
    },
    async claim() {
      const [spins] = await open.spinsOf(playerId);
      return claimFreeSpins(context, { game_id: countingGame, free_spin_id: spins?.id ?? 0 });
    },
    async withdraw(amount: string) {
      const body = { payment_id: withdrawalMethodId, amount, iban: sampleIban };
      const call = body as unknown as Body<'POST /account/withdraw/dynamic'>;
      const { transaction_id: paid } = await requestWithdrawal(context, call);
      open.payouts.reply = 'paid';
      await approveWithdrawal(open, paid);
      expect((await open.rowOf(paid)).status).toBe(transactionStatus.approved);
    },
  };
}

test('what was offered for a deposit ends with the withdrawal of money, other offers stay', async () => {
  const one = await deposited();
  await offerForDeposits(open);
  await open.offered({ playerId: one.playerId, slug: 'code', cause: 'test' });
  await one.withdraw('300.00');
  expect(await open.awardsOf(one.playerId)).toMatchObject([
    { cause: `deposit:${one.id}`, status: 3, endReason: 'withdrawal' },
    { cause: `spins:deposit-spins:${one.id}`, status: 3, endReason: 'withdrawal' },
    { cause: 'test', status: 0 },
  ]);
  expect(await open.spinsOf(one.playerId)).toMatchObject([{ status: 2 }]);
  await expect(one.accept()).rejects.toMatchObject({ code: 'bonus_not_offered' });
  await expect(one.claim()).rejects.toMatchObject({ code: 'free_spins_expired' });
});

test('so does what would have been offered for it', async () => {
  const one = await deposited();
  await one.withdraw('300.00');
  await offerForDeposits(open);
  expect(await open.awardsOf(one.playerId)).toEqual([]);
});

test.each([30_000n, 10_000n])('a deposit of which %s is taken back takes its bonus along', async (back) => {
  const one = await deposited();
  await offerForDeposits(open);
  await one.accept();
  expect(await open.moneyOf(one.playerId)).toMatchObject({ bonus: 30_000n });
  await one.giveBack(back);
  expect(await one.bonus()).toMatchObject({ status: 3, endReason: 'withdrawn', takenMinor: 30_000n });
  expect(await open.moneyOf(one.playerId)).toEqual({ main: 30_000n - back, bonus: 0n, held: 0n });
  await expect(one.claim()).rejects.toMatchObject({ code: 'free_spins_expired' });
});

test('the bonus of another deposit is not ended', async () => {
  const one = await deposited();
  await offerForDeposits(open);
  const { awardId } = await open.offered({ playerId: one.playerId, slug: 'code', cause: 'test' });
  const termsId = (await open.awardsOf(one.playerId)).find(({ id }) => id === awardId)?.termsId ?? 0;
  await acceptBonus(open.contextOf(one.playerId), { award_id: awardId, terms_id: termsId });
  await one.giveBack(30_000n);
  expect(await open.moneyOf(one.playerId)).toEqual({ main: 0n, bonus: 10_000n, held: 0n });
  await expect(one.accept()).rejects.toMatchObject({ code: 'bonus_not_offered' });
});

test('only what is left of a deposit gives a bonus', async () => {
  const one = await deposited();
  await one.giveBack(18_000n);
  await offerForDeposits(open);
  expect(await one.bonus()).toMatchObject({ status: 0, amountMinor: 12_000n, wagerMinor: 120_000n });
  const small = await deposited();
  await small.giveBack(25_000n);
  await offerForDeposits(open);
  expect(await small.bonus()).toBeUndefined();
});
