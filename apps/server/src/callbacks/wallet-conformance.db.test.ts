import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { switchedOffId } from '../testing/seed-catalogue.ts';
import type { TestApp } from '../testing/test-app.ts';
import { signUp } from '../testing/test-player.ts';
import type { SendOptions, WalletFields, WalletWord } from '../testing/wallet-driver.ts';
import { walletDrivers } from '../testing/wallet-drivers.ts';
import { createDialectApp } from '../testing/dialect-app.ts';
import { launchToken, openTable } from '../testing/dialect-table.ts';

/*
 * Rows W01 to W44 of the wallet protocol for every dialect. No dialect has W26 (undoing a win) and W31 to W33 (several
 * commands in one call, see packages/services/src/play/run-wallet-commands.db.test.ts).
 */

let app: TestApp;
beforeAll(async () => {
  app = await createDialectApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

for (const driver of walletDrivers)
  describe(`the wallet for ${driver.provider}`, () => {
    const otherGame = String(driver.otherGameId);
    const code = (word: WalletWord) => driver.code(word);

    const sitDown = (balanceMinor?: bigint) => openTable(app, driver, balanceMinor);

    describe('bets', () => {
      test('W01, W02: a bet is booked once however often it is sent', async () => {
        const table = await sitDown();
        const first = await table.bet();
        expect(first).toMatchObject({ code: code('OK'), balanceMinor: 9_000 });
        await app.call('POST', '/logout', { token: table.player.token });
        expect(await table.bet()).toEqual(first);
        expect(await table.balance()).toBe(9_000n);
      });

      test.each([{ amount: 1_100 }, { round: 'r2' }, { game: otherGame }, { currency: 'EUR' }])(
        'W03: the same id with %j is a mismatch',
        async (change) => {
          const table = await sitDown();
          await table.bet();
          expect(await table.bet(change)).toMatchObject({ code: code('MISMATCH') });
          expect(await table.balance()).toBe(9_000n);
        },
      );

      test('W04: twenty identical bets at once take the stake once', async () => {
        const table = await sitDown();
        const answers = await Promise.all(Array.from({ length: 20 }, () => table.bet()));
        expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([code('OK')]));
        expect(new Set(answers.map((answer) => answer.tx)).size).toBe(1);
        expect(await table.balance()).toBe(9_000n);
      });

      test('W05, W06: a bet without funds stays declined, also after a deposit', async () => {
        const table = await sitDown(500n);
        expect(await table.bet()).toMatchObject({ code: code('NO_FUNDS'), balanceMinor: 500 });
        await app.ledger.book({
          kind: 'adjust',
          siteId: app.brand.siteId,
          playerId: table.player.id,
          provider: 'test',
          tx: 'later',
          amountMinor: 5_000n,
          currency: 1,
          from: 'operator',
          to: 'main',
        });
        expect(await table.bet()).toMatchObject({ code: code('NO_FUNDS') });
        expect(await table.bet({ tx: 'b2' })).toMatchObject({ code: code('OK') });
      });

      test('W07: of two bets for the last funds one is booked', async () => {
        const table = await sitDown(1_500n);
        const answers = await Promise.all([table.bet({ tx: 'b1' }), table.bet({ tx: 'b2' })]);
        expect(new Set(answers.map((answer) => answer.code))).toEqual(
          new Set([code('OK'), code('NO_FUNDS')]),
        );
        expect(await table.balance()).toBe(500n);
      });

      test.each<[WalletFields, WalletWord]>([
        [{ session: 'nobody' }, 'SESSION_EXPIRED'],
        [{ game: String(switchedOffId) }, 'GAME_UNKNOWN'],
        [{ game: 'slot' }, 'GAME_UNKNOWN'],
        [{ amount: 99 }, 'LIMIT'],
        [{ amount: 100_001 }, 'LIMIT'],
        [{ currency: 'USD' }, 'CURRENCY'],
        [{ currency: 'GBP' }, 'CURRENCY'],
        [{ player: '1-1' }, 'PLAYER_UNKNOWN'],
        [{ player: 'x' }, 'PLAYER_UNKNOWN'],
        [{ tx: '' }, 'INVALID'],
        [{ tx: 'a'.repeat(65) }, 'INVALID'],
        [{ tx: 'bа1' }, 'INVALID'],
      ])('W37 to W39: a new bet with %j is %s', async (change, word) => {
        const table = await sitDown(200_000n);
        expect(await table.bet(change)).toMatchObject({ code: code(word) });
        expect(await table.balance()).toBe(200_000n);
      });

      test.each(driver.badAmounts)('W36: a bet of %j is refused', async (amount) => {
        const table = await sitDown();
        expect(await table.bet({ amount })).toMatchObject({ code: code('INVALID') });
        expect(await table.balance()).toBe(10_000n);
      });

      test("a bet in another provider's game, or in another player's session, is refused", async () => {
        const table = await sitDown();
        const other = await sitDown();
        const foreignGame = walletDrivers.find(({ provider }) => provider !== driver.provider)?.gameId;
        expect(await table.bet({ game: String(foreignGame) })).toMatchObject({ code: code('GAME_UNKNOWN') });
        expect(await table.bet({ tx: 'b2', player: other.name })).toMatchObject({
          code: code('SESSION_EXPIRED'),
        });
        expect([await table.balance(), await other.balance()]).toEqual([10_000n, 10_000n]);
      });

      test('W40: a blocked player cannot bet but still gets wins', async () => {
        const table = await sitDown();
        await table.bet();
        await app.ledger.setState(app.brand.siteId, table.player.id, 'blocked');
        expect(await table.bet({ tx: 'b2' })).toMatchObject({ code: code('PLAYER_BLOCKED') });
        expect(await table.bet()).toMatchObject({ code: code('OK') });
        expect(await table.win()).toMatchObject({ code: code('OK'), balanceMinor: 11_500 });
      });

      test('W41, W42: a call that takes longer than two seconds is undecided, and the retry finds its outcome', async () => {
        const table = await sitDown();
        const client = await app.database.pool.connect();
        try {
          await client.query('begin');
          await client.query('select from account where site_id = $1 and player_id = $2 for update', [
            app.brand.siteId,
            table.player.id,
          ]);
          const startedAt = performance.now();
          const answer = await table.bet();
          expect(performance.now() - startedAt).toBeLessThan(3_900);
          expect(answer).toMatchObject({ http: driver.undecidedHttp, code: code('UNDECIDED') });
        } finally {
          await client.query('rollback');
          client.release();
        }
        expect(await table.bet()).toMatchObject({ code: code('OK'), balanceMinor: 9_000 });
        expect(await table.balance()).toBe(9_000n);
      });

      test('W43: the game may change within a session', async () => {
        const table = await sitDown();
        expect(await table.bet({ game: otherGame })).toMatchObject({ code: code('OK') });
      });
    });

    describe('wins', () => {
      test('W08, W09, W10: a win is paid once, also under the id of its bet', async () => {
        const table = await sitDown();
        await table.bet();
        const first = await table.win({ tx: 'b1' });
        expect(first).toMatchObject({ code: code('OK'), balanceMinor: 11_500 });
        const again = await Promise.all(Array.from({ length: 20 }, () => table.win({ tx: 'b1' })));
        expect(again.every((answer) => answer.code === code('OK') && answer.tx === first.tx)).toBe(true);
        expect(await table.balance()).toBe(11_500n);
      });

      test('W11: a win waits for its bet', async () => {
        const table = await sitDown();
        expect(await table.win()).toMatchObject({ code: code('BET_UNKNOWN') });
        await table.bet();
        expect(await table.win()).toMatchObject({ code: code('OK') });
      });

      test('W12, W13: a win of zero and several wins of one bet', async () => {
        const table = await sitDown();
        await table.bet();
        expect(await table.win({ amount: 0 })).toMatchObject({ code: code('OK'), balanceMinor: 9_000 });
        expect(await table.win({ tx: 'w2', amount: 10 })).toMatchObject({
          code: code('OK'),
          balanceMinor: 9_010,
        });
        expect(await table.win({ tx: 'w3', amount: 20 })).toMatchObject({
          code: code('OK'),
          balanceMinor: 9_030,
        });
      });

      test('W14: a win is paid after the game session is over', async () => {
        const table = await sitDown();
        await table.bet();
        app.clock.advance(24 * 60 * 60_000);
        expect(await table.bet({ tx: 'b2' })).toMatchObject({ code: code('SESSION_EXPIRED') });
        expect(await table.win()).toMatchObject({ code: code('OK') });
      });

      test('W15: only certain kinds of wins need no bet', async () => {
        const table = await sitDown();
        const word = driver.namesBets ? 'INVALID' : 'BET_UNKNOWN';
        expect(await table.win({ bet_tx: null })).toMatchObject({ code: code(word) });
        expect(await table.win({ tx: 'w2', bet_tx: null, kind: 'promo' })).toMatchObject({
          code: code('OK'),
          balanceMinor: 12_500,
        });
      });

      test('a promotion paid during a round does not settle its bet', async () => {
        const table = await sitDown();
        await table.bet();
        expect(await table.win({ bet_tx: null, kind: 'promo' })).toMatchObject({ code: code('OK') });
        expect(await table.rollback()).toMatchObject({ code: code('OK'), balanceMinor: 12_500 });
      });

      test('a repeated win is recognised after another bet joined the round or its bet was rolled back', async () => {
        const table = await sitDown();
        await table.bet();
        const first = await table.win();
        await table.bet({ tx: 'b2' });
        expect((await table.win()).tx).toBe(first.tx);
        await table.rollback({ tx: 'x2', bet_tx: 'b2' });
        expect((await table.win()).tx).toBe(first.tx);
        expect(await table.balance()).toBe(11_500n);
      });
    });

    describe('rollbacks', () => {
      test('W16, W17: a bet is rolled back once, whatever the id', async () => {
        const table = await sitDown();
        await table.bet();
        expect(await table.rollback()).toMatchObject({ code: code('OK'), balanceMinor: 10_000 });
        expect(await table.rollback()).toMatchObject({ code: code('OK') });
        expect(await table.rollback({ tx: 'x2' })).toMatchObject({ code: code('OK') });
        expect(await table.balance()).toBe(10_000n);
      });

      test('W18, W19: a rollback that arrives before its bet blocks the bet', async () => {
        const table = await sitDown();
        expect(await table.rollback()).toMatchObject({ code: code('OK') });
        expect(await table.bet()).toMatchObject({ code: code('CANCELLED') });
        expect(await table.balance()).toBe(10_000n);
      });

      test('W20: a concurrent bet and rollback have the same result in either order', async () => {
        const table = await sitDown();
        await Promise.all([table.bet(), table.rollback()]);
        await table.rollback();
        expect(await table.balance()).toBe(10_000n);
      });

      test('W21 to W25: declined, settled, rolled back and mismatched bets', async () => {
        const table = await sitDown();
        await table.bet({ tx: 'big', amount: 50_000 });
        expect(await table.rollback({ tx: 'x0', bet_tx: 'big', amount: 50_000 })).toMatchObject({
          code: code('OK'),
        });
        await table.bet({ tx: 'b3', round: 'r3' });
        await table.bet();
        expect(await table.rollback({ tx: 'x9', bet_tx: 'b3', round: 'r3', amount: 999 })).toMatchObject({
          code: code('MISMATCH'),
        });
        await table.win();
        expect(await table.rollback()).toMatchObject({ code: code('BET_SETTLED') });
        await table.bet({ tx: 'b2', round: 'r2' });
        await table.rollback({ tx: 'x2', bet_tx: 'b2', round: 'r2' });
        expect(await table.win({ tx: 'w2', bet_tx: 'b2', round: 'r2' })).toMatchObject({
          code: code('BET_CANCELLED'),
        });
        expect(await table.balance()).toBe(10_500n);
      });

      test("W24: another player's bet is not rolled back, and another brand's is not found", async () => {
        const table = await sitDown();
        const other = await sitDown();
        await table.bet();
        await other.rollback();
        expect(await table.balance()).toBe(9_000n);
        const fields = { player: table.name, game: String(driver.gameId), round: 'r1', currency: 'TRY' };
        const rollback = { ...fields, tx: 'x1', bet_tx: 'b1', amount: 1_000 };
        const siteId = app.otherBrand.siteId;
        expect(await table.send('rollback', rollback, { siteId })).toMatchObject({
          code: code(driver.foreignRollback),
        });
        expect(await table.balance()).toBe(9_000n);
        const balance = { player: table.name, session: 's', currency: 'TRY' };
        expect(await table.send('balance', balance, { siteId })).toMatchObject({
          code: code('PLAYER_UNKNOWN'),
        });
      });
    });

    describe('rounds and sessions', () => {
      test('W27, W28, W29: a closed round refuses bets and still pays wins', async () => {
        const table = await sitDown();
        const end = { player: table.name, game: String(driver.gameId), round: 'r1' };
        await table.bet();
        expect(await table.send('round_end', end)).toMatchObject({ code: code('OK') });
        expect(await table.send('round_end', end)).toMatchObject({ code: code('OK') });
        expect(await table.send('round_end', { ...end, round: 'r9' })).toMatchObject({
          code: code('OK_EMPTY'),
        });
        expect(await table.bet({ tx: 'b2' })).toMatchObject({ code: code('ROUND_CLOSED') });
        expect(await table.win()).toMatchObject({ code: code('OK') });
      });

      test('W44: a launch token works once, within a minute, on its brand', async () => {
        const player = await signUp(app);
        const open = (token: string, siteId = app.brand.siteId) =>
          driver.send(app, 'session', { token, game: String(driver.gameId) }, { siteId });
        const used = await launchToken(app, player, driver);
        expect(await open(used)).toMatchObject({ code: code('OK'), balanceMinor: 0 });
        expect(await open(used)).toMatchObject({ code: code('SESSION_EXPIRED') });
        expect(await open(await launchToken(app, player, driver), app.otherBrand.siteId)).toMatchObject({
          code: code('SESSION_EXPIRED'),
        });
        const late = await launchToken(app, player, driver);
        app.clock.advance(60_001);
        expect(await open(late)).toMatchObject({ code: code('SESSION_EXPIRED') });
      });

      test('a token of one provider opens nothing at another', async () => {
        const player = await signUp(app);
        const other = walletDrivers.find(({ provider }) => provider !== driver.provider);
        if (!other) throw new Error('there is only one provider');
        const token = await launchToken(app, player, other);
        expect(await driver.send(app, 'session', { token, game: String(other.gameId) })).toMatchObject({
          code: code('SESSION_EXPIRED'),
        });
      });
    });

    test('W34: foreign and broken signatures are refused', async () => {
      const table = await sitDown();
      const fields = { player: table.name, session: 's', currency: 'TRY' };
      const send = (how: SendOptions) => table.send('balance', fields, how);
      const refused = { code: code('BAD_SIGNATURE') };
      expect(await send({ party: 'sandbox-gateway' })).toMatchObject(refused);
      expect(await send({ tamper: (body) => body.replace('TRY', 'EUR') })).toMatchObject(refused);
      expect(await send({ tamper: () => '' })).toMatchObject(refused);
      const ofNoBrand = await send({ siteId: 999 });
      expect([code('BAD_SIGNATURE'), code('PLAYER_UNKNOWN')]).toContain(ofNoBrand.code);
    });
  });
