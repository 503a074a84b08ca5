import { afterAll, beforeAll, expect, test } from 'vitest';

import { findMessagesOfKinds } from './messages-of-kinds.ts';
import { countReads } from './testing/count-reads.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const owner = { siteId: 1, playerId: 1 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(1);
  await database.pool.query(
    `insert into player_message (site_id, player_id, kind, created_at)
       select 1 + i % 2, 1 + i / 2 % 2, case i % 1000 when 4 then 'rare' when 8 then 'other' else 'common' end, '2026-03-01'
         from generate_series(1, 20000) as i`,
  );
  await database.pool.query('analyze player_message');
});
afterAll(() => database.drop());

/** What is found by reading everything. */
async function expected(kinds: readonly string[], before: number, limit: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from player_message where site_id = 1 and player_id = 1 and kind = any ($1) and id < $2 order by id desc limit $3`,
    [kinds, before, limit],
  );
  return rows.map(({ id }) => Number(id));
}

test.each([
  ['kinds that are rare', ['rare', 'other'], undefined, 21],
  ['kinds of which there are many', ['common', 'rare'], undefined, 21],
  ['the next page', ['rare', 'other'], 9_000, 3],
  ['a kind that there is none of', ['none'], undefined, 21],
])('of %s the newest are found without reading the others', async (_, kinds, before, limit) => {
  let ids: number[] = [];
  const { scans, rows } = await countReads(database, 'player_message', async () => {
    ids = await findMessagesOfKinds(database.pool, { ...owner, kinds, before, limit });
  });
  expect(ids).toEqual(await expected(kinds, before ?? 1_000_000, limit));
  expect(scans).toBe(0);
  expect(rows).toBeLessThanOrEqual(kinds.length * limit);
});
