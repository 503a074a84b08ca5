import { afterAll, beforeAll, expect, test } from 'vitest';

import { type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';
import { useTestClock } from './testing/use-test-clock.ts';

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

test('a change that replaces one that waits is two entries, one that replaces nothing a single one', async () => {
  const { store } = ledger;
  const key = { siteId: SITE, playerId: await ledger.makePlayer(), kind: 'bet', period: 'weekly' } as const;
  for (const amount of [500n, 900n, 900n, 950n, undefined, 400n, 300n]) await store.setLimit(key, amount);
  const trail = await store.limitTrail({ siteId: SITE, playerId: key.playerId, limit: 20 });
  const steps = trail.map((entry) => entry.type === 'limit' && [entry.action, entry.from, entry.to]);
  expect(steps.toReversed()).toEqual([
    ['set', undefined, 500n],
    ['raiseRequested', 500n, 900n],
    ['calledOff', 900n, 500n],
    ['raiseRequested', 500n, 950n],
    ['calledOff', 950n, 500n],
    ['removalRequested', 500n, undefined],
    ['calledOff', undefined, 500n],
    ['set', 500n, 400n],
    ['set', 400n, 300n],
  ]);
});

test('a raise that has begun is not called off by the next change', async () => {
  const own = await openLedger();
  try {
    const setTime = await useTestClock(own);
    const key = { siteId: SITE, playerId: await own.makePlayer(), kind: 'bet', period: 'daily' } as const;
    await setTime(new Date('2026-05-04T10:00:00Z'));
    await own.store.setLimit(key, 500n);
    await own.store.setLimit(key, 900n);
    await setTime(new Date('2026-05-05T10:00:00Z'));
    await own.store.setLimit(key, 600n);
    const trail = await own.store.limitTrail({ siteId: SITE, playerId: key.playerId, limit: 10 });
    const actions = trail.map((entry) => entry.type === 'limit' && entry.action);
    expect(actions).toEqual(['set', 'raiseRequested', 'set']);
  } finally {
    await own.database.drop();
  }
});

test('the trail is read in pages, without a gap or an entry twice, also if entries have the same moment', async () => {
  const { store } = ledger;
  const playerId = await ledger.makePlayer();
  const key = { siteId: SITE, playerId, kind: 'loss', period: 'daily' } as const;
  // A request that replaces another is two entries of the same moment.
  for (const amount of [500n, 900n, 901n, 902n, 400n]) await store.setLimit(key, amount);
  await query('select set_reality_check($1, $2, 60::smallint, 15::smallint, 1)', [SITE, playerId]);
  const whole = await store.limitTrail({ siteId: SITE, playerId, limit: 20 });
  expect(whole).toHaveLength(9);
  for (const limit of [1, 2, 3]) {
    const read: typeof whole = [];
    for (;;) {
      const page = await store.limitTrail({ siteId: SITE, playerId, before: read.at(-1)?.id, limit });
      read.push(...page);
      if (page.length < limit) break;
    }
    expect(read).toEqual(whole);
  }
  const other = await ledger.makePlayer();
  expect(await store.limitTrail({ siteId: SITE, playerId: other, before: whole[0]?.id, limit: 20 })).toEqual(
    [],
  );
});
