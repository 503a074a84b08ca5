import { proveBalances } from '@baize/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

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

const book: LedgerFixture['store']['book'] = (command) => ledger.store.book(command);

/** The same player id at another brand, with money. */
async function openElsewhere(player: number): Promise<void> {
  await ledger.store.openAccounts(SITE + 1, player, LIRA);
  await book({ ...deposit(player, 'opening', 10_000n), siteId: SITE + 1 });
}

describe('the history of games', () => {
  test('includes its start, excludes its end and has pages', async () => {
    const player = await ledger.makePlayer(10_000n);
    const stranger = await ledger.makePlayer(10_000n);
    await openElsewhere(player);
    await book(bet(player, 'before'));
    ledger.clock.advance(1);
    const from = ledger.clock.now();
    for (const tx of ['1', '2', '3', '4', '5']) await book(bet(player, tx));
    await book(bet(stranger, 'foreign'));
    await book(bet(player, 'foreign', { siteId: SITE + 1 }));
    ledger.clock.advance(1);
    const to = ledger.clock.now();
    await book(bet(player, 'after'));

    const page = async (number: number) => {
      const query = { siteId: SITE, playerId: player, from, to, page: number, perPage: 2 };
      const { rows, total } = await ledger.store.gameHistory(query);
      expect(total).toBe(5);
      return rows.map(({ transactionId }) => transactionId);
    };
    expect(await page(1)).toEqual(['5', '4']);
    expect(await page(2)).toEqual(['3', '2']);
    expect(await page(3)).toEqual(['1']);
    expect(await page(4)).toEqual([]);
  });
});

describe('the last wins', () => {
  test('are the newest wins of a brand, without wins of 0', async () => {
    const player = await ledger.makePlayer(10_000n);
    await openElsewhere(player);
    await book(bet(player, 'early'));
    await book(win(player, 'early', 'early'));
    ledger.clock.advance(1);
    const since = ledger.clock.now();
    for (const tx of ['lost', 'small', 'large']) await book(bet(player, tx));
    await book(win(player, 'small', 'small', { amountMinor: 1n }));
    ledger.clock.advance(1);
    await book(win(player, 'large', 'large', { amountMinor: 7_000n }));
    ledger.clock.advance(1);
    await book(win(player, 'lost', 'lost', { amountMinor: 0n }));
    await book(bet(player, 'foreign', { siteId: SITE + 1 }));
    await book(win(player, 'foreign', 'foreign', { siteId: SITE + 1 }));
    const amounts = async (limit: number) =>
      (await ledger.store.lastWins({ siteId: SITE, since, limit })).map(({ amountMinor }) => amountMinor);
    expect(await amounts(10)).toEqual([7_000n, 1n]);
    expect(await amounts(1)).toEqual([7_000n]);
  });
});

describe('the net result of a session', () => {
  test('leaves out refunded bets, earlier bets and other players', async () => {
    const player = await ledger.makePlayer(10_000n);
    await openElsewhere(player);
    await book(bet(player, 'before'));
    await book(bet(player, 'undone before'));
    ledger.clock.advance(1);
    const since = ledger.clock.now();
    await book(bet(player, 'won'));
    await book(win(player, 'w', 'won'));
    await book(bet(player, 'undone'));
    await book(refund(player, 'r', 'undone'));
    await book(refund(player, 'r2', 'undone before'));
    await book(bet(player, 'foreign', { siteId: SITE + 1 }));
    await book(bet(await ledger.makePlayer(10_000n), 'foreign'));
    expect(await ledger.store.sessionNet(SITE, player, since)).toEqual({
      stakedMinor: 1_000n,
      wonMinor: 2_500n,
      inPlayMinor: 0n,
    });
  });
});

describe('the games that a player placed a bet on', () => {
  test('are those since an instant at one brand, without games that only paid a prize', async () => {
    const player = await ledger.makePlayer(10_000n);
    await openElsewhere(player);
    await book(bet(player, 'before', { gameId: 1 }));
    ledger.clock.advance(1);
    const query = { siteId: SITE, playerId: player, since: ledger.clock.now(), limit: 10 };
    await book(bet(player, 'first', { gameId: 2 }));
    await book(win(player, 'prize', null, { play: 'promo', gameId: 3 }));
    await book(bet(player, 'foreign', { siteId: SITE + 1, gameId: 4 }));
    await book(bet(await ledger.makePlayer(10_000n), 'foreign', { gameId: 5 }));
    ledger.clock.advance(1);
    await book(bet(player, 'second', { gameId: 6 }));
    expect(await ledger.store.playedGames(query)).toEqual([6, 2]);
    expect(await ledger.store.playedGames({ ...query, limit: 1 })).toEqual([6]);
  });
});

describe('the status of a request', () => {
  const statusOf = (playerId: number, kind: 'bet' | 'win' | 'refund', tx: string, changes: object = {}) =>
    ledger.store.transferStatus({ siteId: SITE, playerId, provider: STUDIO, kind, tx, ...changes });

  test('depends on kind, player, brand and provider', async () => {
    const player = await ledger.makePlayer(10_000n);
    await openElsewhere(player);
    const booked = await book(bet(player, 'b'));
    expect(await statusOf(player, 'bet', 'b')).toEqual({
      transferId: booked.transferId,
      status: 'booked',
      amountMinor: 1_000n,
      createdAt: ledger.clock.now(),
      undone: false,
    });
    expect(await statusOf(player, 'win', 'b')).toBeUndefined();
    expect(await statusOf(player, 'bet', 'b', { siteId: SITE + 1 })).toBeUndefined();
    expect(await statusOf(player, 'bet', 'b', { provider: 'another studio' })).toBeUndefined();
    expect(await statusOf(await ledger.makePlayer(), 'bet', 'b')).toBeUndefined();
  });

  test('is undone if the bet was refunded, not if it won or was refused', async () => {
    const player = await ledger.makePlayer(3_000n);
    for (const tx of ['undone', 'won', 'third', 'refused']) await book(bet(player, tx));
    await book(refund(player, 'r', 'undone'));
    await book(win(player, 'w', 'won'));
    expect(await book(refund(player, 'r2', 'refused'))).toMatchObject({ status: 'betDeclined' });
    expect(await statusOf(player, 'bet', 'undone')).toMatchObject({ status: 'booked', undone: true });
    expect(await statusOf(player, 'bet', 'won')).toMatchObject({ status: 'booked', undone: false });
    expect(await statusOf(player, 'bet', 'refused')).toMatchObject({ status: 'noFunds', undone: false });
    expect(await statusOf(player, 'refund', 'r')).toMatchObject({ status: 'booked', undone: false });
  });
});

describe('balances', () => {
  test('belong to one player at one brand, by account', async () => {
    const player = await ledger.makePlayer(500n);
    await openElsewhere(player);
    const move = { siteId: SITE, playerId: player, provider: 'test', currency: LIRA } as const;
    await book({ ...move, kind: 'adjust', tx: 'a', from: 'operator', to: 'liveSlot', amountMinor: 7n });
    await book({ ...move, kind: 'walletTransfer', tx: 't', from: 'main', to: 'poker', amountMinor: 20n });
    const none = { main: 0n, poker: 0n, liveSlot: 0n, binary: 0n, bonus: 0n, held: 0n };
    const own = { ...none, main: 480n, poker: 20n, liveSlot: 7n };
    expect(await ledger.store.balances(SITE, player)).toEqual(own);
    expect(await ledger.store.balances(SITE + 1, player)).toEqual({ ...none, main: 10_000n });
    expect(await ledger.store.balance(SITE, player, 'poker')).toBe(20n);
    expect(await ledger.store.balance(SITE, player + 1)).toBeUndefined();
  });

  test('do not change if the accounts are opened again', async () => {
    const player = await ledger.makePlayer(500n);
    await ledger.store.openAccounts(SITE, player, 2);
    expect(await ledger.store.mainAccount(SITE, player)).toEqual({
      balanceMinor: 500n,
      bonusMinor: 0n,
      version: 1,
      currency: LIRA,
    });
  });
});

describe('reviews', () => {
  test('are those of a brand, the oldest first', async () => {
    const player = await ledger.makePlayer(10_000n);
    await openElsewhere(player);
    const ids = [
      [SITE, 'first'],
      [SITE + 1, 'foreign'],
      [SITE, 'second'],
    ] as const;
    for (const [siteId, tx] of ids) {
      ledger.clock.advance(1);
      await book(bet(player, tx, { siteId }));
      await book(refund(player, tx, tx, { siteId }));
      await book(win(player, tx, tx, { siteId }));
    }
    const read = async (siteId: number, limit: number) =>
      (await ledger.store.reviews(siteId, limit)).map(({ tx }) => tx);
    expect(await read(SITE, 10)).toEqual(['first', 'second']);
    expect(await read(SITE, 1)).toEqual(['first']);
    expect(await read(SITE + 1, 10)).toEqual(['foreign']);
  });
});

describe('a blocked player', () => {
  test('is refused at their own brand only, and nobody else is', async () => {
    const [blocked, other] = [await ledger.makePlayer(10_000n), await ledger.makePlayer(10_000n)];
    await openElsewhere(blocked);
    await ledger.store.setState(SITE, blocked, 'blocked');
    expect(await book(bet(blocked, 'b'))).toMatchObject({ status: 'blocked' });
    expect(await book(bet(other, 'b'))).toMatchObject({ status: 'booked' });
    expect(await book(bet(blocked, 'b', { siteId: SITE + 1 }))).toMatchObject({ status: 'booked' });
    await ledger.store.setState(SITE, blocked, 'open');
    expect(await book(bet(blocked, 'b2'))).toMatchObject({ status: 'booked' });
  });
});

describe('the bet of a win that names only its round', () => {
  const betOf = (
    playerId: number,
    tx: string,
    changes: { siteId?: number; provider?: string; roundId?: string } = {},
  ) =>
    ledger.store.betOfWin({ siteId: SITE, playerId, provider: STUDIO, roundId: 'round-1', tx, ...changes });

  test('is the first of the round that was not rolled back', async () => {
    const player = await ledger.makePlayer(10_000n);
    expect(await betOf(player, 'w')).toBeUndefined();
    // The order does not depend on the provider's ids.
    for (const tx of ['z', 'm', 'a']) await book(bet(player, tx));
    expect(await betOf(player, 'w')).toBe('z');
    await book(refund(player, 'r', 'z'));
    expect(await betOf(player, 'w')).toBe('m');
    await book(refund(player, 'r2', 'm'));
    expect(await betOf(player, 'w')).toBe('a');
  });

  test('is the first one if every bet was rolled back, so that the win is refused and put on review', async () => {
    const player = await ledger.makePlayer(10_000n);
    for (const tx of ['z', 'a']) {
      await book(bet(player, tx));
      await book(refund(player, tx, tx));
    }
    expect(await betOf(player, 'w')).toBe('z');
  });

  test('stays the one that the win was paid on, whatever happens to the round', async () => {
    const player = await ledger.makePlayer(10_000n);
    for (const tx of ['first', 'second']) await book(bet(player, tx));
    await book(win(player, 'w', 'second'));
    expect(await betOf(player, 'w')).toBe('second');
    expect(await betOf(player, 'w', { roundId: 'another' })).toBe('second');
    expect(await betOf(player, 'w2')).toBe('first');
    await book(refund(player, 'r', 'first'));
    expect(await betOf(player, 'w')).toBe('second');
    expect(await betOf(player, 'w2')).toBe('second');
  });

  test('is a booked bet of this player, brand, studio and round', async () => {
    const player = await ledger.makePlayer(10_000n);
    const stranger = await ledger.makePlayer(10_000n);
    await openElsewhere(player);
    await book(bet(player, 'too much', { amountMinor: 90_000n }));
    await book(win(player, 'prize', null, { play: 'promo' }));
    expect(await betOf(player, 'w')).toBeUndefined();
    await book(bet(stranger, 'foreign'));
    await book(bet(player, 'foreign', { siteId: SITE + 1 }));
    await book(bet(player, 'foreign', { provider: 'another studio' }));
    await book(bet(player, 'foreign', { roundId: 'round-2' }));
    expect(await betOf(player, 'w')).toBeUndefined();
    await book(bet(player, 'own'));
    expect(await betOf(player, 'w')).toBe('own');
    expect(await betOf(player, 'w', { roundId: 'round-2' })).toBe('foreign');
  });
});
