import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTable } from '../../testing/dialect-table.ts';
import { liveSlotDriver } from '../../testing/live-slot-driver.ts';
import { liveSlotIds, slotId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const lobby = (query: string, token?: string) =>
  app.call('GET', `/live-slot/lobby${query}`, token === undefined ? {} : { token });

test('visitors see both games with their figures, and open none', async () => {
  const answer = await app.call('GET', '/live-slot/games');
  const figures = { rtp: '96.00', lines: 25, min_bet: '1.00', max_bet: '1000.00' };
  expect(answer.json()).toMatchObject({
    success: true,
    games: [
      { id: liveSlotIds.first, name: 'Son Vapur', ...figures },
      { id: liveSlotIds.second, name: 'Çarşı Işıkları', ...figures },
    ],
  });
  expect((await lobby('')).statusCode).toBe(401);
});

test('the lobby opens the game that is named, the first by default, and no game of another wallet', async () => {
  const { token } = await signUp(app);
  const open = async (query: string) => {
    const { data } = (await lobby(query, token)).json<{ data: { url: string; game_id: number } }>();
    const { searchParams } = new URL(data.url);
    return [data.game_id, searchParams.get('play'), searchParams.get('rtp'), searchParams.has('token')];
  };
  const launched = ['slots/stacked-twenty-five', '9600', true];
  expect(await open('')).toEqual([liveSlotIds.first, ...launched]);
  expect(await open(`?game=${liveSlotIds.second}`)).toEqual([liveSlotIds.second, ...launched]);
  const other = await lobby(`?game=${slotId}`, token);
  expect([other.statusCode, other.json<{ error: string }>().error]).toEqual([404, 'data_not_found']);
  expect((await lobby('?game=x', token)).statusCode).toBe(422);
  const ordinary = await app.call('GET', `/game/${liveSlotIds.first}`, { token });
  expect(ordinary.statusCode).toBe(404);
});

test('a brand without the wallet has none of the calls', async () => {
  const brand = app.brands.find(({ traits }) => !traits['money.wallets'].includes('liveSlot'));
  if (!brand) throw new Error('every brand has live slots');
  expect((await app.call('GET', '/live-slot/games', { brand })).statusCode).toBe(404);
  const { token } = await signUp(app, brand);
  expect((await app.call('GET', '/live-slot/lobby', { brand, token })).statusCode).toBe(404);
});

test('bets and wins are booked on the wallet of live slots, and the main balance is untouched', async () => {
  const table = await openTable(app, liveSlotDriver);
  const { player } = table;
  expect(await table.bet()).toMatchObject({ code: 'OK', balanceMinor: 9_000 });
  expect(await table.win()).toMatchObject({ code: 'OK', balanceMinor: 11_500 });
  expect(await table.endRound()).toMatchObject({ code: 'OK', balanceMinor: 11_500 });
  const balances = await app.ledger.balances(app.brand.siteId, player.id);
  expect(balances).toMatchObject({ main: 0n, liveSlot: 11_500n });
  const ofMain = await table.bet({ game: String(slotId), tx: 'b2', round: 'r2' });
  expect(ofMain.code).toBe('GAME_UNKNOWN');
  const body = { page: 'page-one-page', game_id: liveSlotIds.first };
  const session = await app.call('POST', '/account/play-session', { token: player.token, body });
  expect(session.json()).toMatchObject({ success: true, data: { elsewhere: null } });
});
