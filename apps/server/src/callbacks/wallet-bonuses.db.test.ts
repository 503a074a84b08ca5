import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDialectApp } from '../testing/dialect-app.ts';
import { openTable } from '../testing/dialect-table.ts';
import { giveBonus, giveFreeRounds } from '../testing/grant-rewards.ts';
import { studioDriver } from '../testing/sandbox-studio-driver.ts';
import type { TestApp } from '../testing/test-app.ts';
import { walletDrivers } from '../testing/wallet-drivers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createDialectApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const moneyOf = async (playerId: number) => {
  const { main, bonus } = await app.ledger.balances(app.brand.siteId, playerId);
  return { main, bonus };
};

describe.each(walletDrivers)('a bonus at a game of $provider', (driver) => {
  test('is staked after own money, and wins and comes back in proportion', async () => {
    const table = await openTable(app, driver, 1_000n);
    const { id } = table.player;
    await giveBonus(app, id);
    expect(await table.bet({ amount: 1_500 })).toMatchObject({ code: driver.code('OK') });
    expect(await moneyOf(id)).toEqual({ main: 0n, bonus: 4_500n });
    // A third of the stake was bonus money.
    await table.win({ amount: 3_000 });
    expect(await moneyOf(id)).toEqual({ main: 2_000n, bonus: 5_500n });
    await table.bet({ tx: 'b2', round: 'r2', amount: 2_500 });
    await table.rollback({ tx: 'x2', bet_tx: 'b2', round: 'r2', amount: 2_500 });
    expect(await moneyOf(id)).toEqual({ main: 2_000n, bonus: 5_500n });
  });

  test('is told with the balance, which form-hash has apart from it', async () => {
    const table = await openTable(app, driver, 1_000n);
    await giveBonus(app, table.player.id);
    const told = driver.provider === 'form-hash' ? [0, 1_000] : [4_500, 6_000];
    const bet = await table.bet({ amount: 1_500 });
    expect(bet.balanceMinor).toBe(told[0]);
    const { name: player, session } = table;
    const fields = { player, session, game: String(driver.gameId), currency: 'TRY' };
    await table.rollback({ amount: 1_500 });
    expect((await table.send('balance', fields)).balanceMinor).toBe(told[1]);
  });

  test('refuses a bet beyond its largest stake, and a bet of bonus money at a game that does not count', async () => {
    const table = await openTable(app, driver, 1_000n);
    await giveBonus(app, table.player.id, { maxStakeMinor: 1_200n });
    expect((await table.bet({ amount: 1_201 })).code).toBe(driver.code('BONUS_TERMS'));
    const other = await openTable(app, driver, 1_000n);
    await giveBonus(app, other.player.id, { weights: { games: { 1: 100 } } });
    expect((await other.bet({ amount: 1_201 })).code).toBe(driver.code('BONUS_TERMS'));
    expect((await other.bet({ tx: 'b2', amount: 1_000 })).balanceMinor).toBe(0);
  });
});

describe('free rounds', () => {
  const free = (id: number) => ({ amount: 0, kind: 'free_round', free_spins: String(id) });
  const open = async (terms: Parameters<typeof giveFreeRounds>[3] = {}) => {
    const table = await openTable(app, studioDriver, 1_000n);
    const id = await giveFreeRounds(app, table.player.id, studioDriver.gameId, terms);
    const spin = (tx: string, fields = {}) => table.bet({ ...free(id), tx, round: tx, ...fields });
    const win = (tx: string, amount: number) =>
      table.win({ tx: `w-${tx}`, bet_tx: tx, round: tx, amount, kind: 'free_round' });
    return { table, id, spin, win };
  };

  test('are counted down, a repeat is the same round, and none is left after the last', async () => {
    const { spin, win } = await open({ count: 2 });
    const first = await spin('s1');
    expect(first).toMatchObject({ code: 'OK', balanceMinor: 1_000 });
    expect(await spin('s1')).toEqual(first);
    expect((await win('s1', 250)).balanceMinor).toBe(1_250);
    expect((await spin('s2')).code).toBe('OK');
    expect((await spin('s3')).code).toBe('NO_FREE_ROUNDS');
    expect((await spin('s3')).code).toBe('NO_FREE_ROUNDS');
  });

  test('come back with a rollback, and can be played again', async () => {
    const { table, spin } = await open({ count: 1 });
    await spin('s1');
    await table.rollback({ tx: 'x1', bet_tx: 's1', round: 's1', amount: 0 });
    expect((await spin('s2')).code).toBe('OK');
    expect((await spin('s3')).code).toBe('NO_FREE_ROUNDS');
  });

  test('win no more than they may', async () => {
    const { win, spin } = await open({ maxWinMinor: 700n });
    await spin('s1');
    expect((await win('s1', 500)).balanceMinor).toBe(1_500);
    await spin('s2');
    expect((await win('s2', 500)).balanceMinor).toBe(1_700);
  });

  test('are of one player and one game, and end', async () => {
    const { table, spin, id } = await open();
    const other = await openTable(app, studioDriver, 1_000n);
    expect((await other.bet(free(id))).code).toBe('NO_FREE_ROUNDS');
    const elsewhere = { game: String(studioDriver.otherGameId) };
    expect((await spin('s1', elsewhere)).code).toBe('NO_FREE_ROUNDS');
    expect((await spin('s2', { free_spins: 'nobody' })).code).toBe('NO_FREE_ROUNDS');
    expect((await spin('s3', { amount: 100 })).code).toBe('INVALID');
    expect((await table.bet({ tx: 's4', free_spins: String(id) })).code).toBe('INVALID');
    const expired = await open({ daysToPlay: 0 });
    expect((await expired.spin('s1')).code).toBe('NO_FREE_ROUNDS');
  });

  test('are told with the session and the balance', async () => {
    const { table, id, spin, win } = await open({ maxWinMinor: 900n });
    await spin('s1');
    await win('s1', 250);
    const body = JSON.stringify({ session: table.session, player: table.name, currency: 'TRY' });
    const response = await app.callback('sandbox-studio', '/_callback/games/sandbox-studio/balance', body);
    expect(response.json()).toMatchObject({
      balance: 1_250,
      free_spins: { id: String(id), left: 2, count: 3, stake: 100, won: 250, max_win: 900 },
    });
  });
});

test('terms that a page may show before a bet are told with the balance, where the game takes bonus money', async () => {
  const table = await openTable(app, studioDriver, 1_000n);
  await giveBonus(app, table.player.id, { maxStakeMinor: 1_200n });
  const read = async ({ session, name: player }: typeof table) => {
    const body = JSON.stringify({ session, player, currency: 'TRY' });
    return (await app.callback('sandbox-studio', '/_callback/games/sandbox-studio/balance', body)).json();
  };
  expect(await read(table)).toMatchObject({ bonus: { max_stake: 1_200 } });
  const other = await openTable(app, studioDriver, 1_000n);
  await giveBonus(app, other.player.id, { maxStakeMinor: 1_200n, weights: { games: { 1: 100 } } });
  expect(await read(other)).not.toHaveProperty('bonus');
});

describe('a bet on sport', () => {
  test('takes bonus money from the smallest odds on', async () => {
    const table = await openTable(app, studioDriver, 1_000n);
    await giveBonus(app, table.player.id, { minOdds: 1_500 });
    expect((await table.bet({ amount: 1_200, odds: 1_499 })).code).toBe('BONUS_TERMS');
    expect((await table.bet({ tx: 'b2', amount: 1_200 })).code).toBe('BONUS_TERMS');
    expect(await table.bet({ tx: 'b3', amount: 1_200, odds: 1_500 })).toMatchObject({ balanceMinor: 4_800 });
  });

  test('is told beforehand what the terms are, in which a free bet has no largest stake', async () => {
    const told = async (terms: Parameters<typeof giveBonus>[2]) => {
      const table = await openTable(app, studioDriver, 1_000n);
      await giveBonus(app, table.player.id, { minOdds: 1_500, maxStakeMinor: 1_200n, ...terms });
      const body = JSON.stringify({ session: table.session, player: table.name, currency: 'TRY' });
      return (await app.callback('sandbox-studio', '/_callback/games/sandbox-studio/balance', body)).json();
    };
    expect(await told({})).toMatchObject({
      balance: 6_000,
      bonus: { money: 5_000, min_odds: 1_500, max_stake: 1_200 },
    });
    const freeBet = { amountMinor: 500n, isFreeBet: true };
    const ofFreeBet = await told(freeBet);
    expect([ofFreeBet.balance, ofFreeBet.bonus]).toEqual([1_000, { free_bet: 500, min_odds: 1_500 }]);
  });

  test('with a free bet takes no own money, and comes back without its stake', async () => {
    const table = await openTable(app, studioDriver, 1_000n);
    const { id } = table.player;
    await giveBonus(app, id, { amountMinor: 500n, isFreeBet: true });
    expect((await table.bet({ amount: 501, free_bet: true, odds: 2_000 })).code).toBe('BONUS_TERMS');
    expect(await table.bet({ tx: 'b2', amount: 500, free_bet: true, odds: 2_000 })).toMatchObject({
      code: 'OK',
      balanceMinor: 1_000,
    });
    await table.win({ bet_tx: 'b2', amount: 1_100 });
    expect(await moneyOf(id)).toEqual({ main: 1_000n, bonus: 600n });
  });
});
