import { transactionStatus } from '@baize/contract';
import { eq, freezePlayer, paymentTransaction, player as playerTable, unfreezePlayer } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import { addConfirmed } from '../testing/confirmed-operator.ts';
import { applyReport } from '../money/index.ts';
import { coded, countingGame, openBonuses, spinTerms, welcome } from '../testing/bonuses.ts';
import { paymentProvider } from '../testing/payment-rows.ts';
import { siteId } from '../testing/withdrawals.ts';
import { acceptBonus } from './accept-bonus.ts';
import { chooseOffers } from './choose-offers.ts';
import { claimFreeSpins } from './claim-free-spins.ts';
import { enterBonusCode } from './enter-bonus-code.ts';
import { grantReward } from './grant-reward.ts';
import { offerForDeposits, offerForDepositsOf } from './offer-for-deposits.ts';

const HOUR_MS = 60 * 60_000;
const freeze = (at: Date) => ({ by: 'job', reason: 'drift', at });
const open = await openBonuses();
const { clock, ledger } = open;
await open.setTerms('welcome', welcome);
await open.setTerms('code', coded);
await open.setTerms('spins', spinTerms);
afterAll(async () => {
  await proveBalances(ledger);
  await open.database.drop();
});

/** A credited deposit of a player. */
async function deposit(playerId: number, amountMinor: bigint): Promise<number> {
  clock.advance(1000);
  const id = await open.write({ id: open.ids.next(), siteId, playerId, amountMinor });
  await applyReport(open, {
    subject: 'payment',
    provider: paymentProvider,
    siteId,
    providerRef: `in-${id}`,
    transactionId: id,
    state: 'paid',
    amountMinor,
    currency: 'TRY',
  });
  return id;
}

test('the first deposit gives a share of it up to the cap, once however often the job runs', async () => {
  const playerId = await open.addPlayer(0n);
  const id = await deposit(playerId, 30_000n);
  await Promise.all([
    offerForDeposits(open),
    offerForDeposits(open),
    offerForDepositsOf(open, { siteId, playerId }),
  ]);
  expect(await open.awardsOf(playerId)).toMatchObject([
    {
      cause: `deposit:${id}`,
      status: 0,
      amountMinor: 30_000n,
      wagerMinor: 300_000n,
      weights: { types: {}, games: { 1: 100, 2: 50, 3: 0 } },
      maxStakeMinor: 10_000n,
    },
  ]);
  expect(await open.messagesOf(playerId)).toEqual(['deposit_approved', 'bonus_offered']);
  await deposit(playerId, 30_000n);
  await offerForDeposits(open);
  expect(await open.awardsOf(playerId)).toHaveLength(1);
  // An offer is no money.
  expect(await open.moneyOf(playerId)).toEqual({ main: 60_000n, bonus: 0n, held: 0n });
  const rich = await open.addPlayer(0n);
  await deposit(rich, 90_000n);
  await offerForDeposits(open);
  expect(await open.awardsOf(rich)).toMatchObject([{ amountMinor: 50_000n, wagerMinor: 500_000n }]);
});

test('what is below the minimum or was taken back meanwhile gives nothing', async () => {
  const small = await open.addPlayer(0n);
  await deposit(small, 9_999n);
  const undone = await open.addPlayer(0n);
  const id = await deposit(undone, 30_000n);
  await open.database.sql
    .update(paymentTransaction)
    .set({ status: transactionStatus.returned, returnedMinor: 30_000n })
    .where(eq(paymentTransaction.id, id));
  await offerForDeposits(open);
  expect([await open.awardsOf(small), await open.awardsOf(undone)]).toEqual([[], []]);
  const { rows } = await open.database.pool.query('select from bonus_deposit');
  expect(rows).toEqual([]);
  // The next deposit of the first player is not the first any more.
  await deposit(small, 30_000n);
  await offerForDeposits(open);
  expect(await open.awardsOf(small)).toEqual([]);
});

test('the bonus of a deposit that was taken back is not accepted', async () => {
  const playerId = await open.addPlayer(0n);
  const id = await deposit(playerId, 30_000n);
  await offerForDeposits(open);
  const [award] = await open.awardsOf(playerId);
  const accept = () =>
    acceptBonus(open.contextOf(playerId), { award_id: award?.id ?? 0, terms_id: award?.termsId ?? 0 });
  await open.database.sql
    .update(paymentTransaction)
    .set({ status: transactionStatus.returned, returnedMinor: 30_000n })
    .where(eq(paymentTransaction.id, id));
  await expect(accept()).rejects.toMatchObject({ code: 'bonus_not_offered' });
});

test('free rounds of a deposit that was taken back are not claimed, those that were claimed before are', async () => {
  const audience = { deposits: 'every' } as const;
  await open.setTerms('gift-spins', { ...spinTerms, audience });
  const playerId = await open.addPlayer(0n);
  const claim = (free_spin_id = 0) =>
    claimFreeSpins(open.contextOf(playerId), { game_id: countingGame, free_spin_id });
  const back = (id: number) =>
    open.database.sql
      .update(paymentTransaction)
      .set({ status: transactionStatus.returned, returnedMinor: 30_000n })
      .where(eq(paymentTransaction.id, id));
  const ids = [await deposit(playerId, 30_000n), await deposit(playerId, 30_000n)] as const;
  await offerForDeposits(open);
  const [first, second] = await open.spinsOf(playerId);
  await claim(first?.id);
  for (const id of ids) await back(id);
  expect(await claim(first?.id)).toBe(first?.id);
  await expect(claim(second?.id)).rejects.toMatchObject({ code: 'free_spins_expired' });
  // Also those whose wins would be a bonus.
  await open.setTerms('gift-spins', { ...spinTerms, audience, wagering: { times: 2, base: 'bonus' } });
  const wagered = await deposit(playerId, 30_000n);
  await offerForDeposits(open);
  await back(wagered);
  const third = (await open.spinsOf(playerId)).at(-1);
  expect(third).toMatchObject({ cause: `deposit-spins:${wagered}`, awardId: expect.any(Number) });
  await expect(claim(third?.id)).rejects.toMatchObject({ code: 'free_spins_expired' });
  await open.setTerms('gift-spins', { ...spinTerms, audience }, false);
});

test('the turnover of a share of a deposit is at most what has to be staked', async () => {
  const terms = { ...coded, turnoverMinor: 90_000 };
  await open.setTerms('asks', terms);
  const playerId = await open.addPlayer(0n);
  await open.offered({ playerId, slug: 'asks', cause: 'whole' });
  await open.offered({ playerId, slug: 'asks', cause: 'small', amountMinor: 5_000n });
  expect(await open.awardsOf(playerId)).toMatchObject([
    { wagerMinor: 100_000n, turnoverMinor: 90_000n },
    { wagerMinor: 50_000n, turnoverMinor: 50_000n },
  ]);
});

test('what is for every deposit comes after what is for the first, and free rounds come beside', async () => {
  const every = { ...welcome, percent: 25, audience: { deposits: 'every' } };
  await open.setTerms('every', every);
  await open.setTerms('deposit-spins', { ...spinTerms, audience: { deposits: 'every' } });
  const playerId = await open.addPlayer(0n);
  await deposit(playerId, 20_000n);
  await deposit(playerId, 40_000n);
  await offerForDeposits(open);
  expect((await open.awardsOf(playerId)).map((row) => row.amountMinor)).toEqual([20_000n, 10_000n]);
  expect(await open.spinsOf(playerId)).toMatchObject([
    { count: 3, leftCount: 3, stakeMinor: 100n, awardId: null, status: 0 },
    { count: 3, leftCount: 3 },
  ]);
  await open.setTerms('every', every, false);
  await open.setTerms('deposit-spins', spinTerms, false);
});

test('nobody whose account is closed, whose limit is reached, or who wants none is offered anything', async () => {
  const request = { slug: 'code', cause: 'test' };
  const closed = await open.addPlayer(0n);
  await ledger.exclude(siteId, closed, 1, 'brand');
  expect(await open.offer({ playerId: closed, ...request })).toBe('notAllowed');
  const limited = await open.addPlayer(50_000n);
  await ledger.setLimit({ siteId, playerId: limited, kind: 'loss', period: 'daily' }, 10_000n);
  expect(await open.offer({ playerId: limited, ...request })).toMatchObject({ awardId: expect.any(Number) });
  await open.bet(limited, 10_000n);
  expect(await open.offer({ playerId: limited, slug: 'code', cause: 'other' })).toBe('notAllowed');
  const blocked = await open.addPlayer(0n, { status: 'suspend' });
  expect(await open.offer({ playerId: blocked, ...request })).toBe('notAllowed');
  const choosy = await open.addPlayer(0n);
  await open.offered({ playerId: choosy, ...request });
  await chooseOffers(open.contextOf(choosy), { takes_offers: false });
  expect(await open.awardsOf(choosy)).toMatchObject([{ status: 3, endReason: 'withdrawn' }]);
  expect(await open.offer({ playerId: choosy, slug: 'code', cause: 'other' })).toBe('notAllowed');
  await chooseOffers(open.contextOf(choosy), { takes_offers: true });
  expect(await open.offer({ playerId: choosy, slug: 'code', cause: 'other' })).toMatchObject({});
});

test('what a deposit gives waits until a limit or a break is over, for some weeks', async () => {
  const start = clock.now();
  const playerId = await open.addPlayer(50_000n);
  await ledger.setLimit({ siteId, playerId, kind: 'loss', period: 'daily' }, 10_000n);
  await open.bet(playerId, 10_000n);
  const id = await deposit(playerId, 30_000n);
  expect(await offerForDeposits(open)).toBe(1);
  // It is not looked at every minute.
  expect(await offerForDeposits(open)).toBe(0);
  expect(await open.awardsOf(playerId)).toEqual([]);
  clock.advance(24 * HOUR_MS);
  await offerForDeposits(open);
  expect(await open.awardsOf(playerId)).toMatchObject([{ cause: `deposit:${id}` }]);
  // One who looks before the job does gets it as well.
  const looking = await open.addPlayer(0n);
  await freezePlayer(open.database.pool, { siteId, playerId: looking }, freeze(clock.now()));
  await deposit(looking, 30_000n);
  await offerForDeposits(open);
  await addConfirmed(open, { name: 'lina', role: 'all' });
  const lift = { operator: 'lina', reason: 'checked', at: clock.now() };
  await unfreezePlayer(open.database.pool, { siteId, playerId: looking }, lift);
  await offerForDepositsOf(open, { siteId, playerId: looking });
  expect(await open.awardsOf(looking)).toHaveLength(1);
  const blocked = await open.addPlayer(0n);
  await freezePlayer(open.database.pool, { siteId, playerId: blocked }, freeze(clock.now()));
  await deposit(blocked, 30_000n);
  await offerForDeposits(open);
  clock.advance(31 * 24 * HOUR_MS);
  expect(await offerForDeposits(open)).toBe(1);
  const { rows } = await open.database.pool.query('select from bonus_deposit');
  expect(rows).toEqual([]);
  clock.set(start);
});

test('a bonus for a country is for players from there', async () => {
  await open.setTerms('german', { ...coded, audience: { countries: ['DE'], byHand: true } });
  const playerId = await open.addPlayer(0n);
  expect(await open.offer({ playerId, slug: 'german', cause: 'test' })).toBe('notAllowed');
  await open.database.sql.update(playerTable).set({ countryId: 58 }).where(eq(playerTable.id, playerId));
  expect(await open.offer({ playerId, slug: 'german', cause: 'test' })).toMatchObject({});
});

test('a code makes one offer, in capitals of any language, and a wrong one none', async () => {
  const playerId = await open.addPlayer(0n);
  const enter = (code: string) => enterBonusCode(open.contextOf(playerId), { code });
  await expect(enter('BAHAR101')).rejects.toMatchObject({ code: 'bonus_code_unknown' });
  const tries = await Promise.allSettled(['bahar100', 'Bahar100', 'BAHAR100'].map(enter));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(enter('bahar100')).rejects.toMatchObject({ code: 'bonus_code_used' });
  expect(await open.awardsOf(playerId)).toMatchObject([{ amountMinor: 10_000n, cause: 'code:BAHAR100' }]);
  await open.setTerms('friends', { ...coded, audience: { code: 'ARKADAS50' } });
  expect(await enter('arkadaş50')).toMatchObject({ awardId: expect.any(Number) });
  await expect(enter('ARKADAŞ50')).rejects.toMatchObject({ code: 'bonus_code_used' });
  const guesses = Array.from({ length: 6 }, (_, at) => enter(`WRONG${at}`));
  const codes = (await Promise.allSettled(guesses)).map((one) => (one as PromiseRejectedResult).reason.code);
  expect(codes).toContain('too_many_requests');
});

test('a closed bonus is not offered, and a changed one is offered by its new terms only from then on', async () => {
  const playerId = await open.addPlayer(0n);
  await open.offered({ playerId, slug: 'code', cause: 'before' });
  await open.setTerms('code', { ...coded, wagering: { times: 5.5, base: 'bonus' } });
  await open.offered({ playerId, slug: 'code', cause: 'after' });
  expect((await open.awardsOf(playerId)).map((row) => row.wagerMinor)).toEqual([100_000n, 55_000n]);
  await open.setTerms('code', coded, false);
  expect(await open.offer({ playerId, slug: 'code', cause: 'closed' })).toBe('notOpen');
  await open.setTerms('code', coded);
});

test('a grant is made once, however often it is repeated, whatever it then says', async () => {
  const playerId = await open.addPlayer(0n);
  const grant = (grantId: string, reward: Parameters<typeof grantReward>[1]['reward'], to = playerId) =>
    grantReward(open, { siteId, playerId: to, provider: 'wheel', grantId, reward });
  const all = await Promise.all(
    Array.from({ length: 20 }, () => grant('1', { kind: 'freeSpins', slug: 'spins' })),
  );
  expect(all.toSorted()).toEqual(['granted', ...Array.from({ length: 19 }, () => 'repeated')]);
  expect(await grant('1', { kind: 'points', points: 50 })).toBe('repeated');
  expect(await grant('2', { kind: 'points', points: 50 })).toBe('granted');
  expect(await grant('3', { kind: 'bonus', slug: 'nothing' })).toBe('notOpen');
  expect(await grant('3', { kind: 'bonus', slug: 'spins' })).toBe('notOpen');
  expect(await grant('3', { kind: 'freeSpins', slug: 'code' })).toBe('notOpen');
  expect(await grant('4', { kind: 'points', points: 1 }, 99)).toBe('unknownPlayer');
  await ledger.exclude(siteId, playerId, 1, 'brand');
  expect(await grant('5', { kind: 'points', points: 50 })).toBe('notAllowed');
  expect([await open.awardsOf(playerId), (await open.spinsOf(playerId)).length]).toEqual([[], 1]);
});

test('wins of free rounds with wagering are the money of a bonus that only their claim accepts', async () => {
  await open.setTerms('wagered-spins', { ...spinTerms, wagering: { times: 2, base: 'bonus' } });
  const playerId = await open.addPlayer(0n);
  const { freeSpinId } = await open.offered({ playerId, slug: 'wagered-spins', cause: 'test' });
  const [award] = await open.awardsOf(playerId);
  expect(award).toMatchObject({ status: 0, amountMinor: 0n, wagerMinor: 0n });
  expect(await open.spinsOf(playerId)).toMatchObject([
    { id: freeSpinId, awardId: award?.id, wagerTimes: 200 },
  ]);
});
