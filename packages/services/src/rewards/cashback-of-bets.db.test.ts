import { bonusCashback, freezePlayer } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import { coded, countingGame, openBonuses, spinTerms } from '../testing/bonuses.ts';
import { siteId } from '../testing/withdrawals.ts';
import { payCashback } from './pay-cashback.ts';

const DAY_MS = 24 * 60 * 60_000;
const sportGame = 9;
const open = await openBonuses();
const { ledger, clock, database } = open;
const { minDepositMinor: _, ...daily } = {
  ...coded,
  kind: 'cashback',
  name: { tr: 'Günlük iade', en: 'Daily cashback' },
  percent: 10,
  capMinor: 9_000,
  period: 'day',
  wagering: { times: 0, base: 'bonus' },
  audience: {},
};
clock.set(new Date('2026-03-01T10:00:00Z'));
await open.setTerms('daily', daily);
await open.setTerms('spins', spinTerms);
await database.pool.query(
  `insert into studio (id, slug, name, provider, picture, sort) values (1, 's', 'S', 'studio', '', 1);
   insert into game (id, slug, studio_id, type, name_tr, name_en, folded, picture, shape, demo, launchable, released_at)
     values (${sportGame}, 'sport', 1, 'sport', '', '', '', '', 'portrait', false, true, '2026-01-01');
   insert into sports_provider (slug, provider, game_id) values ('book', 'studio', ${sportGame})`,
);
afterAll(async () => {
  await proveBalances(ledger);
  await database.drop();
});

const givenFor = async (playerId: number) =>
  (await open.awardsOf(playerId)).map(({ cause, amountMinor }) => [cause.split(':').at(-1), amountMinor]);

/** Noon of a day, or the next morning's run of the job. */
const noon = (day: string) => clock.set(new Date(`${day}T09:00:00Z`));
async function runAfter(day: string): Promise<void> {
  clock.set(new Date(Date.parse(`${day}T09:00:00Z`) + DAY_MS));
  await payCashback(open);
}

/** A bet on sport of its own round. */
function openSport(playerId: number) {
  const common = { siteId, playerId, provider: 'studio', currency: 1 } as const;
  const wager = { ...common, play: 'round', gameId: sportGame } as const;
  return {
    stake: (tx: string, amountMinor: bigint) =>
      ledger.book({ ...wager, kind: 'bet', tx, amountMinor, roundId: tx, odds: 2_000 }),
    pay: (tx: string, amountMinor: bigint, number = 1) =>
      ledger.book({ ...wager, kind: 'win', tx: `w${number}-${tx}`, betTx: tx, amountMinor, roundId: tx }),
    close: (tx: string) => ledger.closeRound(siteId, playerId, 'studio', tx),
    undo: (tx: string) => ledger.book({ ...common, kind: 'refund', tx: `x-${tx}`, betTx: tx }),
    takeBack: (tx: string, winTx: string) => ledger.book({ ...common, kind: 'winReversal', tx, winTx }),
  };
}

test('a bet on sport is no loss while it is open, and none if it is void', async () => {
  const playerId = await open.addPlayer(90_000n);
  const sport = openSport(playerId);
  noon('2026-03-03');
  await sport.stake('void', 20_000n);
  await sport.stake('long', 30_000n);
  await sport.stake('parts', 10_000n);
  await sport.pay('parts', 1n);
  await runAfter('2026-03-03');
  expect(await givenFor(playerId)).toEqual([]);
  noon('2026-03-05');
  await sport.undo('void');
  await sport.pay('parts', 3_999n, 2);
  await sport.close('parts');
  await runAfter('2026-03-05');
  expect(await givenFor(playerId)).toEqual([['2026-03-05', 600n]]);
  noon('2026-03-08');
  await sport.close('long');
  await runAfter('2026-03-08');
  expect(await givenFor(playerId)).toEqual([
    ['2026-03-05', 600n],
    ['2026-03-08', 3_000n],
  ]);
});

test('a round that is open at midnight counts on the day on which it ends', async () => {
  const playerId = await open.addPlayer(90_000n);
  clock.set(new Date('2026-03-09T20:59:00Z'));
  await open.bet(playerId, 5_000n);
  clock.set(new Date('2026-03-09T21:01:00Z'));
  await open.win(playerId, 1_000n);
  await runAfter('2026-03-10');
  expect(await givenFor(playerId)).toEqual([['2026-03-10', 400n]]);
});

test('a win of free rounds that is taken back is no loss', async () => {
  const playerId = await open.addPlayer(90_000n);
  noon('2026-03-11');
  const { freeSpinId } = await open.offered({ playerId, slug: 'spins', cause: 'test' });
  await ledger.claimFreeSpins({ siteId, playerId, freeSpinId, gameId: countingGame });
  const round = await open.bet(playerId, 0n, countingGame, freeSpinId);
  const won = await open.win(playerId, 4_000n);
  expect([round.status, won.status]).toEqual(['booked', 'booked']);
  await runAfter('2026-03-11');
  noon('2026-03-13');
  const { rows } = await database.pool.query<{ tx: string }>(
    'select provider_tx as tx from game_tx where player_id = $1 and type = 2',
    [playerId],
  );
  const back = await openSport(playerId).takeBack('v', rows[0]?.tx ?? '');
  expect(back.status).toBe('booked');
  await runAfter('2026-03-13');
  expect(await givenFor(playerId)).toEqual([]);
});

test('cashback of a player whose limit is reached or whose wallet is frozen waits until that is over, for some weeks', async () => {
  const [held, gone] = [await open.addPlayer(50_000n), await open.addPlayer(50_000n)];
  noon('2026-03-18');
  for (const playerId of [held, gone]) await open.lose(playerId, 10_000n);
  await ledger.setLimit({ siteId, playerId: held, kind: 'loss', period: 'weekly' }, 10_000n);
  const freeze = { by: 'job', reason: 'drift', at: clock.now() } as const;
  await freezePlayer(database.pool, { siteId, playerId: gone }, freeze);
  await runAfter('2026-03-18');
  await runAfter('2026-03-20');
  expect([await givenFor(held), await givenFor(gone)]).toEqual([[], []]);
  await runAfter('2026-03-23');
  await payCashback(open);
  expect([await givenFor(held), await givenFor(gone)]).toEqual([[['2026-03-18', 1_000n]], []]);
  expect(await database.sql.select().from(bonusCashback)).toMatchObject([{ playerId: gone }]);
  await open.setTerms('daily', daily, false);
  await runAfter('2026-04-20');
  expect(await database.sql.select().from(bonusCashback)).toEqual([]);
  expect(await givenFor(gone)).toEqual([]);
});
