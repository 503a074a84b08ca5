import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const zones = [
  'UTC',
  'Europe/Istanbul',
  'Europe/Dublin',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Tehran',
  'Atlantic/Azores',
];

test('a day begins at its first instant, whatever the clock does at midnight', async () => {
  // A statement has 15 seconds.
  for (const zone of zones) {
    const { rows } = await database.pool.query(
      `select zone.name, day::date::text from unnest($1::text[]) as zone(name)
       cross join generate_series('2020-01-01'::timestamp, '2035-12-31', '1 day') as day
       cross join lateral (select start_of_day(day::date, zone.name) as at) as start
       where (start.at at time zone zone.name)::date <> day::date
         or ((start.at - interval '1 microsecond') at time zone zone.name)::date >= day::date`,
      [[zone]],
    );
    expect(rows).toEqual([]);
  }
});

test('a deposit in the hour that comes twice counts for the limits of its day', async () => {
  const [site, player] = [77, 1];
  await database.pool.query("insert into site_zone (site_id, time_zone) values ($1, 'America/Havana')", [
    site,
  ]);
  const { rows } = await database.pool.query<{ at: string; starts: string; ends: string }>(
    `select at::text, start_of_day(site_day($1, at), 'America/Havana') <= at as starts,
        (select min(u.ends_at) from deposit_use($1, $2, at) u where u.period = 1) > at as ends
       from generate_series('2026-11-01 03:00Z'::timestamptz, '2026-11-01 07:00Z', '10 minutes') as at`,
    [site, player],
  );
  expect(rows.filter(({ starts, ends }) => !starts || !ends)).toEqual([]);
});
