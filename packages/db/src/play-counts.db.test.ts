import { createIdMaker } from '@baize/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { inTransaction } from './open-database.ts';
import { countPlays } from './play-counts.ts';
import { bet, type LedgerFixture, openLedger, SITE, win } from './testing/ledger-fixture.ts';
import { watchQueries } from './testing/watch-queries.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let ledger: LedgerFixture;
beforeEach(async () => {
  ledger = await openLedger();
});
afterEach(() => ledger.database.drop());

let tx = 0;
async function play(playerId: number, gameId: number, siteId = SITE): Promise<void> {
  tx += 1;
  await ledger.store.book(bet(playerId, `t${tx}`, { siteId, gameId, roundId: `r${tx}` }));
}

/** [game, players in four weeks, players in one] */
async function counts(): Promise<number[][]> {
  const { rows } = await ledger.database.pool.query<{
    game_id: number;
    players: number;
    recent_players: number;
  }>('select * from game_popularity order by game_id');
  return rows.map((row) => [row.game_id, row.players, row.recent_players]);
}

async function version(): Promise<number> {
  const { rows } = await ledger.database.pool.query<{ version: string }>('select version from play_count');
  return Number(rows[0]?.version);
}

const newPlayers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => ledger.makePlayer(100_000n)));

describe('players of a game', () => {
  test('are counted once over all brands, without refused bets', async () => {
    const [one = 0, two = 0] = await newPlayers(2);
    await ledger.store.openAccounts(SITE + 1, one, 1);
    await ledger.store.book({
      ...bet(one, 'x'),
      kind: 'deposit',
      siteId: SITE + 1,
      amountMinor: 100_000n,
      currency: 1,
    });
    await play(one, 11);
    await play(one, 11);
    await play(one, 12);
    await play(two, 11);
    await play(one, 12, SITE + 1);
    await ledger.store.book(bet(two, 'refused', { gameId: 13, roundId: 'e', amountMinor: 900_000n }));
    expect(await ledger.store.countPlays()).toBe(true);
    expect(await counts()).toEqual([
      [11, 2, 2],
      [12, 2, 2],
    ]);
  });

  test('must have bet on it: a promotion without a bet does not count', async () => {
    const [one = 0] = await newPlayers(1);
    await ledger.store.book(win(one, 'prize', null, { play: 'promo', gameId: 11 }));
    await ledger.store.countPlays();
    expect(await counts()).toEqual([]);
  });

  test('are counted over the last seven and the last 28 days', async () => {
    const [one = 0, two = 0] = await newPlayers(2);
    await play(one, 11);
    await play(two, 12);
    await ledger.store.countPlays();
    ledger.clock.advance(6 * DAY_MS);
    await play(two, 11);
    await ledger.store.countPlays();
    expect(await counts()).toEqual([
      [11, 2, 2],
      [12, 1, 1],
    ]);
    ledger.clock.advance(DAY_MS);
    await ledger.store.countPlays();
    expect(await counts()).toEqual([
      [11, 2, 1],
      [12, 1, 0],
    ]);
    ledger.clock.advance(20 * DAY_MS);
    await ledger.store.countPlays();
    expect(await counts()).toEqual([
      [11, 2, 0],
      [12, 1, 0],
    ]);
    ledger.clock.advance(DAY_MS);
    await ledger.store.countPlays();
    expect(await counts()).toEqual([[11, 1, 0]]);
  });

  test('include late-committed bets since the last count', async () => {
    const [one = 0, two = 0] = await newPlayers(2);
    await ledger.store.countPlays();
    ledger.clock.advance(-14 * MINUTE_MS);
    await play(one, 11);
    ledger.clock.advance(-2 * MINUTE_MS);
    await play(two, 11);
    ledger.clock.advance(26 * MINUTE_MS);
    await ledger.store.countPlays();
    expect(await counts()).toEqual([[11, 1, 1]]);
  });

  test('are left to another process that is counting them', async () => {
    const [one = 0] = await newPlayers(1);
    await play(one, 11);
    await inTransaction(ledger.database, async (transaction) => {
      expect(await ledger.store.within(transaction).countPlays()).toBe(true);
      expect(await ledger.store.countPlays()).toBe(false);
    });
    expect(await version()).toBe(1);
    expect(await counts()).toEqual([[11, 1, 1]]);
  });

  test('are read in spans, and an interrupted count is continued', async () => {
    const { database, clock } = ledger;
    const players = await newPlayers(4);
    for (const player of players) {
      await play(player, 11);
      await play(player, 12);
      clock.advance(60 * MINUTE_MS);
    }
    const pairs: number[] = [];
    const interruption = new AbortController();
    const runner = watchQueries(database.pool, async () => {
      const { rows } = await database.pool.query<{ pairs: number }>(
        'select count(*)::integer as pairs from game_player',
      );
      pairs.push(rows[0]?.pairs ?? 0);
      if (pairs.includes(4)) interruption.abort(new Error('interrupted'));
    });
    const context = { runner, clock, ids: createIdMaker(clock) };
    await expect(countPlays(context, interruption.signal, 2)).rejects.toThrow('interrupted');
    expect([...new Set(pairs)]).toEqual([0, 2, 4]);
    expect(await counts()).toEqual([]);

    const { rows } = await database.pool.query<{ read_until: Date; counted_on: string | null }>(
      'select read_until, counted_on from play_count',
    );
    expect(rows[0]?.counted_on).toBeNull();
    // The next count does not read the bets before it again.
    await database.pool.query('delete from game_player where player_id = $1', [players[0]]);
    expect(rows[0]?.read_until.getTime()).toBeGreaterThan(clock.now().getTime() - 3 * 60 * MINUTE_MS);
    expect(await ledger.store.countPlays()).toBe(true);
    expect(await counts()).toEqual([
      [11, 3, 3],
      [12, 3, 3],
    ]);
  });

  test('are counted by one process at a time, and a count without changes keeps the version', async () => {
    const [one = 0] = await newPlayers(1);
    await play(one, 11);
    const changed = await Promise.all([1, 2, 3].map(() => ledger.store.countPlays()));
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect(await version()).toBe(1);
    ledger.clock.advance(MINUTE_MS);
    expect(await ledger.store.countPlays()).toBe(false);
    expect(await version()).toBe(1);
    // A new day is a change by itself, since it decides which games are new.
    ledger.clock.advance(DAY_MS);
    expect(await ledger.store.countPlays()).toBe(true);
    expect(await version()).toBe(2);
  });
});

test('a player’s games are in the order of the last bet', async () => {
  const start = ledger.clock.now();
  const [one = 0] = await newPlayers(1);
  await play(one, 11);
  await play(one, 12);
  ledger.clock.advance(MINUTE_MS);
  await play(one, 11);
  const own = { siteId: SITE, playerId: one, since: start };
  expect(await ledger.store.playedGames({ ...own, limit: 12 })).toEqual([11, 12]);
  expect(await ledger.store.playedGames({ ...own, limit: 1 })).toEqual([11]);
  expect(await ledger.store.playedGames({ ...own, siteId: SITE + 1, limit: 12 })).toEqual([]);
});
