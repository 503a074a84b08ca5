import { inTransaction } from '@baize/db';
import type { PoolClient } from 'pg';
import { vi } from 'vitest';

import { launchToken, openTable, type TestTable, type WalletTable } from './dialect-table.ts';
import { switchedOffId } from './seed-catalogue.ts';
import type { TestApp } from './test-app.ts';
import { signUp } from './test-player.ts';
import type { WalletDriver } from './wallet-driver.ts';
import { walletDrivers } from './wallet-drivers.ts';
import type { Desk, Operator } from './wallet-rows/row.ts';

const NO_GAME = 999_999;

/** Runs rows against a test's server, beside it as its operator. */
export function openDesk(app: TestApp, driver: WalletDriver): Desk {
  const players = new Map<string, TestTable>();
  const foreign = walletDrivers.find(({ provider }) => provider !== driver.provider);
  const ownerOf = (table: WalletTable) => {
    const player = players.get(table.name)?.player;
    if (!player) throw new Error(`${table.name} has not sat down`);
    return { siteId: app.brand.siteId, playerId: player.id };
  };
  return {
    driver,
    foreign,
    betLimits: { min: 100, max: 100_000 },
    closedGameIds: [switchedOffId, NO_GAME],
    otherSiteId: app.otherBrand.siteId,
    operator: createOperator(app, ownerOf),
    async sitDown(balanceMinor) {
      const table = await openTable(app, driver, balanceMinor);
      players.set(table.name, table);
      return table;
    },
    credit: (table, amountMinor) =>
      app.ledger.book({
        kind: 'adjust',
        ...ownerOf(table),
        provider: 'test',
        tx: 'later',
        amountMinor,
        currency: 1,
        from: 'operator',
        to: driver.wallet ?? 'main',
      }),
    launchToken: async (gameId = driver.gameId) => launchToken(app, await signUp(app), { gameId }),
    send: (call, fields, how) => driver.send(app, call, fields, how),
  };
}

function createOperator(
  app: TestApp,
  ownerOf: (table: WalletTable) => { siteId: number; playerId: number },
): Operator {
  const { ledger } = app;
  const setState = ({ siteId, playerId }: ReturnType<typeof ownerOf>) =>
    ledger.setState(siteId, playerId, 'blocked');
  return {
    advance: (milliseconds) => app.clock.advance(milliseconds),
    block: (table) => setState(ownerOf(table)),
    async exclude(table) {
      const { siteId, playerId } = ownerOf(table);
      await ledger.exclude(siteId, playerId, 1, 'brand');
    },
    setBetLimit: (table, period, limitMinor) =>
      ledger.setLimit({ ...ownerOf(table), kind: 'bet', period }, limitMinor),
    async betLimitUse(table) {
      const { siteId, playerId } = ownerOf(table);
      const [use] = await ledger.limitUse(siteId, playerId);
      return use?.used;
    },
    takeAlarms: () => app.logLines.splice(0).filter((line) => line.includes('"level":50')),
    async reviewsOf(table) {
      const { siteId, playerId } = ownerOf(table);
      const reviews = await ledger.reviews(siteId, 10_000);
      return reviews.filter((review) => review.playerId === playerId).map(({ reason }) => reason);
    },
    async findStuckRounds(table) {
      const { siteId, playerId } = ownerOf(table);
      await app.server.runJob('find-stuck-rounds');
      const rounds = await ledger.stuckRounds({ siteId, limit: 1_000 });
      return rounds
        .filter((round) => round.playerId === playerId)
        .map(({ provider, roundId }) => `${provider} ${roundId}`);
    },
    crashBetweenBookings: () => crashBetweenBookings(app),
    whileLocked: (table, work) =>
      inTransaction(app.database, async (transaction) => {
        await ledger.within(transaction).lockAccounts([ownerOf(table)]);
        await work();
      }),
  };
}

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
