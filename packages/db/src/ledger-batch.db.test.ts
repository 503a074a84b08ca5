import { type BetCommand, type BookResult, proveBalances } from '@baize/ledger';
import { createIdMaker } from '@baize/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bookBetSet } from './ledger-sets.ts';
import { createLedgerStore, type PostgresLedgerStore } from './ledger-store.ts';
import { inTransaction, openDatabase } from './open-database.ts';
import { bet, type LedgerFixture, openLedger, SITE, STUDIO, win } from './testing/ledger-fixture.ts';

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

interface Row {
  readonly command: BetCommand;
  readonly answer: Partial<BookResult>;
}

const booked = { status: 'booked', replayed: false, balanceMinor: 4000n, version: 2 } as const;

/** One bet of each kind that a batch cannot book, among many that it can. */
async function makeRows(): Promise<Row[]> {
  const makePlayer = () => ledger.makePlayer(5000n);
  const closed = await makePlayer();
  await ledger.store.closeRound(SITE, closed, STUDIO, 'round-1');
  const elsewhere = await makePlayer();
  await ledger.store.closeRound(SITE, elsewhere, 'another studio', 'round-1');
  await ledger.store.closeRound(SITE, elsewhere, STUDIO, 'round-2');
  const blocked = await makePlayer();
  await ledger.store.setState(SITE, blocked, 'blocked');
  const repeating = await makePlayer();
  const first = await ledger.store.book(bet(repeating, 'b'));
  const changing = await makePlayer();
  await ledger.store.book(bet(changing, 'b', { gameId: 42 }));
  const undone = await makePlayer();
  await ledger.store.book({
    kind: 'refund',
    siteId: SITE,
    playerId: undone,
    provider: STUDIO,
    tx: 'r',
    betTx: 'b',
  });
  const poor = await ledger.makePlayer(999n);
  const exact = await ledger.makePlayer(1000n);
  const untouched = { replayed: false, balanceMinor: 5000n, version: 1 } as const;
  const others: Row[] = [
    {
      command: bet(await makePlayer(), 'b', { refusal: 'limit' }),
      answer: { ...untouched, status: 'limit' },
    },
    {
      command: bet(await makePlayer(), 'b', { refusal: 'sessionExpired' }),
      answer: { ...untouched, status: 'sessionExpired' },
    },
    {
      command: bet(await makePlayer(), 'b', { currency: 2 }),
      answer: { ...untouched, status: 'wrongCurrency' },
    },
    { command: bet(closed, 'b'), answer: { ...untouched, status: 'roundClosed' } },
    { command: bet(elsewhere, 'b'), answer: booked },
    { command: bet(blocked, 'b'), answer: { ...untouched, status: 'blocked' } },
    { command: bet(repeating, 'b'), answer: { ...first, replayed: true } },
    {
      command: bet(changing, 'b'),
      answer: { status: 'mismatch', replayed: false, transferId: undefined, balanceMinor: 4000n },
    },
    { command: bet(undone, 'b'), answer: { ...untouched, status: 'cancelled' } },
    { command: bet(poor, 'b'), answer: { status: 'noFunds', balanceMinor: 999n } },
    { command: bet(exact, 'b'), answer: { status: 'booked', balanceMinor: 0n } },
    {
      command: bet(await makePlayer(), 'b', { play: 'freeRound', amountMinor: 0n }),
      answer: { ...untouched, status: 'booked' },
    },
    { command: bet(7, 'b'), answer: { status: 'unknownAccount', balanceMinor: 0n, version: 0 } },
    { command: bet(await makePlayer(), 'b', { siteId: SITE + 1 }), answer: { status: 'unknownAccount' } },
  ];
  const plain = await Promise.all(
    Array.from({ length: 64 - others.length }, async (): Promise<Row> => ({
      command: bet(await makePlayer(), 'b'),
      answer: booked,
    })),
  );
  // The first ones are booked singly; the following ones form a batch.
  return [...plain, ...others];
}

test('each of 64 concurrent bets of many players gets the answer that it would get alone', async () => {
  const rows = await makeRows();
  expect(rows).toHaveLength(64);
  const answers = await Promise.all(rows.map(({ command }) => batched.book(command)));
  for (const [index, { answer }] of rows.entries()) expect(answers[index]).toMatchObject(answer);
  // A refusal is final.
  const again = await Promise.all(
    rows.map(({ command: { refusal: _, ...command } }) => ledger.store.book(command)),
  );
  for (const [index, { answer, command }] of rows.entries()) {
    const isKept = !['unknownAccount', 'mismatch'].includes(answer.status ?? '');
    expect(again[index], command.tx).toMatchObject({ status: answer.status, replayed: isKept });
  }
});

test('the batch function books the simple bets and does not touch the others', async () => {
  const rows = (await makeRows()).filter(({ command }) => command.refusal === undefined);
  const context = { runner: ledger.database.pool, clock: ledger.clock, ids: createIdMaker(ledger.clock, 2) };
  const answers = await bookBetSet(
    context,
    rows.map(({ command }) => command),
  );
  for (const [index, { command, answer }] of rows.entries()) {
    const isPlain = answer.status === 'booked' && !answer.replayed && command.amountMinor > 0n;
    if (isPlain) expect(answers[index]).toMatchObject(answer);
    else expect(answers[index], answer.status).toBeUndefined();
    // The others are still undecided.
    if (!isPlain) expect(await ledger.store.book(command)).toMatchObject(answer);
  }
});

test('a player whose row is locked holds up nobody else, neither by bets nor by wins', async () => {
  const stuck = await ledger.makePlayer(50_000n);
  const others = await Promise.all(Array.from({ length: 4 }, () => ledger.makePlayer(50_000n)));
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const { settled: waiting } = await inTransaction(ledger.database, async ({ client }) => {
    await client.query('select from account where player_id = $1 for update', [stuck]);
    const ofStuck = numbers.flatMap((number) => [
      batched.book(bet(stuck, `b${number}`)),
      batched.book(win(stuck, `w${number}`, null)),
    ]);
    const settled = Promise.allSettled(ofStuck);
    const booked = await Promise.all(
      numbers.flatMap((number) => others.map((player) => batched.book(bet(player, `b${number}`)))),
    );
    expect(booked.every(({ status }) => status === 'booked')).toBe(true);
    const first = await Promise.race([Promise.any(ofStuck), Promise.resolve('still locked')]);
    expect(first).toBe('still locked');
    return { settled };
  });
  expect((await waiting).filter(({ status }) => status === 'fulfilled').length).toBe(40);
});

test('a locked player does not delay the bets of other players in the same batch', async () => {
  // Without its limit a statement would wait for the lock until the test ends.
  const patient = openDatabase({ url: ledger.database.url, maxConnections: 20, lockTimeoutMs: 0 });
  try {
    const { clock } = ledger;
    const store = createLedgerStore({ pool: patient.pool, clock, ids: createIdMaker(clock, 3) });
    const players = await Promise.all(Array.from({ length: 64 }, () => ledger.makePlayer(5000n)));
    // The first ones are booked singly; the following ones form a batch.
    const [locked = 0] = players.slice(40);
    const { waiting } = await inTransaction(ledger.database, async ({ client }) => {
      await client.query('select from account where player_id = $1 for update', [locked]);
      const bets = players.map((player) => ({ player, answer: store.book(bet(player, 'b')) }));
      const others = bets.filter(({ player }) => player !== locked);
      for (const { answer } of others) expect(await answer).toMatchObject(booked);
      // In an object, since a returned promise would be awaited before the commit.
      return { waiting: bets.find(({ player }) => player === locked)?.answer };
    });
    expect(await waiting).toMatchObject(booked);
  } finally {
    await patient.close();
  }
});

test('a batch that fails is reported, and each of its bets is still booked', async () => {
  const { database, clock } = ledger;
  const problems: unknown[] = [];
  const store = createLedgerStore({
    pool: database.pool,
    clock,
    ids: createIdMaker(clock, 4),
    onProblem: (problem) => problems.push(problem),
  });
  const players = await Promise.all(Array.from({ length: 64 }, () => ledger.makePlayer(5000n)));
  await database.pool.query('alter function book_bet_set rename to unreachable_bet_set');
  const answers = await Promise.all(players.map((player) => store.book(bet(player, 'b'))));
  await database.pool.query('alter function unreachable_bet_set rename to book_bet_set');
  for (const answer of answers) expect(answer).toMatchObject(booked);
  expect(problems.map(String)).toContainEqual(expect.stringContaining('book_bet_set'));
});
