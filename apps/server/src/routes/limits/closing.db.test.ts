import { countWaiting, inTransaction, useTestClock } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { closeAccount, signInAgain } from '../../testing/close-account.ts';
import { cardMethodId } from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';
import { sitDown, takeLaunchToken } from '../../testing/wallet-table.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const start = new Date('2026-08-31T10:00:00Z');

let app: TestApp;
let setTime: (at: Date) => Promise<void>;
const wait = (ms: number) => setTime(new Date(app.clock.now().getTime() + ms));
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
  setTime = await useTestClock(app);
  await setTime(start);
});
afterAll(() => app.close());

interface Closing {
  readonly closing: null | {
    readonly code: number;
    readonly ends_at: string;
    readonly opens_at: string | null;
    readonly may_return: boolean;
  };
  readonly options: readonly { readonly code: number; readonly ends_at: string }[];
}

async function readClosing({ token }: TestPlayer): Promise<Closing> {
  return (await app.call('GET', '/account/closing', { token })).json<{ data: Closing }>().data;
}

async function exclusionsOf({ id }: TestPlayer): Promise<number> {
  const { rowCount } = await app.database.pool.query('select from exclusion where player_id = $1', [id]);
  return rowCount ?? 0;
}

const askToReturn = ({ token }: TestPlayer) =>
  app.call('POST', '/account/request-return', { token, language: 'en', body: {} });

describe('closing an account', () => {
  test.each([0, 7, -1, 1.5, '4 ', '4.0', '04', '٤', '', ' ', null, undefined, true, 'day', [4], { code: 4 }])(
    'with %j is refused',
    async (type) => {
      const player = await signUp(app);
      const answer = await closeAccount(app, player, type);
      expect(answer.statusCode).toBe(422);
      const { errors } = answer.json<{ errors: Record<string, string[]> }>();
      expect(Object.keys(errors)).toEqual(['type']);
      expect(errors['type']?.[0]).toMatch(/\S/);
      expect(await exclusionsOf(player)).toBe(0);
      expect(await readClosing(player)).toMatchObject({ closing: null });
    },
  );

  test.each([
    [1, '2026-09-01T10:00:00.000Z'],
    ['3', '2026-09-30T10:00:00.000Z'],
    [6, '2031-08-31T10:00:00.000Z'],
  ])('with %j ends at %s', async (type, end) => {
    await setTime(start);
    const player = await signUp(app);
    const answer = await closeAccount(app, player, type, 'tr');
    expect(answer.json()).toMatchObject({ success: true, data: { ends_at: end } });
  });

  test('says until when, in the language of the call and the time zone of the brand', async () => {
    await setTime(start);
    const [player, other] = [await signUp(app), await signUp(app)];
    expect((await closeAccount(app, player, 2, 'tr')).json()).toMatchObject({
      message: 'Hesabınız 7 Eylül 2026 13:00 tarihine kadar kapatıldı. Tüm oturumlarınız sona erdi.',
    });
    expect((await closeAccount(app, other, 2)).json()).toMatchObject({
      message: 'Your account is closed until 7 September 2026 at 13:00. All your sessions have ended.',
    });
  });

  test('ends every session of the player and no other', async () => {
    const player = await signUp(app);
    const [second, stranger] = [await signInAgain(app, player), await signUp(app)];
    await closeAccount(app, second, 1);
    for (const { token } of [player, second])
      expect((await app.call('GET', '/user-profile', { token })).statusCode).toBe(401);
    expect((await app.call('GET', '/user-profile', { token: stranger.token })).statusCode).toBe(200);
    const { rows } = await app.database.pool.query<{ end_reason: string }>(
      'select end_reason from session where player_id = $1',
      [player.id],
    );
    expect(rows).toEqual([{ end_reason: 'excluded' }, { end_reason: 'excluded' }]);
  });

  test('is confirmed in writing, with its end and what follows it; a repeat is not', async () => {
    await setTime(start);
    const player = await signUp(app);
    app.post.emails.length = 0;
    await closeAccount(app, player, 3);
    await closeAccount(app, await signInAgain(app, player), 3);
    await closeAccount(app, await signInAgain(app, player), 4);
    await expect.poll(() => app.post.emails.length).toBe(2);
    const [first, second] = app.post.emails;
    // In the player's language, whatever that of the call.
    expect(first?.subject).toContain('30 Eylül 2026 13:00');
    expect(first?.text).toContain('Süre bitince hesabınız kendiliğinden açılır.');
    expect(second?.subject).toContain('28 Şubat 2027 13:00');
    expect(second?.text).toContain('siz isterseniz istekten 24 saat sonra açılır');
    const { token } = await signInAgain(app, player);
    const messages = await app.call('GET', '/account/messages?filter=account', { token });
    expect(messages.json()).toMatchObject({
      data: [
        { kind: 'exclusion_begun', topic: 'account', facts: { until: '2027-02-28T10:00:00.000Z' } },
        { kind: 'break_begun', topic: 'account', facts: { until: '2026-09-30T10:00:00.000Z' } },
      ],
    });
  });

  test('is confirmed by eight callers at once and written once', async () => {
    const player = await signUp(app);
    const answers = await inTransaction(app.database, async ({ client }) => {
      await client.query('select from player where id = $1 for update', [player.id]);
      const sent = Array.from({ length: 8 }, () => closeAccount(app, player, 5));
      // All have passed the check of their token.
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(8);
      return { sent };
    });
    const replies = await Promise.all(answers.sent);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await exclusionsOf(player)).toBe(1);
  });

  test('that is repeated does not end the session that was opened in between', async () => {
    const player = await signUp(app);
    const first = await closeAccount(app, player, 1);
    const restricted = await signInAgain(app, player);
    await wait(MINUTE_MS / 2);
    expect((await closeAccount(app, restricted, 1)).body).toBe(first.body);
    expect((await app.call('GET', '/user-profile', { token: restricted.token })).statusCode).toBe(200);
  });

  test('again is only possible for longer', async () => {
    await setTime(start);
    const player = await signUp(app);
    await closeAccount(app, player, 4);
    const restricted = await signInAgain(app, player);
    const shorter = await closeAccount(app, restricted, 3);
    expect(shorter.statusCode).toBe(409);
    expect(shorter.json()).toMatchObject({
      error: 'conflict',
      message:
        'Your account is already closed until 28 February 2027 at 13:00. You can only choose a longer period.',
    });
    expect((await readClosing(restricted)).options).toEqual([
      { code: 5, ends_at: '2027-08-31T10:00:00.000Z' },
      { code: 6, ends_at: '2031-08-31T10:00:00.000Z' },
    ]);
    expect((await closeAccount(app, restricted, 5)).json()).toMatchObject({
      data: { ends_at: '2027-08-31T10:00:00.000Z' },
    });
    expect((await app.call('GET', '/user-profile', { token: restricted.token })).statusCode).toBe(401);
    expect(await exclusionsOf(player)).toBe(2);
  });

  test('binds the brands that the brand names', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    const ownOnly = app.brands.find(({ traits }) => traits['limits.exclusionScope'] === 'brand');
    const elsewhere = await signUp(app, ownOnly);
    await closeAccount(app, player, 4);
    await app.call('POST', '/account/deactive-account', {
      token: elsewhere.token,
      body: { type: 4 },
      ...(ownOnly && { brand: ownOnly }),
    });
    const { rows } = await app.database.pool.query(
      'select site_id, scope from exclusion where player_id = any($1) order by id',
      [[player.id, elsewhere.id, other.id]],
    );
    expect(rows).toEqual([
      { site_id: app.brand.siteId, scope: 'operator' },
      { site_id: ownOnly?.siteId, scope: 'brand' },
    ]);
  });
});

describe('what closing touches', () => {
  test('is counted before it is confirmed', async () => {
    await setTime(start);
    const table = await sitDown(app);
    await table.bet({ tx: 'b1', round: 'open', amount: 1_000 });
    await table.bet({ tx: 'b2', round: 'done', amount: 1_000 });
    await table.win({ tx: 'w2', bet_tx: 'b2', round: 'done', amount: 500 });
    await signInAgain(app, table.player);
    const over = await signInAgain(app, table.player);
    await app.call('POST', '/logout', { token: over.token });
    expect(await readClosing(table.player)).toEqual({
      closing: null,
      options: [
        { code: 1, ends_at: '2026-09-01T10:00:00.000Z' },
        { code: 2, ends_at: '2026-09-07T10:00:00.000Z' },
        { code: 3, ends_at: '2026-09-30T10:00:00.000Z' },
        { code: 4, ends_at: '2027-02-28T10:00:00.000Z' },
        { code: 5, ends_at: '2027-08-31T10:00:00.000Z' },
        { code: 6, ends_at: '2031-08-31T10:00:00.000Z' },
      ],
      scope: 'operator',
      time_zone: 'Europe/Istanbul',
      sessions: 2,
      open_rounds: 1,
      balance: '85.00',
    });
  });

  test('are bets, launch tokens and game sessions, but no win or refund', async () => {
    const table = await sitDown(app);
    await table.bet({ tx: 'b1' });
    await table.bet({ tx: 'b2', round: 'r2' });
    const token = await takeLaunchToken(app, table.player);
    await closeAccount(app, table.player, 1);
    expect((await table.bet({ tx: 'b3' })).status).not.toBe('OK');
    expect((await table.send('session', { token, game: '172101' })).status).not.toBe('OK');
    const restricted = await signInAgain(app, table.player);
    const launch = await app.call('GET', '/game/172101', { token: restricted.token });
    expect(launch.json()).toMatchObject({ error: 'account_closed' });
    expect(await table.win({ tx: 'w1', bet_tx: 'b1' })).toMatchObject({ status: 'OK' });
    expect(await table.rollback({ tx: 'x2', bet_tx: 'b2', round: 'r2' })).toMatchObject({ status: 'OK' });
    expect(await table.balance()).toBe(11_500n);
    const profile = await app.call('GET', '/user-profile', { token: restricted.token });
    expect(profile.json()).toMatchObject({ profile: { is_closed: 1, balance: '115.00' } });
  });

  test('is never a bet that is booked after the reply', async () => {
    const table = await sitDown(app, 1_000_000n);
    const bets = { sent: 0, isOver: false };
    const play = async () => {
      while (!bets.isOver) {
        bets.sent += 1;
        await table.bet({ tx: `t${bets.sent}`, round: `t${bets.sent}`, amount: 100 });
      }
    };
    const playing = Promise.all(Array.from({ length: 6 }, play));
    await vi.waitFor(() => expect(bets.sent).toBeGreaterThan(20), { timeout: 20_000 });
    expect((await closeAccount(app, table.player, 1)).statusCode).toBe(200);
    const balance = await table.balance();
    const sent = bets.sent;
    await vi.waitFor(() => expect(bets.sent).toBeGreaterThan(sent + 20), { timeout: 20_000 });
    bets.isOver = true;
    await playing;
    expect(await table.balance()).toBe(balance);
    expect(balance).toBeLessThan(1_000_000n);
  });
});

test('a deposit that waited while the account was closed is not opened', async () => {
  const player = await signUp(app);
  const body = { payment_id: cardMethodId, amount: '250.00' };
  const { running } = await inTransaction(app.database, async ({ client }) => {
    await client.query('select from player where id = $1 for update', [player.id]);
    const closing = closeAccount(app, player, 1);
    await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(1);
    const deposit = app.call('POST', '/account/deposit/dynamic', { token: player.token, body });
    await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(2);
    return { running: Promise.all([closing, deposit]) };
  });
  const [closed, deposit] = await running;
  expect(closed.statusCode).toBe(200);
  expect(deposit.json()).toMatchObject({ error: 'account_closed' });
  const { rowCount } = await app.database.pool.query('select from payment_transaction where player_id = $1', [
    player.id,
  ]);
  expect(rowCount).toBe(0);
});

describe('a player with a closed account', () => {
  test('signs in with the second step as usual', async () => {
    const player = await signUp(app);
    await app.database.pool.query(
      'update player set sms_sign_in = true, phone_verified_at = now() where id = $1',
      [player.id],
    );
    await closeAccount(app, player, 4);
    app.post.messages.length = 0;
    const asked = await signIn(app, player.username);
    expect(asked.json()).toMatchObject({ error: 'sms_code_required' });
    const { id } = asked.json<{ data: { id: string } }>().data;
    const code = /\d{6}/.exec(app.post.messages.at(-1)?.text ?? '')?.[0];
    const signedIn = await signIn(app, player.username, { id, sms_code: code });
    expect(signedIn.json()).toMatchObject({ user: { id: player.id, is_closed: 1 } });
  });

  test('sets a new password by e-mail, which opens nothing', async () => {
    const body = registrationBody();
    const username = String(body['username']);
    await app.call('POST', '/account/register', { body });
    const signedIn = await signIn(app, username);
    app.post.emails.length = 0;
    await closeAccount(app, { token: signedIn.json<{ access_token: string }>().access_token }, 4);
    await expect.poll(() => app.post.emails.length).toBe(1);
    app.post.emails.length = 0;
    const digits = String(body['personal_id']).slice(-4);
    await app.call('POST', '/forget-password', { body: { username, personal_id: digits } });
    await vi.waitFor(() => expect(app.post.emails).toHaveLength(1), { timeout: 20_000 });
    const token = /forget-password\/([\w-]+)/.exec(app.post.emails[0]?.text ?? '')?.[1];
    const next = 'Poyraz4Deniz';
    const reset = { token, password: next, password_confirmation: next };
    expect((await app.call('POST', '/reset-password', { body: reset })).statusCode).toBe(200);
    expect((await signIn(app, username, { password })).statusCode).toBe(422);
    expect((await signIn(app, username, { password: next })).json()).toMatchObject({
      user: { is_closed: 1 },
    });
  });
});

describe('coming back', () => {
  test('from a break needs nothing', async () => {
    const player = await signUp(app);
    await closeAccount(app, player, 1);
    await wait(DAY_MS - MINUTE_MS);
    const restricted = await signInAgain(app, player);
    expect(await readClosing(restricted)).toMatchObject({ closing: { code: 1, may_return: false } });
    expect((await askToReturn(restricted)).statusCode).toBe(409);
    await wait(MINUTE_MS);
    // The session that was restricted no longer is.
    expect(await readClosing(restricted)).toMatchObject({ closing: null });
    const { token } = restricted;
    expect((await app.call('GET', '/account/recent-games', { token })).statusCode).toBe(200);
    expect((await app.call('GET', '/user-profile', { token })).json()).toMatchObject({
      profile: { is_closed: 0 },
    });
    expect((await askToReturn(restricted)).statusCode).toBe(409);
  });

  test('from a self-exclusion is asked for after its end, and takes 24 hours', async () => {
    await setTime(start);
    const player = await signUp(app);
    await closeAccount(app, player, 4);
    const end = new Date('2027-02-28T10:00:00Z');
    await setTime(new Date(end.getTime() - 1));
    const early = await signInAgain(app, player);
    expect((await askToReturn(early)).json()).toMatchObject({
      error: 'conflict',
      message: 'You cannot ask to reopen your account at the moment.',
    });
    expect(await readClosing(early)).toMatchObject({ closing: { opens_at: null, may_return: false } });
    await setTime(new Date(end.getTime() + 40 * DAY_MS));
    const restricted = await signInAgain(app, player);
    expect(await readClosing(restricted)).toMatchObject({ closing: { opens_at: null, may_return: true } });
    const asked = await askToReturn(restricted);
    const opensAt = new Date(end.getTime() + 41 * DAY_MS).toISOString();
    expect(asked.json()).toMatchObject({
      message: 'We have received your request. Your account opens on 10 April 2027 at 13:00.',
      data: { opens_at: opensAt },
    });
    expect((await askToReturn(restricted)).body).toBe(asked.body);
    const told = await app.call('GET', '/account/messages?filter=account', { token: restricted.token });
    const [latest, first] = told.json<{ data: { kind: string; facts: unknown }[] }>().data;
    expect(latest).toMatchObject({ kind: 'return_requested', facts: { until: opensAt } });
    expect(first?.kind).toBe('exclusion_begun');
    expect(await readClosing(restricted)).toMatchObject({
      closing: { opens_at: opensAt, may_return: false },
    });
    await wait(DAY_MS - 1);
    const waiting = await signIn(app, player.username);
    expect(waiting.json()).toMatchObject({ user: { is_closed: 1 } });
    await wait(1);
    expect((await signIn(app, player.username)).json()).toMatchObject({ user: { is_closed: 0 } });
  });
});
