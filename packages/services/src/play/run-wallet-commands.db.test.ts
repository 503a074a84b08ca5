import { createTestDatabase, gameSession, session as signInSession, type TestDatabase } from '@baize/db';
import type { WalletCommand } from '@baize/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createGameSessions } from '../game-sessions.ts';
import { hashSecret } from '../hash-secret.ts';
import { openWalletBench, startWalletGame, type WalletBench } from './testing/wallet-bench.ts';
import { createLocalWakeups } from '../wakeups.ts';
import { runWalletCommands } from './run-wallet-commands.ts';

/* Several commands in one call, as dialects with batches send them. The conformance suite tests single commands. */

let bench: WalletBench;
beforeAll(async () => {
  bench = await openWalletBench();
});
afterAll(() => bench.database.drop());

const startGame = (beside?: Parameters<typeof startWalletGame>[1]) => startWalletGame(bench, beside);

describe('several commands in one call', () => {
  test('W33: a bet, its win and the end of the round are booked together', async () => {
    const table = await startGame();
    const call = () => table.run(table.bet('b1', 1_000n), table.win('w1', 2_500n, null), table.end);
    expect(await call()).toEqual([
      ['ok', false],
      ['ok', false],
      ['ok', false],
    ]);
    expect(await table.balance()).toBe(11_500n);
    expect(table.notified()).toBe(2);
    expect((await call()).map(([, replayed]) => replayed)).toEqual([true, true, true]);
    expect([await table.balance(), table.notified()]).toEqual([11_500n, 2]);
    await table.prove();
  });

  test('W31: a refused command undoes those before it, notifies nobody and stays refused', async () => {
    const table = await startGame();
    expect(await table.run(table.bet('b1', 6_000n), table.bet('b2', 6_000n), table.end)).toEqual([
      ['ok', false],
      ['noFunds', false],
    ]);
    expect([await table.balance(), table.notified()]).toEqual([10_000n, 0]);
    // The round is open and the undone bet can be sent again. The refused one cannot: a late copy of the call must not book.
    expect(await table.run(table.bet('b2', 6_000n))).toEqual([['noFunds', true]]);
    expect(await table.run(table.bet('b1', 6_000n), table.bet('b2', 6_000n))).toEqual([
      ['ok', false],
      ['noFunds', true],
    ]);
    expect(await table.run(table.bet('b1', 4_000n))).toEqual([['ok', false]]);
    expect([await table.balance(), table.notified()]).toEqual([6_000n, 1]);
    await table.prove();
  });

  test('W32: of two copies in one call the first is booked and the second is a replay', async () => {
    const table = await startGame();
    expect(await table.run(table.bet('b1', 1_000n), table.bet('b1', 1_000n))).toEqual([
      ['ok', false],
      ['ok', true],
    ]);
    expect(await table.balance()).toBe(9_000n);
    await table.prove();
  });
});

test('more calls at once than connections, each with a new game session, are all booked', async () => {
  const connections = 10;
  const database = await createTestDatabase(connections);
  try {
    const gameSessions = createGameSessions({ database, clock: bench.clock, wakeups: createLocalWakeups() });
    const tables = await Promise.all(
      Array.from({ length: 2 * connections }, () => startGame({ database, gameSessions })),
    );
    for (const { playerId } of tables) await openSessions(database, playerId);
    const results = await Promise.all(
      tables.map((table) => table.run(table.bet('b1', 1_000n), table.bet('b2', 1_000n))),
    );
    expect(results.flat()).toEqual(tables.flatMap(() => Array.from({ length: 2 }, () => ['ok', false])));
  } finally {
    await database.drop();
  }
});

/** A sign-in and the session of a game that it opened. */
async function openSessions({ sql }: TestDatabase, playerId: number): Promise<void> {
  const { siteId, clock, ids, inAMinute } = bench;
  const key = { siteId, playerId, createdAt: clock.now(), expiresAt: inAMinute() };
  const sessionId = ids.next();
  await sql.insert(signInSession).values({ ...key, id: sessionId, ip: '', userAgent: '' });
  await sql.insert(gameSession).values({
    ...key,
    id: ids.next(),
    sessionId,
    tokenHash: hashSecret(`s-${playerId}`),
    gameId: 5,
    provider: 'batches',
  });
}

test('each single booking is published once, and a repeat is not', async () => {
  const table = await startGame();
  const commands = [
    table.bet('b1', 1_000n),
    table.win('w1', 2_500n, 'b1'),
    table.bet('b2', 1_000n),
    table.rollback('x2', 'b2'),
  ];
  for (const [index, command] of commands.entries()) {
    expect(await table.run(command)).toEqual([['ok', false]]);
    expect(table.notified()).toBe(index + 1);
    expect(await table.run(command)).toEqual([['ok', true]]);
    expect(table.notified()).toBe(index + 1);
  }
  expect(await table.balance()).toBe(11_500n);
});

describe('a refusal in a call of several commands', () => {
  test('has the balance of the account, without the commands that were undone', async () => {
    const table = await startGame();
    const results = await table.results(table.bet('b1', 6_000n), table.bet('b2', 6_000n));
    expect(results.at(-1)).toMatchObject({ outcome: 'noFunds', balanceMinor: 10_000n });
    const mismatch = await table.results(table.bet('b1', 1_000n), table.bet('b1', 2_000n));
    expect(mismatch.at(-1)).toMatchObject({ outcome: 'mismatch', balanceMinor: 10_000n });
  });

  test('is put on the review list if it has to be', async () => {
    const table = await startGame();
    await table.run(table.bet('b1', 1_000n));
    await table.run(table.rollback('x1', 'b1'));
    const call = () => table.run(table.bet('b2', 1_000n), table.win('w1', 500n, 'b1'));
    expect(await call()).toEqual([
      ['ok', false],
      ['betCancelled', false],
    ]);
    expect(await table.reviews()).toEqual([['w1', 'win after rollback']]);
    expect((await call()).at(-1)).toEqual(['betCancelled', true]);
    // Alone at the start of its call, it stores its own refusal.
    expect(await table.run(table.win('w2', 500n, 'b1'), table.end)).toEqual([['betCancelled', false]]);
    expect((await table.reviews()).map(([tx]) => tx)).toEqual(['w1', 'w2']);
    expect(await table.balance()).toBe(10_000n);
    await table.prove();
  });

  test('puts a reversal without funds on the review list, which may succeed later', async () => {
    const table = await startGame();
    await table.run(table.bet('b1', 1_000n), table.win('w1', 3_000n, 'b1'));
    const reversal = (amountMinor: bigint): WalletCommand => ({
      kind: 'reverseWin',
      playerId: table.playerId,
      tx: 'v1',
      winTx: 'w1',
      amountMinor,
    });
    expect(await table.run(table.bet('b2', 10_000n), reversal(3_000n))).toEqual([
      ['ok', false],
      ['noFunds', false],
    ]);
    expect(await table.reviews()).toEqual([['v1', 'reversal without funds']]);
    expect(await table.balance()).toBe(12_000n);
    expect(await table.run(reversal(2_000n))).toEqual([['mismatch', false]]);
    expect(await table.run(reversal(3_000n))).toEqual([['ok', false]]);
    expect(await table.balance()).toBe(9_000n);
    await table.prove();
  });

  test('does not store a win that waits for its bet', async () => {
    const table = await startGame();
    expect(await table.run(table.bet('b1', 1_000n), table.win('w1', 500n, 'b2'))).toEqual([
      ['ok', false],
      ['betUnknown', false],
    ]);
    expect(await table.run(table.bet('b2', 1_000n))).toEqual([['ok', false]]);
    expect((await table.run(table.bet('b1', 1_000n), table.win('w1', 500n, 'b2'))).at(-1)).toEqual([
      'ok',
      false,
    ]);
    expect(await table.balance()).toBe(8_500n);
  });
});

describe('a transaction of unknown kind', () => {
  test('that is a win is taken back, else the bet is rolled back', async () => {
    const table = await startGame();
    await table.run(table.bet('b1', 1_000n), table.win('w1', 2_500n, 'b1'));
    expect(await table.run(table.undo('x1', 'w1'))).toEqual([['ok', false]]);
    expect(await table.balance()).toBe(9_000n);
    expect(await table.run(table.undo('x1', 'w1'))).toEqual([['ok', true]]);
    // Without its win the bet can be undone.
    expect(await table.run(table.undo('x2', 'b1'))).toEqual([['ok', false]]);
    expect([await table.balance(), table.notified()]).toEqual([10_000n, 4]);
    await table.prove();
  });

  test('stays what it was when a win with its id comes later', async () => {
    const table = await startGame();
    await table.run(table.bet('b1', 1_000n));
    expect(await table.run(table.undo('x1', 'w1'), table.end)).toEqual([
      ['cancelled', false],
      ['ok', false],
    ]);
    await table.run(table.win('w1', 2_500n, 'b1'));
    expect(await table.run(table.undo('x1', 'w1'))).toEqual([['cancelled', true]]);
    expect(await table.balance()).toBe(11_500n);
  });
});

test('a win from a game that the wallet does not know is paid', async () => {
  const table = await startGame();
  await table.run(table.bet('b1', 1_000n));
  expect(await table.run({ ...table.win('w1', 500n, 'b1'), gameId: undefined })).toEqual([['ok', false]]);
  expect(await table.balance()).toBe(9_500n);
});

test('results have the currency of the account where a dialect needs it', async () => {
  const table = await startGame();
  const [result] = await runWalletCommands(table.context, [table.bet('b1', 1_000n)], true);
  expect(result).toMatchObject({ outcome: 'ok', currency: 'TRY' });
});

describe('a win whose provider names only its round', () => {
  test('keeps its content while it waits for its bet', async () => {
    const table = await startGame();
    expect(await table.run(table.win('w1', 500n, null))).toEqual([['betUnknown', false]]);
    expect(await table.run(table.bet('b1', 1_000n))).toEqual([['ok', false]]);
    expect(await table.run(table.win('w1', 50_000n, null))).toEqual([['mismatch', false]]);
    expect(await table.run(table.win('w1', 500n, null))).toEqual([['ok', false]]);
    expect(await table.run(table.win('w1', 500n, null))).toEqual([['ok', true]]);
    expect(await table.balance()).toBe(9_500n);
    await table.prove();
  });

  test('keeps its refusal when the round gets another bet', async () => {
    const table = await startGame();
    await table.run(table.bet('b1', 1_000n));
    await table.run(table.rollback('x1', 'b1'));
    expect(await table.run(table.win('w1', 500n, null))).toEqual([['betCancelled', false]]);
    await table.run(table.bet('b2', 1_000n));
    expect(await table.run(table.win('w1', 500n, null))).toEqual([['betCancelled', true]]);
    expect(await table.run(table.win('w1', 600n, null))).toEqual([['mismatch', false]]);
    expect(await table.balance()).toBe(9_000n);
    await table.prove();
  });
});

test('a bet on an unknown game is refused for good', async () => {
  const table = await startGame();
  const unknown = { ...table.bet('b1', 1_000n), gameId: undefined };
  expect(await table.run(unknown)).toEqual([['gameUnknown', false]]);
  expect(await table.run(unknown)).toEqual([['gameUnknown', true]]);
  expect(await table.run(table.bet('b1', 1_000n))).toEqual([['mismatch', false]]);
  expect(await table.balance()).toBe(10_000n);
  await table.prove();
});

test('the end of a round that had no bets is said, and undoes nothing else of its call', async () => {
  const table = await startGame();
  const empty = { ...table.end, roundId: 'empty' };
  expect(await table.run(table.bet('b1', 1_000n), empty, table.end)).toEqual([
    ['ok', false],
    ['roundWithoutBets', false],
    ['ok', false],
  ]);
  expect([await table.balance(), table.notified()]).toEqual([9_000n, 1]);
  expect(await table.run(table.bet('b2', 1_000n))).toEqual([['roundClosed', false]]);
  await table.prove();
});
