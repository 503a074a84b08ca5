import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const tables = Object.values(schema).flatMap((value): PgTable[] => (is(value, PgTable) ? [value] : []));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the typed tables match the migrated ones, column by column', async () => {
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    const { rows } = await database.pool.query<{ name: string; type: string; required: boolean }>(
      `select attname as name, format_type(atttypid, null) as type, attnotnull as required
         from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
      [name],
    );
    const typed = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull,
    }));
    expect(rows, name).toEqual(typed.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
  }
});

test('the typed payments have the indexes of the migrated ones', async () => {
  const { indexes, primaryKeys, uniqueConstraints } = getTableConfig(schema.paymentTransaction);
  const typed = [
    ...indexes.map(({ config }) => config.name),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.getName()),
  ];
  const { rows } = await database.pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where tablename = 'payment_transaction'`,
  );
  expect(rows).toHaveLength(typed.length);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(typed));
});

test('migrating again changes nothing, also from two processes at once', async () => {
  expect(await Promise.all([migrate(database.pool), migrate(database.pool)])).toEqual([[], []]);
});

test('two processes that start on an empty database migrate it once', async () => {
  const empty = await createTestDatabase();
  try {
    await empty.pool.query('drop schema public cascade; create schema public');
    const [one, other] = await Promise.all([migrate(empty.pool), migrate(empty.pool)]);
    const { rows } = await database.pool.query('select name from migration');
    expect([one.length, other.length].toSorted((a, b) => a - b)).toEqual([0, rows.length]);
  } finally {
    await empty.drop();
  }
});

test('a database that is newer than the program, or whose history differs, is refused', async () => {
  await database.pool.query(`update migration set hash = 'x' where name = '0001-platform.sql'`);
  await expect(migrate(database.pool)).rejects.toThrow('0001-platform.sql has changed');
  await database.pool.query(`insert into migration (name, hash) values ('0000-unknown.sql', 'x')`);
  await expect(migrate(database.pool)).rejects.toThrow('it is newer');
});
