import { MAX_AMOUNT_MINOR, MAX_BALANCE_MINOR, MAX_BOOKING_MINOR } from '@baize/currency';
import { type MovementCommand, proveBalances } from '@baize/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import {
  bet,
  deposit,
  hold,
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

const book: LedgerFixture['store']['book'] = (command) => ledger.store.book(command);

describe('one round id at two studios', () => {
  test('is two rounds: ending one leaves the other open, and neither counts the other’s bets', async () => {
    const player = await ledger.makePlayer(10_000n);
    const other = { provider: 'another studio' };
    await book(bet(player, 'b'));
    expect(await ledger.store.closeRound(SITE, player, other.provider, 'round-1')).toMatchObject({
      hadBets: false,
    });
    expect(await book(bet(player, 'b2'))).toMatchObject({ status: 'booked' });
    expect(await book(bet(player, 'b', other))).toMatchObject({ status: 'roundClosed' });
    expect(await ledger.store.closeRound(SITE, player, STUDIO, 'round-1')).toMatchObject({
      hadBets: true,
      replayed: false,
    });
    expect(await book(bet(player, 'b3'))).toMatchObject({ status: 'roundClosed' });
  });

  test('also of two players, or of one player at two brands', async () => {
    const [one, two] = [await ledger.makePlayer(10_000n), await ledger.makePlayer(10_000n)];
    await ledger.store.openAccounts(SITE + 1, one, LIRA);
    await book({ ...deposit(one, 'd', 5000n), siteId: SITE + 1 });
    await book(bet(one, 'b'));
    await ledger.store.closeRound(SITE, one, STUDIO, 'round-1');
    expect(await book(bet(two, 'b'))).toMatchObject({ status: 'booked', replayed: false });
    expect(await book(bet(one, 'b', { siteId: SITE + 1 }))).toMatchObject({
      status: 'booked',
      replayed: false,
      balanceMinor: 4000n,
    });
    expect(await ledger.store.closeRound(SITE + 1, one, STUDIO, 'round-2')).toMatchObject({ hadBets: false });
  });
});

describe('another currency', () => {
  test('is refused finally, for a bet, a win, a rollback without a bet and a movement', async () => {
    const player = await ledger.makePlayer(10_000n);
    await book(bet(player, 'b'));
    const commands = [
      bet(player, 'x', { currency: 2 }),
      win(player, 'x', 'b', { currency: 2 }),
      refund(player, 'x', 'never', { currency: 2 }),
      { ...deposit(player, 'x', 5n), currency: 2 },
    ];
    for (const command of commands) {
      const refused = await book(command);
      expect(refused).toMatchObject({ status: 'wrongCurrency', replayed: false, balanceMinor: 9000n });
      expect(await book(command)).toEqual({ ...refused, replayed: true });
      expect(await book({ ...command, currency: LIRA })).toMatchObject({ status: 'mismatch' });
    }
    // The rollback does not block its bet.
    expect(await book(bet(player, 'never'))).toMatchObject({ status: 'booked' });
  });
});

describe('movements', () => {
  test('to or from a missing account can be repeated once it exists', async () => {
    const player = await ledger.makePlayer(1000n);
    await ledger.database.pool.query('delete from account where player_id = $1 and kind = 2', [player]);
    const common = { siteId: SITE, playerId: player, provider: 'money', amountMinor: 300n, currency: LIRA };
    const toPoker: MovementCommand = {
      ...common,
      kind: 'walletTransfer',
      tx: 't',
      from: 'main',
      to: 'poker',
    };
    const fromPoker: MovementCommand = {
      ...common,
      kind: 'walletTransfer',
      tx: 'f',
      from: 'poker',
      to: 'main',
    };
    for (const command of [toPoker, fromPoker])
      expect(await book(command)).toMatchObject({
        status: 'unknownAccount',
        balanceMinor: 1000n,
        transferId: undefined,
      });
    await ledger.store.openAccounts(SITE, player, LIRA);
    expect(await book({ ...toPoker, amountMinor: 301n })).toMatchObject({ status: 'mismatch' });
    expect(await book(toPoker)).toMatchObject({ status: 'booked', replayed: false, balanceMinor: 700n });
    expect(await book(fromPoker)).toMatchObject({ status: 'booked', replayed: false, balanceMinor: 1000n });
  });

  test('without funds can succeed later, with the same content only', async () => {
    const player = await ledger.makePlayer(100n);
    expect(await book(hold(player, 'h', 101n))).toMatchObject({
      status: 'noFunds',
      replayed: false,
      version: 1,
    });
    expect(await book(hold(player, 'h', 100n))).toMatchObject({ status: 'mismatch' });
    await book(deposit(player, 'd', 1n));
    expect(await book(hold(player, 'h', 101n))).toMatchObject({
      status: 'booked',
      replayed: false,
      balanceMinor: 0n,
    });
    expect(await book(hold(player, 'h', 101n))).toMatchObject({ status: 'booked', replayed: true });
  });
});

test('ids of exactly 64 characters are compared up to the last one', async () => {
  const player = await ledger.makePlayer(10_000n);
  const long = 'x'.repeat(63);
  const key = { roundId: 'r'.repeat(64), provider: 'p'.repeat(64) };
  expect(await book(bet(player, `${long}1`, key))).toMatchObject({ status: 'booked', replayed: false });
  expect(await book(bet(player, `${long}2`, key))).toMatchObject({ status: 'booked', replayed: false });
  expect(await book(win(player, `${long}1`, `${long}1`, key))).toMatchObject({ status: 'booked' });
  expect(await book(refund(player, `${long}1`, `${long}2`, key))).toMatchObject({
    status: 'booked',
    balanceMinor: 11_500n,
  });
});

describe('the version of a balance', () => {
  test('increases by one with each change and is in every answer', async () => {
    const player = await ledger.makePlayer(10_000n);
    const free = { play: 'freeRound', amountMinor: 0n, roundId: 'free' } as const;
    const answers = [
      await book(bet(player, 'b')),
      await book(bet(player, 'b')),
      await book(bet(player, 'b', { amountMinor: 1n })),
      await book(bet(player, 'free', free)),
      await book(win(player, 'nothing', 'b', { amountMinor: 0n })),
      await book(win(player, 'w', 'b')),
      await book(win(player, 'w', 'unknown')),
      await book(refund(player, 'r', 'b')),
      await book(bet(player, 'too much', { amountMinor: 90_000n })),
      await book(refund(player, 'r2', 'too much', { amountMinor: 90_000n })),
      await ledger.store.closeRound(SITE, player, STUDIO, 'round-1'),
      await book(hold(player, 'h', 500n)),
      await book(deposit(player, 'd', 1n)),
    ];
    expect(answers.map(({ version, balanceMinor }) => [version, balanceMinor])).toEqual([
      [2, 9000n],
      [2, 9000n],
      [2, 9000n],
      [2, 9000n],
      [2, 9000n],
      [3, 11_500n],
      [3, 11_500n],
      [3, 11_500n],
      [3, 11_500n],
      [3, 11_500n],
      [3, 11_500n],
      [4, 11_000n],
      [5, 11_001n],
    ]);
    const account = { balanceMinor: 11_001n, bonusMinor: 0n, version: 5, currency: LIRA };
    expect(await ledger.store.mainAccount(SITE, player)).toEqual(account);
    expect(await ledger.store.mainAccount(SITE + 1, player)).toBeUndefined();
    expect(await ledger.store.mainAccount(SITE, player + 1)).toBeUndefined();
  });

  test('is that of the main account, even if another account changes', async () => {
    const player = await ledger.makePlayer(1000n);
    const common = { siteId: SITE, playerId: player, provider: 'money', amountMinor: 5n, currency: LIRA };
    await book({ ...common, kind: 'adjust', tx: '1', from: 'operator', to: 'poker' });
    const moved = await book({ ...common, kind: 'walletTransfer', tx: '2', from: 'poker', to: 'binary' });
    expect(moved).toMatchObject({ status: 'booked', version: 1, balanceMinor: 1000n });
  });
});

test('rounds with the same id of two players, or of one player at two brands, end separately', async () => {
  const [one, two] = [await ledger.makePlayer(10_000n), await ledger.makePlayer(10_000n)];
  await ledger.store.openAccounts(SITE + 1, one, LIRA);
  const ends: [number, number][] = [
    [SITE, one],
    [SITE, two],
    [SITE + 1, one],
  ];
  for (const [siteId, player] of ends) {
    const end = () => ledger.store.closeRound(siteId, player, STUDIO, 'shared');
    expect(await end()).toMatchObject({ status: 'closed', replayed: false });
    expect(await end()).toMatchObject({ status: 'closed', replayed: true });
    expect(await book(bet(player, 'b', { siteId, roundId: 'shared' }))).toMatchObject({
      status: 'roundClosed',
      replayed: false,
    });
  }
});

test('two studios may use the same transaction id', async () => {
  const player = await ledger.makePlayer(10_000n);
  for (const provider of [STUDIO, 'another studio']) {
    expect(await book(bet(player, 'b', { provider }))).toMatchObject({ status: 'booked', replayed: false });
    expect(await book(win(player, 'b', 'b', { provider }))).toMatchObject({
      status: 'booked',
      replayed: false,
    });
  }
  expect(await ledger.store.balance(SITE, player)).toBe(13_000n);
});

test('an undecided request of one studio does not block another studio’s', async () => {
  const player = await ledger.makePlayer();
  for (const [provider, amountMinor] of [
    [STUDIO, 1n],
    ['another studio', 2n],
  ] as const)
    expect(await book(win(player, 'w', 'never', { provider, amountMinor }))).toMatchObject({
      status: 'betUnknown',
    });
});

test('the last funds can be staked, held and moved', async () => {
  const player = await ledger.makePlayer(1000n);
  expect(await book(bet(player, 'b'))).toMatchObject({ status: 'booked', balanceMinor: 0n });
  await book(deposit(player, 'd', 300n));
  expect(await book(hold(player, 'h', 300n))).toMatchObject({ status: 'booked', balanceMinor: 0n });
});

describe('the content of an undecided request is fixed', () => {
  test('a win of an unknown bet can be repeated neither as a promotion nor for another bet', async () => {
    const player = await ledger.makePlayer();
    expect(await book(win(player, 'w', 'never'))).toMatchObject({ status: 'betUnknown', replayed: false });
    expect(await book(win(player, 'w', null, { play: 'promo' }))).toMatchObject({ status: 'mismatch' });
    expect(await book(win(player, 'w', 'never', { amountMinor: 1n }))).toMatchObject({ status: 'mismatch' });
    expect(await book(win(player, 'w', 'never'))).toMatchObject({ status: 'betUnknown', replayed: false });
    expect(await ledger.store.balance(SITE, player)).toBe(0n);
  });

  test('a second rollback of a bet cannot be repeated for another bet', async () => {
    const player = await ledger.makePlayer(10_000n);
    for (const tx of ['one', 'other']) await book(bet(player, tx));
    await book(refund(player, 'first', 'one'));
    expect(await book(refund(player, 'second', 'one'))).toMatchObject({ status: 'booked', replayed: true });
    expect(await book(refund(player, 'second', 'other'))).toMatchObject({
      status: 'mismatch',
      balanceMinor: 9000n,
    });
    expect(await book(refund(player, 'second', 'one'))).toMatchObject({ status: 'booked', replayed: true });
  });

  test('a late bet that was already rolled back cannot be repeated with another amount', async () => {
    const player = await ledger.makePlayer(10_000n);
    await book(refund(player, 'r', 'b'));
    expect(await book(bet(player, 'b'))).toMatchObject({ status: 'cancelled', replayed: false });
    expect(await book(bet(player, 'b'))).toMatchObject({ status: 'cancelled', replayed: true });
    expect(await book(bet(player, 'b', { amountMinor: 1n }))).toMatchObject({ status: 'mismatch' });
  });
});

describe('a balance and a win', () => {
  const reasonsOf = async (player: number) =>
    (await ledger.store.reviews(SITE, 1_000))
      .filter(({ playerId }) => playerId === player)
      .map(({ tx, reason }) => [tx, reason]);

  test('a booking that would exceed the largest balance is not booked and is put on review', async () => {
    const player = await ledger.makePlayer();
    for (let left = MAX_BALANCE_MINOR - 1_000n; left > 0n; left -= MAX_BOOKING_MINOR)
      await book(deposit(player, `fill-${left}`, left < MAX_BOOKING_MINOR ? left : MAX_BOOKING_MINOR));
    await book(bet(player, 'b'));
    await book(bet(player, 'undone'));
    await book(deposit(player, 'room', 2_000n));
    const waiting = { status: 'balanceLimit', balanceMinor: MAX_BALANCE_MINOR - 1_000n, replayed: false };
    expect(await book(win(player, 'w', 'b', { amountMinor: 1_001n }))).toMatchObject(waiting);
    expect(await book(deposit(player, 'd', 1_001n))).toMatchObject(waiting);
    const full = { status: 'booked', balanceMinor: MAX_BALANCE_MINOR };
    expect(await book(deposit(player, 'd2', 1_000n))).toMatchObject(full);
    expect(await book(refund(player, 'r', 'undone'))).toMatchObject({ status: 'balanceLimit' });
    await book(hold(player, 'h', 1_000n));
    expect(await book(refund(player, 'r', 'undone'))).toMatchObject({ ...full, replayed: false });
    const reason = 'the balance would grow too large';
    expect(await reasonsOf(player)).toEqual(['w', 'd', 'r'].map((tx) => [tx, reason]));
  });

  test('a win is put on review after its own round has ended, not after another studio’s', async () => {
    const player = await ledger.makePlayer(10_000n);
    await book(bet(player, 'b'));
    await ledger.store.closeRound(SITE, player, 'another studio', 'round-1');
    await book(win(player, 'in time', 'b'));
    await ledger.store.closeRound(SITE, player, STUDIO, 'round-1');
    await book(win(player, 'late', 'b'));
    expect(await reasonsOf(player)).toEqual([['late', 'win after the end of its round']]);
  });

  test('a win is put on review above the largest amount, not at it', async () => {
    const player = await ledger.makePlayer(10_000n);
    await book(bet(player, 'b'));
    await book(win(player, 'largest', 'b', { amountMinor: MAX_AMOUNT_MINOR }));
    expect(await reasonsOf(player)).toEqual([]);
    await book(win(player, 'above', 'b', { amountMinor: MAX_AMOUNT_MINOR + 1n }));
    expect(await reasonsOf(player)).toEqual([['above', 'win above the largest amount']]);
  });
});
