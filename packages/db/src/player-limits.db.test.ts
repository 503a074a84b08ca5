import { createIdMaker } from '@baize/clock';
import { limitKinds, limitPeriods, proveBalances } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLedgerStore } from './ledger-store.ts';
import { inTransaction } from './open-database.ts';
import { countWaiting } from './testing/count-waiting.ts';
import { bet, type LedgerFixture, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';
import { LimitModel } from './testing/limit-model.ts';
import { useTestClock } from './testing/use-test-clock.ts';

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
});
afterAll(async () => {
  await proveBalances(ledger.store);
  await ledger.database.drop();
});

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Few kinds and round amounts, so that limits are met exactly.
const kind = fc.constantFrom(...limitKinds);
const period = fc.constantFrom(...limitPeriods);
const tx = fc.integer({ min: 1, max: 12 }).map(String);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      step: fc.constant('bet' as const),
      amountMinor: fc.constantFrom(100n, 200n, 500n),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant('win' as const),
      tx,
      amountMinor: fc.constantFrom(0n, 100n, 900n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('refund' as const), tx }) },
  {
    weight: 3,
    arbitrary: fc.record({
      step: fc.constant('set' as const),
      kind,
      period,
      amount: fc.constantFrom(undefined, 0n, 100n, 500n, 1_000n, 2_000n, 300_000n),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('keep' as const), kind, period }) },
  {
    weight: 5,
    arbitrary: fc.record({
      step: fc.constant('wait' as const),
      ms: fc.constantFrom(
        7 * SECOND_MS,
        4 * MINUTE_MS,
        10 * MINUTE_MS,
        11 * MINUTE_MS,
        HOUR_MS,
        5 * HOUR_MS,
        DAY_MS,
        DAY_MS - 1,
        8 * DAY_MS,
      ),
    }),
  },
);

/** Each shortly before a change of the clock, of the week or of the month. */
const starts = fc.constantFrom(
  { timeZone: 'Europe/Istanbul', at: new Date('2026-05-31T20:50:00Z') },
  { timeZone: 'Europe/Berlin', at: new Date('2026-10-24T21:40:00Z') },
  { timeZone: 'America/New_York', at: new Date('2027-03-13T20:00:00Z') },
  { timeZone: 'Pacific/Apia', at: new Date('2026-12-31T09:00:00Z') },
);

test('limits behave as the model, for any play and changes at any time', async () => {
  let site = 1_000;
  await fc.assert(
    fc.asyncProperty(
      starts,
      fc.array(step, { minLength: 10, maxLength: 60 }),
      async ({ timeZone, at }, steps) => {
        site += 1;
        const siteId = site;
        const playerId = 1;
        await setTime(at);
        const { store } = ledger;
        await store.setTimeZone(siteId, timeZone);
        await store.openAccounts(siteId, playerId, 1);
        await store.book({
          kind: 'deposit',
          siteId,
          playerId,
          provider: 'gateway',
          tx: 'd',
          amountMinor: 1_000_000n,
          currency: 1,
        });
        const model = new LimitModel(timeZone);
        let bets = 0;
        let others = 0;
        for (const one of steps) {
          const now = ledger.clock.now();
          switch (one.step) {
            case 'wait':
              await setTime(new Date(now.getTime() + one.ms));
              break;
            case 'bet': {
              bets += 1;
              const { status } = await store.book({
                ...bet(playerId, String(bets), { amountMinor: one.amountMinor, roundId: `r${bets}` }),
                siteId,
              });
              expect(status).toBe(model.bet(String(bets), one.amountMinor, now));
              break;
            }
            case 'win': {
              others += 1;
              const { status } = await store.book({
                ...win(playerId, `w${others}`, one.tx, {
                  amountMinor: one.amountMinor,
                  roundId: `r${one.tx}`,
                }),
                siteId,
              });
              if (status === 'booked') model.win(one.tx, one.amountMinor, now);
              break;
            }
            case 'refund': {
              others += 1;
              const { amountMinor: _, ...undo } = refund(playerId, `x${others}`, one.tx);
              // A rollback before its bet would leave a tombstone.
              if (Number(one.tx) > bets) break;
              const { status, replayed } = await store.book({ ...undo, siteId });
              if (status === 'booked' && !replayed) model.refund(one.tx);
              break;
            }
            case 'set': {
              const key = { siteId, playerId, kind: one.kind, period: one.period };
              expect(await store.setLimit(key, one.amount)).toBe(
                model.set(one.kind, one.period, one.amount, now),
              );
              break;
            }
            case 'keep': {
              const key = { siteId, playerId, kind: one.kind, period: one.period };
              expect(await store.keepLimit(key)).toBe(model.keep(one.kind, one.period, now));
              break;
            }
          }
        }
        const now = ledger.clock.now();
        const settings = await store.limits(siteId, playerId);
        for (const { kind: name, period: of, ...setting } of settings)
          expect(setting).toEqual(model.setting(name, of, now));
        if (settings.some(({ kind: name }) => name !== 'deposit')) {
          for (const { kind: name, period: of, used } of await store.limitUse(siteId, playerId))
            expect(used, `${name} ${of}`).toBe(model.used(name, of, now));
        }
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);

describe('two bets at the edge of a limit, of which one fits', () => {
  const PAIRS = 1_000;

  /** Players who may stake one bet more today. */
  async function makePlayers(): Promise<number[]> {
    const players = await Promise.all(Array.from({ length: PAIRS }, () => ledger.makePlayer(5_000n)));
    await Promise.all(
      players.map((playerId) =>
        ledger.store.setLimit({ siteId: SITE, playerId, kind: 'bet', period: 'daily' }, 1_999n),
      ),
    );
    return players;
  }

  test.each([false, true])(
    'never pass together (batching %s)',
    async (batching) => {
      const { database, clock } = ledger;
      const [one, other] = [1, 2].map((worker) =>
        createLedgerStore({ pool: database.pool, clock, ids: createIdMaker(clock, worker), batching }),
      );
      const players = await makePlayers();
      const answers = await Promise.all(
        players.flatMap((playerId) => [one?.book(bet(playerId, 'a')), other?.book(bet(playerId, 'b'))]),
      );
      const statuses = players.map((_, place) =>
        [answers[2 * place]?.status, answers[2 * place + 1]?.status].toSorted().join(' '),
      );
      expect(new Set(statuses)).toEqual(new Set(['booked playerLimit']));
      const repeats = await Promise.all(players.map((playerId) => one?.book(bet(playerId, 'a'))));
      expect(repeats.map((repeat) => repeat?.status)).toEqual(
        players.map((_, place) => answers[2 * place]?.status),
      );
      expect(repeats.every((repeat) => repeat?.replayed)).toBe(true);
    },
    120_000,
  );
});

test('a bet that is being booked while the first limit is set counts', async () => {
  const { database, store } = ledger;
  const player = await ledger.makePlayer(5_000n);
  const { setting } = await inTransaction(database, async (transaction) => {
    await store.within(transaction).book(bet(player, 'open'));
    const key = { siteId: SITE, playerId: player, kind: 'bet', period: 'daily' } as const;
    const waiting = store.setLimit(key, 1_500n);
    await expect.poll(() => countWaiting(database), { timeout: 10_000 }).toBe(1);
    // In an object, since a returned promise would be awaited before the commit.
    return { setting: waiting };
  });
  expect(await setting).toBe('set');
  expect(await store.book(bet(player, 'next'))).toMatchObject({ status: 'playerLimit' });
});
