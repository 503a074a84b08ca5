import { expect } from 'vitest';

import { openTable, type WalletTable } from '../dialect-table.ts';
import type { TestApp } from '../test-app.ts';
import type { RowId, WalletAnswer, WalletCallName, WalletDriver, WalletWord } from '../wallet-driver.ts';

/** What a row is run with: one dialect of one server. */
export interface Desk {
  readonly app: TestApp;
  readonly driver: WalletDriver;
  /** A new player with 100.00 at an open game. */
  sitDown(balanceMinor?: bigint): Promise<WalletTable>;
  /** Expects the dialect's code of an outcome, and the balance in the reply if it is given. */
  expectAnswer(answer: WalletAnswer, word: WalletWord, balanceMinor?: number): void;
  expectBalance(table: WalletTable, balanceMinor: bigint): Promise<void>;
  /** Reasons on the review list for a player's transactions. */
  reviewsOf(table: WalletTable): Promise<readonly string[]>;
}

/** A row of the protocol's table, or a case that belongs to it. */
export interface WalletRow {
  readonly id: RowId;
  readonly what: string;
  /** Calls that not every dialect has. */
  readonly needs?: WalletCallName;
  run(desk: Desk): Promise<void>;
  /** What holds in a dialect without it. */
  instead?(desk: Desk): Promise<void>;
}

export function openDesk(app: TestApp, driver: WalletDriver): Desk {
  return {
    app,
    driver,
    sitDown: (balanceMinor) => openTable(app, driver, balanceMinor),
    expectAnswer(answer, word, balanceMinor) {
      expect(answer).toMatchObject({
        code: driver.code(word),
        ...(balanceMinor !== undefined && { balanceMinor }),
      });
    },
    async expectBalance(table, balanceMinor) {
      expect(await table.balance()).toBe(balanceMinor);
    },
    async reviewsOf({ player }) {
      const reviews = await app.ledger.reviews(app.brand.siteId, 10_000);
      return reviews.filter(({ playerId }) => playerId === player.id).map(({ reason }) => reason);
    },
  };
}

/** Why a dialect does not have a row; undefined if it does. */
export function reasonWithout(driver: WalletDriver, { id, needs }: WalletRow): string | undefined {
  const reason = driver.lacks?.[id];
  if (reason !== undefined) return reason;
  if (id === 'W35' && !driver.signsTime) return 'its signature contains no time';
  if (id === 'W44' && driver.opensAtLaunch) return 'its session is opened by the launch';
  return needs === undefined || driver.furtherCalls?.includes(needs) ? undefined : `it has no call ${needs}`;
}

/** Twenty at the same instant. */
export function twenty<Result>(make: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: 20 }, make));
}
