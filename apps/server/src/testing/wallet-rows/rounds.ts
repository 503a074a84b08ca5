import type { PoolClient } from 'pg';
import { expect, vi } from 'vitest';

import type { TestApp } from '../test-app.ts';
import type { WalletRow } from './row.ts';

const HOUR_MS = 60 * 60_000;

/** Lets the second booking of each transaction fail until the returned function is called. */
function crashBetweenBookings({ database }: TestApp): () => void {
  const { pool } = database.site;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<PoolClient>;
  const connectUntilCrash = async (): Promise<PoolClient> => {
    const client = await connect();
    const query = client.query.bind(client) as (statement: unknown, ...rest: unknown[]) => Promise<unknown>;
    const release = client.release.bind(client);
    let bookings = 0;
    const failing = (statement: unknown, ...rest: unknown[]) => {
      const { name = '' } = Object(statement) as { name?: string };
      if (name.startsWith('book_')) bookings += 1;
      return bookings === 2 ? Promise.reject(new Error('the process crashed')) : query(statement, ...rest);
    };
    return Object.assign(client, {
      query: failing,
      release(problem?: Error | boolean) {
        Object.assign(client, { query });
        release(problem);
      },
    });
  };
  // With a callback it is the pool itself that connects, for a single query.
  const connectOnce = (...given: unknown[]): unknown =>
    given.length > 0 ? connect(...given) : connectUntilCrash();
  const spy = vi.spyOn(pool, 'connect').mockImplementation(connectOnce as never);
  return () => spy.mockRestore();
}

export const roundRows: readonly WalletRow[] = [
  {
    id: 'W27',
    what: 'a bet after the end of its round',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.endRound(), 'OK');
      expectAnswer(await table.bet({ tx: 'b2' }), 'ROUND_CLOSED');
      await expectBalance(table, 9_000n);
      expectAnswer(await table.bet({ tx: 'b3', round: 'r2' }), 'OK');
    },
  },
  {
    id: 'W28',
    what: 'a win after the end of the round',
    async run({ sitDown, expectAnswer, reviewsOf }) {
      const table = await sitDown();
      await table.bet();
      await table.endRound();
      expectAnswer(await table.win(), 'OK', 11_500);
      expect(await reviewsOf(table)).toEqual(['win after the end of its round']);
    },
  },
  {
    id: 'W29',
    what: 'the end of a round, twice and without a bet',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.endRound(), 'OK');
      expectAnswer(await table.endRound(), 'OK');
      const { bet_tx: _, ...empty } = { bet_tx: '', round: 'r9' };
      expectAnswer(await table.send('round_end', { ...table.betFields, ...empty }), 'OK_EMPTY');
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W30',
    what: 'a round that is open for more than a day',
    async run({ app, driver, sitDown, expectAnswer }) {
      const table = await sitDown();
      await table.bet({ round: 'forgotten' });
      const found = async () => {
        await app.server.runJob('find-stuck-rounds');
        const rounds = await app.ledger.stuckRounds({ siteId: app.brand.siteId, limit: 1_000 });
        return rounds.filter(({ playerId }) => playerId === table.player.id);
      };
      app.clock.advance(23 * HOUR_MS);
      expect(await found()).toEqual([]);
      app.clock.advance(2 * HOUR_MS);
      expect(await found()).toMatchObject([{ provider: driver.provider, roundId: 'forgotten' }]);
      const { stuckRounds } = await app.ledger.figures();
      expect(stuckRounds).toBeGreaterThan(0);
      expectAnswer(await table.win({ round: 'forgotten' }), 'OK', 11_500);
      expect(await found()).toEqual([]);
    },
  },
  {
    id: 'W31',
    what: 'a batch whose second bet lacks funds',
    needs: 'batch',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      const bet = { call: 'bet', ...table.betFields, amount: 6_000 } as const;
      const answer = await table.send('batch', { calls: [bet, { ...bet, tx: 'b2' }] });
      expectAnswer(answer, 'NO_FUNDS');
      await expectBalance(table, 10_000n);
      // A late copy of the refused bet books nothing either.
      expectAnswer(await table.bet({ tx: 'b2', amount: 6_000 }), 'NO_FUNDS');
      await expectBalance(table, 10_000n);
    },
  },
  {
    id: 'W32',
    what: 'a batch with a duplicate',
    needs: 'batch',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      const bet = { call: 'bet', ...table.betFields } as const;
      const batch = () => table.send('batch', { calls: [bet, bet] });
      expectAnswer(await batch(), 'OK', 9_000);
      expectAnswer(await batch(), 'OK', 9_000);
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W33',
    what: 'two bookings of one call, with a crash between them',
    needs: 'pair',
    async run({ app, driver, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      // In a dialect without a pair of bet and win the two are wins of a bet.
      const isOfBet = driver.pairMinor === 2_800n;
      if (isOfBet) await table.bet();
      const before = (await table.balance()) ?? 0n;
      const pair = () => table.send('pair', { ...table.betFields, tx: isOfBet ? 'w1' : 'b1' });
      const repair = crashBetweenBookings(app);
      const crashed = await pair().finally(repair);
      expect(crashed).toMatchObject({ http: driver.undecidedHttp, code: driver.code('UNDECIDED') });
      await expectBalance(table, before);
      const after = before + (driver.pairMinor ?? 0n);
      expectAnswer(await pair(), 'OK', Number(after));
      expectAnswer(await pair(), 'OK', Number(after));
      await expectBalance(table, after);
    },
  },
];
