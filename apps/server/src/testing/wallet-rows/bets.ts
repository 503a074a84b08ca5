import type { WalletFields, WalletWord } from '../wallet-driver.ts';
import { checkEqual } from './check-equal.ts';
import {
  checkAnswer,
  checkBalance,
  type Desk,
  different,
  requireOperator,
  twenty,
  type WalletRow,
} from './row.ts';

const DAY_MS = 24 * 60 * 60_000;

async function checkRefused(
  desk: Desk,
  cases: readonly (readonly [change: WalletFields, word: WalletWord])[],
): Promise<void> {
  const table = await desk.sitDown(200_000n);
  for (const [index, [change, word]] of cases.entries()) {
    const answer = await table.bet({ tx: `b${index}`, ...change });
    checkEqual(answer.code, desk.driver.code(word), `the reply to a bet with ${JSON.stringify(change)}`);
    await checkBalance(table, 200_000n);
  }
}

export const betRows: readonly WalletRow[] = [
  {
    id: 'W01',
    what: 'a bet with enough money',
    async run(desk) {
      const table = await desk.sitDown();
      checkAnswer(desk, await table.bet(), 'OK', 9_000);
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W02',
    what: 'the same bet weeks later, after signing out and an exclusion',
    async run(desk) {
      const { operator } = desk;
      const table = await desk.sitDown();
      const first = await table.bet();
      checkEqual(await table.bet(), first, 'the second reply');
      await table.signOut();
      await operator?.block(table);
      operator?.advance(8 * DAY_MS);
      const again = await table.bet();
      checkAnswer(desk, first, 'OK', 9_000);
      checkAnswer(desk, again, 'OK', 9_000);
      checkEqual(again.tx, first.tx, 'the id of our booking');
    },
  },
  {
    id: 'W03',
    what: 'the same id with other content',
    async run(desk) {
      const { driver, operator } = desk;
      const table = await desk.sitDown();
      await table.bet();
      operator?.takeAlarms();
      const changes: WalletFields[] = [
        { amount: 1_100 },
        { round: 'r2' },
        { game: String(driver.otherGameId) },
        ...(driver.namesCurrency === false ? [] : [{ currency: 'EUR' }]),
      ];
      for (const change of changes) checkAnswer(desk, await table.bet(change), 'MISMATCH');
      const alarms = operator
        ?.takeAlarms()
        .filter((line) => line.includes('known transaction with other content'));
      if (alarms) checkEqual(alarms.length, changes.length, 'the alarms');
      checkAnswer(desk, await table.bet(), 'OK');
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W04',
    what: 'twenty identical bets at the same instant',
    async run({ driver, sitDown }) {
      const table = await sitDown();
      const answers = await twenty(() => table.bet());
      checkEqual(different(answers.map(({ code }) => code)), [driver.code('OK')], 'the replies');
      checkEqual(different(answers.map(({ tx }) => tx)).length, 1, 'the number of bookings');
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W05',
    what: 'a bet without funds',
    async run(desk) {
      const table = await desk.sitDown(500n);
      checkAnswer(desk, await table.bet(), 'NO_FUNDS', 500);
      await checkBalance(table, 500n);
    },
  },
  {
    id: 'W06',
    what: 'its id again after a deposit',
    async run(desk) {
      const table = await desk.sitDown(500n);
      await table.bet();
      await desk.credit(table, 5_000n);
      checkAnswer(desk, await table.bet(), 'NO_FUNDS');
      checkAnswer(desk, await table.bet({ tx: 'b2' }), 'OK', 4_500);
    },
  },
  {
    id: 'W07',
    what: 'two bets for the last funds',
    async run({ driver, sitDown }) {
      const table = await sitDown(1_500n);
      const answers = await Promise.all([table.bet({ tx: 'b1' }), table.bet({ tx: 'b2' })]);
      const outcomes = answers.map(({ code }) => (code === driver.code('OK') ? 'OK' : code));
      checkEqual(new Set(outcomes), new Set(['OK', driver.code('NO_FUNDS')]), 'the replies');
      await checkBalance(table, 500n);
    },
  },
  {
    id: 'W36',
    what: 'amounts that are none',
    async run({ driver, sitDown }) {
      const table = await sitDown();
      for (const amount of driver.badAmounts) {
        const { code } = await table.bet({ amount });
        checkEqual(code, driver.code('INVALID'), `the reply to an amount of ${String(amount)}`);
      }
      await checkBalance(table, 10_000n);
    },
  },
  {
    id: 'W37',
    what: 'ids that are none, or differ only in their case',
    async run(desk) {
      const { badIds = ['', 'a'.repeat(65), 'bа1', 'b 1'], idsByCase = ['b1', 'B1'] } = desk.driver;
      const table = await desk.sitDown();
      for (const tx of badIds) checkAnswer(desk, await table.bet({ tx }), 'INVALID');
      await checkBalance(table, 10_000n);
      for (const tx of idsByCase) checkAnswer(desk, await table.bet({ tx }), 'OK');
      await checkBalance(table, 8_000n);
    },
  },
  {
    id: 'W38',
    what: 'an unknown player, currency or game',
    run: (desk) =>
      checkRefused(desk, [
        [{ player: '1-1' }, 'PLAYER_UNKNOWN'],
        [{ player: 'x' }, 'PLAYER_UNKNOWN'],
        ...desk.closedGameIds.map((id) => [{ game: String(id) }, 'GAME_UNKNOWN'] as const),
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
      await checkRefused(desk, [
        ...(desk.foreign ? ([[{ game: String(desk.foreign.gameId) }, 'GAME_UNKNOWN']] as const) : []),
        [{ session: other.session }, 'SESSION_EXPIRED'],
        [{ session: 'nobody' }, 'SESSION_EXPIRED'],
      ]);
    },
  },
  {
    id: 'W39',
    what: "a bet outside the game's limits",
    async run(desk) {
      const { min, max } = desk.betLimits;
      await checkRefused(desk, [
        [{ amount: min - 1 }, 'LIMIT'],
        [{ amount: max + 1 }, 'LIMIT'],
      ]);
    },
  },
  {
    id: 'W39',
    what: 'a bet over the daily, weekly or monthly limit of the player',
    operators: 'a limit that the player set',
    async run(desk) {
      for (const period of ['daily', 'weekly', 'monthly'] as const) {
        const table = await desk.sitDown();
        await requireOperator(desk).setBetLimit(table, period, 1_999n);
        checkAnswer(desk, await table.bet(), 'OK');
        checkAnswer(desk, await table.bet({ tx: 'b2', round: 'r2' }), 'LIMIT');
        checkAnswer(desk, await table.bet(), 'OK');
        await checkBalance(table, 9_000n);
      }
    },
  },
  {
    id: 'W40',
    what: 'a bet while blocked or excluded',
    operators: 'an exclusion',
    async run(desk) {
      const operator = requireOperator(desk);
      const [blocked, excluded] = [await desk.sitDown(), await desk.sitDown()];
      await operator.block(blocked);
      await operator.exclude(excluded);
      for (const table of [blocked, excluded]) {
        checkAnswer(desk, await table.bet(), 'PLAYER_BLOCKED');
        await checkBalance(table, 10_000n);
      }
    },
  },
  {
    id: 'W43',
    what: 'the game changes within a session',
    async run(desk) {
      const table = await desk.sitDown();
      checkAnswer(desk, await table.bet(), 'OK');
      const elsewhere = { tx: 'b2', round: 'r2', game: String(desk.driver.otherGameId) };
      checkAnswer(desk, await table.bet(elsewhere), 'OK', 8_000);
    },
  },
];
