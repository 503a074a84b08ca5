import { createIdMaker } from '@baize/clock';
import { type BookCommand, type BookResult, proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLedgerStore, type PostgresLedgerStore } from './ledger-store.ts';
import { bet, deposit, type LedgerFixture, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
let batched: PostgresLedgerStore;
beforeAll(async () => {
  ledger = await openLedger();
  const { database, clock } = ledger;
  batched = createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock, 1) });
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

const CHANGE: Partial<Record<BookCommand['kind'], bigint>> = {
  bet: -1000n,
  win: 2500n,
  refund: 1000n,
  deposit: 400n,
};

function countFresh(results: readonly BookResult[]): number {
  return results.filter((result) => result.status === 'booked' && !result.replayed).length;
}

describe.each(['one by one', 'batched'])('bets %s', (way) => {
  const store = () => (way === 'batched' ? batched : ledger.store);

  test('W04: of twenty identical bets at one instant one is booked', async () => {
    const player = await ledger.makePlayer(100_000n);
    const results = await Promise.all(Array.from({ length: 20 }, () => store().book(bet(player, 'b'))));
    expect(countFresh(results)).toBe(1);
    expect(new Set(results.map(({ transferId }) => transferId)).size).toBe(1);
    expect(results.every(({ status }) => status === 'booked')).toBe(true);
    expect(await store().balance(SITE, player)).toBe(99_000n);
  });

  test('W07: of different bets racing for the last funds as many are booked as are covered', async () => {
    const player = await ledger.makePlayer(3500n);
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => store().book(bet(player, `b${index}`))),
    );
    expect(countFresh(results)).toBe(3);
    expect(results.filter(({ status }) => status === 'noFunds')).toHaveLength(9);
    expect(await store().balance(SITE, player)).toBe(500n);
  });

  test('W20: a bet and its rollback in parallel leave nothing, whichever came first', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => ledger.makePlayer(1000n)));
    await Promise.all(
      players.map(async (player, index) => {
        const placed = () => store().book(bet(player, 'b'));
        const undone = () => store().book(refund(player, 'r', 'b'));
        await Promise.all(index % 2 === 0 ? [placed(), undone()] : [undone(), placed()]);
        expect(await store().balance(SITE, player)).toBe(1000n);
      }),
    );
  });

  test('bets of many players, good and bad, each get their own answer', async () => {
    const rich = await Promise.all(Array.from({ length: 60 }, () => ledger.makePlayer(5000n)));
    const poor = await Promise.all(Array.from({ length: 20 }, () => ledger.makePlayer(10n)));
    const answers = await Promise.all([...rich, ...poor, 7].map((player) => store().book(bet(player, 'b'))));
    expect(answers.map(({ status }) => status)).toEqual([
      ...rich.map(() => 'booked'),
      ...poor.map(() => 'noFunds'),
      'unknownAccount',
    ]);
    expect(answers.slice(0, 60).every(({ balanceMinor }) => balanceMinor === 4000n)).toBe(true);
    expect(new Set(answers.slice(0, 60).map(({ transferId }) => transferId)).size).toBe(60);
  });
});

/** Every caller repeats and reorders what others do; two processes' stores work side by side. */
test('32 callers in a random mix: what was acknowledged is what the books say', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => ledger.makePlayer(20_000n)));
  const expected = new Map(players.map((player) => [player, 20_000n]));
  const command = fc
    .record({
      player: fc.constantFrom(...players),
      kind: fc.constantFrom('bet', 'bet', 'win', 'refund', 'deposit'),
      number: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ player, kind, number }): BookCommand => {
      if (kind === 'bet') return bet(player, `b${number}`);
      if (kind === 'win') return win(player, `w${number}`, `b${number}`);
      if (kind === 'refund') return refund(player, `r${number}`, `b${number}`);
      return deposit(player, `d${number}`, 400n);
    });
  const scripts = fc.sample(fc.array(command, { minLength: 40, maxLength: 40 }), 32);

  await Promise.all(
    scripts.map(async (script, caller) => {
      const store = caller % 2 === 0 ? ledger.store : batched;
      for (const one of script) {
        const result = await store.book(one);
        if (result.status !== 'booked' || result.replayed) continue;
        const change = CHANGE[one.kind] ?? 0n;
        expected.set(one.playerId, (expected.get(one.playerId) ?? 0n) + change);
      }
    }),
  );
  for (const [player, balance] of expected) expect(await ledger.store.balance(SITE, player)).toBe(balance);
});
