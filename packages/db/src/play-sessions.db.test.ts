import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { inTransaction, openDatabase } from './open-database.ts';
import { acknowledgeRealityCheck, keepPlaySession } from './play-sessions.ts';
import { countWaiting } from './testing/count-waiting.ts';
import { bet, type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';
import { useTestClock } from './testing/use-test-clock.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = 10 * MINUTE_MS;
const GAME = { gameId: 9, moves: false };

let ledger: LedgerFixture;
let setClock: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setClock = await useTestClock(ledger);
});
afterAll(() => ledger.database.drop());

const keyOf = (playerId: number, page = 'a page') => ({ siteId: SITE, playerId, page });
const later = (ms: number) => setClock(new Date(ledger.clock.now().getTime() + ms));

test('a play session begins with the first page, or with what follows a pause', async () => {
  const step = record({
    what: constantFrom('page' as const, 'bet' as const),
    afterMs: integer({ min: 1, max: 13 * MINUTE_MS }),
  });
  await assert(
    asyncProperty(array(step, { maxLength: 12 }), async (steps) => {
      const player = await ledger.makePlayer(100_000n);
      let began: Date | undefined;
      let last: Date | undefined;
      for (const [index, { what, afterMs }] of [...steps, { what: 'page', afterMs: 1 } as const].entries()) {
        await later(afterMs);
        const now = ledger.clock.now();
        const isPaused = last !== undefined && now.getTime() - last.getTime() > PAUSE_MS;
        if (what === 'bet') {
          await ledger.store.book(bet(player, `${index}`, { amountMinor: 1n }));
          if (isPaused) began = now;
        } else {
          if (last === undefined || isPaused) began = now;
          const { startedAt } = await keepPlaySession(ledger.database.pool, keyOf(player), GAME);
          expect(startedAt).toEqual(began);
        }
        // Bets before the first page begin nothing.
        if (began !== undefined) last = now;
      }
    }),
    { numRuns: 40 },
  );
});

describe('two processes', () => {
  test('share one play session, whose reality check moves on once', async () => {
    const other = openDatabase({ url: ledger.database.url });
    try {
      const player = await ledger.makePlayer();
      const pools = [ledger.database.pool, other.pool];
      const keepAll = () =>
        Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            keepPlaySession(pools[index % 2] ?? other.pool, keyOf(player, `page ${index}`), GAME),
          ),
        );
      const started = ledger.clock.now();
      const opened = await keepAll();
      expect(new Set(opened.map(({ startedAt }) => startedAt.getTime()))).toEqual(
        new Set([started.getTime()]),
      );
      expect(opened.filter(({ elsewhere }) => elsewhere === undefined)).toHaveLength(1);
      await later(PAUSE_MS);
      await keepAll();
      await later(PAUSE_MS);
      const choices = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          acknowledgeRealityCheck(pools[index % 2] ?? other.pool, keyOf(player), 15),
        ),
      );
      expect(choices.filter((choice) => choice?.acknowledged)).toHaveLength(1);
      expect(new Set(choices.map((choice) => choice?.checkedAt.getTime()))).toEqual(
        new Set([ledger.clock.now().getTime()]),
      );
      expect(choices.map((choice) => choice?.startedAt)).toEqual(choices.map(() => started));
    } finally {
      await other.close();
    }
  });
});

test('a reality check that two tabs acknowledge at the same instant moves on once', async () => {
  const { pool } = ledger.database;
  const player = await ledger.makePlayer();
  await keepPlaySession(pool, keyOf(player), GAME);
  await later(PAUSE_MS);
  const choices = await inTransaction(ledger.database, async ({ client }) => {
    await client.query('select from play_session where player_id = $1 for update', [player]);
    const both = [1, 2].map(() => acknowledgeRealityCheck(pool, keyOf(player), 5));
    await expect.poll(() => countWaiting(ledger.database)).toBeGreaterThanOrEqual(2);
    // In an object, since a returned promise would be awaited before the commit.
    return { both };
  });
  const acknowledged = (await Promise.all(choices.both)).map((choice) => choice?.acknowledged);
  expect(new Set(acknowledged)).toEqual(new Set([false, true]));
});

test('a reality check that is off is never acknowledged', async () => {
  const player = await ledger.makePlayer();
  const started = ledger.clock.now();
  await keepPlaySession(ledger.database.pool, keyOf(player), GAME);
  await later(PAUSE_MS);
  const choice = await acknowledgeRealityCheck(ledger.database.pool, keyOf(player), null);
  expect(choice).toMatchObject({ acknowledged: false, checkedAt: started });
});
