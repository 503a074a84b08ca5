import type { SendOptions } from '../wallet-driver.ts';
import { checkEqual, RowFailed, waitUntil } from './check-equal.ts';
import { checkAnswer, checkBalance, requireOperator, type WalletRow } from './row.ts';

const DAY_MS = 24 * 60 * 60_000;
/** No brand has this site id. */
const NO_BRAND = 999;
/** Providers give up after four seconds. */
const PATIENCE_MS = 3_900;

export const transportRows: readonly WalletRow[] = [
  {
    id: 'W34',
    what: 'a bad, missing or foreign signature, and a body that was formatted again',
    async run(desk) {
      const [table, other] = [await desk.sitDown(), await desk.sitDown()];
      const send = (how: SendOptions) => table.send('bet', table.betFields, how);
      checkAnswer(desk, await send({ party: 'sandbox-gateway' }), 'BAD_SIGNATURE');
      checkAnswer(
        desk,
        await send({ tamper: (body) => body.replace(table.name, other.name) }),
        'BAD_SIGNATURE',
      );
      checkAnswer(desk, await send({ tamper: () => '' }), 'BAD_SIGNATURE');
      const formatted = (body: string) => (body.startsWith('{') ? body.replace('{', '{ ') : `${body}&a=1`);
      checkAnswer(desk, await send({ tamper: formatted }), 'BAD_SIGNATURE');
      if (desk.otherSiteId !== undefined) {
        const { code } = await send({ siteId: NO_BRAND });
        const unknown = desk.driver.unknownBrand ?? desk.driver.code('BAD_SIGNATURE');
        checkEqual(code, unknown, 'the reply to a call for a brand that does not exist');
      }
      await checkBalance(table, 10_000n);
      await checkBalance(other, 10_000n);
    },
  },
  {
    id: 'W35',
    what: 'a clock that is 299 or 301 seconds off',
    async run(desk) {
      const table = await desk.sitDown();
      desk.operator?.takeAlarms();
      // The clock of a site that nobody holds goes on while a call is on its way.
      const marginSeconds = desk.operator ? 1 : 30;
      for (const skewSeconds of [-300 - marginSeconds, 300 + marginSeconds])
        checkAnswer(desk, await table.send('bet', table.betFields, { skewSeconds }), 'BAD_SIGNATURE');
      if (desk.operator) checkEqual(desk.operator.takeAlarms().length, 2, 'the alarms');
      await checkBalance(table, 10_000n);
      for (const skewSeconds of [marginSeconds - 300, 300 - marginSeconds])
        checkAnswer(desk, await table.send('bet', table.betFields, { skewSeconds }), 'OK', 9_000);
    },
    async instead(desk) {
      const table = await desk.sitDown();
      await table.bet();
      desk.operator?.advance(8 * DAY_MS);
      // The same bytes with the same signature.
      checkAnswer(desk, await table.bet(), 'OK', 9_000);
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W41',
    what: 'a reply that is lost after the booking',
    async run(desk) {
      const table = await desk.sitDown();
      const isBooked = (balanceMinor: bigint) => () =>
        waitUntil(() => table.balance(), balanceMinor, 'the balance after a call whose reply was lost');
      await table.send('bet', table.betFields, { loseReplyAfter: isBooked(9_000n) });
      checkAnswer(desk, await table.bet(), 'OK', 9_000);
      const win = { ...table.betFields, tx: 'w1', bet_tx: 'b1', amount: 2_500 };
      await table.send('win', win, { loseReplyAfter: isBooked(11_500n) });
      checkAnswer(desk, await table.win(), 'OK', 11_500);
      await checkBalance(table, 11_500n);
    },
  },
  {
    id: 'W42',
    what: 'a lock that is held for more than two seconds',
    operators: "the site's database",
    async run(desk) {
      const table = await desk.sitDown();
      await requireOperator(desk).whileLocked(table, async () => {
        const startedAt = performance.now();
        const answer = await table.bet();
        const waitedMs = performance.now() - startedAt;
        if (waitedMs >= PATIENCE_MS) throw new RowFailed(`the reply took ${Math.round(waitedMs)} ms`);
        checkEqual(answer.http, desk.driver.undecidedHttp, 'the HTTP status');
        checkAnswer(desk, answer, 'UNDECIDED');
      });
      checkAnswer(desk, await table.bet(), 'OK', 9_000);
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W44',
    what: 'a launch token twice, on another brand, after a minute',
    async run(desk) {
      const { driver, operator, otherSiteId, launchToken } = desk;
      const open = (token: string, how: SendOptions = {}) =>
        desk.send('session', { token, game: String(driver.gameId) }, how);
      const used = await launchToken();
      checkAnswer(desk, await open(used), 'OK');
      checkAnswer(desk, await open(used), 'SESSION_EXPIRED');
      if (otherSiteId !== undefined) {
        const elsewhere = await open(await launchToken(), { siteId: otherSiteId });
        checkAnswer(desk, elsewhere, 'SESSION_EXPIRED');
      }
      if (!operator) return;
      const late = await launchToken();
      operator.advance(60_001);
      checkAnswer(desk, await open(late), 'SESSION_EXPIRED');
    },
    async instead(desk) {
      const [table, other] = [await desk.sitDown(), await desk.sitDown()];
      checkAnswer(desk, await table.bet({ session: other.session }), 'SESSION_EXPIRED');
      const { otherSiteId: siteId } = desk;
      if (siteId !== undefined)
        checkAnswer(desk, await table.send('bet', table.betFields, { siteId }), 'PLAYER_UNKNOWN');
      checkAnswer(desk, await table.bet({ tx: 'b2' }), 'OK');
      await table.signOut();
      checkAnswer(desk, await table.bet({ tx: 'b3' }), 'SESSION_EXPIRED');
      await checkBalance(table, 9_000n);
    },
  },
  {
    id: 'W44',
    what: 'a token of another provider',
    async run(desk) {
      const { foreign } = desk;
      if (!foreign) return;
      const token = await desk.launchToken(foreign.gameId);
      checkAnswer(
        desk,
        await desk.send('session', { token, game: String(foreign.gameId) }),
        'SESSION_EXPIRED',
      );
    },
    async instead(desk) {
      const table = await desk.sitDown();
      checkAnswer(desk, await table.bet({ session: 'of-another-provider' }), 'SESSION_EXPIRED');
    },
  },
];
