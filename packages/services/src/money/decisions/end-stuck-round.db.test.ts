import { createIdMaker, manualClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, inTransaction, type TestDatabase } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addConfirmed } from '../../testing/confirmed-operator.ts';
import { createLocalWakeups } from '../../wakeups.ts';
import {
  addOperator,
  endStuckRound,
  type OperatorError,
  type OperatorServices,
  readTrail,
  type RoundDecision,
} from './index.ts';

const siteId = 7;
const DAY_MS = 24 * 60 * 60_000;
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const ada = { name: 'ada' };

let database: TestDatabase;
let services: Pick<OperatorServices, 'database' | 'ledger' | 'wakeups'>;
beforeAll(async () => {
  database = await createTestDatabase();
  const ledger = createLedgerStore({ pool: database.site.pool, clock, ids, batching: false });
  services = { database: database.site, ledger, wakeups: createLocalWakeups() };
  await addOperator({ database, clock, ids }, undefined, ada.name);
  await addConfirmed({ database, clock }, { name: 'eda', role: 'payments' });
  await addConfirmed({ database, clock }, { name: 'faruk', role: 'support' });
});
afterAll(async () => {
  await proveBalances(services.ledger);
  await database.drop();
});

/** A player with 70.00, after two bets of a round and one that has won, a day and an hour ago. */
async function stuckPlayer(): Promise<number> {
  const { ledger } = services;
  const playerId = ids.next();
  const key = { siteId, playerId, provider: 'studio', currency: 1 };
  await ledger.openAccounts(siteId, playerId, 1);
  await ledger.book({ kind: 'deposit', ...key, provider: 'pay', tx: `d${playerId}`, amountMinor: 10_000n });
  const play = { ...key, gameId: 5, roundId: 'r1', play: 'round' } as const;
  for (const tx of ['b1', 'b2', 'won']) await ledger.book({ kind: 'bet', ...play, tx, amountMinor: 1_000n });
  await ledger.book({ kind: 'win', ...play, tx: 'w1', betTx: 'won', amountMinor: 0n });
  clock.advance(DAY_MS + 60 * 60_000);
  await ledger.findStuckRounds();
  return playerId;
}

const decide = (playerId: number, decision: Partial<RoundDecision> = {}, operator = ada) =>
  endStuckRound(services, operator, {
    playerId,
    roundId: 'r1',
    outcome: 'returned',
    note: 'the studio never drew it',
    ...decision,
  });
const why = (reason: OperatorError['why']) =>
  expect.objectContaining({ name: 'OperatorError', why: reason }) as unknown;
const balanceOf = (playerId: number) => services.ledger.balance(siteId, playerId);
const isStuck = async (playerId: number) =>
  (await services.ledger.stuckRounds({ limit: 1_000 })).some((round) => round.playerId === playerId);

describe('a stuck round', () => {
  test('is returned: its open bets are rolled back, and a late win is reviewed', async () => {
    const playerId = await stuckPlayer();
    const heard: unknown[] = [];
    services.wakeups.subscribe({ siteId, playerId }, (event) => void heard.push(event));
    expect(await decide(playerId, {}, { name: 'eda' })).toBe(2);
    expect(await balanceOf(playerId)).toBe(9_000n);
    expect(heard).toMatchObject([{ kind: 'balance', balanceMinor: '9000' }]);
    expect(await isStuck(playerId)).toBe(false);
    const late = await services.ledger.book({
      kind: 'win',
      siteId,
      playerId,
      provider: 'studio',
      tx: 'w2',
      betTx: 'b1',
      amountMinor: 500n,
      currency: 1,
      gameId: 5,
      roundId: 'r1',
      play: 'round',
    });
    expect(late.status).toBe('betCancelled');
    // The provider's own rollback of the bet is a repeat.
    const again = { kind: 'refund', siteId, playerId, provider: 'studio', tx: 'x1', betTx: 'b1' } as const;
    expect(await services.ledger.book(again)).toMatchObject({ status: 'booked', replayed: true });
    expect(await balanceOf(playerId)).toBe(9_000n);
    const [row] = await readTrail({ database }, 1);
    expect(row).toMatchObject({
      action: 'end-round',
      subject: 'round r1',
      details: { player: playerId, outcome: 'returned', bets: 2 },
    });
  });

  test('is lost: the stakes stay and it is closed', async () => {
    const playerId = await stuckPlayer();
    expect(await decide(playerId, { outcome: 'lost' })).toBe(0);
    expect([await balanceOf(playerId), await isStuck(playerId)]).toEqual([7_000n, false]);
    await expect(decide(playerId)).rejects.toEqual(why('unknown'));
  });

  test('is decided once, however many operators do at the same time', async () => {
    const playerId = await stuckPlayer();
    const outcomes = ['lost', 'returned'] as const;
    const waiting = async () => {
      const { rowCount } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    };
    const { both } = await inTransaction(database.site, async (transaction) => {
      await services.ledger.within(transaction).lockAccounts([{ siteId, playerId }]);
      // Both have found the round before either can end it.
      const both = Promise.allSettled(outcomes.map((outcome) => decide(playerId, { outcome })));
      await expect.poll(waiting).toBe(outcomes.length);
      return { both };
    });
    const refused = (await both).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toEqual([why('unknown')]);
  });

  test('is decided with a note, by who may, and only if it is stuck', async () => {
    const playerId = await stuckPlayer();
    await expect(decide(playerId, { note: ' ' })).rejects.toEqual(why('invalid'));
    await expect(decide(playerId, {}, { name: 'faruk' })).rejects.toEqual(why('refused'));
    await expect(decide(playerId, { roundId: 'r2' })).rejects.toEqual(why('unknown'));
    await expect(decide(playerId + 1)).rejects.toEqual(why('unknown'));
    expect([await balanceOf(playerId), await isStuck(playerId)]).toEqual([7_000n, true]);
  });
});
