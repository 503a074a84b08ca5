import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  bet,
  type LedgerFixture,
  openLedger,
  refund,
  reversal,
  SITE,
  win,
} from './testing/ledger-fixture.ts';

/* What a reversal of a win leaves behind; its answers are in ledger-model.db.test.ts. */

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.drop());

async function playerWithReversal(): Promise<number> {
  const player = await ledger.makePlayer(5_000n);
  await ledger.store.book(bet(player, 'b'));
  await ledger.store.book(win(player, 'w', 'b'));
  await ledger.store.book(reversal(player, 'v', 'w'));
  return player;
}

const span = { from: new Date('2026-05-01'), to: new Date('2026-07-01'), page: 1, perPage: 10 };

describe('a win that was taken back', () => {
  test('is a win below zero in the history, and adds up to nothing', async () => {
    const playerId = await playerWithReversal();
    const history = await ledger.store.gameHistory({ siteId: SITE, playerId, ...span });
    expect(history.rows.map(({ type, amountMinor }) => [type, amountMinor])).toEqual([
      [2, -2_500n],
      [2, 2_500n],
      [1, 1_000n],
    ]);
    expect(history.totals).toEqual({ stakedMinor: 1_000n, wonMinor: 0n, refundedMinor: 0n });
    expect(history.rows[0]?.round).toMatchObject({ stakedMinor: 1_000n, wonMinor: 0n });
    expect(await ledger.store.sessionNet(SITE, playerId, span.from)).toEqual({
      stakedMinor: 1_000n,
      wonMinor: 0n,
      inPlayMinor: 0n,
    });
    const log = await ledger.store.accountLog({ siteId: SITE, playerId, account: 'main', ...span });
    expect(log.rows[0]).toMatchObject({
      kind: 'winReversal',
      amountMinor: -2_500n,
      balanceAfterMinor: 4_000n,
    });
    await proveBalances(ledger.store, SITE);
  });

  test('is reported by its own status', async () => {
    const playerId = await playerWithReversal();
    const status = await ledger.store.transferStatus({
      siteId: SITE,
      playerId,
      provider: 'studio',
      kind: 'winReversal',
      tx: 'v',
    });
    expect(status).toMatchObject({ status: 'booked', amountMinor: 2_500n });
  });

  test('is refused without a win, or a round and an amount', async () => {
    const player = await ledger.makePlayer();
    await expect(ledger.store.book(reversal(player, 'v', null))).rejects.toThrow('names its win');
    await expect(ledger.store.book(reversal(player, 'v', null, { roundId: 'r' }))).rejects.toThrow(
      'names its win',
    );
    await expect(ledger.store.book(reversal(player, 'v', ''))).rejects.toThrow('winTx');
  });
});

describe('a reversal', () => {
  test('waits for the money, and is booked by a repeat once it is there', async () => {
    const player = await ledger.makePlayer(5_000n);
    await ledger.store.book(bet(player, 'b'));
    await ledger.store.book(win(player, 'w', 'b'));
    await ledger.store.book(bet(player, 'b2', { amountMinor: 6_000n }));
    const waiting = { status: 'noFunds', balanceMinor: 500n };
    expect(await ledger.store.book(reversal(player, 'v', 'w'))).toMatchObject(waiting);
    expect(await ledger.store.book(reversal(player, 'v', 'w'))).toMatchObject(waiting);
    await ledger.store.book(win(player, 'w2', 'b2'));
    expect(await ledger.store.book(reversal(player, 'v', 'w'))).toMatchObject({
      status: 'booked',
      replayed: false,
      balanceMinor: 500n,
    });
    await proveBalances(ledger.store, SITE);
  });

  test('of a part leaves the bet settled, one of the whole win does not', async () => {
    const player = await ledger.makePlayer(5_000n);
    for (const round of ['part', 'whole']) {
      await ledger.store.book(bet(player, round, { roundId: round }));
      await ledger.store.book(win(player, round, round, { roundId: round }));
    }
    const ofRound = { roundId: 'part', amountMinor: 1_000n };
    expect((await ledger.store.book(reversal(player, 'v1', null, ofRound))).status).toBe('booked');
    expect((await ledger.store.book(reversal(player, 'v2', 'whole'))).status).toBe('booked');
    const refunds = [];
    for (const round of ['part', 'whole'])
      refunds.push((await ledger.store.book(refund(player, round, round))).status);
    expect(refunds).toEqual(['betSettled', 'booked']);
  });

  test('may be of several parts, until nothing of the win is left', async () => {
    const player = await ledger.makePlayer(5_000n);
    await ledger.store.book(bet(player, 'b'));
    await ledger.store.book(win(player, 'w', 'b'));
    const takeBack = (tx: string, amountMinor: bigint) =>
      ledger.store.book(reversal(player, tx, null, { roundId: 'round-1', amountMinor }));
    expect(await takeBack('v1', 1_000n)).toMatchObject({ status: 'booked', balanceMinor: 5_500n });
    expect(await takeBack('v2', 1_500n)).toMatchObject({
      status: 'booked',
      replayed: false,
      balanceMinor: 4_000n,
    });
    expect((await ledger.store.book(refund(player, 'x', 'b'))).status).toBe('booked');
    await proveBalances(ledger.store, SITE);
  });

  test('of more than is left is refused for good, and an operator finds it', async () => {
    const player = await ledger.makePlayer(5_000n);
    await ledger.store.book(bet(player, 'b'));
    const ofRound = (amountMinor: bigint) => ({ roundId: 'round-1', amountMinor });
    const early = reversal(player, 'v0', null, ofRound(1_000n));
    expect(await ledger.store.book(early)).toMatchObject({ status: 'betUnknown' });
    await ledger.store.book(win(player, 'w', 'b'));
    expect(await ledger.store.book(early)).toMatchObject({ status: 'booked', balanceMinor: 5_500n });
    const late = reversal(player, 'v1', null, ofRound(1_501n));
    const refused = { status: 'betDeclined', balanceMinor: 5_500n };
    expect(await ledger.store.book(late)).toMatchObject({ ...refused, replayed: false });
    expect(await ledger.store.book(late)).toMatchObject({ ...refused, replayed: true });
    const reviews = await ledger.store.reviews(SITE, 100);
    expect(reviews.filter(({ playerId }) => playerId === player)).toMatchObject([
      { kind: 'winReversal', tx: 'v1', reason: 'reversal of more than is left' },
    ]);
    await proveBalances(ledger.store, SITE);
  });
});

test('the proof finds a reversal of more than its win', async () => {
  const player = await playerWithReversal();
  const { pool } = ledger.database;
  await pool.query('update transfer set amount = 2400 where player_id = $1 and kind = 2', [player]);
  const breaks = await ledger.store.findBreaks(SITE);
  expect(breaks.filter(({ playerId }) => playerId === player).map(({ rule }) => rule)).toContain(
    'reversal fits its win',
  );
  await pool.query('update transfer set amount = 2500 where player_id = $1 and kind = 2', [player]);
  await proveBalances(ledger.store, SITE);
});

test('the proof adds up the reversals of a win', async () => {
  const player = await ledger.makePlayer(5_000n);
  await ledger.store.book(bet(player, 'b'));
  await ledger.store.book(win(player, 'w', 'b'));
  for (const tx of ['v1', 'v2'])
    await ledger.store.book(reversal(player, tx, null, { roundId: 'round-1', amountMinor: 1_200n }));
  const { pool } = ledger.database;
  await pool.query('update transfer set amount = 2300 where player_id = $1 and kind = 2', [player]);
  const breaks = await ledger.store.findBreaks(SITE);
  expect(breaks.filter(({ playerId }) => playerId === player).map(({ rule }) => rule)).toContain(
    'reversal fits its win',
  );
  await pool.query('update transfer set amount = 2500 where player_id = $1 and kind = 2', [player]);
  await proveBalances(ledger.store, SITE);
});
