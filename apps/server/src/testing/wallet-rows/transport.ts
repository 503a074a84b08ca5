import { inTransaction } from '@baize/db';
import { expect } from 'vitest';

import { launchToken } from '../dialect-table.ts';
import { signUp } from '../test-player.ts';
import type { SendOptions } from '../wallet-driver.ts';
import { walletDrivers } from '../wallet-drivers.ts';
import type { WalletRow } from './row.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Providers give up after four seconds. */
const PATIENCE_MS = 3_900;

export const transportRows: readonly WalletRow[] = [
  {
    id: 'W34',
    what: 'a bad, missing or foreign signature, and a body that was formatted again',
    async run({ driver, sitDown, expectAnswer, expectBalance }) {
      const [table, other] = [await sitDown(), await sitDown()];
      const send = (how: SendOptions) => table.send('bet', table.betFields, how);
      expectAnswer(await send({ party: 'sandbox-gateway' }), 'BAD_SIGNATURE');
      expectAnswer(await send({ tamper: (body) => body.replace(table.name, other.name) }), 'BAD_SIGNATURE');
      expectAnswer(await send({ tamper: () => '' }), 'BAD_SIGNATURE');
      const formatted = (body: string) => (body.startsWith('{') ? body.replace('{', '{ ') : `${body}&a=1`);
      expectAnswer(await send({ tamper: formatted }), 'BAD_SIGNATURE');
      const ofNoBrand = await send({ siteId: 999 });
      expect(ofNoBrand.code).toBe(driver.unknownBrand ?? driver.code('BAD_SIGNATURE'));
      await expectBalance(table, 10_000n);
      await expectBalance(other, 10_000n);
    },
  },
  {
    id: 'W35',
    what: 'a clock that is 299 or 301 seconds off',
    async run({ app, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      app.logLines.length = 0;
      for (const skewSeconds of [-301, 301])
        expectAnswer(await table.send('bet', table.betFields, { skewSeconds }), 'BAD_SIGNATURE');
      expect(app.logLines.filter((line) => line.includes('"level":50'))).toHaveLength(2);
      await expectBalance(table, 10_000n);
      for (const skewSeconds of [-299, 299])
        expectAnswer(await table.send('bet', table.betFields, { skewSeconds }), 'OK', 9_000);
    },
    async instead({ app, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      await table.bet();
      app.clock.advance(8 * DAY_MS);
      // The same bytes with the same signature.
      expectAnswer(await table.bet(), 'OK', 9_000);
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W41',
    what: 'a reply that is lost after the booking',
    async run({ sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      const isBooked = (balanceMinor: bigint) => async () => {
        await expect.poll(() => table.balance()).toBe(balanceMinor);
      };
      await table.send('bet', table.betFields, { loseReplyAfter: isBooked(9_000n) });
      expectAnswer(await table.bet(), 'OK', 9_000);
      const win = { ...table.betFields, tx: 'w1', bet_tx: 'b1', amount: 2_500 };
      await table.send('win', win, { loseReplyAfter: isBooked(11_500n) });
      expectAnswer(await table.win(), 'OK', 11_500);
      await expectBalance(table, 11_500n);
    },
  },
  {
    id: 'W42',
    what: 'a lock that is held for more than two seconds',
    async run({ app, driver, sitDown, expectAnswer, expectBalance }) {
      const table = await sitDown();
      const account = { siteId: app.brand.siteId, playerId: table.player.id };
      await inTransaction(app.database, async (transaction) => {
        await app.ledger.within(transaction).lockAccounts([account]);
        const startedAt = performance.now();
        const answer = await table.bet();
        expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
        expect(answer).toMatchObject({ http: driver.undecidedHttp, code: driver.code('UNDECIDED') });
      });
      expectAnswer(await table.bet(), 'OK', 9_000);
      await expectBalance(table, 9_000n);
    },
  },
  {
    id: 'W44',
    what: 'a launch token twice, on another brand, after a minute',
    async run({ app, driver, expectAnswer }) {
      const player = await signUp(app);
      const open = (token: string, siteId = app.brand.siteId) =>
        driver.send(app, 'session', { token, game: String(driver.gameId) }, { siteId });
      const used = await launchToken(app, player, driver);
      expectAnswer(await open(used), 'OK', 0);
      expectAnswer(await open(used), 'SESSION_EXPIRED');
      expectAnswer(
        await open(await launchToken(app, player, driver), app.otherBrand.siteId),
        'SESSION_EXPIRED',
      );
      const late = await launchToken(app, player, driver);
      app.clock.advance(60_001);
      expectAnswer(await open(late), 'SESSION_EXPIRED');
    },
    async instead({ app, driver, sitDown, expectAnswer, expectBalance }) {
      const [table, other] = [await sitDown(), await sitDown()];
      expectAnswer(await table.bet({ session: other.session }), 'SESSION_EXPIRED');
      expectAnswer(
        await table.send('bet', table.betFields, { siteId: app.otherBrand.siteId }),
        'PLAYER_UNKNOWN',
      );
      expectAnswer(await table.bet({ tx: 'b2' }), 'OK');
      await app.call('POST', '/logout', { token: table.player.token });
      expectAnswer(await table.bet({ tx: 'b3' }), 'SESSION_EXPIRED');
      await expectBalance(table, 9_000n);
      expect(driver.opensAtLaunch).toBe(true);
    },
  },
  {
    id: 'W44',
    what: 'a token of another provider',
    async run({ app, driver, expectAnswer }) {
      const player = await signUp(app);
      const other = walletDrivers.find(({ provider }) => provider !== driver.provider);
      if (!other) throw new Error('there is only one provider');
      const token = await launchToken(app, player, other);
      const opened = await driver.send(app, 'session', { token, game: String(other.gameId) });
      expectAnswer(opened, 'SESSION_EXPIRED');
    },
    async instead({ sitDown, expectAnswer }) {
      const table = await sitDown();
      expectAnswer(await table.bet({ session: 'of-another-provider' }), 'SESSION_EXPIRED');
    },
  },
];
