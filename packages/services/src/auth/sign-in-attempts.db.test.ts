import { manualClock } from '@baize/clock';
import { createTestDatabase, type TestDatabase } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { countAttempt, perPlaceLimit, resetAttempts } from './sign-in-attempts.ts';

let database: TestDatabase;
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an attempt that has to wait is the first if a right password deletes the others meanwhile', async () => {
  const key = '1 place kaya';
  const parts = { database, clock };
  for (let before = 0; before < perPlaceLimit.free; before += 1)
    expect(await countAttempt(parts, key, perPlaceLimit)).toBe(before);
  await expect(countAttempt(parts, key, perPlaceLimit)).rejects.toThrow('too_many_requests');

  let inserts = 0;
  const sql = new Proxy(database.sql, {
    get(target, name, receiver) {
      if (name === 'insert') inserts += 1;
      if (name !== 'select') return Reflect.get(target, name, receiver) as unknown;
      // Between the statement that counts and the one that reads how long to wait.
      return () => ({
        from: () => ({ where: () => resetAttempts(parts, key).then(() => []) }),
      });
    },
  });
  expect(await countAttempt({ ...parts, database: { ...database, sql } }, key, perPlaceLimit)).toBe(0);
  expect(inserts).toBe(2);
  expect(await countAttempt(parts, key, perPlaceLimit)).toBe(1);
});
