import { createIdMaker } from '@baize/clock';
import { type BookCommand, type BookResult, proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLedgerStore, type PostgresLedgerStore } from './ledger-store.ts';
import {
  bet,
  deposit,
  type LedgerFixture,
  openLedger,
  refund,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';

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

function countFresh(results: readonly BookResult[]): number {
  return results.filter((result) => result.status === 'booked' && !result.replayed).length;
}

describe.each(['one by one', 'batched'])('bets %s', (way) => {
  const store = () => (way === 'batched' ? batched : ledger.store);

  test('W04: of twenty concurrent identical bets one is booked', async () => {
    const player = await ledger.makePlayer(100_000n);
    const results = await Promise.all(Array.from({ length: 20 }, () => store().book(bet(player, 'b'))));
    expect(countFresh(results)).toBe(1);
    expect(new Set(results.map(({ transferId }) => transferId)).size).toBe(1);
    expect(results.every(({ status }) => status === 'booked')).toBe(true);
    expect(await store().balance(SITE, player)).toBe(99_000n);
  });

  test('W07: of concurrent bets on the last funds as many are booked as are covered', async () => {
    const player = await ledger.makePlayer(3500n);
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) => store().book(bet(player, `b${index}`))),
    );
    expect(countFresh(results)).toBe(3);
    expect(results.filter(({ status }) => status === 'noFunds')).toHaveLength(9);
    expect(await store().balance(SITE, player)).toBe(500n);
  });

  test('W20: a concurrent bet and its rollback leave the balance unchanged, in either order', async () => {
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

  test('valid and invalid bets of many players each get their own answer', async () => {
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

/** Every caller repeats and reorders the others' commands, on the stores of two processes. */
test('with 32 callers in a random mix, the answers are consistent with one order of all bookings', async () => {
  const OPENING = 20_000n;
  const players = await Promise.all(Array.from({ length: 6 }, () => ledger.makePlayer(OPENING)));
  const roundOf = (number: number) => `round-${number % 7}`;
  const command = fc
    .record({
      player: fc.constantFrom(...players),
      kind: fc.constantFrom('bet', 'bet', 'win', 'refund', 'deposit'),
      number: fc.integer({ min: 0, max: 60 }),
      amountMinor: fc.constantFrom(1000n, 1000n, 1000n, 3000n),
    })
    .map(({ player, kind, number, amountMinor }): BookCommand => {
      const roundId = roundOf(number);
      if (kind === 'bet') return bet(player, `b${number}`, { amountMinor, roundId });
      if (kind === 'win') return win(player, `w${number}`, `b${number}`, { roundId });
      if (kind === 'refund') return refund(player, `r${number}`, `b${number}`, { amountMinor, roundId });
      return deposit(player, `d${number}`, 400n);
    });
  const scripts = fc.sample(fc.array(command, { minLength: 40, maxLength: 40 }), 32);
  const answers: { command: BookCommand; result: BookResult }[] = [];

  await Promise.all(
    scripts.map(async (script, caller) => {
      const store = caller % 2 === 0 ? ledger.store : batched;
      for (const [step, one] of script.entries()) {
        if (step % 13 === 12) await store.closeRound(SITE, one.playerId, STUDIO, roundOf(step + caller));
        answers.push({ command: one, result: await store.book(one) });
      }
    }),
  );

  for (const player of players) {
    const own = answers.filter((answer) => answer.command.playerId === player);
    // The version gives the order of the bookings.
    const booked = own.filter(({ result }) => result.status === 'booked' && !result.replayed);
    const balances = new Map([[1, OPENING]]);
    for (const { command: one, result } of booked.toSorted((a, b) => a.result.version - b.result.version)) {
      expect(balances.has(result.version)).toBe(false);
      const before = balances.get(result.version - 1) ?? -1n;
      expect(result.balanceMinor).toBe(before + changeOf(one, booked));
      balances.set(result.version, result.balanceMinor);
    }
    for (const { command: one, result } of own) {
      // No answer contains a balance that never existed, and none refuses a covered bet.
      expect(result.balanceMinor).toBe(balances.get(result.version));
      if (result.status === 'noFunds' && !result.replayed)
        expect(result.balanceMinor).toBeLessThan('amountMinor' in one ? (one.amountMinor ?? 0n) : 0n);
    }
    expect(await ledger.store.mainAccount(SITE, player)).toMatchObject({
      version: balances.size,
      balanceMinor: balances.get(balances.size),
    });
    await expectSameAgain(own);
  }
});

/** A refund returns its bet's stake. */
function changeOf(command: BookCommand, booked: readonly { command: BookCommand }[]): bigint {
  if (command.kind === 'bet') return -command.amountMinor;
  if (command.kind !== 'refund') return command.amountMinor ?? 0n;
  const undone = booked.find(({ command: { kind, tx } }) => kind === 'bet' && tx === command.betTx);
  return undone?.command.kind === 'bet' ? undone.command.amountMinor : 0n;
}

/** Afterwards every decided command gets the same answer again, and no money moves. */
async function expectSameAgain(
  answers: readonly { command: BookCommand; result: BookResult }[],
): Promise<void> {
  for (const { command, result } of answers) {
    if (result.status === 'betUnknown' || result.status === 'mismatch') continue;
    expect(await ledger.store.book(command)).toMatchObject({
      status: result.status,
      replayed: true,
      transferId: result.transferId,
    });
  }
}
