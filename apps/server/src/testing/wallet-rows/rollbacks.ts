import { checkEqual } from './check-equal.ts';
import { checkAnswer, checkBalance, checkReviews, type WalletRow } from './row.ts';

export const rollbackRows: readonly WalletRow[] = [
  {
    id: 'W16',
    what: 'a rollback returns the stake, and its part of a limit',
    async run(desk) {
      const table = await desk.sitDown();
      await desk.operator?.setBetLimit(table, 'daily', 1_500n);
      await table.bet();
      checkAnswer(desk, await table.rollback(), 'OK', 10_000);
      await checkBalance(table, 10_000n);
      if (desk.operator) checkEqual(await desk.operator.betLimitUse(table), 0n, 'the use of the limit');
      checkAnswer(desk, await table.bet({ tx: 'b2', round: 'r2' }), 'OK');
    },
  },
  {
    id: 'W17',
    what: 'a second rollback, with the same and with a new id',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      const first = await table.rollback();
      checkEqual(await table.rollback(), first, 'the second reply');
      checkAnswer(desk, await table.rollback({ tx: 'x2' }), 'OK');
      await checkBalance(table, 10_000n);
    },
  },
  {
    id: 'W18',
    what: 'a rollback of an unknown bet',
    async run(desk) {
      const table = await desk.sitDown();
      checkAnswer(desk, await table.rollback(), desk.driver.unknownRollback ?? 'OK');
      checkAnswer(desk, await table.rollback(), desk.driver.unknownRollback ?? 'OK');
      await checkBalance(table, 10_000n);
    },
  },
  {
    id: 'W19',
    what: 'its bet comes later',
    async run(desk) {
      const table = await desk.sitDown();
      await table.rollback();
      checkAnswer(desk, await table.bet(), 'CANCELLED');
      checkAnswer(desk, await table.bet(), 'CANCELLED');
      await checkBalance(table, 10_000n);
    },
  },
  {
    id: 'W20',
    what: 'a bet and its rollback at once',
    async run(desk) {
      for (let round = 0; round < 5; round += 1) {
        const table = await desk.sitDown();
        const calls = [() => table.bet(), () => table.rollback()];
        await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
        await table.rollback();
        await checkBalance(table, 10_000n);
      }
    },
  },
  {
    id: 'W21',
    what: 'a rollback of a declined bet',
    async run(desk) {
      const table = await desk.sitDown();
      checkAnswer(desk, await table.bet({ amount: 50_000 }), 'NO_FUNDS');
      checkAnswer(desk, await table.rollback({ amount: 50_000 }), 'OK');
      await checkBalance(table, 10_000n);
    },
  },
  {
    id: 'W22',
    what: 'a rollback after the win',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      await table.win();
      checkAnswer(desk, await table.rollback(), 'BET_SETTLED');
      checkAnswer(desk, await table.rollback(), 'BET_SETTLED');
      await checkBalance(table, 11_500n);
      await checkReviews(desk, table, ['rollback after win']);
    },
  },
  {
    id: 'W23',
    what: 'a win after the rollback',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      await table.rollback();
      checkAnswer(desk, await table.win(), 'BET_CANCELLED');
      checkAnswer(desk, await table.win(), 'BET_CANCELLED');
      await checkBalance(table, 10_000n);
      await checkReviews(desk, table, ['win after rollback']);
    },
  },
  {
    id: 'W24',
    what: "a rollback of another player's, provider's or brand's bet",
    async run(desk) {
      const [table, other] = [await desk.sitDown(), await desk.sitDown()];
      await other.rollback();
      checkAnswer(desk, await table.bet(), 'OK');
      await other.rollback({ tx: 'x2' });
      await checkBalance(table, 9_000n);
      const { otherSiteId: siteId } = desk;
      if (siteId !== undefined) {
        const rollback = { ...table.betFields, tx: 'x3', bet_tx: 'b1' };
        checkAnswer(desk, await table.send('rollback', rollback, { siteId }), desk.driver.foreignRollback);
        await checkBalance(table, 9_000n);
        const balance = { player: table.name, session: table.session, currency: 'TRY' };
        checkAnswer(desk, await table.send('balance', balance, { siteId }), 'PLAYER_UNKNOWN');
      }
      // No tombstone was left: the bet can still be rolled back by its own provider and brand.
      checkAnswer(desk, await table.rollback({ tx: 'x4' }), 'OK', 10_000);
    },
  },
  {
    id: 'W25',
    what: 'a rollback with a wrong amount',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.rollback({ amount: 999 }), 'MISMATCH');
      await checkBalance(table, 9_000n);
    },
  },
];
