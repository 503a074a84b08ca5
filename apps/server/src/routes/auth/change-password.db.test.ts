import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;
const next = 'Poyraz8Deniz';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
});
afterAll(() => app.close());

const change = ({ token }: Pick<TestPlayer, 'token'>, fields: Record<string, unknown> = {}) =>
  app.call('PUT', '/change-password', {
    token,
    language: 'en',
    body: { current_password: password, password: next, password_confirmation: next, ...fields },
  });

async function openElsewhere(player: TestPlayer): Promise<string> {
  return (await signIn(app, player.username)).json<{ access_token: string }>().access_token;
}

const statusOf = async (token: string) => (await app.call('GET', '/user-profile', { token })).statusCode;

describe('changing the password', () => {
  test('ends the other sessions, is reported by e-mail, and leaves this session open', async () => {
    const player = await signUp(app);
    const other = await openElsewhere(player);
    app.post.emails.length = 0;
    const answer = await change(player);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Your new password is saved, and you are logged out everywhere else.',
    });
    expect([await statusOf(player.token), await statusOf(other)]).toEqual([200, 401]);
    expect((await signIn(app, player.username)).json()).toMatchObject({ error: 'wrong_credentials' });
    expect((await signIn(app, player.username, { password: next })).statusCode).toBe(200);
    await expect
      .poll(() => app.post.emails.map(({ subject }) => subject))
      .toEqual(['Baize şifreniz değişti']);
  });

  test('invalidates links for a new password', async () => {
    const player = await signUp(app);
    await app.database.pool.query(
      `insert into recovery (site_id, player_id, token_hash, created_at, expires_at)
         values ($1, $2, 'a link', now(), now() + interval '1 hour')`,
      [app.brand.siteId, player.id],
    );
    await change(player);
    const { rows } = await app.database.pool.query('select used_at from recovery where player_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([{ used_at: expect.any(Date) }]);
  });

  test('counts wrong tries, says how many are left, and accepts none after the fifth', async () => {
    const player = await signUp(app);
    const wrong = () => change(player, { current_password: 'Kuzey7Ruzgaz' });
    for (const left of ['4 tries are left.', '3 tries are left.', '2 tries are left.', '1 try is left.'])
      expect((await wrong()).json()).toMatchObject({
        errors: { current_password: [`This is not your current password. ${left}`] },
      });
    await wrong();
    expect((await change(player)).statusCode).toBe(429);
    app.clock.advance(15 * MINUTE_MS);
    expect((await change(player)).statusCode).toBe(200);
  });

  test.each([
    ['an empty password', { password: '' }, 'password'],
    ['one without a digit', { password: 'PoyrazDeniz', password_confirmation: 'PoyrazDeniz' }, 'password'],
    ['the current one', { password, password_confirmation: password }, 'password'],
    ['another repetition', { password_confirmation: `${next}x` }, 'password_confirmation'],
    ['no current password', { current_password: '' }, 'current_password'],
    ['10,000 characters', { password: 'aB3'.repeat(3_334) }, 'password'],
    ['a list', { password: ['Poyraz8Deniz'] }, 'password'],
    ['a text that runs from right to left', { current_password: '\u202Edrowssap' }, 'current_password'],
  ])('refuses %s', async (_, fields, field) => {
    const player = await signUp(app);
    const answer = await change(player, fields);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toContain(field);
    expect((await signIn(app, player.username)).statusCode).toBe(200);
  });

  test('succeeds once for two changes at the same time', async () => {
    const player = await signUp(app);
    const other = 'Lodos9Firtina';
    const answers = await Promise.all([
      change(player),
      change(player, { password: other, password_confirmation: other }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const won = answers[0]?.statusCode === 200 ? next : other;
    expect((await signIn(app, player.username, { password: won })).statusCode).toBe(200);
  });

  test('needs a session of the same brand', async () => {
    const player = await signUp(app);
    expect((await change({ token: 'x' })).statusCode).toBe(401);
    const elsewhere = await app.call('PUT', '/change-password', {
      brand: app.brands[1] ?? app.brand,
      token: player.token,
      body: { current_password: password, password: next, password_confirmation: next },
    });
    expect(elsewhere.statusCode).toBe(401);
  });
});
