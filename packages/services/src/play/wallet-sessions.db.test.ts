import type { WalletCommand } from '@baize/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openWalletBench, startWalletGame, type WalletBench } from './testing/wallet-bench.ts';
import { runWalletCommands } from './run-wallet-commands.ts';
import type { WalletContext } from './wallet-caller.ts';

/* Games of other wallets; run-wallet-commands.db.test.ts has those of main. */

let bench: WalletBench;
beforeAll(async () => {
  bench = await openWalletBench();
});
afterAll(() => bench.database.drop());

describe('a session of another wallet', () => {
  async function startPoker() {
    const { siteId, inAMinute } = bench;
    const table = await startWalletGame(bench);
    const { playerId } = table;
    await table.context.ledger.book({
      kind: 'walletTransfer',
      siteId,
      playerId,
      provider: 'wallets',
      tx: 'in',
      amountMinor: 3_000n,
      currency: 1,
      from: 'main',
      to: 'poker',
    });
    const game = { provider: 'batches', minBetMinor: null, maxBetMinor: null };
    const facts = { siteId, playerId, provider: 'batches', gameId: 6, readsOnly: false };
    const context = {
      ...table.context,
      games: {
        findBettable: (id: number) => ({ ...game, ...(id === 6 && { wallet: 'poker' }) }),
        walletsAt: () => new Set([undefined, 'poker']),
      },
      gameSessions: { find: async () => ({ ...facts, wallet: 'poker', expiresAt: inAMinute() }) },
    } as unknown as WalletContext;
    const send = async (...commands: WalletCommand[]) => {
      const results = await runWalletCommands(context, commands);
      return results.map(({ outcome, balanceMinor }) => [outcome, balanceMinor]);
    };
    const balances = async () => {
      const { main, poker } = await context.ledger.balances(siteId, playerId);
      return { main, poker };
    };
    return { ...table, send, balances };
  }

  test('moves its money only, and leaves the balance of open pages alone', async () => {
    const { bet, win, end, undo, send, balances, notified, playerId } = await startPoker();
    const poker = { gameId: 6 };
    expect(
      await send({ ...bet('b1', 1_000n), ...poker }, { ...win('w1', 2_500n, null), ...poker }, end),
    ).toEqual([
      ['ok', 2_000n],
      ['ok', 4_500n],
      ['ok', 4_500n],
    ]);
    expect(await send(undo('v1', 'w1'))).toEqual([['ok', 2_000n]]);
    expect(await send(end)).toEqual([['ok', 2_000n]]);
    const ask = { kind: 'balance', playerId, currency: 1 } as const;
    expect(await send({ ...ask, session: 's' })).toEqual([['ok', 2_000n]]);
    expect(await send({ ...ask, session: null, gameId: 6 })).toEqual([['ok', 2_000n]]);
    expect(await send({ ...ask, session: null, gameId: 5 })).toEqual([['ok', 7_000n]]);
    expect(await balances()).toEqual({ main: 7_000n, poker: 2_000n });
    expect(notified()).toBe(0);
  });

  test('bets at no game of another wallet', async () => {
    const { bet, send, balances } = await startPoker();
    expect(await send(bet('b1', 1_000n))).toEqual([['gameUnknown', 3_000n]]);
    expect(await balances()).toEqual({ main: 7_000n, poker: 3_000n });
  });

  test('W31: a refused call leaves its balance as it was and says so, also when it is repeated', async () => {
    const { bet, send, balances } = await startPoker();
    const poker = { gameId: 6 };
    const call = () => send({ ...bet('b1', 2_000n), ...poker }, { ...bet('b2', 2_000n), ...poker });
    expect(await call()).toEqual([
      ['ok', 1_000n],
      ['noFunds', 3_000n],
    ]);
    expect(await send({ ...bet('b2', 2_000n), ...poker })).toEqual([['noFunds', 3_000n]]);
    expect(await balances()).toEqual({ main: 7_000n, poker: 3_000n });
  });
});
