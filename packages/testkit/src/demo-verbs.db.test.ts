import { createIdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase } from '@baize/db';
import { bonusPlayer, demoPlayer, importDemo, winners } from '@baize/demo';
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
  return importDemo({
    ...verbs,
    database,
    clock,
    ids,
    siteId,
    sites: [{ slug: 'baize', siteId, hasWheel: true }],
  });
}

describe('the demo import on a real database', () => {
  it('imports games and players, and leaves consistent books', async () => {
    const report = await importOnce();
    expect(report.games).toBeGreaterThanOrEqual(1200);
    expect(report.players).toBe(winners.length + 2);

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

  it('gives a second player bonuses in every state, made by real bookings', async () => {
    const { rows } = await database.pool.query(
      `select t.slug, w.status, w.end_reason as reason, w.amount::integer, w.wager::integer, w.wagered::integer,
          w.released::integer from bonus_award w
          join bonus_terms t on t.site_id = w.site_id and t.id = w.terms_id
          join player p on p.site_id = w.site_id and p.id = w.player_id and p.username = $1 order by w.id`,
      [bonusPlayer.username],
    );
    expect(rows).toMatchObject([
      { slug: 'wheel-20', status: 3, reason: 'declined' },
      { slug: 'wheel-5', status: 2, reason: 'wagered', wagered: 2_500, released: 500 },
      { slug: 'welcome', status: 1, amount: 50_000, wager: 1_250_000, wagered: 200_000 },
      { slug: 'friend-code', status: 0 },
    ]);
    const spins = await database.pool.query(
      'select status, count, left_count, won::integer from free_spin order by id',
    );
    expect(spins.rows).toEqual([
      { status: 1, count: 10, left_count: 6, won: 480 },
      { status: 0, count: 5, left_count: 5, won: 0 },
    ]);
  });

  it('gives the demo player a past that the ledger, the payments and the months agree with', async () => {
    const { pool } = database;
    const { rows } = await pool.query<{ id: string; created_at: Date }>(
      'select id, created_at from player where site_id = $1 and username = $2',
      [siteId, demoPlayer.username],
    );
    const playerId = Number(rows[0]?.id);
    const registeredAt = rows[0]?.created_at ?? new Date(0);
    const store = createLedgerStore({ pool, clock, ids, batching: false });
    const span = { siteId, playerId, from: registeredAt, to: clock.now(), page: 1, perPage: 20 };
    const games = await store.gameHistory(span);
    expect(games.total).toBeGreaterThan(80);
    const play = await store.play({
      siteId,
      playerId,
      from: registeredAt.toISOString().slice(0, 8) + '01',
      to: '2200-01-01',
      by: 'month',
      withinMs: 5_000,
    });
    expect(new Set(play?.map(({ startsOn }) => startsOn)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(play?.map(({ category }) => category)).size).toBe(2);
    expect(play?.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n)).toBe(games.totals.stakedMinor);

    // The instant in an id is that of its booking, or at most the few milliseconds of one booking after it.
    const far = await pool.query(
      `select from transfer where player_id = $1 and abs(extract(epoch from instant_of_id(id) - created_at)) > 0.1`,
      [playerId],
    );
    expect(far.rowCount).toBe(0);
    const breaks = await pool.query('select * from payment_breaks($1, 0, $2, 9007199254740991)', [
      siteId - 1,
      siteId,
    ]);
    expect(breaks.rows).toEqual([]);
    const payments = await pool.query<{ kind: number; status: number; count: number }>(
      `select kind, status, count(*)::integer from payment_transaction where player_id = $1 group by 1, 2 order by 1, 2`,
      [playerId],
    );
    expect(payments.rows).toEqual([
      { kind: 1, status: 1, count: 5 },
      { kind: 1, status: 2, count: 1 },
      { kind: 2, status: 1, count: 1 },
    ]);
    const messages = await pool.query<{ total: number; unread: number }>(
      `select count(*)::integer as total, count(*) filter (where read_at is null)::integer as unread
         from player_message where player_id = $1`,
      [playerId],
    );
    expect(messages.rows).toEqual([{ total: 7, unread: 1 }]);
    expect(await store.findBreaks()).toEqual([]);
  });

  it('changes nothing when it is repeated', async () => {
    expect(await importOnce()).toEqual({ imported: false, games: 0, players: 0 });
    await database.pool.query("delete from import_stamp where name = 'demo-players'");
    const countTransfers = async () =>
      (await database.pool.query('select count(*)::int as transfers from transfer')).rows;
    const before = await countTransfers();
    await importOnce();
    expect(await countTransfers()).toEqual(before);
    const { rows } = await database.pool.query('select count(*)::int as players from player');
    expect(rows).toEqual([{ players: winners.length + 2 }]);
    const store = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
    expect(await store.findBreaks()).toEqual([]);
  });
});
