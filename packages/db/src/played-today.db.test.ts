import { afterAll, beforeAll, expect, test } from 'vitest';

import { bet, type LedgerFixture, openLedger, refund, SITE, win } from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.database.drop());

const MINUTE_MS = 60_000;

function goTo(at: string): void {
  ledger.clock.advance(Date.parse(at) - ledger.clock.now().getTime());
}
async function playedToday(playerId: number): Promise<bigint | undefined> {
  const uses = await ledger.store.limitUse(SITE, playerId);
  return uses.find(({ kind, period }) => kind === 'time' && period === 'daily')?.used;
}

/** Two players who play at the same moments; only one of them is limited from the start. */
async function makePair() {
  const [free, limited] = [await ledger.makePlayer(90_000n), await ledger.makePlayer(90_000n)];
  const daily = { siteId: SITE, kind: 'bet', period: 'daily' } as const;
  await ledger.store.setLimit({ ...daily, playerId: limited }, 80_000n);
  let bets = 0;
  return {
    /** What both have played today, in minutes. */
    async minutes(): Promise<number> {
      const [one, other] = [await playedToday(free), await playedToday(limited)];
      expect(one).toBe(other);
      return Number(one) / MINUTE_MS;
    },
    async betAt(...moments: readonly string[]): Promise<void> {
      for (const at of moments) {
        goTo(at);
        bets += 1;
        for (const playerId of [free, limited])
          await ledger.store.book(bet(playerId, String(bets), { amountMinor: 10n, roundId: `r${bets}` }));
      }
    },
    async settle(tx: string): Promise<void> {
      const undone = String(Number(tx) - 1);
      for (const playerId of [free, limited]) {
        await ledger.store.book(win(playerId, `w${tx}`, tx, { roundId: `r${tx}` }));
        await ledger.store.book(refund(playerId, `x${tx}`, undone, { amountMinor: 10n }));
      }
    },
    async limitTheOther(): Promise<bigint | undefined> {
      const before = await playedToday(free);
      await ledger.store.setLimit({ ...daily, playerId: free }, 80_000n);
      expect(await playedToday(free)).toBe(before);
      return before;
    },
  };
}

test('play time of today is the same with and without a limit', async () => {
  await ledger.store.setTimeZone(SITE, 'Europe/Istanbul');
  goTo('2026-06-09T20:00:00Z');
  const pair = await makePair();
  expect(await pair.minutes()).toBe(0);
  // The last bet of yesterday is eight minutes before the first of today, which is three minutes old.
  await pair.betAt('2026-06-09T20:50:00Z', '2026-06-09T20:55:00Z', '2026-06-09T21:03:00Z');
  expect(await pair.minutes()).toBe(8);
  // Ten minutes are play, and more is a pause.
  await pair.betAt('2026-06-09T21:13:00Z', '2026-06-09T21:23:00.001Z', '2026-06-09T21:24:00.001Z');
  expect(await pair.minutes()).toBe(19);
  await pair.settle('6');
  expect(await pair.minutes()).toBe(19);
  expect(await pair.limitTheOther()).toBe(BigInt(19 * MINUTE_MS));
  goTo('2026-06-10T21:00:00Z');
  expect(await pair.minutes()).toBe(0);
});

test.each([
  // The day begins twice where the clock goes back at one o'clock.
  { timeZone: 'America/Havana', first: '2026-11-01T04:01:00Z', second: '2026-11-01T05:01:00Z' },
  { timeZone: 'America/Havana', first: '2026-03-08T05:01:00Z', second: '2026-03-08T06:01:00Z' },
  { timeZone: 'Europe/Berlin', first: '2026-10-25T00:59:00Z', second: '2026-10-25T01:59:00Z' },
])(
  'the day on which the clock of $timeZone changes is counted whole',
  async ({ timeZone, first, second }) => {
    await ledger.store.setTimeZone(SITE, timeZone);
    const after = (at: string, minutes: number) =>
      new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();
    goTo(after(first, -1));
    const pair = await makePair();
    await pair.betAt(first, after(first, 5), second, after(second, 5));
    expect(await pair.minutes()).toBe(10);
  },
);

test('10,000 bets of a day are counted', async () => {
  await ledger.store.setTimeZone(SITE, 'Europe/Istanbul');
  goTo('2027-06-09T21:00:00Z');
  const playerId = await ledger.makePlayer(1n);
  await ledger.database.pool.query(
    `insert into game_tx (site_id, player_id, transfer_id, type, play, game_id, provider, provider_tx, round_id, amount, balance_after, created_at)
       select $1, owner.id, first_id_at($3::timestamptz + number * interval '5 seconds'), 1, 1, 9087, 'studio', number::text, number::text,
           10, 0, $3::timestamptz + number * interval '5 seconds'
         from generate_series($2::bigint, $2::bigint + 1) as owner(id), generate_series(1, 10000) as number`,
    [SITE, playerId, ledger.clock.now()],
  );
  await ledger.database.pool.query(
    `insert into transfer (site_id, player_id, id, kind, provider, provider_tx, fingerprint, outcome, amount, balance_after, created_at)
       select site_id, player_id, transfer_id, type, provider, provider_tx, '', 0, amount, balance_after, created_at from game_tx
         where site_id = $1 and player_id >= $2 on conflict do nothing`,
    [SITE, playerId],
  );
  await ledger.database.pool.query('analyze game_tx; analyze transfer');
  goTo('2027-06-10T11:00:00Z');
  expect(await playedToday(playerId)).toBe(BigInt(9_999 * 5_000));
});
