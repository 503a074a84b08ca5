import { type LimitKey, limitPeriods } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bet, type LedgerFixture, openLedger, SITE } from './testing/ledger-fixture.ts';
import { useTestClock } from './testing/use-test-clock.ts';

let ledger: LedgerFixture;
let setTime: (at: Date) => Promise<void>;
beforeAll(async () => {
  ledger = await openLedger();
  setTime = await useTestClock(ledger);
  await ledger.store.setTimeZone(SITE, 'Europe/Istanbul');
});
afterAll(() => ledger.database.drop());

type Of = Pick<LimitKey, 'kind' | 'period'>;
const HOUR_MS = 3_600_000n;

const all: readonly Of[] = (['bet', 'loss', 'time'] as const).flatMap((kind) =>
  limitPeriods.map((period) => ({ kind, period })),
);
const pairs = all.flatMap((tight) =>
  all.filter((loose) => loose !== tight).map((loose) => ({ tight, loose })),
);

const set = (playerId: number, of: Of, amount: bigint) =>
  ledger.store.setLimit({ siteId: SITE, playerId, ...of }, amount);

test('of each two limits the one that leaves less decides, whatever the order they were set in', async () => {
  expect(pairs).toHaveLength(72);
  const outcomes = await Promise.all(
    pairs.map(async ({ tight, loose }, place) => {
      const playerId = await ledger.makePlayer(50_000n);
      const limits = [
        [tight, tight.kind === 'time' ? 0n : 500n],
        [loose, loose.kind === 'time' ? HOUR_MS : 10_000n],
      ] as const;
      for (const [of, amount] of place % 2 === 0 ? limits : limits.toReversed())
        expect(await set(playerId, of, amount)).toBe('set');
      const statuses: string[] = [];
      for (const amountMinor of [501n, 500n, 1n]) {
        const tx = String(amountMinor);
        const { status } = await ledger.store.book(bet(playerId, tx, { amountMinor }));
        statuses.push(status);
      }
      return `${tight.kind === 'time' ? 'time' : 'money'}: ${statuses.join(' ')}`;
    }),
  );
  expect(new Set(outcomes)).toEqual(
    new Set(['money: playerLimit booked playerLimit', 'time: playerLimit playerLimit playerLimit']),
  );
});

test.each(['bet', 'loss'] as const)(
  'a weekly limit on %s may be lower than the daily one, and decides again on the next day',
  async (kind) => {
    // A Wednesday.
    await setTime(new Date('2026-06-10T09:00:00Z'));
    const playerId = await ledger.makePlayer(50_000n);
    expect(await set(playerId, { kind, period: 'daily' }, 1_000n)).toBe('set');
    expect(await set(playerId, { kind, period: 'weekly' }, 600n)).toBe('set');
    const statusOf = async (tx: string, amountMinor: bigint) =>
      (await ledger.store.book(bet(playerId, `${kind} ${tx}`, { amountMinor }))).status;
    expect(await statusOf('1', 601n)).toBe('playerLimit');
    expect(await statusOf('2', 400n)).toBe('booked');
    await setTime(new Date('2026-06-11T09:00:00Z'));
    expect(await statusOf('3', 201n)).toBe('playerLimit');
    expect(await statusOf('4', 200n)).toBe('booked');
    // Monday, from when the day decides.
    await setTime(new Date('2026-06-14T21:00:00Z'));
    expect(await statusOf('5', 601n)).toBe('playerLimit');
    expect(await statusOf('6', 600n)).toBe('booked');
  },
);

test('a weekly limit on play time may be lower than the daily one', async () => {
  await setTime(new Date('2026-06-10T09:00:00Z'));
  const playerId = await ledger.makePlayer(50_000n);
  await set(playerId, { kind: 'time', period: 'daily' }, HOUR_MS);
  await set(playerId, { kind: 'time', period: 'weekly' }, HOUR_MS / 12n);
  const statusAt = async (at: string) => {
    await setTime(new Date(at));
    return (await ledger.store.book(bet(playerId, at, { amountMinor: 1n }))).status;
  };
  expect(await statusAt('2026-06-10T09:00:00Z')).toBe('booked');
  expect(await statusAt('2026-06-10T09:04:59Z')).toBe('booked');
  expect(await statusAt('2026-06-10T09:05:00Z')).toBe('booked');
  expect(await statusAt('2026-06-10T09:05:01Z')).toBe('playerLimit');
  expect(await statusAt('2026-06-11T09:00:00Z')).toBe('playerLimit');
  expect(await statusAt('2026-06-15T09:00:00Z')).toBe('booked');
});
