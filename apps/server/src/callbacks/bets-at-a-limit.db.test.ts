import { setTimeout as pause } from 'node:timers/promises';

import type { LimitKey } from '@baize/ledger';
import { takesAll } from '@baize/testkit/test-scope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDialectApp, createDialectAppBeside } from '../testing/dialect-app.ts';
import { openTable, type TestTable } from '../testing/dialect-table.ts';
import type { TestApp } from '../testing/test-app.ts';
import { signUp } from '../testing/test-player.ts';
import type { WalletDriver } from '../testing/wallet-driver.ts';
import { walletDrivers } from '../testing/wallet-drivers.ts';

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await createDialectApp();
  there = await createDialectAppBeside(here);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const BET_MINOR = 1_000n;
/** Pairs of bets: 200 in the gate, a thousand in the whole run. */
const PLAYERS = takesAll() ? 50 : 10;
/** As many as a slow machine answers in time. */
const PLAYERS_AT_ONCE = 10;
const PAIRS_EACH = 20;

const keyOf = ({ player }: TestTable, of: Pick<LimitKey, 'kind' | 'period'>): LimitKey => ({
  siteId: here.brand.siteId,
  playerId: player.id,
  ...of,
});

/** The table's game as the other process is called for it. */
function elsewhere(table: TestTable, driver: WalletDriver): Pick<TestTable, 'bet'> {
  const game = { player: table.name, session: table.session, game: String(driver.gameId), currency: 'TRY' };
  return { bet: (fields) => driver.send(there, 'bet', { ...game, round: 'r1', amount: 1_000, ...fields }) };
}

/** Players whose limit one bet fits, and two do not. */
async function openTables(driver: WalletDriver): Promise<TestTable[]> {
  const tables: TestTable[] = [];
  for (let player = 0; player < PLAYERS; player += 1) {
    const table = await openTable(here, driver, 5n * BET_MINOR);
    await here.ledger.setLimit(keyOf(table, { kind: 'bet', period: 'daily' }), 2n * BET_MINOR - 1n);
    tables.push(table);
  }
  return tables;
}

/** A minute before midnight, in days of 24, 23 and 25 hours. */
const midnights = [
  {
    changeOfClock: 'none',
    timeZone: 'Europe/Istanbul',
    before: '2026-06-10T20:59:00Z',
    dayEnd: '2026-06-11T21:00:00Z',
  },
  {
    changeOfClock: 'forward',
    timeZone: 'Europe/Berlin',
    before: '2027-03-27T22:59:00Z',
    dayEnd: '2027-03-28T22:00:00Z',
  },
  {
    changeOfClock: 'back',
    timeZone: 'Europe/Berlin',
    before: '2027-10-30T21:59:00Z',
    dayEnd: '2027-10-31T23:00:00Z',
  },
];

/** A limit is judged behind the dialects, so those that sign by themselves are enough, and one for the gate. */
const drivers = walletDrivers
  .filter(({ settings }) => settings === undefined)
  .filter((_, at) => takesAll() || at === 0);

describe.each(drivers)('through the gateway of $provider', (driver) => {
  const [accepted, refused] = [driver.code('OK'), driver.code('LIMIT')];

  /** Two bets at the same instant, of which one fits; the accepted one is then undone, so that there is room again. */
  async function racePairs(table: TestTable, player: number): Promise<(string | number)[][]> {
    const other = elsewhere(table, driver);
    const pairs: (string | number)[][] = [];
    for (let pair = 0; pair < PAIRS_EACH; pair += 1) {
      const round = `${player}-${pair}`;
      const bets = [table, other].map(({ bet }, place) => bet({ tx: `${round}-${place}`, round }));
      const answers = await Promise.all(pair % 2 === 0 ? bets : bets.toReversed());
      pairs.push(answers.map(({ code }) => code));
      for (const place of [0, 1]) {
        const tx = `${round}-${place}`;
        await table.rollback({ tx: `undo-${tx}`, bet_tx: tx, round });
      }
    }
    return pairs;
  }

  test('of two bets at the same instant in two processes one is refused', async () => {
    const tables = await openTables(driver);
    const raced: (string | number)[][] = [];
    for (let first = 0; first < PLAYERS; first += PLAYERS_AT_ONCE) {
      const group = tables.slice(first, first + PLAYERS_AT_ONCE);
      const pairs = await Promise.all(group.map((table, place) => racePairs(table, first + place)));
      raced.push(...pairs.flat());
    }
    const outcomes = raced.map((codes) => codes.map(String).toSorted().join(' '));
    expect(outcomes).toHaveLength(PLAYERS * PAIRS_EACH);
    expect(new Set(outcomes)).toEqual(new Set([[accepted, refused].map(String).toSorted().join(' ')]));
    for (const table of tables) {
      const uses = await here.ledger.limitUse(here.brand.siteId, table.player.id);
      expect(uses.find(({ kind, period }) => kind === 'bet' && period === 'daily')?.used).toBe(0n);
      expect(await table.balance()).toBe(5n * BET_MINOR);
    }
  });

  test('a limit that one process lowers applies at once to a game that is open in another', async () => {
    const table = await openTable(here, driver, 5n * BET_MINOR);
    const { bet } = elsewhere(table, driver);
    // The other process has the session of the game in its memory from now on.
    expect(await bet({ tx: 'before', round: 'before' })).toMatchObject({ code: accepted });
    const answer = await here.call('POST', '/account/limits', {
      token: table.player.token,
      body: { kind: 'bet', period: 'daily', limit: '19.99' },
    });
    expect(answer.statusCode).toBe(200);
    expect(await bet({ tx: 'after', round: 'after' })).toMatchObject({ code: refused });
    await here.call('POST', '/account/limits', {
      token: table.player.token,
      body: { kind: 'bet', period: 'daily', limit: '1000' },
    });
    expect(await bet({ tx: 'raised', round: 'raised' })).toMatchObject({ code: refused });
  });

  test.each(midnights)(
    'a bet that is undone after midnight gives its room back to its own day ($timeZone, clock: $changeOfClock)',
    async ({ timeZone, before, dayEnd }) => {
      const { clock, ledger, brand } = here;
      await ledger.setTimeZone(brand.siteId, timeZone);
      clock.advance(Date.parse(before) - clock.now().getTime());
      const table = await openTable(here, driver, 9n * BET_MINOR);
      await ledger.setLimit(keyOf(table, { kind: 'bet', period: 'daily' }), BET_MINOR);
      expect(await table.bet({ tx: 'old', round: 'old' })).toMatchObject({ code: accepted });
      clock.advance(2 * 60_000);
      expect(await table.bet({ tx: 'new', round: 'new' })).toMatchObject({ code: accepted });
      await table.rollback({ tx: 'undo', bet_tx: 'old', round: 'old' });
      expect(await table.bet({ tx: 'third', round: 'third' })).toMatchObject({ code: refused });
      const { rows } = await here.database.pool.query<{ day: string; staked: string }>(
        'select day::text, staked from play_day where site_id = $1 and player_id = $2 order by day',
        [brand.siteId, table.player.id],
      );
      expect(rows.map(({ staked }) => staked)).toEqual(['0', '1000']);
      // The days have 24, 23 and 25 hours.
      const uses = await ledger.limitUse(brand.siteId, table.player.id);
      const daily = uses.find(({ kind, period }) => kind === 'bet' && period === 'daily');
      expect(daily).toMatchObject({ used: BET_MINOR, endsAt: new Date(dayEnd) });
    },
  );
});

test('pages of another process are notified of new limits', async () => {
  const player = await signUp(here);
  const url = await there.origin();
  const stream = await fetch(`${url}/_api/account/events`, {
    headers: { authorization: `Bearer ${player.token}`, 'site-id': String(here.brand.siteId) },
  });
  let received = '';
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) received += Buffer.from(chunk).toString();
  })();
  await expect.poll(() => received).toContain('"kind":"balance"');
  const changes = [
    ['/account/limits', { kind: 'bet', period: 'daily', limit: 5 }],
    ['/limits/1', { daily: 5, weekly: null, monthly: null }],
    ['/account/limits', { kind: 'bet', period: 'daily', limit: 6 }],
    ['/account/limits/cancel-change', { kind: 'bet', period: 'daily' }],
    ['/account/reality-check', { every: 15 }],
    ['/account/limits/review', { outcome: 'kept' }],
  ] as const;
  for (const [address, body] of changes) {
    received = '';
    expect((await here.call('POST', address, { token: player.token, body })).statusCode).toBe(200);
    await expect.poll(() => received, { interval: 20 }).toContain('{"kind":"limits"}');
    // What is published at the same moment is sent once.
    await pause(50);
  }
  await here.call('POST', '/logout', { token: player.token });
  await reading;
});
