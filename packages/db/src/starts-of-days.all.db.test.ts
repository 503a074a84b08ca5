import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

test('a day begins at its first instant in every zone that the database knows', async () => {
  const { rows: zones } = await database.pool.query<{ name: string }>(
    `select min(name) as name from pg_timezone_names where name !~ '^posix' group by
       (select string_agg(((at at time zone name) - (at at time zone 'UTC'))::text, ' ' order by at)
          from generate_series('2024-01-01Z'::timestamptz, '2027-12-31Z', '3 days') as at)`,
  );
  expect(zones.length).toBeGreaterThan(50);
  // A statement has 15 seconds.
  for (const { name } of zones) {
    const { rows } = await database.pool.query(
      `select $1 as zone, day::date::text from generate_series('2024-01-01'::timestamp, '2027-12-31', '1 day') as day
       cross join lateral (select start_of_day(day::date, $1) as at) as start
       where (start.at at time zone $1)::date <> day::date
         or ((start.at - interval '1 microsecond') at time zone $1)::date >= day::date`,
      [name],
    );
    expect(rows).toEqual([]);
  }
});
