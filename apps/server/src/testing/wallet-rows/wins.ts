import { checkEqual } from './check-equal.ts';
import { checkAnswer, checkBalance, checkReviews, different, twenty, type WalletRow } from './row.ts';

const DAY_MS = 24 * 60 * 60_000;

export const winRows: readonly WalletRow[] = [
  {
    id: 'W08',
    what: 'a win of an accepted bet',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.win(), 'OK', 11_500);
    },
  },
  {
    id: 'W09',
    what: 'the same win again, also twenty at once',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      const answers = [...(await twenty(() => table.win())), await table.win()];
      checkEqual(different(answers.map(({ code }) => code)), [desk.driver.code('OK')], 'the replies');
      checkEqual(different(answers.map(({ tx }) => tx)).length, 1, 'the number of bookings');
      await checkBalance(table, 11_500n);
    },
  },
  {
    id: 'W09',
    what: 'a repeated win after another bet joined the round and was rolled back',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      const first = await table.win();
      await table.bet({ tx: 'b2' });
      checkEqual((await table.win()).tx, first.tx, 'the id of our booking');
      await table.rollback({ tx: 'x2', bet_tx: 'b2' });
      const again = await table.win();
      checkAnswer(desk, again, 'OK');
      checkEqual(again.tx, first.tx, 'the id of our booking');
      await checkBalance(table, 11_500n);
    },
  },
  {
    id: 'W10',
    what: 'a win with the id of its bet',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.win({ tx: 'b1' }), 'OK', 11_500);
      checkAnswer(desk, await table.win({ tx: 'b1' }), 'OK', 11_500);
      checkAnswer(desk, await table.bet(), 'OK');
      await checkBalance(table, 11_500n);
    },
  },
  {
    id: 'W11',
    what: 'a win before its bet',
    async run(desk) {
      const table = await desk.sitDown();
      checkAnswer(desk, await table.win(), 'BET_UNKNOWN');
      await checkBalance(table, 10_000n);
      await table.bet();
      checkAnswer(desk, await table.win(), 'OK', 11_500);
    },
  },
  {
    id: 'W12',
    what: 'a win of 0',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.win({ amount: 0 }), 'OK', 9_000);
      // It settles its bet.
      checkAnswer(desk, await table.rollback(), 'BET_SETTLED');
    },
  },
  {
    id: 'W13',
    what: 'several wins on one bet',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.win({ amount: 0 }), 'OK', 9_000);
      checkAnswer(desk, await table.win({ tx: 'w2', amount: 10 }), 'OK', 9_010);
      checkAnswer(desk, await table.win({ tx: 'w3', amount: 20 }), 'OK', 9_030);
    },
  },
  {
    id: 'W14',
    what: 'a win after the session, signing out, a limit and an exclusion',
    async run(desk) {
      const table = await desk.sitDown();
      const { operator } = desk;
      await table.bet();
      await operator?.setBetLimit(table, 'daily', 1n);
      await table.signOut();
      operator?.advance(DAY_MS);
      checkAnswer(desk, await table.bet({ tx: 'b2' }), 'SESSION_EXPIRED');
      await operator?.exclude(table);
      await operator?.block(table);
      checkAnswer(desk, await table.win(), 'OK', 11_500);
      checkAnswer(desk, await table.win({ tx: 'w2', amount: 100, session: 'gone' }), 'OK', 11_600);
    },
  },
  {
    id: 'W15',
    what: 'wins without a bet, of certain kinds only',
    async run(desk) {
      const table = await desk.sitDown();
      const ordinary = await table.win({ bet_tx: null });
      const missing = desk.driver.betMissing ?? desk.driver.code('BET_UNKNOWN');
      checkEqual(ordinary.code, missing, 'the reply to an ordinary win without a bet');
      let balanceMinor = 10_000;
      for (const kind of desk.driver.freeKinds ?? ['promo']) {
        balanceMinor += 2_500;
        const win = () => table.win({ tx: `w-${kind}`, bet_tx: null, kind, round: `r-${kind}` });
        checkAnswer(desk, await win(), 'OK', balanceMinor);
        checkAnswer(desk, await win(), 'OK', balanceMinor);
      }
      await checkBalance(table, BigInt(balanceMinor));
    },
  },
  {
    id: 'W15',
    what: 'a win without a bet during a round does not settle its bet',
    async run(desk) {
      const [kind = 'promo'] = desk.driver.freeKinds ?? [];
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.win({ bet_tx: null, kind }), 'OK', 11_500);
      checkAnswer(desk, await table.rollback(), 'OK', 12_500);
    },
  },
  {
    id: 'W26',
    what: 'a win is taken back',
    needs: 'reverse_win',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      await table.win();
      checkAnswer(desk, await table.takeBack(), 'OK', 9_000);
      checkAnswer(desk, await table.takeBack(), 'OK', 9_000);
      await checkBalance(table, 9_000n);
      await checkReviews(desk, table, []);
    },
  },
  {
    id: 'W26',
    what: 'a win cannot be taken back without the money',
    needs: 'reverse_win',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      await table.win();
      await table.bet({ tx: 'b2', round: 'r2', amount: 11_000 });
      checkAnswer(desk, await table.takeBack(), 'NO_FUNDS', 500);
      await checkBalance(table, 500n);
      await checkReviews(desk, table, ['reversal without funds']);
    },
  },
];
