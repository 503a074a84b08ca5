import { afterAll, beforeAll, expect, test } from 'vitest';

import { type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.drop());

const query = (text: string, values: unknown[] = []) => ledger.database.pool.query(text, values);

test.each(['reality_check_choice', 'limit_review', 'player_limit_change'])('%s only grows', async (table) => {
  const playerId = await ledger.makePlayer();
  const { store } = ledger;
  await store.setLimit({ siteId: SITE, playerId, kind: 'bet', period: 'daily' }, 5n);
  await query('select set_reality_check($1, $2, 60::smallint, 15::smallint, 1)', [SITE, playerId]);
  // Written directly, since a player of the ledger alone is asked nothing.
  await query(
    `insert into limit_review (site_id, player_id, id, outcome, reviewed_at) values ($1, $2, 2, 'kept', limit_clock())`,
    [SITE, playerId],
  );
  const before = await store.limitTrail({ siteId: SITE, playerId, limit: 10 });
  expect(before).toHaveLength(3);
  for (const change of [`update ${table} set id = 9`, `delete from ${table}`, `truncate ${table}`])
    await expect(query(change)).rejects.toThrow('is append only');
  expect(await store.limitTrail({ siteId: SITE, playerId, limit: 10 })).toEqual(before);
});

test('concurrent choices of reality checks follow one another', async () => {
  const playerId = await ledger.makePlayer();
  const choices = [15, 30, 60, null, 15, 30, 60, null];
  await Promise.all(
    choices.map((every, place) =>
      query('select set_reality_check($1, $2, 60::smallint, $3, $4)', [SITE, playerId, every, 100 + place]),
    ),
  );
  const trail = await ledger.store.limitTrail({ siteId: SITE, playerId, limit: 10 });
  const steps = trail.toReversed().map((entry) => (entry.type === 'realityCheck' ? entry : undefined));
  expect(steps[0]?.from).toBe(60);
  for (const [place, step] of steps.entries()) {
    if (place > 0) expect(step?.from).toBe(steps[place - 1]?.to);
    if (place > 0) expect(step?.to).not.toBe(step?.from);
  }
});
