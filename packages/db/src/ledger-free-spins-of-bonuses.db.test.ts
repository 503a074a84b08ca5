import { bonusStatus, freeSpinStatus, proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  bet,
  type LedgerFixture,
  openLedger,
  refund,
  reversal,
  SITE,
  win,
} from './testing/ledger-fixture.ts';
import { offerAward } from './testing/offer-award.ts';
import { offerFreeSpins, spinGame, type SpinTerms } from './testing/offer-free-spins.ts';
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

const money = async (playerId: number) => {
  const { main, bonus } = await ledger.store.balances(SITE, playerId);
  return { main, bonus };
};

/** Claimed free rounds whose wins are bonus money, and how they are played. */
async function openRounds(terms: SpinTerms = {}, ownMinor = 0n) {
  const playerId = await ledger.makePlayer(ownMinor);
  const awardId = await offerAward(ledger, playerId, 'spins', {
    amountMinor: 0n,
    wagerMinor: 0n,
    weights: { [spinGame]: 100 },
    maxStakeMinor: null,
    maxReleaseMinor: null,
    isFreeBet: false,
    minOdds: null,
  });
  const freeSpinId = await offerFreeSpins(ledger, playerId, 'rounds', {
    count: 1,
    awardId,
    wagerTimes: 100,
    ...terms,
  });
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId, freeSpinId, gameId: spinGame });
  const { store, database } = ledger;
  return {
    playerId,
    awardId,
    key: { siteId: SITE, playerId, awardId },
    money: () => money(playerId),
    async spin(tx: string) {
      const { status } = await store.book(
        bet(playerId, tx, { amountMinor: 0n, play: 'freeRound', roundId: tx, freeSpinId }),
      );
      expect(status).toBe('booked');
    },
    win: (tx: string, amountMinor: bigint, number = 1) =>
      store.book(win(playerId, `w${number}-${tx}`, tx, { amountMinor, play: 'freeRound', roundId: tx })),
    undo: (tx: string) => store.book(refund(playerId, `x-${tx}`, tx, { amountMinor: 0n })),
    reverse: (tx: string) => store.book(reversal(playerId, `v-${tx}`, `w1-${tx}`)),
    stake: (tx: string, amountMinor: bigint) => store.book(bet(playerId, tx, { amountMinor, roundId: tx })),
    async award() {
      const { rows } = await database.pool.query<Record<string, string | number | null>>(
        'select status, end_reason, amount, wager, wagered from bonus_award where player_id = $1 and id = $2',
        [playerId, awardId],
      );
      return rows[0];
    },
    async spins() {
      const { rows } = await database.pool.query<Record<string, string | number>>(
        'select status, left_count, won from free_spin where player_id = $1',
        [playerId],
      );
      return rows[0];
    },
  };
}

test('the bonus waits for the outcome of the last round, which belongs to it', async () => {
  const rounds = await openRounds();
  await rounds.spin('last');
  await ledger.store.endDueBonuses(100);
  expect(await rounds.award()).toMatchObject({ status: bonusStatus.active });
  expect(await rounds.win('last', 300n)).toMatchObject({ status: 'booked', bonusMinor: 300n });
  expect(await rounds.money()).toEqual({ main: 0n, bonus: 300n });
  expect(await rounds.award()).toMatchObject({ amount: '300', wager: '300' });
});

test('it waits as well while bets reach what has to be staked', async () => {
  const rounds = await openRounds({ count: 2 });
  await rounds.spin('first');
  await rounds.win('first', 100n);
  await rounds.spin('open');
  await rounds.stake('all', 100n);
  await ledger.store.book(
    win(rounds.playerId, 'back', 'all', { amountMinor: 150n, roundId: 'all', gameId: spinGame }),
  );
  await ledger.store.endDueBonuses(100);
  expect(await rounds.award()).toMatchObject({ status: bonusStatus.active, wagered: '100', wager: '100' });
  await rounds.win('open', 0n);
  await ledger.store.endDueBonuses(100);
  expect(await rounds.award()).toMatchObject({ status: bonusStatus.completed, end_reason: 'wagered' });
  expect(await rounds.money()).toEqual({ main: 150n, bonus: 0n });
});

test('a lost round is known by the end of its round, and then the bonus is spent', async () => {
  const rounds = await openRounds();
  await rounds.spin('lost');
  await ledger.store.closeRound(SITE, rounds.playerId, 'studio', 'lost');
  await ledger.store.endDueBonuses(100);
  expect(await rounds.award()).toMatchObject({ status: bonusStatus.completed, end_reason: 'spent' });
});

test('a round that is rolled back can be played again, but not once its bonus has ended', async () => {
  const kept = await openRounds();
  await kept.spin('kept');
  await kept.undo('kept');
  await ledger.store.endDueBonuses(100);
  expect(await kept.award()).toMatchObject({ status: bonusStatus.active });
  expect(await kept.spins()).toMatchObject({ status: freeSpinStatus.active, left_count: 1 });

  const ended = await openRounds();
  await ended.spin('ended');
  await ledger.store.endBonus(ended.key, 'rejected', 'forfeited');
  await ended.undo('ended');
  expect(await ended.spins()).toMatchObject({ status: freeSpinStatus.completed, left_count: 0 });
});

test('a win that is taken back is taken from the bonus, with what had to be staked for it', async () => {
  const rounds = await openRounds({ maxWinMinor: 120n }, 500n);
  await rounds.spin('wrong');
  await rounds.win('wrong', 200n);
  expect(await rounds.money()).toEqual({ main: 500n, bonus: 120n });
  expect(await rounds.reverse('wrong')).toMatchObject({ status: 'booked', balanceMinor: 500n });
  expect(await rounds.money()).toEqual({ main: 500n, bonus: 0n });
  expect(await rounds.award()).toMatchObject({ amount: '0', wager: '0' });
  // The right win is not above the most that may be won.
  await rounds.win('wrong', 100n, 2);
  expect(await rounds.money()).toEqual({ main: 500n, bonus: 100n });
  expect(await rounds.spins()).toMatchObject({ won: '100' });
});

test('a part of a win that is taken back is first what was above the most', async () => {
  const rounds = await openRounds({ maxWinMinor: 120n });
  await rounds.spin('parts');
  await rounds.win('parts', 200n);
  const reduce = (amountMinor: bigint) =>
    ledger.store.book(reversal(rounds.playerId, `p${amountMinor}`, null, { roundId: 'parts', amountMinor }));
  await reduce(50n);
  expect(await rounds.money()).toEqual({ main: 0n, bonus: 120n });
  await reduce(100n);
  expect(await rounds.money()).toEqual({ main: 0n, bonus: 50n });
  expect(await rounds.award()).toMatchObject({ amount: '50', wager: '50' });
});

test('of rounds that win own money, it is taken back from own money up to their most', async () => {
  const playerId = await ledger.makePlayer();
  const freeSpinId = await offerFreeSpins(ledger, playerId, 'own', { count: 1, maxWinMinor: 120n });
  await ledger.store.claimFreeSpins({ siteId: SITE, playerId, freeSpinId, gameId: spinGame });
  const round = { play: 'freeRound', roundId: 'own' } as const;
  await ledger.store.book(bet(playerId, 'own', { ...round, amountMinor: 0n, freeSpinId }));
  await ledger.store.book(win(playerId, 'wrong', 'own', { ...round, amountMinor: 200n }));
  expect((await ledger.store.book(reversal(playerId, 'back', 'wrong'))).status).toBe('booked');
  await ledger.store.book(win(playerId, 'right', 'own', { ...round, amountMinor: 100n }));
  expect(await money(playerId)).toEqual({ main: 100n, bonus: 0n });
});

test('what was won and staked for is the player’s own at the end of the time, with a round left over', async () => {
  const done = await openRounds({ count: 2, wagerTimes: 100 });
  await done.spin('done');
  await done.win('done', 100n);
  await done.stake('wager', 100n);
  await ledger.store.book(
    win(done.playerId, 'won', 'wager', { amountMinor: 250n, roundId: 'wager', gameId: spinGame }),
  );
  const open = await openRounds({ count: 2 });
  await open.spin('open');
  await open.win('open', 100n);
  // Its free rounds would go on for longer than the bonus.
  await ledger.database.pool.query(
    `update free_spin set expires_at = expires_at + interval '60 days' where player_id = any($1)`,
    [[done.playerId, open.playerId]],
  );
  await setTime(new Date(ledger.clock.now().getTime() + 31 * DAY_MS));
  await ledger.store.endDueBonuses(1000);
  expect(await done.award()).toMatchObject({ status: bonusStatus.completed });
  expect(await done.money()).toEqual({ main: 250n, bonus: 0n });
  expect(await done.spins()).toMatchObject({ status: freeSpinStatus.cancelled });
  expect(await open.award()).toMatchObject({ status: bonusStatus.expired, end_reason: 'time is up' });
  expect(await open.money()).toEqual({ main: 0n, bonus: 0n });
});
