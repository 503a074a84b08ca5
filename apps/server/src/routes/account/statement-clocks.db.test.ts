import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../../testing/test-player.ts';

const ZONE = 'Europe/Berlin';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
let brand: TestApp['brand'];
beforeAll(async () => {
  app = await createTestApp();
  const found = app.brands.find(({ traits }) => traits['site.timeZone'] === ZONE);
  if (!found) throw new Error('no brand changes its clocks');
  brand = found;
});
afterAll(() => app.close());

interface Period {
  readonly from: string;
  readonly to: string;
  readonly bet: string;
  readonly bets: number;
  readonly minutes: number;
}

/** The day in the zone of the brand, without the code under test. */
const dayOf = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: ZONE });
const minorOf = (wire: string) => BigInt(wire.replace('.', ''));

function goTo(at: Date): void {
  app.clock.advance(at.getTime() - app.clock.now().getTime());
}

let bets = 0;
async function bet(player: TestPlayer, amountMinor: bigint): Promise<void> {
  bets += 1;
  const booked = await app.ledger.book({
    kind: 'bet',
    siteId: brand.siteId,
    playerId: player.id,
    provider: 'studio',
    currency: 1,
    gameId: 1,
    roundId: `clock-${bets}`,
    play: 'round',
    tx: `clock-${bets}`,
    amountMinor,
  });
  expect(booked.status).toBe('booked');
}

/** Sessions do not last for months. */
async function signInAgain(player: TestPlayer): Promise<TestPlayer> {
  const body = { username: player.username, password, turnstileToken: 'passed' };
  const answer = await app.call('POST', '/login', { brand, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...player, token: answer.json<{ access_token: string }>().access_token };
}

async function periodsOf({ token }: TestPlayer, by: string, end: string): Promise<readonly Period[]> {
  const answer = await app.call('GET', `/account/statement?by=${by}&end=${end}`, { token, brand });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { periods: Period[] } }>().data.periods;
}

/** What the game history says of a day. */
async function historyOf({ token }: TestPlayer, day: string): Promise<{ total: number; bet: bigint }> {
  const query = new URLSearchParams({ start_date: `${day} 00:00:00`, end_date: `${day} 23:59:59` });
  const answer = await app.call('GET', `/account/game-history?${query}`, { token, brand });
  expect(answer.statusCode, answer.body).toBe(200);
  const { total, totals } = answer.json<{ data: { total: number; totals: { bet: string } } }>().data;
  return { total, bet: minorOf(totals.bet) };
}

/** Compares days with play in statement and history. @returns how many have some */
async function checkDays(player: TestPlayer, expected: ReadonlyMap<string, bigint>): Promise<number> {
  const days = [...expected.keys()].toSorted();
  let checked = 0;
  for (let end = days.at(-1); end !== undefined; end = days.findLast((day) => day < (end ?? ''))) {
    const periods = await periodsOf(player, 'day', end);
    expect(periods).toHaveLength(31);
    expect(new Set(periods.map(({ from }) => from)).size).toBe(31);
    for (const { from, to, bet: sum } of periods) {
      expect(to).toBe(from);
      expect(minorOf(sum), from).toBe(expected.get(from) ?? 0n);
      if (!expected.has(from)) continue;
      expect((await historyOf(player, from)).bet, from).toBe(expected.get(from));
      checked += 1;
    }
    end = periods[0]?.from;
  }
  return checked;
}

/** Each with its day at the brand, written out. */
const moments = [
  ['2026-03-28', '2026-03-28T23:59:59.999+01:00'],
  // This day has 23 hours: the clock goes from 02:00 to 03:00.
  ['2026-03-29', '2026-03-29T00:00:00.000+01:00'],
  ['2026-03-29', '2026-03-29T01:58:00.000+01:00'],
  ['2026-03-29', '2026-03-29T03:03:00.000+02:00'],
  ['2026-03-29', '2026-03-29T23:59:59.999+02:00'],
  ['2026-03-30', '2026-03-30T00:00:00.000+02:00'],
  ['2026-03-31', '2026-03-31T23:59:59.999+02:00'],
  ['2026-04-01', '2026-04-01T00:00:00.000+02:00'],
  ['2026-10-24', '2026-10-24T23:59:59.999+02:00'],
  // This one has 25: the clock goes from 03:00 back to 02:00.
  ['2026-10-25', '2026-10-25T00:00:00.000+02:00'],
  ['2026-10-25', '2026-10-25T02:58:00.000+02:00'],
  ['2026-10-25', '2026-10-25T02:03:00.000+01:00'],
  ['2026-10-25', '2026-10-25T23:59:59.999+01:00'],
  ['2026-10-26', '2026-10-26T00:00:00.000+01:00'],
  ['2026-10-31', '2026-10-31T23:59:59.999+01:00'],
  ['2026-11-01', '2026-11-01T00:00:00.000+01:00'],
  ['2026-12-31', '2026-12-31T23:59:59.999+01:00'],
  ['2027-01-01', '2027-01-01T00:00:00.000+01:00'],
] as const;

test('days around a change of the clocks, midnights and ends of months have what was played on them', async () => {
  let player: TestPlayer = await signUp(app, brand, 100_000_000n);
  const expected = new Map<string, bigint>();
  for (const [index, [day, at]] of moments.entries()) {
    // Any sum shows which bets are in it.
    const amount = 1n << BigInt(index);
    goTo(new Date(at));
    await bet(player, amount);
    expected.set(day, (expected.get(day) ?? 0n) + amount);
  }
  goTo(new Date('2027-01-10T12:00:00+01:00'));
  player = await signInAgain(player);
  expect(await checkDays(player, expected)).toBe(expected.size);

  const sumOf = (matches: (day: string) => boolean) =>
    [...expected].reduce((sum, [day, amount]) => (matches(day) ? sum + amount : sum), 0n);
  for (const { from, bet: sum } of await periodsOf(player, 'month', '2027-01-01'))
    expect(minorOf(sum), from).toBe(sumOf((day) => day.startsWith(from.slice(0, 7))));
  // The weeks of both changes end with them.
  for (const [end, monday] of [
    ['2026-03-29', '2026-03-23'],
    ['2026-10-25', '2026-10-19'],
  ] as const) {
    const week = (await periodsOf(player, 'week', end)).at(-1);
    expect(week).toMatchObject({ from: monday, to: end });
    expect(minorOf(week?.bet ?? '')).toBe(sumOf((day) => day >= monday && day <= end));
  }
  const year = await app.call('GET', '/account/statement/2026', { token: player.token, brand });
  expect(year.statusCode, year.body).toBe(200);
});

test('time between two bets passes through a change of the clocks as it does on any day', async () => {
  let player: TestPlayer = await signUp(app, brand, 1_000_000n);
  for (const [first, second] of [
    ['2027-03-28T01:58:00+01:00', '2027-03-28T03:03:00+02:00'],
    ['2027-10-31T02:58:00+02:00', '2027-10-31T02:03:00+01:00'],
  ] as const) {
    for (const at of [first, second]) {
      goTo(new Date(at));
      await bet(player, 100n);
    }
    player = await signInAgain(player);
    const day = first.slice(0, 10);
    expect((await periodsOf(player, 'day', day)).find(({ from }) => from === day)).toMatchObject({
      bets: 2,
      minutes: 5,
    });
    expect(await historyOf(player, day)).toEqual({ total: 2, bet: 200n });
  }
});

test('whenever somebody plays around such days, each bet is in its own day, added up before or not', async () => {
  const near = fc.integer({ min: -30 * 60, max: 30 * 60 }).map((minutes) => minutes * MINUTE_MS);
  const plan = fc.array(fc.tuple(fc.constantFrom('spring', 'autumn', 'month', 'year'), near), {
    minLength: 1,
    maxLength: 12,
  });
  const lastSunday = (year: number, month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
  };
  let year = 2028;
  const property = fc.asyncProperty(plan, fc.boolean(), async (plays, isAddedUp) => {
    goTo(new Date(Date.UTC(year, 0, 10)));
    let player: TestPlayer = await signUp(app, brand, 1_000_000n);
    const around = {
      spring: lastSunday(year, 2),
      autumn: lastSunday(year, 9),
      month: Date.UTC(year, 7, 31, 22),
      year: Date.UTC(year, 11, 31, 23),
    };
    const instants = plays.map(([what, ms]) => around[what] + ms);
    const expected = new Map<string, bigint>();
    for (const [index, ms] of instants.toSorted((a, b) => a - b).entries()) {
      const at = new Date(Math.max(ms, app.clock.now().getTime()));
      goTo(at);
      await bet(player, 100n + BigInt(index));
      expected.set(dayOf(at), (expected.get(dayOf(at)) ?? 0n) + 100n + BigInt(index));
      app.clock.advance(1);
    }
    app.clock.advance(HOUR_MS);
    if (isAddedUp) await app.server.runJob('add-up-play');
    player = await signInAgain(player);
    expect(await checkDays(player, expected)).toBe(expected.size);
    year += 2;
  });
  await fc.assert(property, { numRuns: 5, endOnFailure: true });
});
