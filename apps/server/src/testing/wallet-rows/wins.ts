import { expect } from 'vitest';

import { twenty, type WalletRow } from './row.ts';

const DAY_MS = 24 * 60 * 60_000;

export const winRows: readonly WalletRow[] = [
  {
    id: 'W08',
    what: 'a win of an accepted bet',
    async run({ sitDown, expectAnswer }) {
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.win(), 'OK', 11_500);
    },
  },
  {
    id: 'W09',
    what: 'the same win again, also twenty at once',
    async run({ driver, sitDown, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      const answers = [...(await twenty(() => table.win())), await table.win()];
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([driver.code('OK')]));
      expect(new Set(answers.map(({ tx }) => tx)).size).toBe(1);
      await expectBalance(table, 11_500n);
    },
  },
  {
    id: 'W09',
    what: 'a repeated win after another bet joined the round and was rolled back',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      const first = await table.win();
      await table.bet({ tx: 'b2' });
      expect((await table.win()).tx).toBe(first.tx);
      await table.rollback({ tx: 'x2', bet_tx: 'b2' });
      const again = await table.win();
      expectAnswer(again, 'OK');
      expect(again.tx).toBe(first.tx);
      await expectBalance(table, 11_500n);
    },
  },
  {
    id: 'W10',
    what: 'a win with the id of its bet',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.win({ tx: 'b1' }), 'OK', 11_500);
      expectAnswer(await table.win({ tx: 'b1' }), 'OK', 11_500);
      expectAnswer(await table.bet(), 'OK');
      await expectBalance(table, 11_500n);
    },
  },
  {
    id: 'W11',
    what: 'a win before its bet',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      expectAnswer(await table.win(), 'BET_UNKNOWN');
      await expectBalance(table, 10_000n);
      await table.bet();
      expectAnswer(await table.win(), 'OK', 11_500);
    },
  },
  {
    id: 'W12',
    what: 'a win of 0',
    async run({ sitDown, expectAnswer }) {
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.win({ amount: 0 }), 'OK', 9_000);
      // It settles its bet.
      expectAnswer(await table.rollback(), 'BET_SETTLED');
    },
  },
  {
    id: 'W13',
    what: 'several wins on one bet',
    async run({ sitDown, expectAnswer }) {
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.win({ amount: 0 }), 'OK', 9_000);
      expectAnswer(await table.win({ tx: 'w2', amount: 10 }), 'OK', 9_010);
      expectAnswer(await table.win({ tx: 'w3', amount: 20 }), 'OK', 9_030);
    },
  },
  {
    id: 'W14',
    what: 'a win after the session, signing out, a limit and an exclusion',
    async run({ app, driver, sitDown, expectAnswer }) {
      const table = await sitDown();
      const { siteId } = app.brand;
      const playerId = table.player.id;
      await table.bet();
      await app.ledger.setLimit({ siteId, playerId, kind: 'bet', period: 'daily' }, 1n);
      await app.call('POST', '/logout', { token: table.player.token });
      app.clock.advance(DAY_MS);
      expect((await table.bet({ tx: 'b2' })).code).toBe(driver.code('SESSION_EXPIRED'));
      await app.ledger.exclude(siteId, playerId, 1, 'brand');
      await app.ledger.setState(siteId, playerId, 'blocked');
      expectAnswer(await table.win(), 'OK', 11_500);
      expectAnswer(await table.win({ tx: 'w2', amount: 100, session: 'gone' }), 'OK', 11_600);
    },
  },
  {
    id: 'W15',
    what: 'wins without a bet, of certain kinds only',
    async run({ driver, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      const ordinary = await table.win({ bet_tx: null });
      expect(ordinary.code).toBe(driver.betMissing ?? driver.code('BET_UNKNOWN'));
      let balanceMinor = 10_000;
      for (const kind of driver.freeKinds ?? ['promo']) {
        balanceMinor += 2_500;
        const win = () => table.win({ tx: `w-${kind}`, bet_tx: null, kind, round: `r-${kind}` });
        expectAnswer(await win(), 'OK', balanceMinor);
        expectAnswer(await win(), 'OK', balanceMinor);
      }
      await expectBalance(table, BigInt(balanceMinor));
    },
  },
  {
    id: 'W15',
    what: 'a win without a bet during a round does not settle its bet',
    async run({ driver, sitDown, expectAnswer }) {
      const [kind = 'promo'] = driver.freeKinds ?? [];
      const table = await sitDown();
      await table.bet();
      expectAnswer(await table.win({ bet_tx: null, kind }), 'OK', 11_500);
      expectAnswer(await table.rollback(), 'OK', 12_500);
    },
  },
  {
    id: 'W26',
    what: 'a win is taken back',
    needs: 'reverse_win',
    async run({ sitDown, expectAnswer, expectBalance, reviewsOf }) {
      const table = await sitDown();
      await table.bet();
      await table.win();
      expectAnswer(await table.takeBack(), 'OK', 9_000);
      expectAnswer(await table.takeBack(), 'OK', 9_000);
      await expectBalance(table, 9_000n);
      expect(await reviewsOf(table)).toEqual([]);
    },
  },
  {
    id: 'W26',
    what: 'a win cannot be taken back without the money',
    needs: 'reverse_win',
    async run({ sitDown, expectAnswer, expectBalance, reviewsOf }) {
      const table = await sitDown();
      await table.bet();
      await table.win();
      await table.bet({ tx: 'b2', round: 'r2', amount: 11_000 });
      expectAnswer(await table.takeBack(), 'NO_FUNDS', 500);
      await expectBalance(table, 500n);
      expect(await reviewsOf(table)).toEqual(['reversal without funds']);
    },
  },
];
