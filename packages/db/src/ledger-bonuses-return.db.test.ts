import { bonusStatus, proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ModelTerms } from './testing/bonus-model.ts';
import {
  bet,
  deposit,
  type LedgerFixture,
  openLedger,
  refund,
  reversal,
  SITE,
  win,
} from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';
import { spinGame } from './testing/offer-free-spins.ts';
import { useTestClock } from './testing/use-test-clock.ts';

const DAY_MS = 24 * 60 * 60_000;

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

const plain: ModelTerms = {
  amountMinor: 1000n,
  wagerMinor: 3000n,
  weights: { [spinGame]: 100 },
  maxStakeMinor: null,
  maxReleaseMinor: null,
  isFreeBet: false,
  minOdds: null,
};
const freeBet: ModelTerms = { ...plain, amountMinor: 500n, wagerMinor: 500n, isFreeBet: true };

/** A player with an active bonus. */
async function openBonus(terms: ModelTerms, ownMinor = 0n) {
  const playerId = await ledger.makePlayer(ownMinor);
  const start = async (cause: string, others: ModelTerms) => {
    const awardId = await offerAward(ledger, playerId, cause, others);
    expect(await ledger.store.startBonus({ siteId: SITE, playerId, awardId })).toBe('started');
    return awardId;
  };
  const awardId = await start('first', terms);
  return {
    playerId,
    key: { siteId: SITE, playerId, awardId },
    start,
    async stake(tx: string, amountMinor: bigint, more: { odds?: number; isFreeBet?: boolean } = {}) {
      const { status } = await ledger.store.book(bet(playerId, tx, { amountMinor, roundId: tx, ...more }));
      expect(status).toBe('booked');
    },
    win: (tx: string, amountMinor: bigint, number = 1) =>
      ledger.store.book(win(playerId, `w${number}-${tx}`, tx, { amountMinor, roundId: tx })),
    undo: (tx: string, amountMinor: bigint) =>
      ledger.store.book(refund(playerId, `x-${tx}`, tx, { amountMinor })),
    close: (tx: string) => ledger.store.closeRound(SITE, playerId, 'studio', tx),
    reverse: (tx: string, number = 1) =>
      ledger.store.book(reversal(playerId, `v${number}-${tx}`, `w${number}-${tx}`)),
    /** Takes back a part of the last win of a round. */
    reduce: (tx: string, amountMinor: bigint) =>
      ledger.store.book(reversal(playerId, `p${amountMinor}-${tx}`, null, { roundId: tx, amountMinor })),
    async money() {
      const { main, bonus } = await ledger.store.balances(SITE, playerId);
      return { main, bonus };
    },
    async award() {
      const { rows } = await ledger.database.pool.query<Record<string, string | number>>(
        'select status, wagered, released, taken from bonus_award where player_id = $1 and id = $2',
        [playerId, awardId],
      );
      return rows[0];
    },
  };
}

test('a free bet that is returned is a free bet again', async () => {
  const one = await openBonus(freeBet);
  await one.stake('void', 500n, { odds: 2000, isFreeBet: true });
  expect(await one.award()).toMatchObject({ status: bonusStatus.completed });
  await one.undo('void', 500n);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '0' });
  expect(await one.money()).toEqual({ main: 0n, bonus: 500n });
  await one.stake('again', 500n, { odds: 2000, isFreeBet: true });
  await one.win('again', 1200n);
  expect(await one.money()).toEqual({ main: 700n, bonus: 0n });
});

test('it is staked as a whole', async () => {
  const one = await openBonus({ ...freeBet, amountMinor: 600n });
  const part = { amountMinor: 100n, roundId: 'part', odds: 2000, isFreeBet: true };
  expect((await ledger.store.book(bet(one.playerId, 'part', part))).status).toBe('bonusTerms');
  expect(await one.money()).toEqual({ main: 0n, bonus: 600n });
  await one.stake('whole', 600n, { odds: 2000, isFreeBet: true });
  expect(await one.award()).toMatchObject({ status: bonusStatus.completed, released: '0' });
});

test('it has to be staked again, also if what it has won was enough', async () => {
  const one = await openBonus({ ...freeBet, wagerMinor: 1000n });
  await one.stake('void', 500n, { odds: 2000, isFreeBet: true });
  await one.win('void', 1500n);
  await one.stake('rest', 1000n, { odds: 2000, isFreeBet: true });
  await one.win('rest', 2000n);
  expect(await one.award()).toMatchObject({ status: bonusStatus.completed, released: '1000' });
  await ledger.store.book(deposit(one.playerId, 'more', 500n));
  await one.reverse('void');
  expect(await one.money()).toEqual({ main: 500n, bonus: 0n });
  await one.undo('void', 500n);
  await ledger.store.endDueBonuses(100);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '1000' });
  expect(await one.money()).toEqual({ main: 500n, bonus: 500n });
  // What the other one has won was own money, and is not the free bet's to give back.
  await one.reverse('rest');
  expect(await one.money()).toMatchObject({ bonus: 500n });
});

test('it is the house’s after its time, and beside another bonus', async () => {
  const late = await openBonus(freeBet);
  await late.stake('late', 500n, { odds: 2000, isFreeBet: true });
  const beside = await openBonus(freeBet);
  await beside.stake('beside', 500n, { odds: 2000, isFreeBet: true });
  await beside.start('second', plain);
  await beside.undo('beside', 500n);
  expect(await beside.money()).toEqual({ main: 0n, bonus: 1000n });
  await setTime(new Date(ledger.clock.now().getTime() + 31 * DAY_MS));
  await late.undo('late', 500n);
  expect(await late.money()).toEqual({ main: 0n, bonus: 0n });
  expect(await late.award()).toMatchObject({ status: bonusStatus.completed, taken: '500' });
});

test('a bet on sport counts once it is settled: won, or ended as lost', async () => {
  const one = await openBonus({ ...plain, wagerMinor: 1000n }, 3000n);
  await one.stake('void', 1000n, { odds: 2000 });
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '0' });
  await one.undo('void', 1000n);
  await ledger.store.endDueBonuses(100);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '0' });
  expect(await one.money()).toEqual({ main: 3000n, bonus: 1000n });

  await one.stake('lost', 400n, { odds: 2000 });
  await one.close('lost');
  await one.close('lost');
  expect(await one.award()).toMatchObject({ wagered: '400' });
  await one.stake('won', 600n, { odds: 2000 });
  await one.win('won', 100n);
  await one.win('won', 100n, 2);
  // Both may be parts that were cashed out.
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '400' });
  await one.close('won');
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '1000' });
  await ledger.store.endDueBonuses(100);
  expect(await one.award()).toMatchObject({ status: bonusStatus.completed, released: '1000' });
  expect(await one.money()).toEqual({ main: 3200n, bonus: 0n });
});

test('a bonus is not lost while the rest of a bet may win, whatever was cashed out of it', async () => {
  const one = await openBonus(plain);
  await one.stake('large', 900n, { odds: 2000 });
  await one.stake('small', 100n, { odds: 2000 });
  await one.win('large', 50n);
  await one.stake('part', 50n, { odds: 2000 });
  for (const lost of ['small', 'part']) await one.close(lost);
  await ledger.store.endDueBonuses(100);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '150' });
  await one.win('large', 1700n, 2);
  await one.close('large');
  await ledger.store.endDueBonuses(100);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '1050', released: '0' });
  expect(await one.money()).toEqual({ main: 0n, bonus: 1700n });
});

test('a lost bonus whose bet was won after all goes on, and its money is not own money', async () => {
  const one = await openBonus(plain);
  await one.stake('wrong', 1000n, { odds: 2000 });
  await one.close('wrong');
  await ledger.store.endDueBonuses(100);
  expect(await one.award()).toMatchObject({ status: bonusStatus.completed, wagered: '1000' });
  await one.win('wrong', 2000n);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '1000', released: '0' });
  expect(await one.money()).toEqual({ main: 0n, bonus: 2000n });
  await one.reverse('wrong');
  expect(await one.money()).toEqual({ main: 0n, bonus: 0n });
});

test('beside another bonus, what comes back to a lost one is the house’s, and taken back from it', async () => {
  const one = await openBonus(plain);
  await one.stake('first', 500n);
  await one.stake('second', 500n);
  for (const lost of ['first', 'second']) await one.close(lost);
  await ledger.store.endDueBonuses(100);
  const awardId = await one.start('other', plain);
  await one.win('first', 700n);
  expect(await one.award()).toMatchObject({ status: bonusStatus.completed, released: '0', taken: '700' });
  await ledger.store.endBonus({ ...one.key, awardId }, 'rejected', 'forfeited');
  await one.undo('second', 500n);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '500' });
  expect((await one.reverse('first')).status).toBe('booked');
  expect(await one.money()).toEqual({ main: 0n, bonus: 500n });
  expect(await one.award()).toMatchObject({ taken: '0' });
});

test('a lost bonus of which enough was staked gives its late wins as own money', async () => {
  const one = await openBonus({ ...plain, wagerMinor: 1000n });
  await one.stake('enough', 1000n, { odds: 2000 });
  await one.close('enough');
  await ledger.store.endDueBonuses(100);
  await one.win('enough', 300n);
  expect(await one.money()).toEqual({ main: 300n, bonus: 0n });
});

test('a stake above the largest one counts no more than that', async () => {
  const one = await openBonus({ ...plain, wagerMinor: 5000n, maxStakeMinor: 1000n });
  // A largest stake holds while there is bonus money, all of which is in this bet.
  await one.stake('all', 1000n);
  await ledger.store.book(deposit(one.playerId, 'more', 5000n));
  await one.stake('large', 5000n);
  expect(await one.award()).toMatchObject({ status: bonusStatus.active, wagered: '2000' });
});

test('a win is taken back as it was divided, however much the bonus has left', async () => {
  const one = await openBonus({ ...plain, wagerMinor: 100_000n }, 1000n);
  await one.stake('mixed', 1500n);
  await one.win('mixed', 3000n);
  expect(await one.money()).toEqual({ main: 2000n, bonus: 1500n });
  await one.stake('lost', 3400n);
  expect(await one.money()).toEqual({ main: 0n, bonus: 100n });
  await ledger.store.book(deposit(one.playerId, 'more', 5000n));
  expect((await one.reverse('mixed')).status).toBe('booked');
  // Own money won 2,000 of it; of the bonus's 1,000 only 100 are there.
  expect(await one.money()).toEqual({ main: 3000n, bonus: 0n });
});

test('parts of a win are taken back one after another until nothing of it is left', async () => {
  const one = await openBonus({ ...plain, wagerMinor: 100_000n }, 1000n);
  await one.stake('parts', 1500n);
  await one.win('parts', 1001n);
  expect(await one.money()).toEqual({ main: 668n, bonus: 833n });
  for (const amountMinor of [100n, 1n, 300n, 600n]) await one.reduce('parts', amountMinor);
  expect(await one.money()).toEqual({ main: 0n, bonus: 500n });
});

test('a part of a free bet’s win leaves its stake with the house', async () => {
  const one = await openBonus(freeBet);
  await one.stake('free', 500n, { odds: 4000, isFreeBet: true });
  await one.win('free', 2000n);
  expect(await one.money()).toEqual({ main: 1500n, bonus: 0n });
  await one.reduce('free', 800n);
  expect(await one.money()).toEqual({ main: 700n, bonus: 0n });
  await one.reduce('free', 1200n);
  expect(await one.money()).toEqual({ main: 0n, bonus: 0n });
  // The right win is without the stake again.
  await one.win('free', 1100n, 2);
  expect(await one.money()).toEqual({ main: 600n, bonus: 0n });
});

test('of a completed bonus, the house takes its own share of a win back first', async () => {
  const one = await openBonus({ ...plain, wagerMinor: 1100n, maxReleaseMinor: 400n });
  await one.stake('wrong', 1000n);
  await one.win('wrong', 700n);
  await one.stake('last', 100n);
  expect(await one.money()).toEqual({ main: 400n, bonus: 0n });
  expect(await one.award()).toMatchObject({ released: '400', taken: '200' });
  await one.stake('own', 100n);
  // 400 of it were released, of which 300 are left.
  expect((await one.reverse('wrong')).status).toBe('noFunds');
  await one.win('last', 200n);
  expect(await one.award()).toMatchObject({ released: '400', taken: '400' });
  expect((await one.reverse('wrong')).status).toBe('booked');
  expect(await one.money()).toEqual({ main: 0n, bonus: 0n });
  expect(await one.award()).toMatchObject({ released: '100', taken: '0' });
});

test('what a bonus that was taken back had won is the house’s to give back', async () => {
  const one = await openBonus(plain);
  await one.stake('wrong', 1000n);
  await one.win('wrong', 700n);
  await ledger.store.endBonus(one.key, 'rejected', 'forfeited');
  expect((await one.reverse('wrong')).status).toBe('booked');
  expect(await one.money()).toEqual({ main: 0n, bonus: 0n });
  expect(await one.award()).toMatchObject({ taken: '0' });
});
