import { proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { moveMonthsAway } from './ledger-months.ts';
import { bet, type LedgerFixture, LIRA, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';

const ZONE = 'Europe/Berlin';
const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const SLOT = 101;
const TABLE = 102;

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
  await ledger.store.setTimeZone(SITE, ZONE);
  await ledger.database.pool.query(
    `insert into studio (id, slug, name, provider, picture, sort) values (1, 's', 'S', 'studio', '', 1);
     insert into game (id, slug, studio_id, type, name_tr, name_en, folded, picture, shape, demo, launchable, released_at)
       values (${SLOT}, 'slot', 1, 'casino', '', '', '', '', 'portrait', true, true, '2026-01-01'),
              (${TABLE}, 'table', 1, 'live_casino', '', '', '', '', 'portrait', true, true, '2026-01-01')`,
  );
});
afterEach(() => proveBalances(ledger.store));
afterAll(() => ledger.database.drop());

const book: LedgerFixture['store']['book'] = (command) => ledger.store.book(command);
const wide = { siteId: SITE, from: '2026-01-01', to: '2030-01-01', by: 'day', withinMs: 10_000 } as const;

async function read(playerId: number, changes: Partial<Parameters<typeof ledger.store.play>[0]> = {}) {
  const found = await ledger.store.play({ ...wide, playerId, ...changes });
  if (!found) throw new Error('not added up in time');
  return found;
}

const dayIn = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: ZONE });
const sumOf = <Row>(rows: readonly Row[], part: (row: Row) => bigint) =>
  rows.reduce((sum, row) => sum + part(row), 0n);

async function addUp(playerId: number, rows: number, until: Date): Promise<void> {
  await ledger.database.site.pool.query('select add_up_play($1, $2, $3, $4)', [SITE, playerId, until, rows]);
}

/** What is added up, without the rows since. */
async function stored(playerId: number): Promise<number> {
  const { rows } = await ledger.database.pool.query<{ rows: number }>(
    'select coalesce(sum(bets + wins + refunds), 0)::integer as rows from play_total where player_id = $1',
    [playerId],
  );
  return rows[0]?.rows ?? 0;
}

interface Row {
  readonly at: Date;
  readonly type: number;
  readonly game: number;
  readonly amount: bigint;
}

/** The rows of the game history in the order in which they were booked. */
async function readRows(playerId: number): Promise<Row[]> {
  const { rows } = await ledger.database.pool.query<{ at: Date; type: number; game: number; amount: string }>(
    `select created_at as at, type, game_id as game, amount from game_tx where site_id = $1 and player_id = $2
       order by bets + wins + refunds`,
    [SITE, playerId],
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

/** Days and categories as the rows have them. */
function expectedOf(rows: readonly Row[]) {
  const days = new Map<string, { bets: number; staked: bigint; won: bigint; refunded: bigint; ms: number }>();
  let lastBet: Date | undefined;
  for (const row of rows) {
    const key = `${dayIn(row.at)} ${row.game === SLOT ? 'casino' : row.game === TABLE ? 'live_casino' : 'other'}`;
    const day = days.get(key) ?? { bets: 0, staked: 0n, won: 0n, refunded: 0n, ms: 0 };
    days.set(key, day);
    if (row.type === 1) {
      const gap = lastBet ? row.at.getTime() - lastBet.getTime() : Number.POSITIVE_INFINITY;
      day.bets += 1;
      day.staked += row.amount;
      day.ms += gap <= 600 * SECOND_MS ? gap : 0;
      lastBet = row.at;
    } else if (row.type === 2) day.won += row.amount;
    else day.refunded += row.amount;
  }
  return days;
}

const found = (play: Awaited<ReturnType<typeof read>>) =>
  new Map(
    play.map((row) => [
      `${row.startsOn} ${row.category}`,
      {
        bets: row.bets,
        staked: row.stakedMinor,
        won: row.wonMinor,
        refunded: row.refundedMinor,
        ms: row.playedMs,
      },
    ]),
  );

const step = fc.record({
  pauseMs: fc.constantFrom(0, 1, 7_000, 599_999, 600_000, 600_001, 5 * HOUR_MS, DAY_MS, 12 * DAY_MS),
  what: fc.constantFrom('lost', 'won', 'undone', 'late'),
  game: fc.constantFrom(SLOT, TABLE, 9087),
  // Rows that are added up after this step; 0 for none.
  added: fc.constantFrom(0, 0, 0, 1, 3, 1_000),
});

test('days and categories have what their rows add up to, and agree with the totals of the game history', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
    const start = ledger.clock.now();
    const player = await ledger.makePlayer(1_000_000n);
    const late: (() => Promise<unknown>)[] = [];
    for (const [index, { pauseMs, what, game, added }] of steps.entries()) {
      ledger.clock.advance(pauseMs);
      const tx = `${player}-${index}`;
      const one = { roundId: tx, gameId: game };
      await book(bet(player, tx, { ...one, amountMinor: 7n }));
      if (what === 'won') await book(win(player, tx, tx, { ...one, amountMinor: 20n }));
      if (what === 'undone') await book(refund(player, tx, tx, { amountMinor: 7n }));
      if (what === 'late') late.push(() => book(refund(player, tx, tx, { amountMinor: 7n })));
      if (added > 0) await addUp(player, added, ledger.clock.now());
    }
    for (const undo of late) {
      ledger.clock.advance(DAY_MS / 3);
      await undo();
    }
    ledger.clock.advance(1);
    const rows = await readRows(player);
    expect(found(await read(player))).toEqual(expectedOf(rows));

    const end = ledger.clock.now();
    const perPage = { page: 1, perPage: 1 };
    const { totals } = await ledger.store.gameHistory({
      siteId: SITE,
      playerId: player,
      from: start,
      to: end,
      ...perPage,
    });
    for (const by of ['day', 'week', 'month'] as const) {
      const play = await read(player, { by });
      expect({
        stakedMinor: sumOf(play, (row) => row.stakedMinor),
        wonMinor: sumOf(play, (row) => row.wonMinor),
        refundedMinor: sumOf(play, (row) => row.refundedMinor),
      }).toEqual(totals);
    }
  });
  await fc.assert(property, { numRuns: 6 });
});

test('a day agrees with the history of that day, also if ids around midnight are in another order', async () => {
  const player = await ledger.makePlayer(1_000_000n);
  const midnight = new Date(`${dayIn(new Date(ledger.clock.now().getTime() + 2 * DAY_MS))}T00:00:00+02:00`);
  ledger.clock.advance(midnight.getTime() - 300 - ledger.clock.now().getTime());
  expect(dayIn(midnight)).not.toBe(dayIn(ledger.clock.now()));
  for (let index = 0; index < 60; index += 1) {
    ledger.clock.advance(10);
    const ahead = index % 3 === 0 ? 45 : 0;
    const now = ledger.clock.now();
    await ledger.database.pool.query(
      `select book_bet($1, $2, first_id_at($3), 'studio', $4, '', 5, $5::smallint, 0::smallint, ${SLOT}, 'r', 0::smallint, $6)`,
      [SITE, player, new Date(now.getTime() + ahead), `disorder-${index}`, LIRA, now],
    );
    if (index % 7 === 0) await addUp(player, 3, now);
  }
  ledger.clock.advance(DAY_MS);
  const days = await read(player);
  const span = { siteId: SITE, playerId: player, page: 1, perPage: 1 };
  const before = await ledger.store.gameHistory({ ...span, from: new Date(0), to: midnight });
  const after = await ledger.store.gameHistory({ ...span, from: midnight, to: ledger.clock.now() });
  expect(days.map(({ bets }) => bets)).toEqual([before.total, after.total]);
  expect(days.map(({ stakedMinor }) => stakedMinor)).toEqual([
    before.totals.stakedMinor,
    after.totals.stakedMinor,
  ]);
});

test('a day that is added up in pieces has what all of them have', async () => {
  const player = await ledger.makePlayer(1_000n);
  const takeOne = async (tx: string, isUndone: boolean) => {
    const one = { roundId: tx, gameId: SLOT };
    await book(bet(player, tx, { ...one, amountMinor: 7n }));
    if (isUndone) await book(refund(player, tx, tx, { amountMinor: 7n }));
    else await book(win(player, tx, tx, { ...one, amountMinor: 20n }));
    ledger.clock.advance(1);
    await addUp(player, 1_000, ledger.clock.now());
  };
  for (const [index, isUndone] of [false, true, false, true].entries())
    await takeOne(`piece-${index}`, isUndone);
  expect(await stored(player)).toBe(8);
  const rows = await readRows(player);
  expect(found(await read(player))).toEqual(expectedOf(rows));
  expect(sumOf(rows, ({ type, amount }) => (type === 2 ? amount : 0n))).toBe(40n);
});

test('processes that add up at once, while bets are booked, add each row once', async () => {
  const player = await ledger.makePlayer(1_000_000n);
  const state = { isBooking: true };
  const booking = (async () => {
    for (let index = 0; index < 60; index += 1) {
      ledger.clock.advance(SECOND_MS);
      await Promise.all([
        book(bet(player, `c${index}`, { gameId: SLOT, amountMinor: 3n })),
        book(bet(player, `d${index}`, { gameId: TABLE, amountMinor: 2n })),
      ]);
    }
    state.isBooking = false;
  })();
  const sums: bigint[] = [];
  const adding = [1, 2, 3].map(async (rows) => {
    while (state.isBooking) {
      await addUp(player, rows, ledger.clock.now());
      sums.push(sumOf(await read(player), (row) => row.stakedMinor));
    }
  });
  await Promise.all([booking, ...adding]);
  expect(sums.length).toBeGreaterThan(2);
  const play = await read(player);
  expect(sumOf(play, (row) => row.stakedMinor)).toBe(300n);
  expect(found(play)).toEqual(expectedOf(await readRows(player)));
  ledger.clock.advance(1);
  await addUp(player, 1_000, ledger.clock.now());
  expect(await stored(player)).toBe(120);
  expect(found(await read(player))).toEqual(found(play));
});

test('the job adds up what is settled, of every player, and nobody reads another player’s play', async () => {
  const players = [await ledger.makePlayer(1_000n), await ledger.makePlayer(1_000n)] as const;
  const other = SITE + 1;
  await ledger.store.openAccounts(other, players[0], LIRA);
  for (const player of players) await book(bet(player, 'old', { amountMinor: 10n, gameId: SLOT }));
  ledger.clock.advance(20 * 60 * SECOND_MS);
  await book(bet(players[0], 'new', { amountMinor: 5n, gameId: SLOT }));
  await Promise.all([ledger.store.addUpPlay(), ledger.store.addUpPlay()]);
  expect([await stored(players[0]), await stored(players[1])]).toEqual([1, 1]);
  // Younger than a quarter of an hour: others may still be booked before it.
  ledger.clock.advance(14 * 60 * SECOND_MS);
  await ledger.store.addUpPlay();
  expect(await stored(players[0])).toBe(1);
  expect(sumOf(await read(players[0]), (row) => row.stakedMinor)).toBe(15n);
  expect(sumOf(await read(players[1]), (row) => row.stakedMinor)).toBe(10n);
  expect(await read(players[0], { siteId: other })).toEqual([]);

  const ended = new AbortController();
  ended.abort();
  await expect(ledger.store.addUpPlay(ended.signal)).rejects.toThrow('aborted');
});

test('a game keeps the category that it had when it was played', async () => {
  const player = await ledger.makePlayer(1_000n);
  await book(bet(player, 'before', { amountMinor: 10n, gameId: TABLE }));
  ledger.clock.advance(HOUR_MS);
  await ledger.store.addUpPlay();
  await ledger.database.pool.query('update game set type = $1 where id = $2', ['tv_games', TABLE]);
  await book(bet(player, 'after', { amountMinor: 10n, gameId: TABLE, roundId: 'r2' }));
  await ledger.database.pool.query('update game set type = $1 where id = $2', ['live_casino', TABLE]);
  expect((await read(player)).map(({ category, bets }) => [category, bets])).toEqual([['live_casino', 2]]);
});

describe('after months were moved away', () => {
  test('their days stay, and later ones follow them', async () => {
    const month = (months: number) => {
      const now = ledger.clock.now();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months));
    };
    const goTo = (at: Date) => ledger.clock.advance(at.getTime() - ledger.clock.now().getTime());
    const { rows } = await ledger.database.pool.query<{ at: Date }>(
      'select greatest(instant_of_id(max(to_id)), $1) as at from ledger_month',
      [ledger.clock.now()],
    );
    goTo(rows[0]?.at ?? ledger.clock.now());
    goTo(month(1));
    const player = await ledger.makePlayer(1_000n);
    for (let passed = 0; passed < 6; passed += 1) {
      await ledger.store.makeMonths();
      await book(bet(player, `bet-${passed}`, { amountMinor: 10n, gameId: SLOT, roundId: `r${passed}` }));
      await book(
        win(player, `win-${passed}`, `bet-${passed}`, {
          amountMinor: 4n,
          gameId: SLOT,
          roundId: `r${passed}`,
        }),
      );
      goTo(month(1));
      ledger.clock.advance(11 * HOUR_MS);
    }
    const whole = await read(player, { by: 'month' });
    expect(whole.map(({ stakedMinor }) => stakedMinor)).toEqual([10n, 10n, 10n, 10n, 10n, 10n]);
    await moveMonthsAway({ database: ledger.database, clock: ledger.clock }, month(-4));
    expect((await readRows(player)).length).toBeLessThan(12);
    expect(await read(player, { by: 'month' })).toEqual(whole);

    await book(bet(player, 'next', { amountMinor: 1n, gameId: SLOT, roundId: 'next' }));
    ledger.clock.advance(HOUR_MS);
    await ledger.store.addUpPlay();
    expect(sumOf(await read(player), (row) => row.stakedMinor)).toBe(61n);
  });
});

describe('a database that is older than its totals', () => {
  const slots = 25_000;
  let old: LedgerFixture;
  beforeAll(async () => {
    old = await openLedger();
  });
  afterAll(() => old.database.drop());

  const sumRead = async (playerId: number, withinMs: number) => {
    const play = await old.store.play({ ...wide, playerId, withinMs });
    return play && sumOf(play, (row) => row.stakedMinor);
  };

  test('is added up at the first read, in as many reads as it takes', async () => {
    const player = await old.makePlayer(1_000n);
    await old.database.pool.query(
      `insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after,
           created_at, bets, staked)
         select $1, $2, first_id_at($3::timestamptz + i * interval '1 minute'), 1, 0, ${SLOT}, 'studio', 'tx-' || i, 'r', 1, 1,
             $3::timestamptz + i * interval '1 minute', i, i
           from generate_series(1, ${slots}) as i`,
      [SITE, player, old.clock.now()],
    );
    await old.database.pool.query(
      `update account set bets = ${slots}, staked = ${slots} where player_id = $1 and kind = 1`,
      [player],
    );
    old.clock.advance(60_000 * slots + HOUR_MS);
    expect(await sumRead(player, 0)).toBeUndefined();
    expect(await sumRead(player, 60_000)).toBe(BigInt(slots));
    const { rows } = await old.database.pool.query<{ number: string }>(
      'select number from play_mark where player_id = $1',
      [player],
    );
    expect(rows).toEqual([{ number: String(slots) }]);
    expect(await sumRead(player, 0)).toBe(BigInt(slots));
  });

  test('begins with what was not moved away before', async () => {
    const player = await old.makePlayer(1_000n);
    const { pool } = old.database;
    await pool.query('insert into game_carry values ($1, $2, 3, 0, 0, 30, 0, 0)', [SITE, player]);
    await pool.query('update account set bets = 3, staked = 30 where player_id = $1 and kind = 1', [player]);
    await old.store.book(bet(player, 'first', { amountMinor: 7n, gameId: SLOT }));
    expect(await sumRead(player, 0)).toBe(7n);
    old.clock.advance(HOUR_MS);
    await old.store.addUpPlay();
    await old.store.book(bet(player, 'second', { amountMinor: 2n, roundId: 'r2', gameId: SLOT }));
    expect(await sumRead(player, 0)).toBe(9n);
  });

  test('is not added up with rows missing', async () => {
    const player = await old.makePlayer(1_000n);
    await old.database.pool.query('insert into play_mark values ($1, $2, 1, 0)', [SITE, player]);
    await old.store.book(bet(player, 'first', { gameId: SLOT }));
    await old.store.book(bet(player, 'second', { roundId: 'r2', amountMinor: 0n, play: 'freeRound' }));
    await old.database.pool.query('update play_mark set number = -1 where player_id = $1', [player]);
    old.clock.advance(HOUR_MS);
    await expect(old.store.addUpPlay()).rejects.toThrow('were found');
  });
});
