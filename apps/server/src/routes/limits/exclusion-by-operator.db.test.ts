import { createIdMaker, type IdMaker } from '@baize/clock';
import { useTestClock } from '@baize/db';
import {
  addOperator,
  closingEffects,
  createLocalWakeups,
  excludePlayer,
  readTrail,
  restorePlayer,
} from '@baize/services';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { closeAccount } from '../../testing/close-account.ts';
import { startDeposit } from '../../testing/deposits.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, signUp, type TestPlayer } from '../../testing/test-player.ts';

const start = new Date('2026-08-31T10:00:00Z');
const MINUTE_MS = 60_000;
const [ada, sena] = [{ name: 'ada' }, { name: 'sena' }];
const why = (name: string) => ({ name: 'OperatorError', why: name });

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
  await addOperator(owner, ada, { name: sena.name, role: 'support' });
  await app.database.pool.query('update operator set confirmed_at = added_at');
});
beforeEach(() => setTime(start));
afterAll(() => app.close());

/** With the rights of the site, as the console. */
function services() {
  const { ledger, clock, brands } = app;
  const parts = { ledger, clock, brands, wakeups, ids };
  return { ...parts, database: app.database.site, exclusionEffects: closingEffects({ ledger, clock }) };
}

const request = { code: 4, reason: 'The player asked for it', proof: 'letter of 3 March' } as const;
const exclude = ({ id }: Pick<TestPlayer, 'id'>, operator = ada) =>
  excludePlayer(services(), operator, { ...request, playerId: id });

/** What closing an account leaves behind, without what names the player. */
async function tracesOf({ id }: TestPlayer) {
  const read = async (statement: string) =>
    (await app.database.pool.query(statement, [id])).rows as unknown[];
  return {
    closing: await app.ledger.closing(app.brand.siteId, id),
    exclusions: await read('select code, starts_at, ends_at, scope from exclusion where player_id = $1'),
    messages: await read(
      `select kind, facts, created_at from player_message where player_id = $1 and kind <> 'new_place'`,
    ),
    sessions: await read('select end_reason, revoked_at from session where player_id = $1'),
    payments: await read(
      'select status, changed_by, change_reason from payment_transaction where player_id = $1',
    ),
  };
}

async function emailOf(act: () => Promise<unknown>) {
  app.post.emails.length = 0;
  await act();
  await setTime(new Date(start.getTime() + 2 * MINUTE_MS));
  await app.server.runJob('sweep-outbox');
  await expect.poll(() => app.post.emails.length).toBe(1);
  const [email] = app.post.emails;
  await setTime(start);
  return { subject: email?.subject, text: email?.text, html: email?.html };
}

describe('an exclusion by an operator', () => {
  test('is exactly the player’s own: its end, message, e-mail, sessions and pending deposits', async () => {
    const [own, asked] = [await signUp(app), await signUp(app)];
    for (const player of [own, asked]) await startDeposit(app, player);
    const ownEmail = await emailOf(() => closeAccount(app, own, request.code));
    const askedEmail = await emailOf(async () =>
      expect(await exclude(asked)).toEqual({ endsAt: new Date('2027-02-28T10:00:00Z'), leftOpen: [] }),
    );
    expect(askedEmail).toEqual(ownEmail);
    expect(await tracesOf(asked)).toEqual(await tracesOf(own));
    expect(await tracesOf(asked)).toMatchObject({
      closing: { code: 4 },
      messages: [{ kind: 'exclusion_begun' }],
      sessions: [{ end_reason: 'excluded' }],
      payments: [{ change_reason: 'account_closed' }],
    });
  });

  /** One person's accounts here and at another brand whose exclusions are for all brands. */
  async function accountsOfOne() {
    const elsewhere = app.brands.find(
      ({ siteId, traits }) => siteId !== app.brand.siteId && traits['limits.exclusionScope'] === 'operator',
    );
    if (!elsewhere) throw new Error('no other brand has the scope operator');
    const body = registrationBody();
    const ids = [];
    for (const brand of [app.brand, elsewhere]) {
      await app.call('POST', '/account/register', { brand, body });
      const credentials = { username: body['username'], password, turnstileToken: 'passed' };
      const signedIn = await app.call('POST', '/login', { brand, body: credentials });
      ids.push(signedIn.json<{ user: { id: number } }>().user.id);
    }
    const [here = 0, there = 0] = ids;
    return { elsewhere, here, there };
  }

  test('names the accounts that seem to be the person’s and stay open, until they are excluded too', async () => {
    const { elsewhere, here, there } = await accountsOfOne();
    await app.server.runJob('fill-person-keys');
    await signUp(app);
    expect(await exclude({ id: here })).toMatchObject({
      leftOpen: [{ brand: elsewhere.slug, playerId: there }],
    });
    expect(await app.ledger.closing(elsewhere.siteId, there)).toBeUndefined();
    expect(await exclude({ id: there })).toMatchObject({ leftOpen: [] });
  });

  test('is for all brands if the player’s own would be', async () => {
    const { elsewhere, here, there } = await accountsOfOne();
    await app.server.runJob('fill-person-keys');
    for (const id of [here, there])
      await app.database.pool.query('update player set phone_verified_at = now() where id = $1', [id]);
    expect(await exclude({ id: here })).toMatchObject({ leftOpen: [] });
    expect(await app.ledger.closing(elsewhere.siteId, there)).toMatchObject({
      code: 4,
      fromSiteId: app.brand.siteId,
    });
  });

  test('is a row of the trail with what proves it, and no operator lifts it', async () => {
    const player = await signUp(app);
    await exclude(player);
    const [row] = await readTrail(app, 1);
    expect(row).toMatchObject({
      operator: 'ada',
      action: 'exclude',
      siteId: app.brand.siteId,
      subject: `player ${player.id}`,
      details: { ...request, until: '2027-02-28T10:00:00.000Z' },
    });
    const restored = restorePlayer(services(), ada, { playerId: player.id, reason: 'By mistake' });
    await expect(restored).rejects.toMatchObject(why('decided'));
    expect(await app.ledger.closing(app.brand.siteId, player.id)).toMatchObject({ code: 4 });
  });

  test('changes nothing if it is repeated, shorter, without a proof, or not the operator’s to make', async () => {
    const player = await signUp(app);
    await expect(exclude(player, sena)).rejects.toMatchObject(why('refused'));
    const unproven = { ...request, playerId: player.id, proof: '' };
    await expect(excludePlayer(services(), ada, unproven)).rejects.toMatchObject(why('invalid'));
    await expect(exclude({ id: 1 })).rejects.toMatchObject(why('unknown'));
    expect(await app.ledger.closing(app.brand.siteId, player.id)).toBeUndefined();
    expect((await app.call('GET', '/user-profile', { token: player.token })).statusCode).toBe(200);
    const year = { ...request, code: 5, playerId: player.id } as const;
    await excludePlayer(services(), ada, year);
    await expect(excludePlayer(services(), ada, year)).rejects.toMatchObject(why('decided'));
    await expect(exclude(player)).rejects.toMatchObject(why('decided'));
    const { rowCount } = await app.database.pool.query(
      `select from operator_trail where action = 'exclude' and subject = $1`,
      [`player ${player.id}`],
    );
    expect(rowCount).toBe(1);
  });
});
