import { manualClock } from '@baize/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readStuckRounds } from './ledger-proof.ts';
import { countReads } from './testing/count-reads.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

/** One a minute, until noon. */
const BETS = 40_000;
const NOON = '2026-06-01T12:00:00Z';
const BETS_OF_A_BLOCK_RANGE = 2_500;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(1);
  await database.pool.query(
    `insert into game_tx
       select 1, 1 + i % 4000, first_id_at($1::timestamptz - make_interval(mins => i)), 1, 0, 1 + i % 30, 'studio', 'b' || i, 'r' || i, 100, 100,
              $1::timestamptz - make_interval(mins => i)
         from generate_series($2, 1, -1) i`,
    [NOON, BETS],
  );
  // Never analyzed: without statistics the planner prefers to read the whole table.
  await database.pool.query('vacuum game_tx');
});
afterAll(() => database.drop());

test('the end of a span depends on the number of its bets', async () => {
  const end = async (from: string, to: string, bets: number) => {
    const { rows } = await database.pool.query<{ until: Date }>('select bet_span_end($1, $2, $3) as until', [
      from,
      to,
      bets,
    ]);
    return rows[0]?.until.toISOString();
  };
  const [from, to] = ['2026-05-20T04:00:00Z', '2026-05-20T12:00:00Z'];
  expect(await end(from, to, 480)).toBe('2026-05-20T12:00:00.000Z');
  expect(await end(from, to, 479)).toBe('2026-05-20T08:00:00.000Z');
  expect(await end(from, to, 60)).toBe('2026-05-20T05:00:00.000Z');
  // As short as it gets.
  expect(await end(from, to, 0)).toBe('2026-05-20T04:00:00.878Z');
  expect(await end(to, from, 0)).toBe('2026-05-20T04:00:00.000Z');
});

const FROM = '2026-05-20T04:00:00Z';
/** A span of about a hundred bets is in one block range, or in two. */
const MAX_ROWS_OF_A_PASS = 2 * BETS_OF_A_BLOCK_RANGE;
/** Each round is looked up among its player's bets. */
const ROWS_OF_LOOKUPS = 1_000;

test.each([
  ['its end is sought', 'select bet_span_end($1, $2, 100)', [FROM, '2026-05-20T05:40:00Z'], 1],
  ['players are counted', 'select read_plays($1, $2, 100)', [NOON, FROM], 6],
  ['stuck rounds are searched', 'select find_stuck_rounds($1, $2, 100)', [FROM, '2026-05-20T05:40:00Z'], 2],
])('a span of bets is read without the rest of the table when %s', async (_, statement, values, passes) => {
  const { scans, rows } = await countReads(database, 'game_tx', () => database.pool.query(statement, values));
  expect(scans).toBe(0);
  expect(rows).toBeLessThan(passes * MAX_ROWS_OF_A_PASS + ROWS_OF_LOOKUPS);
});

test('bets are vacuumed soon, so that their blocks get into the index', async () => {
  const { rows } = await database.pool.query<{ reloptions: string[] }>(
    `select c.reloptions from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent in ('posting'::regclass, 'game_tx'::regclass)`,
  );
  expect(rows).toHaveLength(2 * 5);
  for (const { reloptions } of rows)
    expect(reloptions).toEqual(
      expect.arrayContaining([
        'autovacuum_vacuum_insert_scale_factor=0',
        'autovacuum_vacuum_insert_threshold=50000',
      ]),
    );
});

test('the oldest stuck rounds are listed without checking the others', async () => {
  await database.pool.query(
    `truncate stuck_round;
     insert into stuck_round
       select site_id, player_id, provider, round_id, game_id, created_at from game_tx where created_at >= timestamptz '${NOON}' - interval '5000 minutes'`,
  );
  await database.pool.query('analyze stuck_round');
  for (const siteId of [undefined, 1]) {
    let listed: string[] = [];
    const { scans, rows } = await countReads(database, 'stuck_round', async () => {
      const rounds = await readStuckRounds(
        { runner: database.pool, clock: manualClock(new Date(NOON)) },
        { ...(siteId && { siteId }), limit: 3 },
      );
      listed = rounds.map(({ roundId }) => roundId);
    });
    expect(listed).toEqual(['r5000', 'r4999', 'r4998']);
    expect(scans).toBe(0);
    expect(rows).toBeLessThan(20);
  }
});

test('a slice of the proof is planned for few rows', async () => {
  const { rows } = await database.pool.query<{ proconfig: string[] }>(
    `select proconfig from pg_proc where proname = 'ledger_breaks'`,
  );
  expect(rows).toEqual([{ proconfig: ['enable_nestloop=off', 'jit=off'] }]);
});
