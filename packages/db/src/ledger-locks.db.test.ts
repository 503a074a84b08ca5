import type { BookCommand, BookResult, CloseRoundResult, LedgerStore } from '@baize/ledger';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bookBetSet } from './ledger-sets.ts';
import { inTransaction } from './open-database.ts';
import { countWaiting } from './testing/count-waiting.ts';
import {
  bet,
  deposit,
  hold,
  type LedgerFixture,
  openLedger,
  refund,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';

/**
 * Each function must lock its player before its first read. Here one booking is still uncommitted when another starts:
 * without its own lock the second would read the previous state.
 */
let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

type Work<Result> = (store: LedgerStore, player: number) => Promise<Result>;

async function untilLockWait(): Promise<void> {
  while ((await countWaiting(ledger.database)) === 0);
}

/** Starts `second` while `first` is booked but not committed; returns the result of the second. */
async function overtake<Result>(
  player: number,
  first: Work<unknown>,
  second: () => Promise<Result>,
): Promise<Result> {
  const { running } = await inTransaction(ledger.database, async (transaction) => {
    await first(ledger.store.within(transaction), player);
    const waiting = second();
    await untilLockWait();
    // In an object, since a returned promise would be awaited before the commit.
    return { running: waiting };
  });
  return running;
}

const book =
  (make: (player: number) => BookCommand): Work<BookResult> =>
  (store, player) =>
    store.book(make(player));
const close: Work<CloseRoundResult> = (store, player) => store.closeRound(SITE, player, STUDIO, 'round-1');

const placed = book((player) => bet(player, 'b'));
const placedLate = book((player) => bet(player, 'late'));
const paid = book((player) => win(player, 'w', 'b'));
const undone = book((player) => refund(player, 'r', 'b'));
const held = book((player) => hold(player, 'h', 1000n));

test.each<[string, Work<unknown>[], Work<unknown>, Work<object>, object]>([
  ['a bet and the last funds', [], held, placed, { status: 'noFunds', balanceMinor: 0n }],
  ['a bet and the end of its round', [], close, placed, { status: 'roundClosed' }],
  ['a bet and its rollback', [], undone, placed, { status: 'cancelled' }],
  ['a bet and its copy', [], placed, placed, { status: 'booked', replayed: true, balanceMinor: 0n }],
  [
    'a win and the rollback of its bet',
    [placed],
    undone,
    paid,
    { status: 'betCancelled', balanceMinor: 1000n },
  ],
  ['a win and its copy', [placed], paid, paid, { status: 'booked', replayed: true, balanceMinor: 2500n }],
  ['a win and its bet', [], placed, paid, { status: 'booked', replayed: false, balanceMinor: 2500n }],
  ['a rollback and a win of its bet', [placed], paid, undone, { status: 'betSettled', balanceMinor: 2500n }],
  ['a rollback and its copy', [placed], undone, undone, { status: 'booked', replayed: true }],
  ['a rollback and its bet', [], placed, undone, { status: 'booked', balanceMinor: 1000n }],
  ['a withdrawal and a bet', [], placed, held, { status: 'noFunds', balanceMinor: 0n }],
  ['a withdrawal and its copy', [], held, held, { status: 'booked', replayed: true }],
  [
    'the end of a round and its bet',
    [],
    placed,
    close,
    { status: 'closed', hadBets: true, balanceMinor: 0n },
  ],
  ['the end of a round and its copy', [placed], close, close, { status: 'closed', replayed: true }],
  ['a late bet and the end of its round', [], close, placedLate, { status: 'roundClosed' }],
])('%s at the same instant: the second knows of the first', async (_, before, first, second, answer) => {
  const player = await ledger.makePlayer(1000n);
  for (const work of before) await work(ledger.store, player);
  expect(await overtake(player, first, () => second(ledger.store, player))).toMatchObject(answer);
});

test('a batch leaves out a player with an uncommitted bet and books the others', async () => {
  // Enough for both copies: only the check of the key prevents the second.
  const players = await Promise.all([1, 2, 3].map(() => ledger.makePlayer(5000n)));
  const [one = 0] = players;
  let nextId = 1_000_000;
  const context = {
    runner: ledger.database.pool,
    clock: ledger.clock,
    ids: { next: () => nextId++, secret: () => '' },
  };
  await inTransaction(ledger.database, async (transaction) => {
    await placed(ledger.store.within(transaction), one);
    const answers = await bookBetSet(
      context,
      players.map((player) => bet(player, 'b')),
    );
    expect(answers.map((answer) => answer?.status)).toEqual([undefined, 'booked', 'booked']);
  });
  expect(await placed(ledger.store, one)).toMatchObject({ status: 'booked', replayed: true, version: 2 });
});

test('W09: of twenty concurrent identical wins one is paid', async () => {
  const player = await ledger.makePlayer(1000n);
  await ledger.store.book(bet(player, 'b'));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ledger.store.book(win(player, 'w', 'b'))),
  );
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(1);
  expect(
    answers.every(
      ({ status, balanceMinor, version }) => status === 'booked' && balanceMinor === 2500n && version === 3,
    ),
  ).toBe(true);
});

test('of a win and a concurrent rollback of its bet exactly one moves money', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => ledger.makePlayer(1000n)));
  await Promise.all(
    players.map(async (player, index) => {
      await ledger.store.book(bet(player, 'b'));
      const work = [paid(ledger.store, player), undone(ledger.store, player)];
      const answers = await Promise.all(index % 2 === 0 ? work : work.toReversed());
      const statuses = answers.map(({ status }) => status).toSorted();
      const balance = await ledger.store.balance(SITE, player);
      if (statuses.includes('betSettled'))
        expect([statuses, balance]).toEqual([['betSettled', 'booked'], 2500n]);
      else expect([statuses, balance]).toEqual([['betCancelled', 'booked'], 1000n]);
    }),
  );
});

test('players do not wait for each other', async () => {
  const [one, two] = [await ledger.makePlayer(1000n), await ledger.makePlayer(1000n)];
  await inTransaction(ledger.database, async (transaction) => {
    await ledger.store.within(transaction).book(deposit(one, 'd', 1n));
    expect(await ledger.store.book(bet(two, 'b'))).toMatchObject({ status: 'booked' });
  });
});
