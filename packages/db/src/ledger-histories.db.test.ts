import { accountKinds, proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import {
  bet,
  deposit,
  hold,
  type LedgerFixture,
  LIRA,
  openLedger,
  refund,
  SITE,
  win,
} from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => proveBalances(ledger.store));
afterAll(() => ledger.database.drop());

const book: LedgerFixture['store']['book'] = (command) => ledger.store.book(command);

const DAY_MS = 24 * 60 * 60_000;
const step = fc.record({
  pauseMs: fc.constantFrom(0, 0, 0, 1, 1000, DAY_MS, 20 * DAY_MS),
  what: fc.constantFrom('bet', 'bet', 'won', 'lost', 'undone', 'free', 'deposit', 'hold', 'transfer'),
});

async function take(player: number, what: string, tx: string): Promise<void> {
  const one = { roundId: tx };
  if (what === 'deposit') await book(deposit(player, tx, 500n));
  else if (what === 'hold') await book(hold(player, tx, 10n));
  else if (what === 'transfer')
    await book({
      ...hold(player, tx, 5n),
      kind: 'walletTransfer',
      from: 'main',
      to: 'poker',
    });
  else if (what === 'free') await book(bet(player, tx, { ...one, amountMinor: 0n, play: 'freeRound' }));
  else await book(bet(player, tx, { ...one, amountMinor: 7n }));
  if (what === 'won') await book(win(player, tx, tx, { ...one, amountMinor: 20n }));
  if (what === 'lost') await book(win(player, tx, tx, { ...one, amountMinor: 0n }));
  if (what === 'undone') await book(refund(player, tx, tx, { amountMinor: 7n }));
}

/** The rows that the tables have, newest first. */
async function readAll(player: number) {
  const { pool } = ledger.database;
  const games = await pool.query<{ id: string; type: number; amount: string; at: Date }>(
    `select transfer_id as id, type, amount, created_at as at from game_tx
       where site_id = $1 and player_id = $2 order by bets + wins + refunds desc`,
    [SITE, player],
  );
  const postings = await pool.query<{ id: string; account_kind: number; amount: string; at: Date }>(
    `select p.transfer_id as id, account_kind, p.amount, created_at as at
       from posting p join transfer t on (t.site_id, t.player_id, t.id) = (p.site_id, p.player_id, p.transfer_id)
       where p.site_id = $1 and p.player_id = $2 and account_kind < 10 order by version desc`,
    [SITE, player],
  );
  return { games: games.rows, postings: postings.rows };
}

const sumOf = (rows: readonly { amount: string }[]) =>
  rows.reduce((sum, row) => sum + BigInt(row.amount), 0n);

test('every page of every span has the rows that the tables have, and its totals are their sums', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 1, maxLength: 25 }),
    fc.array(fc.tuple(fc.nat(1_000), fc.nat(1_000)), { minLength: 3, maxLength: 3 }),
    fc.integer({ min: 3, max: 9 }),
    async (steps, spans, perPage) => {
      ledger.clock.advance(1);
      const start = ledger.clock.now().getTime();
      const player = await ledger.makePlayer(100_000n);
      const stranger = await ledger.makePlayer(100_000n);
      for (const [index, { pauseMs, what }] of steps.entries()) {
        ledger.clock.advance(pauseMs);
        await take(player, what, `${player}-${index}`);
        await take(stranger, what, `${stranger}-${index}`);
      }
      const length = ledger.clock.now().getTime() - start + 1;
      const { games, postings } = await readAll(player);
      for (const [one, other] of [[0, 1_000] as const, ...spans]) {
        const at = (part: number) => new Date(start + Math.floor((length * part) / 1_000));
        const [from, to] = [at(Math.min(one, other)), at(Math.max(one, other))];
        const span = { siteId: SITE, playerId: player, from, to, perPage };
        const isWithin = (row: { at: Date }) => row.at >= from && row.at < to;
        const ofType = (type: number) =>
          games.filter((row) => isWithin(row) && (type === 0 || row.type === type));
        for (const type of [0, 1, 2, 3]) {
          const expected = ofType(type);
          for (let page = 1; page <= Math.ceil(expected.length / perPage) + 1; page += 1) {
            const found = await ledger.store.gameHistory({ ...span, page, type });
            expect(found.total).toBe(expected.length);
            expect(found.rows.map(({ id }) => String(id))).toEqual(
              expected.slice((page - 1) * perPage, page * perPage).map(({ id }) => id),
            );
            expect(found.totals).toEqual({
              stakedMinor: sumOf(ofType(1)),
              wonMinor: sumOf(ofType(2)),
              refundedMinor: sumOf(ofType(3)),
            });
          }
        }
        for (const [index, account] of accountKinds.entries()) {
          const expected = postings.filter((row) => isWithin(row) && row.account_kind === index + 1);
          for (let page = 1; page <= Math.ceil(expected.length / perPage) + 1; page += 1) {
            const found = await ledger.store.accountLog({ ...span, page, account });
            expect(found.total).toBe(expected.length);
            expect(found.rows.map(({ id, amountMinor }) => [String(id), amountMinor])).toEqual(
              expected.slice((page - 1) * perPage, page * perPage).map((row) => [row.id, BigInt(row.amount)]),
            );
          }
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 8 });
});

test('rows whose ids are not in the order of their bookings are on one page each', async () => {
  const player = await ledger.makePlayer(1_000_000n);
  ledger.clock.advance(1);
  const from = ledger.clock.now();
  // As if two processes booked for the player in turns, one of them with ids a moment ahead.
  const { pool } = ledger.database;
  for (let index = 0; index < 60; index += 1) {
    ledger.clock.advance(10);
    const ahead = index % 3 === 0 ? 45 : 0;
    await pool.query(
      `select book_bet($1, $2, first_id_at($3), 'studio', $4, '', 5, $5::smallint, 0::smallint, 1, 'r', 0::smallint, $6)`,
      [
        SITE,
        player,
        new Date(ledger.clock.now().getTime() + ahead),
        `disorder-${index}`,
        LIRA,
        ledger.clock.now(),
      ],
    );
  }
  ledger.clock.advance(1_000);
  for (const perPage of [1, 7, 20]) {
    const games: string[] = [];
    const changes: string[] = [];
    for (let page = 1; page <= Math.ceil(60 / perPage); page += 1) {
      const span = { siteId: SITE, playerId: player, from, to: ledger.clock.now(), page, perPage };
      const all = await ledger.store.gameHistory(span);
      expect(await ledger.store.gameHistory({ ...span, type: 1 })).toEqual(all);
      games.push(...all.rows.map(({ transactionId }) => transactionId));
      const log = await ledger.store.accountLog({ ...span, account: 'main' });
      changes.push(...log.rows.map(({ transactionId }) => transactionId));
    }
    const expected = Array.from({ length: 60 }, (_, index) => `disorder-${59 - index}`);
    expect(games).toEqual(expected);
    expect(changes).toEqual(expected);
  }
});

test('concurrent bookings are numbered without a gap', async () => {
  const player = await ledger.makePlayer(1_000_000n);
  ledger.clock.advance(1);
  const from = ledger.clock.now();
  // Fewer rows than the 64 that may be booked in another order than that of their ids.
  await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      await book(bet(player, `c${index}`, { amountMinor: 3n }));
      await book(win(player, `c${index}`, `c${index}`, { amountMinor: index % 2 === 0 ? 0n : 2n }));
    }),
  );
  ledger.clock.advance(1);
  const span = { siteId: SITE, playerId: player, from, to: ledger.clock.now(), perPage: 1_000 };
  const { rows, total, totals } = await ledger.store.gameHistory({ ...span, page: 1 });
  expect(total).toBe(60);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
  expect(totals).toEqual({ stakedMinor: 90n, wonMinor: 30n, refundedMinor: 0n });
});

test('spans before the first booking, after the last one and of other players are empty', async () => {
  const player = await ledger.makePlayer(1_000n);
  await book(bet(player, 'only'));
  const span = { siteId: SITE, playerId: player, page: 1, perPage: 20 };
  const empty = { rows: [], total: 0, totals: { stakedMinor: 0n, wonMinor: 0n, refundedMinor: 0n } };
  const year1 = new Date('0001-01-01T00:00:00Z');
  const far = new Date('9999-01-01T00:00:00Z');
  const now = ledger.clock.now();
  expect(await ledger.store.gameHistory({ ...span, from: year1, to: now })).toEqual(empty);
  expect(await ledger.store.gameHistory({ ...span, from: new Date(now.getTime() + 1_000), to: far })).toEqual(
    empty,
  );
  expect(await ledger.store.gameHistory({ ...span, playerId: 3, from: year1, to: far })).toEqual(empty);
  expect(await ledger.store.gameHistory({ ...span, siteId: SITE + 1, from: year1, to: far })).toEqual(empty);
  expect((await ledger.store.gameHistory({ ...span, from: year1, to: far })).total).toBe(1);
  expect(await ledger.store.accountLog({ ...span, account: 'main', from: year1, to: now })).toEqual({
    rows: [],
    total: 0,
  });
});
