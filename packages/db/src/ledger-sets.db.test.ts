import { createIdMaker } from '@baize/clock';
import { type BookResult, proveBalances, type RefundCommand, type WinCommand } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { BookingContext } from './ledger-booking.ts';
import { bookRefundSet, bookSets, bookWinSet } from './ledger-sets.ts';
import {
  bet,
  type LedgerFixture,
  openLedger,
  refund,
  reversal,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';

/* Wins and refunds that are booked together; the bets are in ledger-batch.db.test.ts. */

let ledger: LedgerFixture;
let context: BookingContext;
beforeAll(async () => {
  ledger = await openLedger();
  context = { runner: ledger.database.pool, clock: ledger.clock, ids: createIdMaker(ledger.clock, 2) };
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

/** A player with 50.00 whose bet of 10.00 was booked. */
async function playerWithBet(): Promise<number> {
  const player = await ledger.makePlayer(5_000n);
  await ledger.store.book(bet(player, 'b'));
  return player;
}

type Row<Command> = readonly [what: string, command: Command, answer: Partial<BookResult>, isPlain: boolean];

const paid = { status: 'booked', replayed: false, balanceMinor: 6_500n, version: 3 } as const;
const untouched = { replayed: false, balanceMinor: 4_000n, version: 2 } as const;

async function winRows(): Promise<Row<WinCommand>[]> {
  const [repeating, changing, waiting, undone, closed, elsewhere, poor] = await Promise.all(
    Array.from({ length: 7 }, playerWithBet),
  );
  const { store } = ledger;
  const first = await store.book(win(repeating ?? 0, 'w', 'b'));
  await store.book(win(changing ?? 0, 'w', 'b', { gameId: 42 }));
  await store.book(win(waiting ?? 0, 'w', 'later'));
  await store.book(bet(waiting ?? 0, 'later'));
  await store.book(refund(undone ?? 0, 'r', 'b'));
  await store.closeRound(SITE, closed ?? 0, STUDIO, 'round-1');
  await store.closeRound(SITE, elsewhere ?? 0, 'another studio', 'round-1');
  await store.book(bet(poor ?? 0, 'big', { amountMinor: 90_000n }));
  const fresh = () => playerWithBet();
  return [
    ['plain', win(await fresh(), 'w', 'b'), paid, true],
    ['of its account’s currency', win(await fresh(), 'w', 'b', { currency: null }), paid, true],
    [
      'of nothing',
      win(await fresh(), 'w', 'b', { amountMinor: 0n }),
      { ...untouched, status: 'booked' },
      true,
    ],
    ['of a round closed elsewhere', win(elsewhere ?? 0, 'w', 'b'), paid, true],
    ['repeated', win(repeating ?? 0, 'w', 'b'), { ...first, replayed: true }, false],
    ['changed', win(changing ?? 0, 'w', 'b'), { status: 'mismatch', transferId: undefined }, false],
    ['claimed', win(waiting ?? 0, 'w', 'later'), { status: 'booked', balanceMinor: 5_500n }, false],
    ['claimed otherwise', win(waiting ?? 0, 'w', 'b'), { status: 'mismatch' }, false],
    ['of an unknown bet', win(await fresh(), 'w', 'none'), { ...untouched, status: 'betUnknown' }, false],
    ['of an undone bet', win(undone ?? 0, 'w', 'b'), { status: 'betCancelled' }, false],
    ['of a refused bet', win(poor ?? 0, 'w', 'big'), { status: 'betDeclined' }, false],
    ['of a closed round', win(closed ?? 0, 'w', 'b'), paid, false],
    [
      'of another round',
      win(await fresh(), 'w', 'b', { roundId: 'r9' }),
      { ...untouched, status: 'mismatch' },
      false,
    ],
    [
      'in another currency',
      win(await fresh(), 'w', 'b', { currency: 2 }),
      { ...untouched, status: 'wrongCurrency' },
      false,
    ],
    [
      'above the largest amount',
      win(await fresh(), 'w', 'b', { amountMinor: 9_999_999_901n }),
      { status: 'booked' },
      false,
    ],
    ['of nobody', win(7, 'w', 'b'), { status: 'unknownAccount' }, false],
  ];
}

const returned = { status: 'booked', replayed: false, balanceMinor: 5_000n, version: 3 } as const;

async function refundRows(): Promise<Row<RefundCommand>[]> {
  const [repeating, again, won, takenBack, claimed] = await Promise.all(
    Array.from({ length: 5 }, playerWithBet),
  );
  const { store } = ledger;
  const first = await store.book(refund(repeating ?? 0, 'r', 'b'));
  const second = await store.book(refund(again ?? 0, 'r0', 'b'));
  await store.book(win(won ?? 0, 'w', 'b'));
  await store.book(win(takenBack ?? 0, 'w', 'b'));
  await store.book(reversal(takenBack ?? 0, 'v', 'w'));
  await store.book(refund(claimed ?? 0, 'r0', 'b'));
  await store.book(refund(claimed ?? 0, 'r', 'b'));
  const fresh = () => playerWithBet();
  const { amountMinor: _, ...nameless } = refund(await fresh(), 'r', 'b');
  return [
    [
      'plain',
      refund(await fresh(), 'r', 'b', { roundId: 'round-1', gameId: 9_087, currency: 1 }),
      returned,
      true,
    ],
    ['without an amount', nameless, returned, true],
    ['repeated', refund(repeating ?? 0, 'r', 'b'), { ...first, replayed: true }, false],
    ['under another id', refund(again ?? 0, 'r', 'b'), { ...second, replayed: true }, false],
    [
      'under another id, changed',
      refund(claimed ?? 0, 'r', 'b', { gameId: 9_087 }),
      { status: 'mismatch' },
      false,
    ],
    ['of an unknown bet', refund(await fresh(), 'r', 'none'), { ...untouched, status: 'cancelled' }, false],
    ['of a settled bet', refund(won ?? 0, 'r', 'b'), { status: 'betSettled', balanceMinor: 6_500n }, false],
    [
      'after its win was taken back',
      refund(takenBack ?? 0, 'r', 'b'),
      { status: 'booked', balanceMinor: 5_000n },
      false,
    ],
    ...(
      [
        { amountMinor: 999n },
        { roundId: 'r9' },
        { gameId: 42 },
        { currency: 2 },
      ] satisfies Partial<RefundCommand>[]
    ).map((change): Row<RefundCommand> => [
      JSON.stringify(Object.keys(change)),
      refund(0, 'r', 'b', change),
      { ...untouched, status: 'mismatch' },
      false,
    ]),
    ['of nobody', refund(7, 'r', 'b'), { status: 'unknownAccount' }, false],
  ];
}

/** Rows are checked twice: as a set, which books the plain ones only, and then one by one. */
async function check<Command extends WinCommand | RefundCommand>(
  rows: readonly Row<Command>[],
  bookSet: (context: BookingContext, commands: readonly Command[]) => Promise<(BookResult | undefined)[]>,
): Promise<void> {
  const commands = await Promise.all(
    rows.map(async ([, command]) =>
      command.playerId === 0 ? { ...command, playerId: await playerWithBet() } : command,
    ),
  );
  const results = await bookSet(context, commands);
  for (const [index, [what, , answer, isPlain]] of rows.entries()) {
    const command = commands[index];
    if (!command) throw new Error('no command');
    if (isPlain) expect(results[index], what).toMatchObject(answer);
    else expect(results[index], what).toBeUndefined();
    const alone = await ledger.store.book(command);
    if (isPlain) expect(alone, what).toEqual({ ...results[index], replayed: true });
    else expect(alone, what).toMatchObject(answer);
  }
}

test('wins that are paid together get the answers that they would get alone', async () => {
  expect.hasAssertions();
  await check(await winRows(), bookWinSet);
});

test('refunds that are booked together get the answers that they would get alone', async () => {
  expect.hasAssertions();
  await check(await refundRows(), bookRefundSet);
});

describe('a player with limits', () => {
  test('gets what was won and refunded counted, on the day of the bet', async () => {
    const player = await playerWithBet();
    const key = { siteId: SITE, playerId: player };
    await ledger.store.setLimit({ ...key, kind: 'loss', period: 'daily' }, 100_000n);
    const lossMinor = async () =>
      (await ledger.store.limitUse(SITE, player)).find(({ kind }) => kind === 'loss')?.used;
    await ledger.store.book(bet(player, 'b2'));
    expect(await lossMinor()).toBe(2_000n);
    await bookWinSet(context, [win(player, 'w', 'b', { amountMinor: 300n })]);
    expect(await lossMinor()).toBe(1_700n);
    await bookRefundSet(context, [refund(player, 'r', 'b2')]);
    expect(await lossMinor()).toBe(700n);
    await ledger.store.book(reversal(player, 'v', 'w'));
    expect(await lossMinor()).toBe(1_000n);
  });
});

test('commands of all kinds are booked by kind, and a kind that fails does not stop the others', async () => {
  const [one = 0, two = 0, three = 0] = await Promise.all(Array.from({ length: 3 }, playerWithBet));
  const commands = [win(one, 'w', 'b'), bet(two, 'b2'), refund(three, 'r', 'b')];
  const { runner } = context;
  const query = runner.query.bind(runner) as (statement: { name?: string }) => Promise<unknown>;
  const failing = {
    query: (statement: { name?: string }) =>
      statement.name === 'book_win_set' ? Promise.reject(new Error('lost')) : query(statement),
  } as unknown as BookingContext['runner'];
  const problems: unknown[] = [];
  const results = await bookSets({ ...context, runner: failing }, commands, (problem) =>
    problems.push(problem),
  );
  expect(results.map((result) => result?.status)).toEqual([undefined, 'booked', 'booked']);
  expect(results.map((result) => result?.balanceMinor)).toEqual([undefined, 3_000n, 5_000n]);
  expect(problems).toHaveLength(1);
  const again = await bookSets(context, commands, (problem) => problems.push(problem));
  expect(again.map((result) => result?.balanceMinor)).toEqual([6_500n, undefined, undefined]);
});
