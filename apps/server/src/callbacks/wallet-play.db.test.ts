import { walletPath } from '@baize/providers';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTable } from '../testing/dialect-table.ts';
import { pokerDriver, pokerToken } from '../testing/poker-driver.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp } from '../testing/test-player.ts';

/* What players see of play on another wallet; the conformance suite runs its calls. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

test('rounds of poker are in the history, the statement and the play session, and the main balance is untouched', async () => {
  const table = await openTable(app, pokerDriver);
  const { player } = table;
  const data = async <Data>(address: string) =>
    (await app.call('GET', address, { token: player.token })).json<{ data: Data }>().data;
  expect(await table.bet()).toMatchObject({ code: 'OK', balanceMinor: 9_000 });
  expect(await table.win()).toMatchObject({ code: 'OK', balanceMinor: 11_500 });
  expect(await app.ledger.balances(app.brand.siteId, player.id)).toMatchObject({ main: 0n, poker: 11_500n });

  const span = 'start_date=2026-03-15%2000:00:00&end_date=2026-03-15%2023:59:59&page=1';
  const { data: rows } = await data<{ data: object[] }>(`/account/game-history?${span}`);
  expect(rows).toMatchObject([
    { type: 2, game_name: 'Poker salonu', amount: '25.00', player_balance: '115.00', wallet: 2 },
    { type: 1, game_name: 'Poker salonu', amount: '10.00', player_balance: '90.00', wallet: 2 },
  ]);
  const { categories } = await data<{ categories: object[] }>('/account/statement?by=day');
  expect(categories).toMatchObject([{ category: 'poker', bet: '10.00', win: '25.00', bets: 1 }]);
  const { points, weighted } = await data<{ points: number; weighted: string }>('/account/loyalty');
  expect([points, weighted]).toEqual([0, '0.00']);
});

test('opening the lobby issues a token that opens one session on the poker wallet', async () => {
  const player = await signUp(app, app.brand, 5_000n);
  const token = await pokerToken(app, player);
  const open = async () => {
    const path = `${walletPath(pokerDriver.provider)}/session`;
    const body = JSON.stringify({ token, game: String(pokerDriver.gameId) });
    return (await app.callback(pokerDriver.provider, path, body)).json<object>();
  };
  expect(await open()).toMatchObject({
    status: 'OK',
    balance: 0,
    player: { id: `${app.brand.siteId}-${player.id}` },
  });
  expect(await open()).toMatchObject({ status: 'SESSION_EXPIRED' });
  await app.call('GET', '/open-lobby?game=4', { token: player.token });
  expect(app.pokerRoom.launches.at(-1)?.game).toBe(String(pokerDriver.otherGameId));
});
