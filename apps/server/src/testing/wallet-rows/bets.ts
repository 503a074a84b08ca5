import { expect } from 'vitest';

import type { WalletTable } from '../dialect-table.ts';
import { switchedOffId } from '../seed-catalogue.ts';
import type { WalletFields, WalletWord } from '../wallet-driver.ts';
import { walletDrivers } from '../wallet-drivers.ts';
import { type Desk, twenty, type WalletRow } from './row.ts';

const DAY_MS = 24 * 60 * 60_000;

function deposit({ app }: Desk, { player }: WalletTable, amountMinor: bigint) {
  return app.ledger.book({
    kind: 'adjust',
    siteId: app.brand.siteId,
    playerId: player.id,
    provider: 'test',
    tx: 'later',
    amountMinor,
    currency: 1,
    from: 'operator',
    to: 'main',
  });
}

async function expectRefused(
  desk: Desk,
  cases: readonly (readonly [change: WalletFields, word: WalletWord])[],
): Promise<void> {
  const table = await desk.sitDown(200_000n);
  for (const [index, [change, word]] of cases.entries()) {
    const answer = await table.bet({ tx: `b${index}`, ...change });
    expect(answer, JSON.stringify(change)).toMatchObject({ code: desk.driver.code(word) });
    await desk.expectBalance(table, 200_000n);
  }
}

export const betRows: readonly WalletRow[] = [
  {
    id: 'W01',
    what: 'a bet with enough money',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      expectAnswer(await table.bet(), 'OK', 9_000);
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W02',
    what: 'the same bet weeks later, after signing out and an exclusion',
    async run({ app, driver, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      const first = await table.bet();
      expect(await table.bet()).toEqual(first);
      await app.call('POST', '/logout', { token: table.player.token });
      await app.ledger.setState(app.brand.siteId, table.player.id, 'blocked');
      app.clock.advance(8 * DAY_MS);
      const again = await table.bet();
      expectAnswer(again, 'OK', 9_000);
      expect(again.tx).toBe(first.tx);
      expect(driver.code('OK')).toBe(first.code);
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W03',
    what: 'the same id with other content',
    async run({ app, driver, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      app.logLines.length = 0;
      const changes: WalletFields[] = [
        { amount: 1_100 },
        { round: 'r2' },
        { game: String(driver.otherGameId) },
        ...(driver.namesCurrency === false ? [] : [{ currency: 'EUR' }]),
      ];
      for (const change of changes) expectAnswer(await table.bet(change), 'MISMATCH');
      const alarms = app.logLines.filter((line) => line.includes('known transaction with other content'));
      expect(alarms).toHaveLength(changes.length);
      expectAnswer(await table.bet(), 'OK');
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W04',
    what: 'twenty identical bets at the same instant',
    async run({ driver, sitDown, expectBalance }) {
      const table = await sitDown();
      const answers = await twenty(() => table.bet());
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([driver.code('OK')]));
      expect(new Set(answers.map(({ tx }) => tx)).size).toBe(1);
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W05',
    what: 'a bet without funds',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown(500n);
      expectAnswer(await table.bet(), 'NO_FUNDS', 500);
      await expectBalance(table, 500n);
    },
  },
  {
    id: 'W06',
    what: 'its id again after a deposit',
    async run(desk) {
      const table = await desk.sitDown(500n);
      await table.bet();
      await deposit(desk, table, 5_000n);
      desk.expectAnswer(await table.bet(), 'NO_FUNDS');
      desk.expectAnswer(await table.bet({ tx: 'b2' }), 'OK', 4_500);
    },
  },
  {
    id: 'W07',
    what: 'two bets for the last funds',
    async run({ driver, sitDown, expectBalance }) {
      const table = await sitDown(1_500n);
      const answers = await Promise.all([table.bet({ tx: 'b1' }), table.bet({ tx: 'b2' })]);
      expect(new Set(answers.map(({ code }) => code))).toEqual(
        new Set([driver.code('OK'), driver.code('NO_FUNDS')]),
      );
      await expectBalance(table, 500n);
    },
  },
  {
    id: 'W36',
    what: 'amounts that are none',
    async run({ driver, sitDown, expectBalance }) {
      const table = await sitDown();
      for (const amount of driver.badAmounts)
        expect(await table.bet({ amount }), String(amount)).toMatchObject({ code: driver.code('INVALID') });
      await expectBalance(table, 10_000n);
    },
  },
  {
    id: 'W37',
    what: 'ids that are none, or differ only in their case',
    async run({ driver, sitDown, expectAnswer, expectBalance }) {
      const { badIds = ['', 'a'.repeat(65), 'bа1', 'b 1'], idsByCase = ['b1', 'B1'] } = driver;
      const table = await sitDown();
      for (const tx of badIds) expectAnswer(await table.bet({ tx }), 'INVALID');
      await expectBalance(table, 10_000n);
      for (const tx of idsByCase) expectAnswer(await table.bet({ tx }), 'OK');
      await expectBalance(table, 8_000n);
    },
  },
  {
    id: 'W38',
    what: 'an unknown player, currency or game',
    run: (desk) =>
      expectRefused(desk, [
        [{ player: '1-1' }, 'PLAYER_UNKNOWN'],
        [{ player: 'x' }, 'PLAYER_UNKNOWN'],
        [{ game: String(switchedOffId) }, 'GAME_UNKNOWN'],
        [{ game: 'slot' }, 'GAME_UNKNOWN'],
        ...(desk.driver.namesCurrency === false
          ? []
          : ([
              [{ currency: 'USD' }, 'CURRENCY'],
              [{ currency: 'GBP' }, 'CURRENCY'],
            ] as const)),
      ]),
  },
  {
    id: 'W38',
    what: "another provider's game, another player's session and an unknown one",
    async run(desk) {
      const other = await desk.sitDown();
      const foreign = walletDrivers.find(({ provider }) => provider !== desk.driver.provider)?.gameId;
      await expectRefused(desk, [
        [{ game: String(foreign) }, 'GAME_UNKNOWN'],
        [{ session: other.session }, 'SESSION_EXPIRED'],
        [{ session: 'nobody' }, 'SESSION_EXPIRED'],
      ]);
    },
  },
  {
    id: 'W39',
    what: "a bet outside the game's limits",
    run: (desk) =>
      expectRefused(desk, [
        [{ amount: 99 }, 'LIMIT'],
        [{ amount: 100_001 }, 'LIMIT'],
      ]),
  },
  {
    id: 'W39',
    what: 'a bet over the daily, weekly or monthly limit of the player',
    async run({ app, sitDown, expectAnswer, expectBalance }) {
      for (const period of ['daily', 'weekly', 'monthly'] as const) {
        const table = await sitDown();
        const key = { siteId: app.brand.siteId, playerId: table.player.id, kind: 'bet', period } as const;
        await app.ledger.setLimit(key, 1_999n);
        expectAnswer(await table.bet(), 'OK');
        expectAnswer(await table.bet({ tx: 'b2', round: 'r2' }), 'LIMIT');
        expectAnswer(await table.bet(), 'OK');
        await expectBalance(table, 9_000n);
      }
    },
  },
  {
    id: 'W40',
    what: 'a bet while blocked or excluded',
    async run({ app, sitDown, expectAnswer, expectBalance }) {
      const { siteId } = app.brand;
      const [blocked, excluded] = [await sitDown(), await sitDown()];
      await app.ledger.setState(siteId, blocked.player.id, 'blocked');
      await app.ledger.exclude(siteId, excluded.player.id, 1, 'brand');
      for (const table of [blocked, excluded]) {
        expectAnswer(await table.bet(), 'PLAYER_BLOCKED');
        await expectBalance(table, 10_000n);
      }
    },
  },
  {
    id: 'W43',
    what: 'the game changes within a session',
    async run({ driver, sitDown, expectAnswer }) {
      const table = await sitDown();
      expectAnswer(await table.bet(), 'OK');
      expectAnswer(await table.bet({ tx: 'b2', round: 'r2', game: String(driver.otherGameId) }), 'OK', 8_000);
    },
  },
];
