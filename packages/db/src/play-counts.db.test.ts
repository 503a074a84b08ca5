import { afterAll, beforeAll, expect, test } from 'vitest';

import { bet, type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.drop());

test('players are counted once per game, and a player’s games stand by the last bet', async () => {
  const start = ledger.clock.now();
  const [one, two] = [await ledger.makePlayer(100_000n), await ledger.makePlayer(100_000n)];
  await ledger.store.book(bet(one, 'a', { gameId: 11, roundId: 'a' }));
  await ledger.store.book(bet(one, 'b', { gameId: 12, roundId: 'b' }));
  await ledger.store.book(bet(two, 'c', { gameId: 11, roundId: 'c' }));
  ledger.clock.advance(60_000);
  const later = ledger.clock.now();
  await ledger.store.book(bet(one, 'd', { gameId: 11, roundId: 'd' }));
  await ledger.store.book(bet(two, 'refused', { gameId: 13, roundId: 'e', amountMinor: 900_000n }));

  const counts = await ledger.store.countPlayers({ since: start, recentSince: later });
  expect(counts.toSorted((a, b) => a.gameId - b.gameId)).toEqual([
    { gameId: 11, players: 2, recentPlayers: 1 },
    { gameId: 12, players: 1, recentPlayers: 0 },
  ]);
  expect(
    await ledger.store.countPlayers({ since: new Date(later.getTime() + 1), recentSince: later }),
  ).toEqual([]);

  const own = { siteId: SITE, playerId: one, since: start };
  expect(await ledger.store.playedGames({ ...own, limit: 12 })).toEqual([11, 12]);
  expect(await ledger.store.playedGames({ ...own, limit: 1 })).toEqual([11]);
  expect(await ledger.store.playedGames({ ...own, siteId: SITE + 1, limit: 12 })).toEqual([]);
});
