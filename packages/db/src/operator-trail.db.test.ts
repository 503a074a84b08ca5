import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { inTransaction } from './open-database.ts';
import { appendToTrail, proveTrail } from './operator-trail.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;
const opened: TestDatabase[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
  opened.push(database);
  await database.pool.query(
    `insert into operator (name, key_hash, added_at, confirmed_at) values ('ada', 'a', now(), now()), ('bora', 'b', now(), now())`,
  );
});
afterAll(() => Promise.all(opened.map((one) => one.drop())));

const entry = (number: number, operator = 'ada') => ({
  operator,
  action: 'approve',
  siteId: 7,
  subject: `payment ${number}`,
  details: { amount: '10.00', number, note: 'Ödeme "tamam"' },
});

async function write(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await appendToTrail(database.site.pool, entry(number, number % 2 === 0 ? 'ada' : 'bora'));
}

/** Changes the trail as the owner of the database can, who has to take the right first. */
async function tamper(statement: string): Promise<void> {
  await database.pool.query(`grant update, delete on operator_trail to current_user; ${statement}`);
}

describe('the trail', () => {
  test('is whole when nothing was written', async () => {
    expect(await proveTrail(database.site.pool)).toEqual({ brokenAt: undefined, rows: 0, hash: '' });
  });

  test('keeps one chain under 200 concurrent writers of two processes', async () => {
    const pools = [database.pool, database.site.pool];
    const numbers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        inTransaction({ pool: pools[at % 2] ?? database.pool }, async ({ client }) => {
          await client.query("set local lock_timeout = '60s'");
          return appendToTrail(client, entry(at));
        }),
      ),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    expect(await proveTrail(database.pool, 7)).toMatchObject({ brokenAt: undefined, rows: 200 });
  });

  test('has no gap after a transaction that was undone', async () => {
    await write(2);
    const undone = inTransaction(database.site, async ({ client }) => {
      await appendToTrail(client, entry(3));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await appendToTrail(database.site.pool, entry(4))).toBe(3);
    expect(await proveTrail(database.site.pool)).toMatchObject({ brokenAt: undefined, rows: 3 });
  });

  test.each([
    ['a changed note', `update operator_trail set details = details || '{"note": "x"}' where number = 4`, 4],
    ['a changed operator', `update operator_trail set operator = 'bora' where number = 6`, 6],
    ['a changed action', `update operator_trail set action = 'reject' where number = 2`, 2],
    ['a changed subject', `update operator_trail set subject = 'payment 9' where number = 2`, 2],
    ['another brand', `update operator_trail set site_id = 8 where number = 5`, 5],
    [
      'another time',
      `update operator_trail set acted_at = acted_at - interval '1 microsecond' where number = 3`,
      3,
    ],
    ['a row that is gone', `delete from operator_trail where number = 5`, 6],
    ['the first row gone', `delete from operator_trail where number = 1`, 2],
    ['the last rows gone', `delete from operator_trail where number > 7`, 8],
    ['all rows gone', `delete from operator_trail`, 1],
    ['a forgotten end', `update operator_trail_end set hash = '\\x00'`, 9],
    [
      'a row that was hashed again',
      `update operator_trail set operator = 'bora' where number = 4;
       update operator_trail t set hash = trail_hash(t) where number = 4`,
      5,
    ],
    [
      'a row in between',
      `update operator_trail set number = number + 100 where number > 5;
       update operator_trail set number = number - 99 where number > 100`,
      7,
    ],
  ])('shows %s', async (_, statement, brokenAt) => {
    await write(9);
    await tamper(statement);
    expect(await proveTrail(database.site.pool)).toMatchObject({ brokenAt });
    expect(await proveTrail(database.site.pool, 2)).toMatchObject({ brokenAt });
  });

  test('knows nobody who is no operator, or has been removed', async () => {
    await database.pool.query(`update operator set removed_at = now() where name = 'bora'`);
    for (const name of ['bora', 'cem'])
      await expect(appendToTrail(database.site.pool, entry(1, name))).rejects.toMatchObject({
        code: '42501',
      });
  });

  test.each([
    `insert into operator_trail select 1, now(), 'ada', 'approve', 7, 'payment 1', '{}', '', ''`,
    `update operator_trail set operator = 'bora'`,
    'delete from operator_trail',
    'truncate operator_trail',
    `update operator_trail_end set number = 0, hash = ''`,
    'delete from operator_trail_end',
    `insert into operator (name, key_hash, added_at) values ('eve', 'e', now())`,
    `update operator set key_hash = ''`,
    'delete from operator',
    'delete from payment_approval',
    `update payment_approval set operator = 'bora'`,
  ])('and its operators are not for the site to write: %s', async (statement) => {
    await write(1);
    await expect(database.site.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
