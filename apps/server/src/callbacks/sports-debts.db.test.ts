import { createIdMaker } from '@baize/clock';
import { addOperator, closeReview, listOpen } from '@baize/services';
import { proveBalances } from '@baize/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { redeemLaunch, sitDown } from '../testing/game-table.ts';
import { slotId } from '../testing/seed-catalogue.ts';
import { openBook, sendSports } from '../testing/sports-desk.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

/*
 * Corrections of results that the balance does not cover: docs/decisions/051-corrected-results.md.
 */

const ada = { name: 'ada' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addOperator({ ...app, ids: createIdMaker(app.clock, 9) }, undefined, ada.name);
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

/** A player whose bet of 10.00 won 25.00, and who has 10.00 left of 115.00. */
async function spentWin() {
  const player = await signUp(app, app.brand, 10_000n);
  const book = await openBook(app, player);
  await book.bet('b1');
  await book.win('w1', 'b1', 2_500);
  await book.end('b1');
  await withdraw(player, 10_500n);
  return { player, book };
}

/** The same, after the result was corrected. */
async function indebted() {
  const { player, book } = await spentWin();
  expect(await book.reverse('v1', 'w1', 'b1', 2_500)).toMatchObject({ status: 'NO_FUNDS', balance: 1_000 });
  return { player, book };
}

function withdraw({ id }: TestPlayer, amountMinor: bigint, tx = 'spent') {
  return move(id, { tx, amountMinor, from: 'main', to: 'operator' });
}
const deposit = ({ id }: TestPlayer, amountMinor: bigint) =>
  move(id, { tx: 'later', amountMinor, from: 'operator', to: 'main' });

function move(
  playerId: number,
  sides: { tx: string; amountMinor: bigint; from: 'main' | 'operator'; to: 'main' | 'operator' },
) {
  const key = { kind: 'adjust', siteId: app.brand.siteId, playerId, provider: 'test', currency: 1 } as const;
  return app.ledger.book({ ...key, ...sides });
}

const debtOf = ({ id }: TestPlayer) => app.ledger.debt(app.brand.siteId, id);

async function reviewsOf({ id }: TestPlayer) {
  const { reviews } = await listOpen(app, app.brand.siteId);
  return reviews.filter(({ playerId }) => playerId === id);
}

async function writeOff(player: TestPlayer): Promise<void> {
  const [review] = await reviewsOf(player);
  await closeReview(app, ada, { number: review?.number ?? 0, note: 'ours to bear' });
}

test('a win that the balance does not cover is not touched: what is owed is a debt on the review list', async () => {
  const before = (await app.ledger.figures()).openDebts;
  const { player, book } = await indebted();
  expect(await book.reverse('v1', 'w1', 'b1', 2_500)).toMatchObject({ status: 'NO_FUNDS', balance: 1_000 });
  expect([await book.balance(), await debtOf(player)]).toEqual([1_000n, 2_500n]);
  expect(await reviewsOf(player)).toMatchObject([
    { provider: 'sandbox-redline', tx: 'v1', reason: 'reversal without funds', owedMinor: 2_500n },
  ]);
  expect((await app.ledger.figures()).openDebts).toBe(before + 1);
});

test('a win that it covers is taken back, and nothing is owed', async () => {
  const { player, book } = await spentWin();
  await deposit(player, 1_500n);
  expect(await book.reverse('v1', 'w1', 'b1', 2_500)).toMatchObject({ status: 'OK', balance: 0 });
  expect([await debtOf(player), await reviewsOf(player)]).toEqual([0n, []]);
});

test('no bet of any kind is taken while a debt is open, and the player is told why', async () => {
  const player = await signUp(app, app.brand, 10_000n);
  const [slot, book] = [await sitDown(app, player), await openBook(app, player)];
  await book.bet('b1');
  await book.win('w1', 'b1', 2_500);
  await withdraw(player, 10_500n);
  await book.reverse('v1', 'w1', 'b1', 2_500);
  await deposit(player, 100_000n);
  expect(await slot.bet('s1')).toMatchObject({ status: 'PLAYER_BLOCKED', balance: 101_000 });
  expect(await book.bet('b2')).toMatchObject({ status: 'PLAYER_BLOCKED' });
  for (const address of [`/game/${slotId}`, '/sportsbook/redlane/prematch']) {
    const refused = await app.call('GET', address, { token: player.token, language: 'tr' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ message: string }>().message).toContain('kapatılmamış bir borç');
  }
  expect((await app.call('GET', '/sportsbook/redlane/history', { token: player.token })).statusCode).toBe(
    200,
  );
  // What was bought before is still paid.
  expect(await book.win('w1b', 'b1', 300)).toMatchObject({ status: 'OK', balance: 101_300 });
  expect((await redeemLaunch(app, slot.launch)).status).toBe('OK');
});

test('a later deposit or win stays the player’s until the provider asks again', async () => {
  const { player, book } = await indebted();
  await deposit(player, 5_000n);
  expect([await book.balance(), await debtOf(player)]).toEqual([6_000n, 2_500n]);
  expect(await book.reverse('v1', 'w1', 'b1', 2_500)).toMatchObject({ status: 'OK', balance: 3_500 });
  expect([await debtOf(player), await reviewsOf(player)]).toEqual([0n, []]);
  expect(await book.bet('b9')).toMatchObject({ status: 'OK', balance: 2_500 });
  expect(await book.reverse('v1', 'w1', 'b1', 2_500)).toMatchObject({ status: 'OK', replayed: true });
});

test('a debt that an operator has written off is never taken', async () => {
  const { player, book } = await indebted();
  await writeOff(player);
  await deposit(player, 5_000n);
  expect(await book.bet('b9')).toMatchObject({ status: 'OK', balance: 5_000 });
  expect(await book.reverse('v1', 'w1', 'b1', 2_500)).toMatchObject({ status: 'NO_FUNDS', balance: 5_000 });
  expect([await debtOf(player), await book.balance()]).toEqual([0n, 5_000n]);
  expect(await book.bet('b10')).toMatchObject({ status: 'OK' });
});

test('a block and a debt end each by itself', async () => {
  const { player, book } = await indebted();
  const { siteId } = app.brand;
  await deposit(player, 5_000n);
  await app.ledger.setState(siteId, player.id, 'blocked');
  await writeOff(player);
  expect((await book.bet('b2')).status).toBe('PLAYER_BLOCKED');
  await app.ledger.setState(siteId, player.id, 'open');
  expect((await book.bet('b3')).status).toBe('OK');
});

/** A correction: what remains is paid and the win taken back, together. */
function correct(
  player: TestPlayer,
  remaining: number,
  win: { readonly tx: string; readonly amount: number },
) {
  const common = {
    player: `${app.brand.siteId}-${player.id}`,
    game: '900101',
    round: 'b1',
    currency: 'TRY',
  };
  return sendSports(app, 'redline', 'batch', {
    calls: [
      { call: 'win', ...common, tx: 'rest', bet_tx: 'b1', amount: remaining },
      { call: 'reverse_win', ...common, tx: 'back', win_tx: win.tx, amount: win.amount },
    ],
  });
}

test('of a correction only the difference is owed, and all of it is booked or nothing', async () => {
  const { player, book } = await spentWin();
  await withdraw(player, 500n, 'more');
  const win = { tx: 'w1', amount: 2_500 };
  expect(await correct(player, 1_000, win)).toMatchObject({ status: 'NO_FUNDS', balance: 500 });
  expect([await book.balance(), await debtOf(player)]).toEqual([500n, 1_500n]);
  expect(await correct(player, 1_000, win)).toMatchObject({ status: 'NO_FUNDS' });
  expect(await reviewsOf(player)).toMatchObject([{ tx: 'back', owedMinor: 1_500n }]);
  await deposit(player, 1_000n);
  expect(await correct(player, 1_000, win)).toMatchObject({ status: 'OK', balance: 0 });
  expect(await debtOf(player)).toBe(0n);
  expect(await reviewsOf(player)).toMatchObject([{ tx: 'rest', reason: 'win after the end of its round' }]);
});

test('several wins that are taken back together are one debt', async () => {
  const player = await signUp(app, app.brand, 1_000n);
  const book = await openBook(app, player);
  await book.bet('b1');
  for (const tx of ['w1', 'w2']) await book.win(tx, 'b1', 2_000);
  await withdraw(player, 3_900n);
  const common = { player: `${app.brand.siteId}-${player.id}`, game: '900101', round: 'b1', currency: 'TRY' };
  const calls = ['1', '2'].map((of) => ({
    call: 'reverse_win',
    ...common,
    tx: `v${of}`,
    win_tx: `w${of}`,
    amount: 2_000,
  }));
  expect(await sendSports(app, 'redline', 'batch', { calls })).toMatchObject({
    status: 'NO_FUNDS',
    balance: 100,
  });
  expect(await reviewsOf(player)).toMatchObject([{ tx: 'v1', owedMinor: 4_000n }]);
});

test('a game’s reversal without funds is reviewed, but is no debt', async () => {
  const player = await signUp(app, app.brand, 10_000n);
  const table = await sitDown(app, player);
  await table.bet('b1');
  await table.win('w1', 'b1');
  await withdraw(player, 9_900n);
  const reversal = { kind: 'winReversal', siteId: app.brand.siteId, playerId: player.id } as const;
  await app.ledger.book({ ...reversal, provider: 'sandbox-studio', tx: 'v1', winTx: 'w1' });
  expect([await debtOf(player), await reviewsOf(player)]).toMatchObject([0n, [{ owedMinor: null }]]);
});
