import { createIdMaker } from '@baize/clock';
import { type ExclusionCode, exclusionCode } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { bookBetSet } from './ledger-booking.ts';
import { inTransaction } from './open-database.ts';
import { bet, deposit, type LedgerFixture, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';
import { useTestClock } from './testing/use-test-clock.ts';

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
  await ledger.store.setTimeZone(SITE, 'Europe/Istanbul');
});
afterAll(() => ledger.database.drop());

const HOUR_MS = 60 * 60_000;
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
    const endsAt = await ledger.store.exclude(SITE, player, exclusionCode[period], 'brand');
    expect(endsAt?.toISOString()).toBe(end);
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
    const endsAt = await store.exclude(SITE, player, exclusionCode.sixMonths, 'brand');
    if (!endsAt) throw new Error('not excluded');
    expect(await store.requestReturn(SITE, player)).toBeUndefined();
    await setTime(new Date(endsAt.getTime() - 1));
    expect(await store.requestReturn(SITE, player)).toBeUndefined();
    await setTime(new Date(endsAt.getTime() + 90 * DAY_MS));
    expect(await store.book(bet(player, 'unasked'))).toMatchObject({ status: 'blocked' });
    expect(await store.closing(SITE, player)).toEqual({
      code: 4,
      startsAt: start,
      endsAt,
      opensAt: undefined,
    });
    const opensAt = await store.requestReturn(SITE, player);
    expect(opensAt?.getTime()).toBe(endsAt.getTime() + 91 * DAY_MS);
    expect(await store.requestReturn(SITE, player)).toBeUndefined();
    await wait(DAY_MS - 1);
    expect(await store.book(bet(player, 'early'))).toMatchObject({ status: 'blocked' });
    await wait(1);
    expect(await store.book(bet(player, 'back'))).toMatchObject({ status: 'booked' });
  });
});

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
      ms: fc.constantFrom(HOUR_MS, DAY_MS, 6 * DAY_MS, 200 * DAY_MS, 800 * DAY_MS),
    }),
  },
  { weight: 3, arbitrary: fc.record({ step: fc.constant('bet' as const) }) },
);

test('no end is ever earlier than before, and no bet passes before its time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await setTime(start);
      const { store, clock } = ledger;
      const player = await ledger.makePlayer(5_000n);
      let endsAtMs = 0;
      let opensAtMs = 0;
      let bets = 0;
      for (const one of steps) {
        const nowMs = clock.now().getTime();
        if (one.step === 'wait') await wait(one.ms);
        if (one.step === 'bet') {
          bets += 1;
          const { status } = await store.book(bet(player, String(bets), { amountMinor: 1n }));
          expect(status).toBe(nowMs < opensAtMs ? 'blocked' : 'booked');
        }
        if (one.step === 'exclude') {
          const end = await store.exclude(SITE, player, one.code, 'brand');
          if (!end) throw new Error('not excluded');
          expect(end.getTime()).toBeGreaterThanOrEqual(endsAtMs);
          endsAtMs = end.getTime();
          opensAtMs =
            one.code >= exclusionCode.sixMonths ? Infinity : Math.max(opensAtMs, nowMs + lengthMs(one.code));
        }
        if (one.step === 'return') {
          const opensAt = await store.requestReturn(SITE, player);
          const isPossible = opensAtMs === Infinity && nowMs >= endsAtMs;
          expect(opensAt?.getTime()).toBe(isPossible ? nowMs + DAY_MS : undefined);
          if (isPossible) opensAtMs = nowMs + DAY_MS;
        }
      }
    }),
    { numRuns: 100 },
  );
});

function lengthMs(code: ExclusionCode): number {
  return { 1: DAY_MS, 2: 7 * DAY_MS, 3: 30 * DAY_MS, 4: 0, 5: 0, 6: 0 }[code];
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
    const endsAt = await store.exclude(SITE, player, exclusionCode.sixMonths, 'brand');
    await setTime(new Date((endsAt?.getTime() ?? 0) + DAY_MS));
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
