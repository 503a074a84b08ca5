import { CommandError, PostingRuleError, proveBalances } from '@baize/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { inTransaction } from './open-database.ts';
import {
  bet,
  deposit,
  type LedgerFixture,
  LIRA,
  openLedger,
  refund,
  SITE,
  STUDIO,
  win,
} from './testing/ledger-fixture.ts';

let ledger: LedgerFixture;
beforeAll(async () => {
  ledger = await openLedger();
});
afterEach(() => proveBalances(ledger.store));
afterAll(() => ledger.database.drop());

/** W numbers are those of the conformance list of the wallet. */
describe('bets', () => {
  test('W01, W02: a bet takes its stake once, and its repeat gets the same answer weeks later', async () => {
    const player = await ledger.makePlayer(10_000n);
    const first = await ledger.store.book(bet(player, 'b'));
    expect(first).toMatchObject({ status: 'booked', replayed: false, balanceMinor: 9000n });

    ledger.clock.advance(21 * 86_400_000);
    await ledger.store.setState(SITE, player, 'blocked');
    const again = await ledger.store.book(bet(player, 'b', { refusal: 'sessionExpired' }));
    expect(again).toEqual({ ...first, replayed: true });
  });

  test.each([
    ['amount', { amountMinor: 1001n }],
    ['currency', { currency: 2 }],
    ['round', { roundId: 'round-2' }],
    ['game', { gameId: 42 }],
  ])('W03: the same id with another %s is a mismatch', async (_, changes) => {
    const player = await ledger.makePlayer(10_000n);
    await ledger.store.book(bet(player, 'b'));
    const changed = await ledger.store.book(bet(player, 'b', changes));
    expect(changed).toMatchObject({ status: 'mismatch', balanceMinor: 9000n, transferId: undefined });
  });

  test('W05, W06: a bet refused for lack of funds stays refused after a deposit; a new id is needed', async () => {
    const player = await ledger.makePlayer(500n);
    const refused = await ledger.store.book(bet(player, 'b'));
    expect(refused).toMatchObject({ status: 'noFunds', replayed: false, balanceMinor: 500n });
    await ledger.store.book(deposit(player, 'd', 10_000n));
    const again = await ledger.store.book(bet(player, 'b'));
    expect(again).toMatchObject({ status: 'noFunds', replayed: true, balanceMinor: 10_500n });
    expect(await ledger.store.book(bet(player, 'b2'))).toMatchObject({
      status: 'booked',
      balanceMinor: 9500n,
    });
  });

  test('W27, W29: a round that has ended takes no bets, and ending it twice changes nothing', async () => {
    const player = await ledger.makePlayer(10_000n);
    await ledger.store.book(bet(player, 'b'));
    const end = () => ledger.store.closeRound(SITE, player, STUDIO, 'round-1');
    expect(await end()).toMatchObject({ status: 'closed', replayed: false, hadBets: true });
    expect(await end()).toMatchObject({ status: 'closed', replayed: true, hadBets: true });
    expect(await ledger.store.closeRound(SITE, player, STUDIO, 'empty')).toMatchObject({ hadBets: false });
    expect(await ledger.store.book(bet(player, 'late'))).toMatchObject({ status: 'roundClosed' });
    expect(await ledger.store.book(bet(player, 'b'))).toMatchObject({ status: 'booked', replayed: true });
  });

  test('W31: bets in one transaction are refused together', async () => {
    const player = await ledger.makePlayer(1500n);
    const batch = inTransaction(ledger.database, async (transaction) => {
      const store = ledger.store.within(transaction);
      await store.book(bet(player, 'b1'));
      const second = await store.book(bet(player, 'b2'));
      if (second.status !== 'booked') throw new Error(second.status);
    });
    await expect(batch).rejects.toThrow('noFunds');
    expect(await ledger.store.balance(SITE, player)).toBe(1500n);
  });

  test('W37: ids are compared byte by byte', async () => {
    const player = await ledger.makePlayer(10_000n);
    for (const tx of ['a', 'A', 'а', 'a ', 'ı', 'i']) {
      expect(await ledger.store.book(bet(player, tx))).toMatchObject({ status: 'booked', replayed: false });
    }
    expect(await ledger.store.balance(SITE, player)).toBe(4000n);
  });

  test('W38, W40: unknown player, other currency, blocked player, expired session, limit', async () => {
    const player = await ledger.makePlayer(10_000n);
    expect(await ledger.store.book(bet(1, 'b'))).toMatchObject({
      status: 'unknownAccount',
      balanceMinor: 0n,
    });
    expect(await ledger.store.book(bet(player, 'b1', { currency: 2 }))).toMatchObject({
      status: 'wrongCurrency',
    });
    expect(await ledger.store.book(bet(player, 'b2', { refusal: 'limit' }))).toMatchObject({
      status: 'limit',
    });
    expect(await ledger.store.book(bet(player, 'b2'))).toMatchObject({ status: 'limit', replayed: true });
    await ledger.store.setState(SITE, player, 'blocked');
    expect(await ledger.store.book(bet(player, 'b3'))).toMatchObject({
      status: 'blocked',
      balanceMinor: 10_000n,
    });
  });

  test('a free round may stake nothing, an ordinary one may not', async () => {
    const player = await ledger.makePlayer();
    const free = await ledger.store.book(bet(player, 'f', { play: 'freeRound', amountMinor: 0n }));
    expect(free).toMatchObject({ status: 'booked', balanceMinor: 0n });
    await expect(ledger.store.book(bet(player, 'b', { amountMinor: 0n }))).rejects.toThrow(CommandError);
    await expect(ledger.store.book(bet(player, '', {}))).rejects.toThrow(CommandError);
    await expect(ledger.store.book(bet(player, 'x'.repeat(65)))).rejects.toThrow(CommandError);
  });
});

describe('wins', () => {
  test('W08, W09, W10: a win is paid once, also under the id of its bet', async () => {
    const player = await ledger.makePlayer(10_000n);
    await ledger.store.book(bet(player, 'same'));
    const paid = await ledger.store.book(win(player, 'same', 'same'));
    expect(paid).toMatchObject({ status: 'booked', replayed: false, balanceMinor: 11_500n });
    expect(await ledger.store.book(win(player, 'same', 'same'))).toEqual({ ...paid, replayed: true });
    const changed = await ledger.store.book(win(player, 'same', 'same', { amountMinor: 9n }));
    expect(changed).toMatchObject({ status: 'mismatch' });
  });

  test('W11: a win that comes before its bet is paid once the bet has arrived', async () => {
    const player = await ledger.makePlayer(10_000n);
    expect(await ledger.store.book(win(player, 'w', 'b'))).toMatchObject({ status: 'betUnknown' });
    await ledger.store.book(bet(player, 'b'));
    expect(await ledger.store.book(win(player, 'w', 'b'))).toMatchObject({
      status: 'booked',
      replayed: false,
    });
  });

  test('W12, W13, W14: a win of 0 settles; several wins add up; a blocked player is paid', async () => {
    const player = await ledger.makePlayer(1000n);
    await ledger.store.book(bet(player, 'b'));
    await ledger.store.setState(SITE, player, 'blocked');
    expect(await ledger.store.book(win(player, 'w0', 'b', { amountMinor: 0n }))).toMatchObject({
      status: 'booked',
    });
    await ledger.store.book(win(player, 'w1', 'b', { amountMinor: 5n }));
    expect(await ledger.store.book(win(player, 'w2', 'b', { amountMinor: 6n }))).toMatchObject({
      balanceMinor: 11n,
    });
    expect(await ledger.store.book(refund(player, 'r', 'b'))).toMatchObject({ status: 'betSettled' });
  });

  test('W15: only a jackpot, a promotion or a free round needs no bet', async () => {
    const player = await ledger.makePlayer();
    for (const play of ['jackpot', 'promo', 'freeRound'] as const) {
      expect(await ledger.store.book(win(player, play, null, { play }))).toMatchObject({ status: 'booked' });
    }
    expect(await ledger.store.book(win(player, 'w', null))).toMatchObject({ status: 'betUnknown' });
  });

  test('W23, W28: a win is refused after a rollback and paid after the end of the round; both are put on review', async () => {
    const player = await ledger.makePlayer(10_000n);
    await ledger.store.book(bet(player, 'undone'));
    await ledger.store.book(refund(player, 'r', 'undone'));
    expect(await ledger.store.book(win(player, 'w', 'undone'))).toMatchObject({ status: 'betCancelled' });
    await ledger.store.book(bet(player, 'b'));
    await ledger.store.closeRound(SITE, player, STUDIO, 'round-1');
    expect(await ledger.store.book(win(player, 'late', 'b'))).toMatchObject({ status: 'booked' });
    const reviews = (await ledger.store.reviews(SITE, 100)).filter((item) => item.playerId === player);
    expect(reviews.map(({ tx, reason }) => [tx, reason])).toEqual([
      ['w', 'win after rollback'],
      ['late', 'win after the end of its round'],
    ]);
  });

  test('a win must name the round of its bet, and no refused bet', async () => {
    const player = await ledger.makePlayer(1000n);
    await ledger.store.book(bet(player, 'b'));
    expect(await ledger.store.book(win(player, 'w', 'b', { roundId: 'other' }))).toMatchObject({
      status: 'mismatch',
    });
    await ledger.store.book(bet(player, 'refused'));
    expect(await ledger.store.book(win(player, 'w2', 'refused'))).toMatchObject({ status: 'betDeclined' });
  });
});

describe('rollbacks', () => {
  test('W16, W17: a bet is refunded once, whatever the id of the rollback', async () => {
    const player = await ledger.makePlayer(10_000n);
    await ledger.store.book(bet(player, 'b'));
    const undone = await ledger.store.book(refund(player, 'r', 'b'));
    expect(undone).toMatchObject({ status: 'booked', replayed: false, balanceMinor: 10_000n });
    expect(await ledger.store.book(refund(player, 'r', 'b'))).toEqual({ ...undone, replayed: true });
    expect(await ledger.store.book(refund(player, 'r2', 'b'))).toEqual({ ...undone, replayed: true });
  });

  test('W18, W19: a bet that arrives after its rollback is refused forever', async () => {
    const player = await ledger.makePlayer(10_000n);
    expect(await ledger.store.book(refund(player, 'r', 'b'))).toMatchObject({
      status: 'cancelled',
      replayed: false,
    });
    expect(await ledger.store.book(refund(player, 'r', 'b'))).toMatchObject({
      status: 'cancelled',
      replayed: true,
    });
    expect(await ledger.store.book(refund(player, 'r2', 'b'))).toMatchObject({
      status: 'cancelled',
      replayed: true,
    });
    expect(await ledger.store.book(bet(player, 'b'))).toMatchObject({
      status: 'cancelled',
      balanceMinor: 10_000n,
    });
    expect(await ledger.store.book(win(player, 'w', 'b'))).toMatchObject({ status: 'betCancelled' });
  });

  test('W21, W22: a refused bet is not refunded, a settled one keeps its win', async () => {
    const player = await ledger.makePlayer(1000n);
    await ledger.store.book(bet(player, 'b'));
    await ledger.store.book(bet(player, 'refused'));
    const nothing = await ledger.store.book(refund(player, 'r', 'refused'));
    expect(nothing).toMatchObject({ status: 'betDeclined', replayed: false, balanceMinor: 0n });
    expect(await ledger.store.book(refund(player, 'r', 'refused'))).toMatchObject({
      status: 'betDeclined',
      replayed: true,
    });
    await ledger.store.book(win(player, 'w', 'b'));
    expect(await ledger.store.book(refund(player, 'r2', 'b'))).toMatchObject({
      status: 'betSettled',
      balanceMinor: 2500n,
    });
  });

  test('W24: the bets of another player, provider or brand cannot be rolled back', async () => {
    const owner = await ledger.makePlayer(10_000n);
    const stranger = await ledger.makePlayer(10_000n);
    await ledger.store.book(bet(owner, 'b'));
    expect(await ledger.store.book(refund(stranger, 'r', 'b'))).toMatchObject({ status: 'cancelled' });
    expect(await ledger.store.book(refund(owner, 'r', 'b', { provider: 'other' }))).toMatchObject({
      status: 'cancelled',
    });
    expect(await ledger.store.book(refund(owner, 'r', 'b', { siteId: 2 }))).toMatchObject({
      status: 'unknownAccount',
    });
    expect(await ledger.store.balance(SITE, owner)).toBe(9000n);
    expect(await ledger.store.book(win(owner, 'w', 'b'))).toMatchObject({ status: 'booked' });
  });

  test('W25: a rollback of another amount, round, game or currency is a mismatch; a dialect may omit them', async () => {
    const player = await ledger.makePlayer(10_000n);
    await ledger.store.book(bet(player, 'b'));
    const wrong = [{ amountMinor: 1n }, { roundId: 'x' }, { gameId: 1 }, { currency: 2 }];
    for (const [number, changes] of wrong.entries()) {
      const answer = await ledger.store.book(refund(player, `r${number}`, 'b', changes));
      expect(answer).toMatchObject({ status: 'mismatch', replayed: false, balanceMinor: 9000n });
    }
    const { amountMinor: _, ...bare } = refund(player, 'r', 'b');
    expect(await ledger.store.book(bare)).toMatchObject({ status: 'booked', balanceMinor: 10_000n });
  });
});

describe('other movements', () => {
  test('a withdrawal is held, then settled or returned; money moves between wallets', async () => {
    const player = await ledger.makePlayer(10_000n);
    const move = (
      kind: 'withdrawHold' | 'withdrawSettle' | 'withdrawReturn',
      tx: string,
      amountMinor: bigint,
    ) =>
      ledger.store.book({
        kind,
        siteId: SITE,
        playerId: player,
        provider: 'money',
        tx,
        amountMinor,
        currency: LIRA,
      });
    await move('withdrawHold', '1', 6000n);
    expect(await move('withdrawHold', '2', 6000n)).toMatchObject({ status: 'noFunds', balanceMinor: 4000n });
    await move('withdrawSettle', '1', 5000n);
    await move('withdrawReturn', '1', 1000n);
    await ledger.store.book({
      kind: 'walletTransfer',
      siteId: SITE,
      playerId: player,
      provider: 'money',
      tx: 't',
      amountMinor: 300n,
      currency: LIRA,
      from: 'main',
      to: 'poker',
    });
    expect(await ledger.store.balances(SITE, player)).toEqual({
      main: 4700n,
      poker: 300n,
      liveSlot: 0n,
      binary: 0n,
      bonus: 0n,
      held: 0n,
    });
  });

  test('a deposit commits with the surrounding transaction or not at all', async () => {
    const player = await ledger.makePlayer();
    const failed = inTransaction(ledger.database, async (transaction) => {
      await ledger.store.within(transaction).book(deposit(player, 'd', 500n));
      throw new Error('the row could not be marked');
    });
    await expect(failed).rejects.toThrow('marked');
    expect(await ledger.store.balance(SITE, player)).toBe(0n);
    expect(await ledger.store.book(deposit(player, 'd', 500n))).toMatchObject({
      status: 'booked',
      replayed: false,
    });
    expect(await ledger.store.book(deposit(player, 'd', 500n))).toMatchObject({
      status: 'booked',
      replayed: true,
    });
    expect(await ledger.store.book(deposit(player, 'd', 501n))).toMatchObject({ status: 'mismatch' });
  });

  test('a movement must follow its rule', async () => {
    const player = await ledger.makePlayer(100n);
    const wrong = ledger.store.book({ ...deposit(player, 'd', 5n), from: 'operator' });
    await expect(wrong).rejects.toThrow(PostingRuleError);
  });
});

describe('reads', () => {
  test('history, last wins, the net result of a session, the status of a request', async () => {
    const player = await ledger.makePlayer(10_000n);
    const start = ledger.clock.now();
    await ledger.store.book(bet(player, 'b1'));
    ledger.clock.advance(1000);
    await ledger.store.book(win(player, 'w1', 'b1'));
    ledger.clock.advance(1000);
    await ledger.store.book(bet(player, 'b2', { amountMinor: 700n }));
    ledger.clock.advance(1000);
    await ledger.store.book(refund(player, 'r2', 'b2', { amountMinor: 700n }));
    ledger.clock.advance(1000);
    await ledger.store.book(bet(player, 'refused', { amountMinor: 1_000_000n }));

    const range = { siteId: SITE, playerId: player, from: start, to: ledger.clock.now() };
    const all = await ledger.store.gameHistory({ ...range, page: 1, perPage: 3 });
    expect(all.total).toBe(4);
    expect(
      all.rows.map(({ type, transactionId, amountMinor, balanceAfterMinor }) => [
        type,
        transactionId,
        amountMinor,
        balanceAfterMinor,
      ]),
    ).toEqual([
      [3, 'r2', 700n, 11_500n],
      [1, 'b2', 700n, 10_800n],
      [2, 'w1', 2500n, 11_500n],
    ]);
    const wins = await ledger.store.gameHistory({ ...range, type: 2, page: 1, perPage: 10 });
    expect(wins.rows).toEqual([
      expect.objectContaining({
        gameId: 9087,
        roundId: 'round-1',
        createdAt: new Date(start.getTime() + 1000),
      }),
    ]);
    expect(await ledger.store.sessionNet(SITE, player, start)).toEqual({
      stakedMinor: 1000n,
      wonMinor: 2500n,
      inPlayMinor: 0n,
    });
    const lastWins = await ledger.store.lastWins({ siteId: SITE, since: start, limit: 1 });
    expect(lastWins).toEqual([
      expect.objectContaining({ playerId: player, gameId: 9087, amountMinor: 2500n }),
    ]);
    const key = { siteId: SITE, playerId: player, provider: STUDIO, kind: 'bet' } as const;
    expect(await ledger.store.transferStatus({ ...key, tx: 'refused' })).toMatchObject({ status: 'noFunds' });
    expect(await ledger.store.transferStatus({ ...key, tx: 'never' })).toBeUndefined();
  });
});
