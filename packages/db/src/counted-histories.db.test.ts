import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findPayments, findSessions, type PaymentQuery, sumPaymentsAndReturns } from './counted-histories.ts';
import { countReads } from './testing/count-reads.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const MINUTE_MS = 60_000;
const start = new Date('2026-03-01T00:00:00Z').getTime();
/** Deposit methods 1 and 2, a withdrawal method 3. */
const methods = [1, 2, 3] as const;
const kindOf = (method: number) => (method === 3 ? 2 : 1);

let database: TestDatabase;
let players = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into payment_category (id, name_tr, name_en, sort) values (1, 'x', 'x', 1)`,
  );
  await database.pool.query(
    `insert into payment_method (id, slug, name, category_id, kind, provider, icon, color, expire_minutes, min_minor, max_minor, step_minor, endpoint, fields, sort)
       select i, 'm' || i, 'm', 1, case i when 3 then 2 else 1 end, 'p', '', '', 1, 1, 1000, 1, '', '[]', 1 from generate_series(1, 3) as i`,
  );
});
afterAll(() => database.drop());

interface Payment {
  id: number;
  at: number;
  method: number;
  amount: number;
  /** Undecided, approved, or approved and returned in part or whole. */
  end: 'open' | 'approved' | 'part' | 'whole';
  fee: number;
  credited: number | undefined;
}

/** Instants that fall together, and around the starts of hours. */
const instant = fc
  .tuple(
    fc.oneof(fc.constantFrom(3, 4), fc.integer({ min: 0, max: 30 })),
    fc.constantFrom(0, 1, 20 * MINUTE_MS, 40 * MINUTE_MS, 60 * MINUTE_MS - 1),
  )
  .map(([hour, ms]) => start + hour * 60 * MINUTE_MS + ms);
const HOUR_MS = 60 * MINUTE_MS;
const span = fc.oneof(
  fc.tuple(instant, instant).map(([one, other]) => ({
    from: new Date(Math.min(one, other)),
    to: new Date(Math.max(one, other)),
  })),
  // Within an hour.
  instant.map((at) => ({
    from: new Date(at - (at % HOUR_MS) + 1),
    to: new Date(at - (at % HOUR_MS) + HOUR_MS - 1),
  })),
);
const payments = fc.array(
  fc.record({
    at: instant,
    method: fc.constantFrom(...methods),
    amount: fc.integer({ min: 10, max: 500 }),
    end: fc.constantFrom('open', 'approved', 'part', 'whole'),
    fee: fc.constantFrom(0, 3),
    credited: fc.constantFrom(undefined, undefined, 7),
  }),
  { maxLength: 40 },
);

async function write(playerId: number, payment: Payment): Promise<void> {
  const { id, at, method, amount, end, fee, credited } = payment;
  const key = [1, playerId, id];
  const { pool } = database;
  await pool.query(
    `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, fields, created_at, fee_minor)
       values ($1, $2, $3, $4, $5, $6, 1, 'p', '{}', $7, $8)`,
    [...key, method, kindOf(method), amount, new Date(at), fee],
  );
  if (end === 'open') return;
  const set = (what: string) =>
    pool.query(
      `update payment_transaction set ${what} where site_id = $1 and player_id = $2 and id = $3`,
      key,
    );
  if (method === 3) await set('status = 3');
  await set(`status = 1${method !== 3 && credited !== undefined ? `, credited_minor = ${credited}` : ''}`);
  if (end === 'part') await set('returned_minor = 5');
  if (end === 'whole') await set(`status = 6, returned_minor = ${creditedBy(payment)}`);
}

function creditedBy({ method, amount, fee, credited }: Payment): number {
  return method === 3 ? amount : (credited ?? amount - fee);
}

function bookedBy(payment: Payment): number {
  const { end } = payment;
  if (end === 'open' || end === 'whole') return 0;
  return creditedBy(payment) - (end === 'part' ? 5 : 0);
}

const sumOf = (rows: readonly Payment[], kind: number) =>
  BigInt(rows.filter(({ method }) => kindOf(method) === kind).reduce((sum, row) => sum + bookedBy(row), 0));

test('any page of any span has the payments that are there, and the totals of the whole span', async () => {
  await fc.assert(
    fc.asyncProperty(
      payments,
      fc.array(
        fc.tuple(
          span,
          fc.record({
            kind: fc.constantFrom(undefined, 1, 2),
            methodId: fc.constantFrom(undefined, ...methods),
            page: fc.integer({ min: 1, max: 5 }),
            perPage: fc.integer({ min: 1, max: 7 }),
          }),
        ),
        { minLength: 6, maxLength: 6 },
      ),
      async (given, queries) => {
        players += 1;
        const playerId = players;
        // The order of the ids is not that of the times.
        const rows = given.map((payment, index) => ({ ...payment, id: 1 + ((index * 17) % 41) }));
        for (const row of rows) await write(playerId, row);
        for (const [{ from, to }, filters] of queries) {
          const query: PaymentQuery = { siteId: 1, playerId, from, to, ...filters };
          const within = rows.filter(({ at }) => at >= from.getTime() && at < to.getTime());
          const ids = within
            .filter(({ method }) => filters.kind === undefined || kindOf(method) === filters.kind)
            .filter(({ method }) => filters.methodId === undefined || method === filters.methodId)
            .toSorted((a, b) => b.at - a.at || b.id - a.id)
            .map(({ id }) => id);
          const first = (filters.page - 1) * filters.perPage;
          expect(await findPayments(database.pool, query)).toEqual({
            ids: ids.slice(first, first + filters.perPage),
            total: ids.length,
            totals: { depositsMinor: sumOf(within, 1), withdrawalsMinor: sumOf(within, 2) },
          });
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('any page of any span has the sessions that are there, also after some were deleted', async () => {
  const { pool } = database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: instant, isDeleted: fc.boolean() }), { maxLength: 40 }),
      fc.array(fc.tuple(span, fc.integer({ min: 1, max: 4 })), { minLength: 6, maxLength: 6 }),
      async (given, queries) => {
        players += 1;
        const playerId = players;
        const rows = given.map((row, index) => ({ ...row, id: 1 + ((index * 17) % 41) }));
        for (const { id, at } of rows)
          await pool.query(
            `insert into session (site_id, player_id, id, created_at, expires_at, ip, user_agent) values (1, $1, $2, $3, $3, '', '')`,
            [playerId, id, new Date(at)],
          );
        const gone = rows.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
        await pool.query('delete from session where site_id = 1 and player_id = $1 and id = any($2)', [
          playerId,
          gone,
        ]);
        for (const [{ from, to }, page] of queries) {
          const ids = rows
            .filter(({ at, isDeleted }) => !isDeleted && at >= from.getTime() && at < to.getTime())
            .toSorted((a, b) => b.at - a.at || b.id - a.id)
            .map(({ id }) => id);
          const found = await findSessions(pool, { siteId: 1, playerId, from, to, page, perPage: 6 });
          expect(found).toEqual({ ids: ids.slice((page - 1) * 6, page * 6), total: ids.length });
        }
        const { rows: counted } = await pool.query<{ sessions: number }>(
          'select sessions from session_hour where site_id = 1 and player_id = $1',
          [playerId],
        );
        expect(counted.every(({ sessions }) => sessions > 0)).toBe(true);
      },
    ),
    { numRuns: 25 },
  );
});

test('the payments of all time are added up without reading those of which nothing came back', async () => {
  const key = { siteId: 7, playerId: 1 };
  const counted = await createTestDatabase(1);
  try {
    await counted.pool.query(
      `insert into payment_category (id, name_tr, name_en, sort) values (1, 'x', 'x', 1);
       insert into payment_method (id, slug, name, category_id, kind, provider, icon, color, expire_minutes, min_minor, max_minor, step_minor, endpoint, fields, sort)
         values (1, 'm', 'm', 1, 1, 'p', '', '', 1, 1, 1000, 1, '', '[]', 1);
       insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider, fields, created_at)
         select 7, 1, i, 1, 1 + (i % 4 = 0)::integer, 100, 1, 'p', '{}', '2026-03-01'::timestamptz + make_interval(mins => i)
           from generate_series(1, 4000) as i;
       update payment_transaction set status = 3 where kind = 2;
       update payment_transaction set status = 1 where id % 10 <> 0;
       update payment_transaction set returned_minor = 30 where id in (1, 4);
       update payment_transaction set status = 6, returned_minor = 100 where id = 2;
       analyze payment_transaction`,
    );
    let sums: Awaited<ReturnType<typeof sumPaymentsAndReturns>> | undefined;
    const reads = await countReads(counted, 'payment_transaction', async () => {
      sums = await sumPaymentsAndReturns(counted.pool, key);
    });
    expect(sums).toEqual({
      booked: { depositsMinor: 2_800n * 100n - 130n, withdrawalsMinor: 800n * 100n - 30n },
      returned: { depositsMinor: 130n, withdrawalsMinor: 30n },
    });
    expect(reads.scans).toBe(0);
    expect(reads.rows).toBeLessThan(20);
    const none = { depositsMinor: 0n, withdrawalsMinor: 0n };
    expect(await sumPaymentsAndReturns(counted.pool, { siteId: 8, playerId: 1 })).toEqual({
      booked: none,
      returned: none,
    });
  } finally {
    await counted.drop();
  }
});

test('sessions of one instant are on one page each', async () => {
  await database.pool.query(
    `insert into session (site_id, player_id, id, created_at, expires_at, ip, user_agent)
       select 2, 1, i, '2026-03-01 00:30:00Z', '2026-03-02', '', '' from generate_series(1, 15) as i`,
  );
  const span = { siteId: 2, playerId: 1, from: new Date(start), to: new Date(start + 120 * MINUTE_MS) };
  const pages = [1, 2, 3].map((page) => findSessions(database.pool, { ...span, page, perPage: 6 }));
  const ids = (await Promise.all(pages)).flatMap((page) => page.ids);
  expect(ids).toEqual(Array.from({ length: 15 }, (_, index) => 15 - index));
});

test('what is undone is not counted, and transactions of one player that wait for each other do not break', async () => {
  const { pool } = database;
  const insert = (id: number) =>
    `insert into session (site_id, player_id, id, created_at, expires_at, ip, user_agent)
       values (1, 0, ${id}, '2026-03-01 00:30:00Z', '2026-03-02', '', '')`;
  await pool.query(`begin; ${insert(1)}; rollback`);
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await one.query(`begin; ${insert(2)}`);
    // The counts wait for the end of a transaction, so this one does not wait for the first.
    await other.query(`begin; ${insert(3)}; commit`);
    await one.query('commit');
  } finally {
    one.release();
    other.release();
  }
  const span = { from: new Date(start), to: new Date(start + 120 * MINUTE_MS) };
  const found = await findSessions(pool, { siteId: 1, playerId: 0, ...span, page: 1, perPage: 9 });
  expect(found).toEqual({ ids: [3, 2], total: 2 });
});
