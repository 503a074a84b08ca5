import { proveBalances } from '@baize/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { moveMonthsAway, MonthsStay } from './ledger-months.ts';
import {
  bet,
  deposit,
  hold,
  type LedgerFixture,
  openLedger,
  refund,
  SITE,
  win,
} from './testing/ledger-fixture.ts';

const DAY_MS = 24 * 60 * 60_000;

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => proveBalances(ledger.store));
afterAll(() => ledger.database.drop());

const book: LedgerFixture['store']['book'] = (command) => ledger.store.book(command);
const goTo = (at: Date) => ledger.clock.advance(at.getTime() - ledger.clock.now().getTime());
const month = (at: Date, months = 0) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months));

async function readEnd(): Promise<Date> {
  const { rows } = await ledger.database.pool.query<{ at: Date }>(
    'select instant_of_id(max(to_id)) as at from ledger_month',
  );
  return rows[0]?.at ?? new Date(Number.NaN);
}

/** Rows of each table of postings, by name. */
async function countRows(): Promise<Map<string, number>> {
  const { rows } = await ledger.database.pool.query<{ name: string; rows: number }>(
    `select tableoid::regclass::text as name, count(*)::integer as rows from posting group by 1`,
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** The totals that a reconciliation reports. */
async function readTotals(): Promise<unknown> {
  const { rows } = await ledger.database.site.pool.query(
    'select * from ledger_totals(-2147483648, 0, 2147483647, 9223372036854775807)',
  );
  return rows[0];
}

describe('months', () => {
  test('are made ahead, once, by however many processes', async () => {
    goTo(await readEnd());
    const end = month(ledger.clock.now(), 3);
    const made = await Promise.all([ledger.store.makeMonths(), ledger.store.makeMonths()]);
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect(await readEnd()).toEqual(end);
  });

  test('that nobody made in time begin with the rows that came meanwhile', async () => {
    const start = await readEnd();
    goTo(new Date(start.getTime() + 40 * DAY_MS));
    const player = await ledger.makePlayer(5_000n);
    await book(bet(player, 'late'));
    expect((await ledger.store.figures()).rowsWithoutMonth).toBe(2 + 2 + 1);
    expect((await countRows()).get('posting_rest')).toBe(4);

    // The month of the rows, which begins with the one before it, and three more.
    expect(await ledger.store.makeMonths()).toBe(3);
    expect((await ledger.store.figures()).rowsWithoutMonth).toBe(0);
    const counted = await countRows();
    expect(counted.get('posting_rest')).toBeUndefined();
    expect(counted.get(`posting_${start.toISOString().slice(0, 7).replace('-', '_')}`)).toBe(4);
    await book(win(player, 'w', 'late'));
    expect(await ledger.store.makeMonths()).toBe(0);
    // The next rows without a month have a table again.
    const { rows } = await ledger.database.pool.query(
      `select to_regclass('posting_rest') is not null and to_regclass('game_tx_rest') is not null as is_there`,
    );
    expect(rows).toEqual([{ is_there: true }]);
  });

  test('are append-only for their owner too', async () => {
    const { rows } = await ledger.database.pool.query<{ name: string; rights: string[] }>(
      `select relname as name, array(select a.privilege_type from aclexplode(coalesce(relacl, acldefault('r', relowner))) a
           where a.grantee = relowner and a.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')) as rights
         from pg_class where relispartition and relkind = 'r'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ rights }) => rights.length > 0)).toEqual([]);
  });
});

describe('moving months away', () => {
  let players: number[];
  let before: Date;

  beforeAll(async () => {
    goTo(month(await readEnd(), -1));
    players = [];
    for (let index = 0; index < 4; index += 1) players.push(await ledger.makePlayer(50_000n));
    for (let passed = 0; passed < 6; passed += 1) {
      await ledger.store.makeMonths();
      for (const player of players) {
        const round = { roundId: `round-1-${passed}` };
        await book(bet(player, `won-${passed}`, round));
        await book(win(player, `won-${passed}`, `won-${passed}`, round));
        await book(bet(player, `lost-${passed}`, { roundId: `round-2-${passed}` }));
        await book(bet(player, `undone-${passed}`, { roundId: `round-3-${passed}` }));
        await book(refund(player, `undone-${passed}`, `undone-${passed}`));
        await book(deposit(player, `deposit-${passed}`, 700n));
        await book(hold(player, `hold-${passed}`, 200n));
        await book(win(player, `free-${passed}`, null, { play: 'freeRound', amountMinor: 0n }));
      }
      goTo(month(ledger.clock.now(), 1));
    }
    before = month(ledger.clock.now(), -3);
  });

  const parts = () => ({ database: ledger.database, clock: ledger.clock });
  const readEverything = async (from: Date) =>
    Promise.all(
      players.map(async (playerId) => {
        const span = { siteId: SITE, playerId, from, to: ledger.clock.now(), page: 1, perPage: 1_000 };
        return [
          await ledger.store.balances(SITE, playerId),
          await ledger.store.gameHistory(span),
          await ledger.store.gameHistory({ ...span, type: 3 }),
          await ledger.store.accountLog({ ...span, account: 'main' }),
          await ledger.store.accountLog({ ...span, account: 'held' }),
        ];
      }),
    );

  test.each([
    ['a month that has not been over for three', () => month(ledger.clock.now(), -2)],
    ['an instant within a month', () => new Date(before.getTime() + 1)],
  ])('is refused for %s', async (_, at) => {
    await expect(moveMonthsAway(parts(), at())).rejects.toThrow(MonthsStay);
    expect(await ledger.store.historyStart()).toBeUndefined();
  });

  test('is refused while a round of these months is unsettled, and while the ledger has contradictions', async () => {
    const { pool } = ledger.database;
    await pool.query(
      `insert into stuck_round values ($1, $2, 'studio', 'r', 1, $3::timestamptz - interval '1 second')`,
      [SITE, players[0], before],
    );
    await expect(moveMonthsAway(parts(), before)).rejects.toThrow('1 rounds');
    await pool.query('delete from stuck_round');
    await pool.query('update account set balance = balance + 1 where player_id = $1 and kind = 1', [
      players[0],
    ]);
    await expect(moveMonthsAway(parts(), before)).rejects.toThrow('contradictions');
    await pool.query('update account set balance = balance - 1 where player_id = $1 and kind = 1', [
      players[0],
    ]);
    expect(await ledger.store.historyStart()).toBeUndefined();
  });

  test('keeps balances, later histories, totals and the proof, while bets go on', async () => {
    const [kept, totals] = [await readEverything(before), await readTotals()];
    const gambler = await ledger.makePlayer(1_000_000n);
    const loser = await ledger.makePlayer(1_000_000n);
    const over = new AbortController();
    let bets = 0;
    const play = async (player: number) => {
      while (!over.signal.aborted) {
        bets += 1;
        const tx = `${player}-${bets}`;
        expect(await book(bet(player, tx, { amountMinor: 1n }))).toMatchObject({ status: 'booked' });
        expect(await book(win(player, tx, tx, { amountMinor: 1n }))).toMatchObject({ status: 'booked' });
      }
    };
    const playing = Promise.all([gambler, gambler, loser].map(play));
    // Proofs go on as well.
    const proving = (async () => {
      while (!over.signal.aborted) await proveBalances(ledger.store);
    })();
    const { tables } = await moveMonthsAway(parts(), before);
    over.abort();
    await Promise.all([playing, proving]);

    expect(bets).toBeGreaterThan(10);
    expect(tables.length).toBeGreaterThanOrEqual(2 * 3);
    expect(await ledger.store.historyStart()).toEqual(before);
    expect(await readEverything(before)).toEqual(kept);
    const gone = await ledger.database.pool.query<{ rows: number }>(
      'select count(*)::integer as rows from posting where transfer_id < first_id_at($1)',
      [before],
    );
    expect(gone.rows).toEqual([{ rows: 0 }]);
    for (const table of tables) {
      const { rows } = await ledger.database.pool.query(`select from ${table} limit 1`);
      expect(rows.length, table).toBeLessThanOrEqual(1);
    }
    const after = await ledger.database.pool.query<{ rows: number }>(
      `select sum(postings)::integer as rows from ledger_carry`,
    );
    expect(after.rows[0]?.rows).toBeGreaterThan(4 * 3 * 12);
    const two = 2n * 1_000_000n;
    expect(await readTotals()).toMatchObject({
      players: String(BigInt((totals as { players: string }).players) + two),
      payments: String(BigInt((totals as { payments: string }).payments) - two),
      games: (totals as { games: string }).games,
    });
    expect((await moveMonthsAway(parts(), before)).tables).toEqual([]);
  });

  test('keeps answers: a repeat is replayed, a late win and a late refund are paid', async () => {
    const [player = 0] = players;
    const round = { roundId: 'round-1-0' };
    expect(await book(bet(player, 'won-0', round))).toMatchObject({ status: 'booked', replayed: true });
    expect(await book(bet(player, 'won-0', { ...round, amountMinor: 7n }))).toMatchObject({
      status: 'mismatch',
    });
    const balance = (await ledger.store.balance(SITE, player)) ?? 0n;
    expect(await book(refund(player, 'lost-0', 'lost-0'))).toMatchObject({
      status: 'booked',
      balanceMinor: balance + 1_000n,
    });
    expect(await book(win(player, 'lost-1', 'lost-1', { roundId: 'round-2-1' }))).toMatchObject({
      status: 'booked',
      balanceMinor: balance + 3_500n,
    });
  });

  test('the proof still finds what is missing', async () => {
    const { pool } = ledger.database;
    const change = async (text: string, undo: string) => {
      await pool.query(text, [players[1]]);
      const breaks = await ledger.store.findBreaks();
      await pool.query(undo, [players[1]]);
      return new Set(breaks.map(({ rule }) => rule));
    };
    const carry = (column: string, sign: string) =>
      `update ledger_carry set ${column} = ${column} ${sign} 1 where player_id = $1 and account_kind = 1`;
    expect(await change(carry('amount', '+'), carry('amount', '-'))).toEqual(
      new Set(['balance is the sum of postings', 'balances form a chain']),
    );
    expect(await change(carry('postings', '+'), carry('postings', '-'))).toEqual(
      new Set(['balance is the sum of postings', 'balances form a chain']),
    );
    const wins = (sign: string) => `update game_carry set won = won ${sign} 1 where player_id = $1`;
    expect(await change(wins('+'), wins('-'))).toEqual(new Set(['history is counted']));
  });

  test('goes on with the next months', async () => {
    goTo(month(ledger.clock.now(), 2));
    const next = month(before, 2);
    const kept = await readEverything(next);
    expect((await moveMonthsAway(parts(), next)).tables).toHaveLength(4);
    expect(await readEverything(next)).toEqual(kept);
    expect(await ledger.store.historyStart()).toEqual(next);
  });

  test('is not for the site', async () => {
    await expect(
      moveMonthsAway({ ...parts(), database: ledger.database.site }, before),
    ).rejects.toMatchObject({
      code: '42501',
    });
  });
});
