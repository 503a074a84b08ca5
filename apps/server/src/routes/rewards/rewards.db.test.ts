import { createIdMaker } from '@baize/clock';
import { bonusTerms, type WrittenBonusTerms } from '@baize/contract';
import { bonusTermsRow } from '@baize/db';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { slotId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

const GAME = slotId;
const terms: WrittenBonusTerms = {
  kind: 'fixed',
  name: { tr: 'Kod bonusu', en: 'Code bonus' },
  summary: { tr: 'Kodla ₺100', en: '₺100 by code' },
  amountMinor: 10_000,
  wagering: { times: 10, base: 'bonus' },
  contribution: { types: {}, games: { [GAME]: 100 } },
  maxStakeMinor: 10_000,
  daysToAccept: 7,
  daysToPlay: 7,
  audience: { code: 'BAHAR100' },
};
const spins: WrittenBonusTerms = {
  ...terms,
  kind: 'freeSpins',
  wagering: { times: 0, base: 'bonus' },
  freeSpins: { count: 5, stakeMinor: 100, games: [GAME] },
  audience: { code: 'DONUS5' },
};

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  const { siteId } = app.brand;
  const ids = createIdMaker(app.clock);
  const rows = Object.entries({ code: terms, spins }).map(([slug, one]) => ({
    siteId,
    id: ids.next(),
    slug,
    terms: bonusTerms.parse(one),
    createdAt: app.clock.now(),
  }));
  await app.database.sql.insert(bonusTermsRow).values(rows);
});
beforeEach(async () => {
  player = await signUp(app, app.brand, 50_000n);
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

const call = (method: 'GET' | 'POST', path: string, options: object = {}) =>
  app.call(method, path, { token: player.token, language: 'en', ...options });
const read = async (path: string) => (await call('GET', path)).json<{ data: Record<string, never> }>().data;
const post = (path: string, body: object, options: object = {}) => call('POST', path, { body, ...options });

async function enterCode(code = 'bahar100') {
  const reply = await post('/account/bonuses/code', { code });
  return reply.json<{ data: { award_id: number; free_spin_id: number }; message: string }>();
}

test('a bonus is offered by code, accepted by its terms, played and given up, and is history then', async () => {
  const { data, message } = await enterCode();
  expect(message).toBe('The code is valid. Read the terms of the offer to accept it.');
  const { offers } = (await read('/account/bonuses')) as unknown as { offers: { terms_id: number }[] };
  expect(offers).toMatchObject([
    { award_id: data.award_id, name: 'Code bonus', amount: '100.00', wager: '1000.00', max_stake: '100.00' },
  ]);
  const body = { award_id: data.award_id, terms_id: offers[0]?.terms_id };
  const changed = await post('/account/bonuses/accept', { ...body, terms_id: 1 });
  expect([changed.statusCode, changed.json()]).toMatchObject([422, { success: false }]);
  expect((await post('/account/bonuses/accept', body)).json()).toEqual({
    success: true,
    message: 'Your bonus is active. Bets use your own money first.',
  });
  const bet = { siteId: app.brand.siteId, playerId: player.id, provider: 'studio', currency: 1 } as const;
  await app.ledger.book({
    ...bet,
    kind: 'bet',
    play: 'round',
    tx: `bet-${player.id}`,
    amountMinor: 5_000n,
    gameId: GAME,
    roundId: `round-${player.id}`,
  });
  expect(await read('/account/bonuses')).toMatchObject({
    offers: [],
    active: { balance: '100.00', wagered: '50.00', left: '950.00', percent: 5, turnover_left: null },
  });
  expect(await read(`/account/bonus-steps?award_id=${data.award_id}`)).toMatchObject({
    data: [{ own: '50.00', bonus: '0.00', percent: 100, counted: '50.00', left: '950.00' }],
    total: 1,
  });
  expect(await read(`/play/bonus?game_id=${GAME}`)).toMatchObject({
    bonus: { usable: '100.00', left: '950.00', percent: 100 },
    free_spins: null,
  });
  // Sport does not count here, and a book that does not exist has no line.
  expect(await read('/play/bonus?book=redline')).toMatchObject({ bonus: { usable: '0.00', percent: 0 } });
  for (const query of ['', `?game_id=${GAME}&book=redline`])
    expect((await call('GET', `/play/bonus${query}`)).statusCode).toBe(400);
  expect((await read('/account/withdrawal-state'))['bonus']).toEqual({
    award_id: data.award_id,
    name: 'Code bonus',
    balance: '100.00',
    left: null,
  });
  expect((await post('/account/bonuses/give-up', { award_id: data.award_id })).statusCode).toBe(200);
  expect((await post('/account/bonuses/give-up', { award_id: data.award_id })).statusCode).toBe(422);
  expect(await app.ledger.balances(app.brand.siteId, player.id)).toMatchObject({ main: 45_000n, bonus: 0n });
});

test('histories have the filters and pages of all histories', async () => {
  const now = app.clock.now();
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const span = (from: number, to: number) =>
    `start_date=${day(from)}%2000:00:00&end_date=${day(to)}%2023:59:59`;
  const around = span(now.getTime() - 86_400_000, now.getTime() + 86_400_000);
  const { data } = await enterCode();
  const history = (query: string) => read(`/account/bonus-history?${query}`);
  // What is only offered has not happened.
  expect(await history(around)).toMatchObject({ data: [], total: 0, per_page: 20, current_page: 1 });
  await post('/account/bonuses/decline', { award_id: data.award_id });
  expect(await history(around)).toMatchObject({
    data: [{ id: data.award_id, name: 'Code bonus', status: 3, amount: '100.00', end_reason: 'declined' }],
    total: 1,
  });
  expect(await history(`${around}&status=3`)).toMatchObject({ total: 1 });
  expect(await history(`${around}&status=1`)).toMatchObject({ total: 0 });
  expect((await call('GET', `/account/bonus-history?${around}&status=5`)).statusCode).toBe(422);
  const long = span(now.getTime() - 40 * 86_400_000, now.getTime());
  expect((await call('GET', `/account/bonus-history?${long}`)).statusCode).toBe(422);
  expect((await call('GET', `/account/free-spin-history?${around.replace('2026', 'x')}`)).statusCode).toBe(
    422,
  );

  const offered = await enterCode('DONUS5');
  expect(await read(`/account/free-spin-history?${around}`)).toMatchObject({ data: [], total: 0 });
  const available = await call('GET', '/account/available-freespin');
  expect(available.json()).toMatchObject({
    data: [{ id: GAME, free_spin_id: offered.data.free_spin_id, count: 5, stake: '1.00' }],
  });
  expect((await post('/account/claim-freespin', {})).statusCode).toBe(422);
  expect((await post('/account/claim-freespin', { game_id: 999_999 })).statusCode).toBe(422);
  const claimed = await post('/account/claim-freespin', { game_id: String(GAME) });
  expect(claimed.json()).toMatchObject({ success: true, data: { message: expect.stringMatching(/ready/) } });
  expect(await read(`/account/free-spin-history?${around}&status=1`)).toMatchObject({
    data: [
      { status: 1, amount: '1.00', count: 5, left: 5, total_win: '0.00', name: 'Code bonus', game_id: GAME },
    ],
    total: 1,
  });
  expect(await read('/account/loyalty')).toMatchObject({
    points: 0,
    level: { number: 1 },
    rule: { stake: '10.00' },
  });
});

test('offers can be switched off, and nothing of a player is another’s, also at a second brand', async () => {
  const { data } = await enterCode();
  const neighbour = await signUp(app, app.otherBrand);
  const foreign = { brand: app.otherBrand, token: neighbour.token };
  for (const [path, body] of [
    ['/account/bonuses/accept', { award_id: data.award_id, terms_id: 1 }],
    ['/account/bonuses/decline', { award_id: data.award_id }],
    ['/account/bonuses/give-up', { award_id: data.award_id }],
    ['/account/bonuses/decline', { free_spin_id: data.award_id }],
  ] as const)
    expect((await post(path, body, foreign)).statusCode, path).toBe(404);
  expect((await post('/account/bonuses/code', { code: 'BAHAR100' }, foreign)).statusCode).toBe(422);
  expect((await call('GET', `/account/bonus-steps?award_id=${data.award_id}`, foreign)).statusCode).toBe(404);
  expect((await call('GET', '/account/bonuses', foreign)).json()).toMatchObject({
    data: { offers: [], active: null, takes_offers: true },
  });
  expect((await call('GET', '/account/bonuses', { token: undefined })).statusCode).toBe(401);
  expect((await post('/account/bonuses/offers', { takes_offers: false })).statusCode).toBe(200);
  expect(await read('/account/bonuses')).toMatchObject({
    offers: [],
    takes_offers: false,
    no_offers: 'choice',
  });
});
