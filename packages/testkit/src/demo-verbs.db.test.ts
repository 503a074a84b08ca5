import { createIdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { demoPlayer, importDemo, winners } from '@baize/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoVerbs } from './demo-verbs.ts';

const siteId = 7;
const clock = systemClock;
const ids = createIdMaker(clock);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

function importOnce() {
  const personalIdKeys = { hashKey: Buffer.alloc(32, 1), cipherKey: Buffer.alloc(32, 2) };
  const verbs = createDemoVerbs({ database, clock, ids, personalIdKeys });
  return importDemo({ ...verbs, database, clock, siteId, sites: [] });
}

describe('the demo import on a real database', () => {
  it('imports games and players, and leaves consistent books', async () => {
    const report = await importOnce();
    expect(report.games).toBeGreaterThanOrEqual(1200);
    expect(report.players).toBe(winners.length + 1);

    const store = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
    expect(await store.findBreaks()).toEqual([]);
    const wins = await store.lastWins({ siteId, since: new Date(0), limit: 100 });
    expect(wins.length).toBeGreaterThanOrEqual(winners.length);
    expect(wins.every(({ createdAt }) => createdAt <= clock.now())).toBe(true);
  });

  it('gives the demo player the balance in the README', async () => {
    const { rows } = await database.pool.query<{ id: number; phone_verified_at: Date | null }>(
      'select id::float8 as id, phone_verified_at from player where site_id = $1 and username = $2',
      [siteId, demoPlayer.username],
    );
    const [found] = rows;
    const store = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
    expect(await store.balance(siteId, found?.id ?? 0)).toBe(1_000_000n);
    expect(found?.phone_verified_at).not.toBeNull();
  });

  it('changes nothing when it is repeated', async () => {
    expect(await importOnce()).toEqual({ imported: false, games: 0, players: 0 });
    await database.pool.query("delete from import_stamp where name = 'demo-players'");
    await importOnce();
    const { rows } = await database.pool.query('select count(*)::int as players from player');
    expect(rows).toEqual([{ players: winners.length + 1 }]);
    const store = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
    expect(await store.findBreaks()).toEqual([]);
  });
});
