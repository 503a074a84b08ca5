import { checkEqual } from './check-equal.ts';
import { checkAnswer, checkBalance, checkReviews, requireOperator, type WalletRow } from './row.ts';

const HOUR_MS = 60 * 60_000;

export const roundRows: readonly WalletRow[] = [
  {
    id: 'W27',
    what: 'a bet after the end of its round',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.endRound(), 'OK');
      checkAnswer(desk, await table.bet({ tx: 'b2' }), 'ROUND_CLOSED');
      await checkBalance(table, 9_000n);
      checkAnswer(desk, await table.bet({ tx: 'b3', round: 'r2' }), 'OK');
    },
  },
  {
    id: 'W28',
    what: 'a win after the end of the round',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      await table.endRound();
      checkAnswer(desk, await table.win(), 'OK', 11_500);
      await checkReviews(desk, table, ['win after the end of its round']);
    },
  },
  {
    id: 'W29',
    what: 'the end of a round, twice and without a bet',
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet();
      checkAnswer(desk, await table.endRound(), 'OK');
      checkAnswer(desk, await table.endRound(), 'OK');
      const { bet_tx: _, ...empty } = { bet_tx: '', round: 'r9' };
      checkAnswer(desk, await table.send('round_end', { ...table.betFields, ...empty }), 'OK_EMPTY');
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W30',
    what: 'a round that is open for more than a day',
    operators: "the site's clock and its list of stuck rounds",
    async run(desk) {
      const table = await desk.sitDown();
      await table.bet({ round: 'forgotten' });
      const operator = requireOperator(desk);
      const found = () => operator.findStuckRounds(table);
      operator.advance(23 * HOUR_MS);
      checkEqual(await found(), [], 'the stuck rounds after 23 hours');
      operator.advance(2 * HOUR_MS);
      checkEqual(await found(), [`${desk.driver.provider} forgotten`], 'the stuck rounds after 25 hours');
      checkAnswer(desk, await table.win({ round: 'forgotten' }), 'OK', 11_500);
      checkEqual(await found(), [], 'the stuck rounds after the win');
    },
  },
  {
    id: 'W31',
    what: 'a batch whose second bet lacks funds',
    needs: 'batch',
    async run(desk) {
      const table = await desk.sitDown();
      const bet = { call: 'bet', ...table.betFields, amount: 6_000 } as const;
      const answer = await table.send('batch', { calls: [bet, { ...bet, tx: 'b2' }] });
      checkAnswer(desk, answer, 'NO_FUNDS');
      await checkBalance(table, 10_000n);
      // A late copy of the refused bet books nothing either.
      checkAnswer(desk, await table.bet({ tx: 'b2', amount: 6_000 }), 'NO_FUNDS');
      await checkBalance(table, 10_000n);
    },
  },
  {
    id: 'W32',
    what: 'a batch with a duplicate',
    needs: 'batch',
    async run(desk) {
      const table = await desk.sitDown();
      const bet = { call: 'bet', ...table.betFields } as const;
      const batch = () => table.send('batch', { calls: [bet, bet] });
      checkAnswer(desk, await batch(), 'OK', 9_000);
      checkAnswer(desk, await batch(), 'OK', 9_000);
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W33',
    what: 'two bookings of one call, with a crash between them',
    needs: 'pair',
    operators: 'a crash of the site',
    async run(desk) {
      const table = await desk.sitDown();
      // In a dialect without a pair of bet and win the two are wins of a bet.
      const isOfBet = desk.driver.pairMinor === 2_800n;
      if (isOfBet) await table.bet();
      const before = (await table.balance()) ?? 0n;
      const pair = () => table.send('pair', { ...table.betFields, tx: isOfBet ? 'w1' : 'b1' });
      const repair = requireOperator(desk).crashBetweenBookings();
      const crashed = await pair().finally(repair);
      checkEqual(crashed.http, desk.driver.undecidedHttp, 'the HTTP status');
      checkAnswer(desk, crashed, 'UNDECIDED');
      await checkBalance(table, before);
      const after = before + (desk.driver.pairMinor ?? 0n);
      checkAnswer(desk, await pair(), 'OK', Number(after));
      checkAnswer(desk, await pair(), 'OK', Number(after));
      await checkBalance(table, after);
    },
  },
];
