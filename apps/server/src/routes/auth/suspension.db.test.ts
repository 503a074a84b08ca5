import { createIdMaker, type IdMaker } from '@baize/clock';
import { countWaiting, inTransaction, useTestClock } from '@baize/db';
import { addOperator, createLocalWakeups, readTrail, restorePlayer, suspendPlayer } from '@baize/services';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { closeAccount } from '../../testing/close-account.ts';
import { signInAgain, sitDown } from '../../testing/game-table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

const start = new Date('2026-12-30T12:00:00Z');
const [ada, bora, sena] = [{ name: 'ada' }, { name: 'bora' }, { name: 'sena' }];

let app: TestApp;
let setTime: (at: Date) => Promise<void>;
const wakeups = createLocalWakeups();
let ids: IdMaker;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
  setTime = await useTestClock(app);
  await setTime(start);
  ids = createIdMaker(app.clock, 9);
  const owner = { database: app.database, clock: app.clock, ids };
  await addOperator(owner, undefined, ada.name);
  await addOperator(owner, ada, { name: bora.name, role: 'compliance', siteIds: [app.brand.siteId] });
  await addOperator(owner, ada, { name: sena.name, role: 'support' });
  await app.database.pool.query('update operator set confirmed_at = added_at');
});
beforeEach(() => setTime(start));
afterAll(() => app.close());

/** With the rights of the site, as the console. */
const services = () => ({
  database: app.database.site,
  ledger: app.ledger,
  clock: app.clock,
  ids,
  wakeups,
  brands: app.brands,
});
const reason = 'A note for operators';
const suspend = ({ id }: TestPlayer, lastDay?: string, operator = bora) =>
  suspendPlayer(services(), operator, { playerId: id, reason, ...(lastDay !== undefined && { lastDay }) });
const restore = ({ id }: TestPlayer, operator = bora) =>
  restorePlayer(services(), operator, { playerId: id, reason: 'It was cleared' });
const why = (name: string) => ({ name: 'OperatorError', why: name });

async function changesOf({ id }: TestPlayer) {
  const { rows } = await app.database.pool.query(
    `select to_status, changed_by from player_status_change where player_id = $1 order by changed_at, id`,
    [id],
  );
  return rows;
}

test('a suspension ends sessions and bets at once, settles open rounds, and is lifted by an operator', async () => {
  const table = await sitDown(app);
  const other = await signInAgain(app, table.player);
  expect(await table.bet('b1')).toMatchObject({ status: 'OK' });
  const events: string[] = [];
  const key = { siteId: app.brand.siteId, playerId: table.player.id };
  const stop = wakeups.subscribe(key, ({ kind }) => events.push(kind));
  expect(await suspend(table.player)).toBeUndefined();
  stop();
  expect(events).toEqual(['signed-out', 'signed-out']);
  for (const { token } of [table.player, other])
    expect((await app.call('GET', '/user-profile', { token })).statusCode).toBe(401);
  expect(await table.bet('b2')).toMatchObject({
    status: expect.stringMatching(/BLOCKED|EXPIRED/) as string,
  });
  expect(await table.win('w1', 'b1')).toMatchObject({ status: 'OK' });
  const refused = await signIn(app, table.player.username, {}, '198.51.100.7', 'tr');
  expect(refused.json()).toMatchObject({
    error: 'account_suspend',
    message: 'Hesabınız askıya alındı. Lütfen canlı destekle görüşün.',
  });
  expect(refused.body).not.toContain(reason);
  await expect(suspend(table.player)).rejects.toMatchObject(why('decided'));
  await restore(table.player);
  await expect(restore(table.player)).rejects.toMatchObject(why('decided'));
  const again = await sitDown(app, await signInAgain(app, table.player));
  expect(await again.bet('b3')).toMatchObject({ status: 'OK' });
  const [restored, suspended] = await readTrail(app, 2);
  const subject = `player ${table.player.id}`;
  expect(suspended).toMatchObject({ operator: 'bora', action: 'suspend', subject, details: { reason } });
  expect(restored).toMatchObject({ action: 'restore', details: { from: 'suspend' } });
});

test('one with a last day says so in the player’s language, and is over by itself after that day', async () => {
  const table = await sitDown(app);
  // The brand is three hours ahead of UTC.
  expect(await suspend(table.player, '2026-12-31')).toEqual(new Date('2026-12-31T21:00:00Z'));
  const texts = {
    tr: 'Hesabınız 1 Ocak 2027 00:00 tarihine kadar askıya alındı. Lütfen canlı destekle görüşün.',
    en: 'Your account is suspended until 1 January 2027 at 00:00. Please contact live support.',
  };
  await setTime(new Date('2026-12-31T20:59:59Z'));
  for (const [language, message] of Object.entries(texts)) {
    const refused = await signIn(app, table.player.username, {}, '198.51.100.8', language);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ error: 'account_suspend', message });
  }
  await setTime(new Date('2026-12-31T21:00:00Z'));
  const both = await Promise.all([1, 2].map(() => signIn(app, table.player.username)));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const again = await sitDown(app, await signInAgain(app, table.player));
  expect(await again.bet('b1')).toMatchObject({ status: 'OK' });
  expect(await changesOf(table.player)).toEqual([
    { to_status: 'suspend', changed_by: 'operator bora' },
    { to_status: 'active', changed_by: 'system' },
  ]);
});

test('a wrong password learns nothing of a suspension, and does not end one that is over', async () => {
  const player = await signUp(app);
  await suspend(player, '2026-12-31');
  const wrong = { password: 'Yanlis1Sifre' };
  expect((await signIn(app, player.username, wrong, '198.51.100.9')).json()).toMatchObject({
    error: 'wrong_credentials',
  });
  await setTime(new Date('2027-01-02T12:00:00Z'));
  await signIn(app, player.username, wrong, '198.51.100.9');
  expect(await changesOf(player)).toHaveLength(1);
});

test('a new suspension is not ended by the time of an earlier one', async () => {
  const player = await signUp(app);
  await suspend(player, '2026-12-30');
  await restore(player);
  await suspend(player);
  await setTime(new Date('2027-02-01T12:00:00Z'));
  expect((await signIn(app, player.username)).json()).toMatchObject({ error: 'account_suspend' });
});

test('a sign-in does not end a suspension that an operator makes longer meanwhile', async () => {
  const player = await signUp(app);
  await suspend(player, '2026-12-31');
  await setTime(new Date('2027-01-02T12:00:00Z'));
  const { entering } = await inTransaction(app.database, async ({ client }) => {
    await client.query('update player set suspended_until = null where id = $1', [player.id]);
    const sent = signIn(app, player.username);
    await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(1);
    return { entering: sent.then((reply) => reply.json<{ error: string }>()) };
  });
  expect(await entering).toMatchObject({ error: 'account_suspend' });
  expect(await changesOf(player)).toHaveLength(1);
});

test('a restored player who has closed the account stays closed', async () => {
  const player = await signUp(app);
  await closeAccount(app, player, 5);
  await suspend(player);
  await restore(player, ada);
  expect(await app.ledger.closing(app.brand.siteId, player.id)).toMatchObject({ code: 5 });
  const key = { siteId: app.brand.siteId, playerId: player.id, provider: 'p', currency: 1, gameId: 1 };
  const bet = await app.ledger.book({
    kind: 'bet',
    ...key,
    tx: 't',
    roundId: 'r',
    play: 'round',
    amountMinor: 1n,
  });
  expect(bet.status).not.toBe('booked');
});

test('it is for compliance, at its own brands, with a reason and a day to come', async () => {
  const [player, foreign] = [await signUp(app), await signUp(app, app.otherBrand)];
  await expect(suspend(player, undefined, sena)).rejects.toMatchObject(why('refused'));
  await expect(suspend(foreign)).rejects.toMatchObject(why('refused'));
  await expect(suspend(player, '2026-12-29')).rejects.toMatchObject(why('invalid'));
  await expect(suspend(player, '2026-02-30')).rejects.toMatchObject(why('invalid'));
  const short = { playerId: player.id, reason: '-' };
  await expect(suspendPlayer(services(), ada, short)).rejects.toMatchObject(why('invalid'));
  await expect(suspend({ ...player, id: 1 })).rejects.toMatchObject(why('unknown'));
  expect(await changesOf(player)).toEqual([]);
  expect((await app.call('GET', '/user-profile', { token: player.token })).statusCode).toBe(200);
});
