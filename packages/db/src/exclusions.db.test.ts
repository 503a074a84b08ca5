import { createIdMaker } from '@baize/clock';
import { type ExclusionCode, exclusionCode } from '@baize/ledger';
import { takesAll } from '@baize/testkit/test-scope';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { bookBetSet } from './ledger-sets.ts';
import { inTransaction } from './open-database.ts';
import { bet, deposit, type LedgerFixture, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';
import { countWaiting } from './testing/count-waiting.ts';
import { useTestClock } from './testing/use-test-clock.ts';

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
  await ledger.store.setTimeZone(SITE, 'Europe/Istanbul');
});
afterAll(() => ledger.database.drop());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const start = new Date('2026-08-31T10:00:00Z');
const wait = (ms: number) => setTime(new Date(ledger.clock.now().getTime() + ms));

describe('an exclusion', () => {
  test.each<[keyof typeof exclusionCode, string]>([
    ['day', '2026-09-01T10:00:00.000Z'],
    ['week', '2026-09-07T10:00:00.000Z'],
    ['thirtyDays', '2026-09-30T10:00:00.000Z'],
    ['sixMonths', '2027-02-28T10:00:00.000Z'],
    ['year', '2027-08-31T10:00:00.000Z'],
    ['fiveYears', '2031-08-31T10:00:00.000Z'],
  ])('of a %s ends at %s', async (period, end) => {
    await setTime(start);
    const player = await ledger.makePlayer();
    expect(await ledger.store.exclude(SITE, player, exclusionCode[period], 'brand')).toEqual({
      status: 'closed',
      endsAt: new Date(end),
    });
  });

  test('refuses bets and pays what is open', async () => {
    await setTime(start);
    const { store } = ledger;
    const player = await ledger.makePlayer(5_000n);
    await store.book(bet(player, 'open'));
    await store.book(bet(player, 'undone'));
    await store.exclude(SITE, player, exclusionCode.day, 'brand');
    expect(await store.book(bet(player, 'late'))).toMatchObject({ status: 'blocked' });
    expect(await store.book(bet(player, 'free', { play: 'freeRound', amountMinor: 0n }))).toMatchObject({
      status: 'blocked',
    });
    expect(await store.book(win(player, 'w', 'open'))).toMatchObject({ status: 'booked' });
    expect(await store.book(refund(player, 'r', 'undone'))).toMatchObject({ status: 'booked' });
    await wait(DAY_MS - 1);
    expect(await store.book(bet(player, 'early'))).toMatchObject({ status: 'blocked' });
    await wait(1);
    expect(await store.book(bet(player, 'after'))).toMatchObject({ status: 'booked' });
    expect(await store.closing(SITE, player)).toBeUndefined();
  });

  test('refuses the bets of a batch', async () => {
    const { store, database, clock } = ledger;
    const [player, other] = [await ledger.makePlayer(5_000n), await ledger.makePlayer(5_000n)];
    await store.exclude(SITE, player, exclusionCode.day, 'brand');
    const context = { runner: database.pool, clock, ids: createIdMaker(clock, 1) };
    const [closed, open] = await bookBetSet(context, [bet(player, 'b'), bet(other, 'b')]);
    expect(closed).toBeUndefined();
    expect(open).toMatchObject({ status: 'booked' });
  });

  test('credits a deposit that a gateway has already taken', async () => {
    const player = await ledger.makePlayer();
    await ledger.store.exclude(SITE, player, exclusionCode.year, 'operator');
    expect(await ledger.store.book(deposit(player, 'd', 500n))).toMatchObject({ status: 'booked' });
  });

  test('of half a year or more ends with a request and a day', async () => {
    await setTime(start);
    const { store } = ledger;
    const player = await ledger.makePlayer(5_000n);
    const endsAt = await excludeUntil(player, exclusionCode.sixMonths);
    expect(await store.requestReturn(SITE, player)).toBeUndefined();
    await setTime(new Date(endsAt.getTime() - 1));
    expect(await store.requestReturn(SITE, player)).toBeUndefined();
    expect(await store.closing(SITE, player)).toMatchObject({ mayReturn: false });
    await setTime(endsAt);
    expect(await store.closing(SITE, player)).toMatchObject({ mayReturn: true });
    await setTime(new Date(endsAt.getTime() + 90 * DAY_MS));
    expect(await store.book(bet(player, 'unasked'))).toMatchObject({ status: 'blocked' });
    expect(await store.closing(SITE, player)).toEqual({
      code: 4,
      startsAt: start,
      endsAt,
      opensAt: undefined,
      mayReturn: true,
    });
    const opensAt = await store.requestReturn(SITE, player);
    expect(opensAt?.getTime()).toBe(endsAt.getTime() + 91 * DAY_MS);
    await wait(DAY_MS - 1);
    // A repeat is answered as before.
    expect(await store.requestReturn(SITE, player)).toEqual(opensAt);
    expect(await store.closing(SITE, player)).toMatchObject({ opensAt, mayReturn: false });
    expect(await store.book(bet(player, 'early'))).toMatchObject({ status: 'blocked' });
    await wait(1);
    expect(await store.book(bet(player, 'back'))).toMatchObject({ status: 'booked' });
    expect(await store.requestReturn(SITE, player)).toBeUndefined();
    const { rows } = await ledger.database.pool.query('select from exclusion_return where player_id = $1', [
      player,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is not written for a player without an account', async () => {
    expect(await ledger.store.exclude(SITE, 404, exclusionCode.day, 'brand')).toBeUndefined();
  });

  test('of the same code is repeated for a minute, also by concurrent callers', async () => {
    await setTime(start);
    const player = await ledger.makePlayer();
    const exclude = () => ledger.store.exclude(SITE, player, exclusionCode.week, 'brand');
    const results = await atOnce(player, () => Array.from({ length: 8 }, exclude));
    const endsAt = new Date(start.getTime() + 7 * DAY_MS);
    expect(new Set(results.map((result) => result?.endsAt.getTime()))).toEqual(new Set([endsAt.getTime()]));
    expect(results.filter((result) => result?.status === 'closed')).toHaveLength(1);
    await wait(MINUTE_MS - 1);
    expect(await exclude()).toEqual({ status: 'repeated', endsAt });
    await wait(1);
    expect(await exclude()).toEqual({ status: 'closed', endsAt: new Date(endsAt.getTime() + MINUTE_MS) });
    expect(await exclusionsOf(player)).toBe(2);
  });

  test('is refused if it ends before the account opens', async () => {
    await setTime(start);
    const { store } = ledger;
    const player = await ledger.makePlayer();
    const monthEnd = await excludeUntil(player, exclusionCode.thirtyDays);
    expect(await store.exclude(SITE, player, exclusionCode.week, 'brand')).toEqual({
      status: 'refused',
      endsAt: monthEnd,
    });
    expect((await store.exclusionOptions(SITE, player)).map(({ code }) => code)).toEqual([4, 5, 6]);
    const halfYearEnd = await excludeUntil(player, exclusionCode.sixMonths);
    await setTime(halfYearEnd);
    expect((await store.exclusionOptions(SITE, player)).map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6]);
    const opensAt = await store.requestReturn(SITE, player);
    expect((await store.exclusionOptions(SITE, player)).map(({ code }) => code)).toEqual([2, 3, 4, 5, 6]);
    expect(await store.exclude(SITE, player, exclusionCode.day, 'brand')).toEqual({
      status: 'refused',
      endsAt: opensAt,
    });
    expect(await exclusionsOf(player)).toBe(2);
  });
});

test('the periods that an account can be closed for have the ends that they then get', async () => {
  await setTime(start);
  const player = await ledger.makePlayer();
  const options = await ledger.store.exclusionOptions(SITE, player);
  expect(options).toHaveLength(6);
  for (const { code, endsAt } of options) {
    const other = await ledger.makePlayer();
    expect(await excludeUntil(other, code)).toEqual(endsAt);
  }
});

test('the open rounds of a player are those of the last day and the stuck ones', async () => {
  const { store, clock } = ledger;
  await setTime(start);
  const player = await ledger.makePlayer(50_000n);
  const openRounds = () => store.openRounds(SITE, player);
  await store.book(bet(player, 'a', { roundId: 'a' }));
  await store.book(bet(player, 'a2', { roundId: 'a' }));
  await store.book(bet(player, 'b', { roundId: 'b' }));
  await store.book(bet(player, 'c', { roundId: 'c' }));
  await store.book(bet(await ledger.makePlayer(5_000n), 'a', { roundId: 'other' }));
  expect(await openRounds()).toBe(3);
  await store.book(win(player, 'w', 'b', { roundId: 'b' }));
  await store.book(refund(player, 'r', 'c'));
  expect(await openRounds()).toBe(1);
  await wait(25 * HOUR_MS);
  await store.book(bet(player, 'd', { roundId: 'd' }));
  expect(await openRounds()).toBe(2);
  await store.findStuckRounds(AbortSignal.timeout(10_000));
  await wait(40 * DAY_MS);
  expect(clock.now().getTime()).toBe(start.getTime() + 25 * HOUR_MS + 40 * DAY_MS);
  expect(await openRounds()).toBe(1);
  await store.book(refund(player, 'r1', 'a'));
  await store.book(refund(player, 'r2', 'a2'));
  expect(await openRounds()).toBe(0);
});

/** Holds a player's account until all of these statements wait for it. */
async function atOnce<Result>(player: number, send: () => Promise<Result>[]): Promise<Result[]> {
  const { sent } = await inTransaction(ledger.database, async ({ client }) => {
    await client.query('select from account where player_id = $1 for update', [player]);
    const sent = send();
    await expect.poll(() => countWaiting(ledger.database)).toBeGreaterThanOrEqual(sent.length);
    return { sent };
  });
  return Promise.all(sent);
}

async function excludeUntil(player: number, code: ExclusionCode): Promise<Date> {
  const exclusion = await ledger.store.exclude(SITE, player, code, 'brand');
  if (exclusion?.status !== 'closed') throw new Error('not excluded');
  return exclusion.endsAt;
}

async function exclusionsOf(player: number): Promise<number> {
  const { rowCount } = await ledger.database.pool.query('select from exclusion where player_id = $1', [
    player,
  ]);
  return rowCount ?? 0;
}

const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('exclude' as const),
      code: fc.constantFrom<ExclusionCode>(1, 2, 3, 4, 5, 6),
    }),
  },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('return' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant('wait' as const),
      ms: fc.constantFrom(MINUTE_MS / 2, HOUR_MS, DAY_MS, 6 * DAY_MS, 200 * DAY_MS, 800 * DAY_MS),
    }),
  },
  { weight: 3, arbitrary: fc.record({ step: fc.constant('bet' as const) }) },
);

/** An account that its player closes, as a simple model. */
interface ModelAccount {
  /** The exclusion with the latest end. */
  last: { readonly code: ExclusionCode; readonly startsAtMs: number; readonly endsAtMs: number };
  opensAtMs: number;
  /** When it opens by the last request. */
  returnsAtMs: number | undefined;
}

const neverClosed = (): ModelAccount => ({
  last: { code: 1, startsAtMs: 0, endsAtMs: 0 },
  opensAtMs: 0,
  returnsAtMs: undefined,
});

function excludeModel(account: ModelAccount, code: ExclusionCode, nowMs: number) {
  const { last, opensAtMs } = account;
  const endsAtMs = endOf(code, nowMs);
  if (nowMs < opensAtMs) {
    const isRepeat = last.code === code && nowMs - last.startsAtMs < MINUTE_MS;
    if (isRepeat) return { status: 'repeated', endsAt: new Date(last.endsAtMs) };
    const untilMs = Math.max(last.endsAtMs, opensAtMs === Infinity ? 0 : opensAtMs);
    if (endsAtMs <= untilMs) return { status: 'refused', endsAt: new Date(untilMs) };
  }
  account.last = { code, startsAtMs: nowMs, endsAtMs };
  account.opensAtMs = code >= exclusionCode.sixMonths ? Infinity : Math.max(opensAtMs, endsAtMs);
  return { status: 'closed', endsAt: new Date(endsAtMs) };
}

function returnModel(account: ModelAccount, nowMs: number): Date | undefined {
  const { last, opensAtMs, returnsAtMs } = account;
  if (opensAtMs === Infinity && nowMs >= last.endsAtMs) {
    account.returnsAtMs = account.opensAtMs = nowMs + DAY_MS;
    return new Date(account.opensAtMs);
  }
  return nowMs < opensAtMs && returnsAtMs === opensAtMs ? new Date(opensAtMs) : undefined;
}

test('no end is ever earlier than before, and no bet passes before its time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await setTime(start);
      const { store, clock } = ledger;
      const player = await ledger.makePlayer(5_000n);
      const account = neverClosed();
      let bets = 0;
      let endsAtMs = 0;
      for (const one of steps) {
        const nowMs = clock.now().getTime();
        if (one.step === 'wait') await wait(one.ms);
        if (one.step === 'bet') {
          bets += 1;
          const { status } = await store.book(bet(player, String(bets), { amountMinor: 1n }));
          expect(status).toBe(nowMs < account.opensAtMs ? 'blocked' : 'booked');
        }
        if (one.step === 'exclude') {
          const result = await store.exclude(SITE, player, one.code, 'brand');
          expect(result).toEqual(excludeModel(account, one.code, nowMs));
        }
        if (one.step === 'return')
          expect(await store.requestReturn(SITE, player)).toEqual(returnModel(account, nowMs));
        const closing = await store.closing(SITE, player);
        if (!closing) continue;
        expect(closing.endsAt.getTime()).toBeGreaterThanOrEqual(endsAtMs);
        endsAtMs = closing.endsAt.getTime();
      }
    }),
    { numRuns: takesAll() ? 100 : 40 },
  );
});

/** Istanbul is three hours ahead of UTC all year; a day that a month does not have is its last. */
function endOf(code: ExclusionCode, fromMs: number): number {
  const days = { 1: 1, 2: 7, 3: 30 }[code as number];
  if (days !== undefined) return fromMs + days * DAY_MS;
  const months = { 4: 6, 5: 12, 6: 60 }[code as number] ?? 0;
  const local = new Date(fromMs + 3 * HOUR_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return local.getTime() - 3 * HOUR_MS;
}

describe('the database refuses to', () => {
  const attempts: readonly (readonly [string, string])[] = [
    ['delete an exclusion', 'delete from exclusion'],
    ['shorten an exclusion', `update exclusion set ends_at = starts_at + interval '1 second'`],
    ['empty the exclusions', 'truncate exclusion'],
    ['open a closed account', 'update account set closed_until = null where player_id = $1'],
    ['open it sooner', 'update account set closed_until = limit_clock() where player_id = $1'],
    [
      'date its opening by itself',
      `update account set closed_until = limit_clock() + interval '25 hours' where player_id = $1`,
    ],
    ['give it away', 'update account set player_id = -player_id where player_id = $1'],
    ['make it another kind of account', 'update account set kind = 6 where player_id = $1 and kind = 1'],
    ['delete it', 'delete from account where player_id = $1'],
    [
      'back-date a request to return',
      `insert into exclusion_return (site_id, player_id, id, requested_at, opens_at) values (1, $1, 1, 'epoch', 'epoch')`,
    ],
  ];

  test.each(attempts)('%s', async (_, statement) => {
    await setTime(start);
    const player = await ledger.makePlayer();
    await ledger.store.exclude(SITE, player, exclusionCode.year, 'brand');
    const attempt = inTransaction(ledger.database, ({ client }) =>
      client.query(statement, statement.includes('$1') ? [player] : []),
    );
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23505)$/) });
    expect(await ledger.store.closing(SITE, player)).toMatchObject({ code: 5 });
  });

  test('use the request of an earlier exclusion', async () => {
    await setTime(start);
    const { store } = ledger;
    const player = await ledger.makePlayer();
    const endsAt = await excludeUntil(player, exclusionCode.sixMonths);
    await setTime(new Date(endsAt.getTime() + DAY_MS));
    const opensAt = await store.requestReturn(SITE, player);
    await wait(2 * DAY_MS);
    await store.exclude(SITE, player, exclusionCode.year, 'brand');
    const attempt = ledger.database.pool.query(
      'update account set closed_until = $2 where player_id = $1 and kind = 1',
      [player, opensAt],
    );
    await expect(attempt).rejects.toThrow('closed until');
  });
});
