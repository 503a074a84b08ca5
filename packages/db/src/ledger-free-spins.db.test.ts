import { freeSpinStatus, proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bet, type LedgerFixture, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';
import { offerFreeSpins, spinGame as GAME, type SpinTerms } from './testing/offer-free-spins.ts';
import { useTestClock } from './testing/use-test-clock.ts';

const DAY_MS = 24 * 60 * 60_000;

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
});
afterAll(() => ledger.database.drop());

const offerSpins = (playerId: number, cause: string, terms?: SpinTerms) =>
  offerFreeSpins(ledger, playerId, cause, terms);
const spin = (playerId: number, freeSpinId: number, tx: string, gameId = GAME) =>
  ledger.store.book(
    bet(playerId, tx, { amountMinor: 0n, play: 'freeRound', roundId: tx, gameId, freeSpinId }),
  );
const paid = (playerId: number, tx: string, amountMinor: bigint) =>
  ledger.store.book(win(playerId, `w-${tx}`, tx, { amountMinor, play: 'freeRound', roundId: tx }));

async function readSpins(playerId: number) {
  const { rows } = await ledger.database.pool.query<{ status: number; left_count: number; won: string }>(
    'select status, left_count, won from free_spin where player_id = $1',
    [playerId],
  );
  return rows[0];
}

test('free rounds are claimed for one of their games, by one of several claims at once', async () => {
  const playerId = await ledger.makePlayer();
  const freeSpinId = await offerSpins(playerId, 'claim');
  const claim = (gameId: number) =>
    ledger.store.claimFreeSpins({ siteId: SITE, playerId, freeSpinId, gameId });
  expect(await claim(7)).toBe('gameNotOffered');
  const claims = await Promise.all([GAME, 42, GAME, 42].map(claim));
  expect(claims.filter((one) => one === 'claimed')).toHaveLength(2);
  expect(claims.filter((one) => one === 'notOffered')).toHaveLength(2);
  const other = await ledger.makePlayer();
  expect(await ledger.store.claimFreeSpins({ siteId: SITE, playerId: other, freeSpinId, gameId: GAME })).toBe(
    'notOffered',
  );
});

test('they are counted down by rounds at their game, and their wins are own money', async () => {
  const playerId = await ledger.makePlayer();
  const freeSpinId = await offerSpins(playerId, 'count', { count: 2, maxWinMinor: 700n });
  expect((await spin(playerId, freeSpinId, 'too-early')).status).toBe('noFreeRounds');
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId, freeSpinId, gameId: GAME });
  expect((await spin(playerId, freeSpinId, 'other-game', 42)).status).toBe('noFreeRounds');
  expect(await spin(playerId, freeSpinId, 's1')).toMatchObject({ status: 'booked', replayed: false });
  expect(await spin(playerId, freeSpinId, 's1')).toMatchObject({ status: 'booked', replayed: true });
  expect(await readSpins(playerId)).toMatchObject({ status: freeSpinStatus.active, left_count: 1 });
  expect(await paid(playerId, 's1', 400n)).toMatchObject({ status: 'booked', balanceMinor: 400n });

  const last = await Promise.all(['s2', 's3', 's4'].map((tx) => spin(playerId, freeSpinId, tx)));
  expect(last.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'booked',
    'noFreeRounds',
    'noFreeRounds',
  ]);
  const tx = ['s2', 's3', 's4'][last.findIndex(({ status }) => status === 'booked')] ?? '';
  // Only 300 are left of the most that can be won.
  expect(await paid(playerId, tx, 900n)).toMatchObject({ status: 'booked', balanceMinor: 700n });
  expect(await readSpins(playerId)).toEqual({ status: freeSpinStatus.completed, left_count: 0, won: '700' });
  await proveBalances(ledger.store);
});

test('a round that is rolled back is given back', async () => {
  const playerId = await ledger.makePlayer();
  const freeSpinId = await offerSpins(playerId, 'back', { count: 1 });
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId, freeSpinId, gameId: GAME });
  await spin(playerId, freeSpinId, 'lost');
  expect(await readSpins(playerId)).toMatchObject({ status: freeSpinStatus.completed, left_count: 0 });
  await ledger.store.book(refund(playerId, 'undo', 'lost', { amountMinor: 0n }));
  expect(await readSpins(playerId)).toMatchObject({ status: freeSpinStatus.active, left_count: 1 });
  expect((await spin(playerId, freeSpinId, 'again')).status).toBe('booked');
});

test('what they win has to be staked if their terms say so', async () => {
  const playerId = await ledger.makePlayer();
  const awardId = await offerAward(ledger, playerId, 'spins', {
    amountMinor: 0n,
    wagerMinor: 0n,
    weights: { [GAME]: 100 },
    maxStakeMinor: null,
    maxReleaseMinor: null,
    isFreeBet: false,
    minOdds: null,
  });
  const freeSpinId = await offerSpins(playerId, 'wager', { count: 2, awardId, wagerTimes: 150 });
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId, freeSpinId, gameId: GAME });
  await spin(playerId, freeSpinId, 'first');
  expect(await paid(playerId, 'first', 100n)).toMatchObject({ balanceMinor: 0n, bonusMinor: 100n });
  // Enough for the first win, but another may follow.
  await ledger.store.book(bet(playerId, 'between', { amountMinor: 100n, roundId: 'between' }));
  await ledger.store.book(win(playerId, 'won', 'between', { amountMinor: 200n, roundId: 'between' }));
  expect(await ledger.store.balances(SITE, playerId)).toMatchObject({ main: 0n, bonus: 200n });
  await spin(playerId, freeSpinId, 'second');
  await paid(playerId, 'second', 100n);
  expect(await ledger.store.balances(SITE, playerId)).toMatchObject({ main: 0n, bonus: 300n });
  // 300 in all, of which 100 were staked.
  await ledger.store.book(bet(playerId, 'rest', { amountMinor: 200n, roundId: 'rest' }));
  expect(await ledger.store.balances(SITE, playerId)).toMatchObject({ main: 100n, bonus: 0n });
  await proveBalances(ledger.store);
});

test('rounds that were not played in time are gone', async () => {
  const playerId = await ledger.makePlayer();
  const freeSpinId = await offerSpins(playerId, 'late');
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId, freeSpinId, gameId: GAME });
  await spin(playerId, freeSpinId, 'in-time');
  await setTime(new Date(ledger.clock.now().getTime() + 4 * DAY_MS));
  expect((await spin(playerId, freeSpinId, 'too-late')).status).toBe('noFreeRounds');
  await ledger.store.endDueBonuses(1000);
  expect(await readSpins(playerId)).toMatchObject({ status: freeSpinStatus.cancelled, left_count: 2 });
  expect(await paid(playerId, 'in-time', 50n)).toMatchObject({ status: 'booked', balanceMinor: 50n });
});
