import { createIdMaker, type IdMaker, manualClock, type ManualClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import type { BetCommand, RollbackCommand, UndoCommand, WalletCommand, WinCommand } from '@baize/providers';

import type { GameSessions } from '../../game-sessions.ts';
import { runWalletCommands } from '../run-wallet-commands.ts';
import type { WalletContext } from '../wallet-caller.ts';
import { createLocalWakeups } from '../../wakeups.ts';

const siteId = 7;

/** A database, a clock and ids for tests of the calls that a provider makes. */
export interface WalletBench {
  readonly siteId: number;
  readonly clock: ManualClock;
  readonly ids: IdMaker;
  readonly database: TestDatabase;
  inAMinute(): Date;
}

export async function openWalletBench(): Promise<WalletBench> {
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  return {
    siteId,
    clock,
    ids: createIdMaker(clock),
    database: await createTestDatabase(),
    inAMinute: () => new Date(clock.now().getTime() + 60_000),
  };
}

function commandsOf(playerId: number) {
  const booking = { playerId, gameId: 5, roundId: 'r1', currency: 1 };
  const bet = (tx: string, amountMinor: bigint): BetCommand => ({
    ...booking,
    kind: 'bet',
    tx,
    amountMinor,
    session: `s-${playerId}`,
    play: 'round',
  });
  const win = (tx: string, amountMinor: bigint, betTx: string | null): WinCommand => ({
    ...booking,
    kind: 'win',
    tx,
    amountMinor,
    betTx,
    play: 'round',
  });
  const undo = (tx: string, targetTx: string): UndoCommand => ({ kind: 'undo', playerId, tx, targetTx });
  const rollback = (tx: string, betTx: string): RollbackCommand => ({
    kind: 'rollback',
    playerId,
    tx,
    betTx,
  });
  return { bet, win, rollback, undo };
}

/**
 * A new player with 100.00 at a game of the provider.
 *
 * @param gameSessions accepts any token by default
 */
export async function startWalletGame(
  { clock, ids, inAMinute, database: own }: WalletBench,
  { database = own, gameSessions }: { database?: TestDatabase; gameSessions?: GameSessions } = {},
) {
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  const playerId = ids.next();
  await ledger.openAccounts(siteId, playerId, 1);
  await ledger.book({
    kind: 'deposit',
    siteId,
    playerId,
    provider: 'pay',
    tx: 'money',
    amountMinor: 10_000n,
    currency: 1,
  });
  const session = { siteId, playerId, provider: 'batches', expiresAt: inAMinute() };
  const wakeups = createLocalWakeups();
  let notified = 0;
  wakeups.subscribe({ siteId, playerId }, () => (notified += 1));
  // What wallet commands need of the services.
  const context = {
    database,
    ledger,
    within: (transaction: Parameters<typeof ledger.within>[0]) => ledger.within(transaction),
    clock,
    ids,
    wakeups,
    games: {
      findBettable: (id: number) =>
        id === 5 ? { provider: 'batches', minBetMinor: null, maxBetMinor: null } : undefined,
      walletsAt: () => new Set(),
    },
    gameSessions: gameSessions ?? { find: () => Promise.resolve(session) },
    siteId,
    provider: 'batches',
  } as unknown as WalletContext;
  const { bet, win, rollback, undo } = commandsOf(playerId);
  const results = (...commands: WalletCommand[]) => runWalletCommands(context, commands);
  const run = async (...commands: WalletCommand[]) =>
    (await results(...commands)).map(({ outcome, replayed }) => [outcome, replayed]);
  return {
    context,
    playerId,
    results,
    run,
    undo,
    reviews: async () =>
      (await ledger.reviews(siteId, 100))
        .filter((review) => review.playerId === playerId)
        .map(({ tx, reason }) => [tx, reason]),
    bet,
    win,
    rollback,
    end: { kind: 'roundEnd', playerId, roundId: 'r1' } as const,
    balance: () => ledger.balance(siteId, playerId),
    notified: () => notified,
    prove: () => proveBalances(ledger, siteId),
  };
}
