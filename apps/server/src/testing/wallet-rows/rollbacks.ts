import { expect } from 'vitest';

import type { WalletRow } from './row.ts';

export const rollbackRows: readonly WalletRow[] = [
  {
    id: 'W16',
    what: 'a rollback returns the stake, and its part of a limit',
    async run({ app, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      const owner = { siteId: app.brand.siteId, playerId: table.player.id };
      await app.ledger.setLimit({ ...owner, kind: 'bet', period: 'daily' }, 1_500n);
      await table.bet();
      expectAnswer(await table.rollback(), 'OK', 10_000);
      await expectBalance(table, 10_000n);
      const [use] = await app.ledger.limitUse(owner.siteId, owner.playerId);
      expect(use?.used).toBe(0n);
      expectAnswer(await table.bet({ tx: 'b2', round: 'r2' }), 'OK');
    },
  },
  {
    id: 'W17',
    what: 'a second rollback, with the same and with a new id',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      const first = await table.rollback();
      expect(await table.rollback()).toEqual(first);
      expectAnswer(await table.rollback({ tx: 'x2' }), 'OK');
      await expectBalance(table, 10_000n);
    },
  },
  {
    id: 'W18',
    what: 'a rollback of an unknown bet',
    async run({ driver, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      expectAnswer(await table.rollback(), driver.unknownRollback ?? 'OK');
      expectAnswer(await table.rollback(), driver.unknownRollback ?? 'OK');
      await expectBalance(table, 10_000n);
    },
  },
  {
    id: 'W19',
    what: 'its bet comes later',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.rollback();
      expectAnswer(await table.bet(), 'CANCELLED');
      expectAnswer(await table.bet(), 'CANCELLED');
      await expectBalance(table, 10_000n);
    },
  },
  {
    id: 'W20',
    what: 'a bet and its rollback at once',
    async run({ sitDown, expectBalance }) {
      for (let round = 0; round < 5; round += 1) {
        const table = await sitDown();
        const calls = [() => table.bet(), () => table.rollback()];
        await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
        await table.rollback();
        await expectBalance(table, 10_000n);
      }
    },
  },
  {
    id: 'W21',
    what: 'a rollback of a declined bet',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      expectAnswer(await table.bet({ amount: 50_000 }), 'NO_FUNDS');
      expectAnswer(await table.rollback({ amount: 50_000 }), 'OK');
      await expectBalance(table, 10_000n);
    },
  },
  {
    id: 'W22',
    what: 'a rollback after the win',
    async run({ sitDown, expectAnswer, expectBalance, reviewsOf }) {
      const table = await sitDown();
      await table.bet();
      await table.win();
      expectAnswer(await table.rollback(), 'BET_SETTLED');
      expectAnswer(await table.rollback(), 'BET_SETTLED');
      await expectBalance(table, 11_500n);
      expect(await reviewsOf(table)).toEqual(['rollback after win']);
    },
  },
  {
    id: 'W23',
    what: 'a win after the rollback',
    async run({ sitDown, expectAnswer, expectBalance, reviewsOf }) {
      const table = await sitDown();
      await table.bet();
      await table.rollback();
      expectAnswer(await table.win(), 'BET_CANCELLED');
      expectAnswer(await table.win(), 'BET_CANCELLED');
      await expectBalance(table, 10_000n);
      expect(await reviewsOf(table)).toEqual(['win after rollback']);
    },
  },
  {
    id: 'W24',
    what: "a rollback of another player's, provider's or brand's bet",
    async run({ app, driver, sitDown, expectAnswer, expectBalance }) {
      const [table, other] = [await sitDown(), await sitDown()];
      await other.rollback();
      expectAnswer(await table.bet(), 'OK');
      await other.rollback({ tx: 'x2' });
      await expectBalance(table, 9_000n);
      const siteId = app.otherBrand.siteId;
      const rollback = { ...table.betFields, tx: 'x3', bet_tx: 'b1' };
      expectAnswer(await table.send('rollback', rollback, { siteId }), driver.foreignRollback);
      await expectBalance(table, 9_000n);
      const balance = { player: table.name, session: table.session, currency: 'TRY' };
      expectAnswer(await table.send('balance', balance, { siteId }), 'PLAYER_UNKNOWN');
      // No tombstone was left: the bet can still be rolled back by its own provider and brand.
      expectAnswer(await table.rollback({ tx: 'x4' }), 'OK', 10_000);
    },
  },
  {
    id: 'W25',
    what: 'a rollback with a wrong amount',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.rollback({ amount: 999 }), 'MISMATCH');
      await expectBalance(table, 9_000n);
    },
  },
];
