import { createTestDatabase } from '@baize/db';
import { expect, test } from 'vitest';

import { createTestApp } from './testing/test-app.ts';

test('a server starts although its first count of plays fails, and logs the failure', async () => {
  const database = await createTestDatabase();
  await database.pool.query(
    `create or replace function count_plays(p_now timestamptz) returns boolean language plpgsql
       as $$ begin raise exception 'the count failed'; end $$`,
  );
  const app = await createTestApp({ database });
  try {
    expect((await app.call('GET', '/options')).statusCode).toBe(200);
    expect(app.logLines.filter((line) => line.includes('the count failed'))).toHaveLength(1);
  } finally {
    await app.close();
  }
});
