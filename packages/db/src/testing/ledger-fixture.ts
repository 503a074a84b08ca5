import { createIdMaker, manualClock, type ManualClock } from '@baize/clock';
import type { BetCommand, MovementCommand, RefundCommand, ReversalCommand, WinCommand } from '@baize/ledger';

import { createLedgerStore, type PostgresLedgerStore } from '../ledger-store.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';

export const SITE = 1;
export const STUDIO = 'studio';
export const LIRA = 1;

export interface LedgerFixture {
  database: TestDatabase;
  /** Of the role that the site runs as. */
  store: PostgresLedgerStore;
  clock: ManualClock;
  /** A new player of the site with this balance in the main account. */
  makePlayer(balanceMinor?: bigint): Promise<number>;
}

/** A store on its own database, with a clock that the test advances. */
export async function openLedger(options: { batching?: boolean } = {}): Promise<LedgerFixture> {
  const database = await createTestDatabase();
  const clock = manualClock(new Date('2026-06-01T12:00:00Z'));
  const ids = createIdMaker(clock);
  const store = createLedgerStore({
    pool: database.site.pool,
    clock,
    ids,
    batching: options.batching ?? false,
  });
  return {
    database,
    store,
    clock,
    async makePlayer(balanceMinor = 0n) {
      const playerId = ids.next();
      await store.openAccounts(SITE, playerId, LIRA);
      if (balanceMinor > 0n) await store.book(deposit(playerId, `opening-${playerId}`, balanceMinor));
      return playerId;
    },
  };
}

export function bet(playerId: number, tx: string, changes: Partial<BetCommand> = {}): BetCommand {
  return {
    kind: 'bet',
    siteId: SITE,
    playerId,
    provider: STUDIO,
    tx,
    amountMinor: 1000n,
    currency: LIRA,
    gameId: 9087,
    roundId: 'round-1',
    play: 'round',
    ...changes,
  };
}

export function win(
  playerId: number,
  tx: string,
  betTx: string | null,
  changes: Partial<WinCommand> = {},
): WinCommand {
  return {
    kind: 'win',
    siteId: SITE,
    playerId,
    provider: STUDIO,
    tx,
    betTx,
    amountMinor: 2500n,
    currency: LIRA,
    gameId: 9087,
    roundId: 'round-1',
    play: 'round',
    ...changes,
  };
}

export function refund(
  playerId: number,
  tx: string,
  betTx: string,
  changes: Partial<RefundCommand> = {},
): RefundCommand {
  return {
    kind: 'refund',
    siteId: SITE,
    playerId,
    provider: STUDIO,
    tx,
    betTx,
    amountMinor: 1000n,
    ...changes,
  };
}

/** Takes back a win. */
export function reversal(
  playerId: number,
  tx: string,
  winTx: string | null,
  changes: Partial<ReversalCommand> = {},
): ReversalCommand {
  return { kind: 'winReversal', siteId: SITE, playerId, provider: STUDIO, tx, winTx, ...changes };
}

/** Holds money of the main account for a withdrawal. */
export function hold(playerId: number, tx: string, amountMinor: bigint): MovementCommand {
  return {
    kind: 'withdrawHold',
    siteId: SITE,
    playerId,
    provider: 'money',
    tx,
    amountMinor,
    currency: LIRA,
  };
}

export function deposit(playerId: number, tx: string, amountMinor: bigint): MovementCommand {
  return { kind: 'deposit', siteId: SITE, playerId, provider: 'gateway', tx, amountMinor, currency: LIRA };
}
