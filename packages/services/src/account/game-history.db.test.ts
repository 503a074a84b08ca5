import { createIdMaker, manualClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { PlayerContext } from '../context.ts';
import { gameHistory } from './game-history.ts';

const clock = manualClock(new Date('2026-02-28T20:59:59.999Z'));
const ids = createIdMaker(clock);
const me = { siteId: 7, playerId: 1 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the game history contains one player’s rows of the requested days and type', async () => {
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  const game = { provider: 'studio', currency: 1, gameId: 9, roundId: 'r', play: 'round' } as const;
  const bet = (player: typeof me, tx: string) =>
    ledger.book({ ...player, ...game, kind: 'bet', tx, amountMinor: 100n });
  for (const player of [me, { siteId: 8, playerId: 1 }, { siteId: 7, playerId: 2 }]) {
    await ledger.openAccounts(player.siteId, player.playerId, 1);
    await ledger.book({
      ...player,
      kind: 'deposit',
      provider: 'p',
      tx: 'd',
      amountMinor: 1_000n,
      currency: 1,
    });
    if (player !== me) await bet(player, 'foreign');
  }
  await bet(me, 'the day before');
  clock.advance(1);
  await bet(me, 'bet');
  await ledger.book({ ...me, ...game, kind: 'win', tx: 'win', betTx: 'bet', amountMinor: 50n });
  clock.advance(24 * 60 * 60_000 - 1);
  await bet(me, 'undone');
  await ledger.book({ ...me, provider: 'studio', kind: 'refund', tx: 'refund', betTx: 'undone' });
  clock.advance(1);
  await bet(me, 'the day after');

  const brand = { traits: { 'site.timeZone': 'Europe/Istanbul' } };
  const player = { siteId: me.siteId, id: me.playerId };
  const context = { database, ledger, brand, language: 'en', player };
  const day = { start_date: '2026-03-01 00:00:00', end_date: '2026-03-01 23:59:59', page: 1 };
  const read = async (type?: 0 | 1 | 2 | 3) => {
    const query = type === undefined ? day : { ...day, type };
    const { data } = await gameHistory(context as unknown as PlayerContext, query);
    expect(data.total).toBe(data.data.length);
    return data.data.map((row) => row.transaction_id);
  };
  expect(await read()).toEqual(['refund', 'undone', 'win', 'bet']);
  expect(await read(0)).toEqual(['refund', 'undone', 'win', 'bet']);
  expect(await read(1)).toEqual(['undone', 'bet']);
  expect(await read(2)).toEqual(['win']);
  expect(await read(3)).toEqual(['refund']);
  // All of them are of one round, most outside this range.
  const { data } = await gameHistory(context as unknown as PlayerContext, day);
  const round = { bet: 400n, win: 50n, refund: 100n, net: -250n };
  expect(data.data.map((row) => row.round)).toEqual([round, round, round, round]);
  for (let count = 0; count < 195; count += 1)
    await ledger.book({ ...me, ...game, kind: 'win', tx: `more ${count}`, betTx: 'bet', amountMinor: 0n });
  const longer = await gameHistory(context as unknown as PlayerContext, day);
  expect(longer.data.data.map((row) => row.round)).toEqual([undefined, undefined, undefined, undefined]);
});
