import { countWaiting, inTransaction, sql } from '@baize/db';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
});
afterAll(() => app.close());
beforeEach(() => {
  app.post.emails.length = 0;
});

type Caller = Pick<TestPlayer, 'token'>;
const send = ({ token }: Caller, address: string, body: object = {}) =>
  app.call('POST', address, { token, language: 'en', body });
const check = async ({ token }: Caller) => (await app.call('GET', '/check-2fa', { token })).json<object>();
const subjects = () => app.post.emails.map(({ subject }) => subject);

async function start(player: Caller) {
  const answer = await send(player, '/enable-2fa', { password });
  expect(answer.statusCode, answer.body).toBe(200);
  const { code: secret, uri } = answer.json<{ code: string; uri: string }>();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { secret, uri, code: () => totp.generate({ timestamp: app.clock.now().getTime() }) };
}

async function turnOn(player: Caller) {
  const { code } = await start(player);
  const answer = await send(player, '/confirm-2fa', { code: code() });
  expect(answer.statusCode, answer.body).toBe(200);
  const { recovery_codes: codes } = answer.json<{ recovery_codes: string[] }>();
  return { code, codes };
}

describe('two-step login', () => {
  test('starts with the password and names the brand and the player in the app', async () => {
    const player = await signUp(app);
    expect((await send(player, '/enable-2fa', { password: 'Yanlis7Ruzgar' })).json()).toMatchObject({
      errors: { password: ['This is not your current password. 4 tries are left.'] },
    });
    const { secret, uri } = await start(player);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Baize:${player.username}?`);
    expect(uri).toContain(`secret=${secret}`);
    expect(await check(player)).toEqual({ success: true, status: 0, recovery_codes_left: 0 });
  });

  test('is on after one right code, which ten recovery codes come with', async () => {
    const player = await signUp(app);
    expect((await send(player, '/confirm-2fa', { code: '123456' })).statusCode).toBe(404);
    const { codes } = await turnOn(player);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await check(player)).toEqual({ success: true, status: 1, recovery_codes_left: 10 });
    await expect.poll(subjects).toEqual(['Baize hesabınızda iki adımlı giriş açıldı']);
    const { rows } = await app.database.pool.query('select * from recovery_code');
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
  });

  test('is confirmed by one of two concurrent codes, and once', async () => {
    const player = await signUp(app);
    const { code } = await start(player);
    const answers = await Promise.all([1, 2].map(() => send(player, '/confirm-2fa', { code: code() })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    app.clock.advance(30_000);
    expect((await send(player, '/confirm-2fa', { code: code() })).statusCode).toBe(409);
    expect(await check(player)).toMatchObject({ recovery_codes_left: 10 });
  });

  test.each([0, 1])('is confirmed by whichever of two tabs comes first: %i', async (confirmed) => {
    const player = await signUp(app);
    const tabs = [await start(player), await start(player)];
    const codes = tabs.map(({ code }) => code());
    expect((await send(player, '/confirm-2fa', { code: codes[confirmed] })).statusCode).toBe(200);
    const late = await send(player, '/confirm-2fa', { code: codes[1 - confirmed] });
    expect(late.json()).toMatchObject({
      error: 'conflict',
      data: { message: 'Two-step login is on already: it was set up in another window.' },
    });
    app.clock.advance(30_000);
    const [right, wrong] = [tabs[confirmed], tabs[1 - confirmed]].map((tab) => tab?.code());
    expect((await signIn(app, player.username, { code: wrong })).statusCode).toBe(422);
    expect((await signIn(app, player.username, { code: right })).statusCode).toBe(200);
  });

  test('is confirmed by none of the earlier tabs after a quarter of an hour, nor by the sixth', async () => {
    const player = await signUp(app);
    const first = await start(player);
    app.clock.advance(15 * MINUTE_MS);
    const second = await start(player);
    expect((await send(player, '/confirm-2fa', { code: first.code() })).statusCode).toBe(422);
    for (let more = 0; more < 4; more += 1) await start(player);
    const { rows } = await app.database.pool.query('select earlier_starts from authenticator');
    expect(rows.map(({ earlier_starts: starts }) => (starts as unknown[]).length)).toContain(4);
    await start(player);
    expect((await send(player, '/confirm-2fa', { code: second.code() })).statusCode).toBe(422);
  });

  test('is that of the proved secret, if a set-up starts during a confirmation', async () => {
    const player = await signUp(app);
    const { code } = await start(player);
    const { confirming, second } = await inTransaction(app.database, async ({ sql: queries }) => {
      await queries.execute(sql`select from player where id = ${player.id} for update`);
      const waiting = send(player, '/confirm-2fa', { code: code() });
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(1);
      return { confirming: [waiting], second: await start(player) };
    });
    expect((await confirming[0])?.statusCode).toBe(200);
    expect((await send(player, '/confirm-2fa', { code: second.code() })).statusCode).toBe(409);
    app.clock.advance(30_000);
    expect((await signIn(app, player.username, { code: second.code() })).statusCode).toBe(422);
    expect((await signIn(app, player.username, { code: code() })).statusCode).toBe(200);
  });

  test('ends with the password, which ends other sessions and deletes the codes', async () => {
    const player = await signUp(app);
    const { code, codes } = await turnOn(player);
    app.clock.advance(30_000);
    const other = (await signIn(app, player.username, { code: code() })).json<{ access_token: string }>();
    expect((await send(player, '/disable-2fa', { password: 'x' })).statusCode).toBe(422);
    const ended = await send(player, '/disable-2fa', { password });
    expect(ended.json()).toMatchObject({ success: true });
    const profile = await app.call('GET', '/user-profile', { token: other.access_token });
    expect(profile.statusCode).toBe(401);
    expect(await check(player)).toEqual({ success: true, status: 0, recovery_codes_left: 0 });
    expect((await signIn(app, player.username, { recovery_code: codes[0] })).statusCode).toBe(200);
    await expect.poll(subjects).toContain('Baize hesabınızda iki adımlı giriş kapatıldı');
  });

  test.each([
    ['a long password', '/enable-2fa', { password: 'x'.repeat(10_000) }],
    ['no password', '/disable-2fa', {}],
    ['a number', '/enable-2fa', { password: 12 }],
    ['a long code', '/confirm-2fa', { code: '1'.repeat(10_000) }],
    ['a list of codes', '/confirm-2fa', { code: ['123456'] }],
  ])('refuses %s', async (_, address, body) => {
    const player = await signUp(app);
    expect((await send(player, address, body)).statusCode).toBe(422);
  });
});

describe('a recovery code', () => {
  test('replaces the code of the app once, however it is typed', async () => {
    const player = await signUp(app);
    const { codes } = await turnOn(player);
    const typed = ` ${codes[0]?.toLowerCase().replace('-', ' - ').replaceAll('0', 'o').replaceAll('1', 'ı')} `;
    expect((await signIn(app, player.username, { recovery_code: typed })).statusCode).toBe(200);
    expect((await signIn(app, player.username, { recovery_code: codes[0] })).json()).toMatchObject({
      errors: { recovery_code: [expect.stringContaining('right, but it has been used')] },
    });
    expect(await check(player)).toMatchObject({ recovery_codes_left: 9 });
  });

  test('counts nothing if it is right and used, and every wrong one', async () => {
    const player = await signUp(app);
    const { codes } = await turnOn(player);
    const enter = async (code = '') =>
      (await signIn(app, player.username, { recovery_code: code })).statusCode;
    expect(await enter(codes[0])).toBe(200);
    for (let tried = 0; tried < 7; tried += 1) expect(await enter(codes[0])).toBe(422);
    for (let tried = 0; tried < 4; tried += 1) expect(await enter('00000-00000')).toBe(422);
    expect(await enter(codes[0])).toBe(422);
    expect(await enter('00000-00000')).toBe(422);
    expect(await enter(codes[0])).toBe(429);
  });

  test('opens one session for concurrent sign-ins', async () => {
    const player = await signUp(app);
    const { codes } = await turnOn(player);
    const attempts = [1, 2, 3].map(() => signIn(app, player.username, { recovery_code: codes[3] }));
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await check(player)).toMatchObject({ recovery_codes_left: 9 });
  });

  test('is reported by e-mail, which asks for a new set when three are left', async () => {
    const player = await signUp(app);
    const { codes } = await turnOn(player);
    for (const code of codes.slice(0, 7)) await signIn(app, player.username, { recovery_code: code });
    const reports = () => app.post.emails.filter(({ subject }) => subject.includes('kurtarma kodu'));
    await expect.poll(() => reports().length).toBe(7);
    const texts = reports().map(({ text }) => text);
    const reminder = 'Kodlarınız bitmeden';
    expect(texts.find((text) => text.includes('4 kodunuz kaldı'))).not.toContain(reminder);
    expect(texts.find((text) => text.includes('3 kodunuz kaldı'))).toContain(reminder);
  });

  test('works for its own player only, and five wrong ones delay codes of the app too', async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const { codes } = await turnOn(one);
    const { code } = await turnOn(other);
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(app, other.username, { recovery_code: codes[count] })).statusCode).toBe(422);
    app.clock.advance(30_000);
    expect((await signIn(app, other.username, { code: code() })).statusCode).toBe(429);
    expect((await signIn(app, one.username, { recovery_code: codes[0] })).statusCode).toBe(200);
  });

  test('is not needed without an app, and a new set ends the old one', async () => {
    const player = await signUp(app);
    expect((await send(player, '/account/recovery-codes')).statusCode).toBe(409);
    const { codes: old } = await turnOn(player);
    const renewed = await send(player, '/account/recovery-codes');
    const { recovery_codes: codes } = renewed.json<{ recovery_codes: string[] }>();
    expect(codes).toHaveLength(10);
    expect((await signIn(app, player.username, { recovery_code: old[0] })).statusCode).toBe(422);
    expect((await signIn(app, player.username, { recovery_code: codes[0] })).statusCode).toBe(200);
    expect(await check(player)).toMatchObject({ recovery_codes_left: 9 });
  });
});

describe('a sensitive change', () => {
  const renew = (player: Caller) => send(player, '/account/recovery-codes');

  test('needs a sign-in of the last five minutes, or the password again', async () => {
    const player = await signUp(app);
    await turnOn(player);
    app.clock.advance(5 * MINUTE_MS);
    expect((await renew(player)).json()).toMatchObject({ error: 'proof_needed' });
    expect((await send(player, '/account/proof', { password: 'Yanlis7Ruzgar' })).statusCode).toBe(422);
    expect((await renew(player)).statusCode).toBe(403);
    expect((await send(player, '/account/proof', { password })).statusCode).toBe(200);
    expect((await renew(player)).statusCode).toBe(200);
    app.clock.advance(5 * MINUTE_MS);
    expect((await renew(player)).statusCode).toBe(403);
  });

  test('accepts a code of the app instead, once', async () => {
    const player = await signUp(app);
    const { code } = await turnOn(player);
    app.clock.advance(6 * MINUTE_MS);
    const proof = { code: code() };
    expect((await send(player, '/account/proof', proof)).statusCode).toBe(200);
    expect((await send(player, '/account/proof', proof)).statusCode).toBe(422);
    expect((await renew(player)).statusCode).toBe(200);
  });

  test('is not opened by the proof of another session', async () => {
    const player = await signUp(app);
    const { codes } = await turnOn(player);
    const other = await signIn(app, player.username, { recovery_code: codes[0] });
    app.clock.advance(6 * MINUTE_MS);
    await send({ token: other.json<{ access_token: string }>().access_token }, '/account/proof', {
      password,
    });
    expect((await renew(player)).statusCode).toBe(403);
  });

  test('is asked for to switch codes by SMS off, not to switch them on', async () => {
    const player = await signUp(app);
    await app.database.pool.query('update player set phone_verified_at = now() where id = $1', [player.id]);
    const toggle = (verified: 0 | 1) => send(player, '/toggle-verification', { type: 'sms', verified });
    app.clock.advance(6 * MINUTE_MS);
    expect((await toggle(1)).statusCode).toBe(200);
    expect((await toggle(0)).json()).toMatchObject({ error: 'proof_needed' });
    await send(player, '/account/proof', { password });
    expect((await toggle(0)).statusCode).toBe(200);
    await expect
      .poll(subjects)
      .toEqual(['Baize girişinde artık SMS kodu istenecek', 'Baize girişinde artık SMS kodu istenmeyecek']);
  });

  test.each([{}, { password: '' }, { code: '123456' }, { password: 'x'.repeat(10_000) }, { code: 1 }])(
    'refuses %j as a proof',
    async (body) => {
      const player = await signUp(app);
      expect((await send(player, '/account/proof', body)).statusCode).toBe(422);
    },
  );
});

describe('the overview', () => {
  test('shows the age of the password, the sign-in before this one and other sessions', async () => {
    const player = await signUp(app);
    const read = async ({ token }: Caller) =>
      (await app.call('GET', '/account/security', { token })).json<Record<string, unknown>>();
    const created = app.clock.now().toISOString();
    expect(await read(player)).toEqual({
      success: true,
      password_set_at: created,
      last_sign_in: null,
      other_sessions: 0,
    });
    app.clock.advance(MINUTE_MS);
    const next = 'Poyraz8Deniz';
    const body = { current_password: password, password: next, password_confirmation: next };
    await app.call('PUT', '/change-password', { token: player.token, body });
    const again = await signIn(app, player.username, { password: next }, '198.51.100.9');
    expect(await read({ token: again.json<{ access_token: string }>().access_token })).toEqual({
      success: true,
      password_set_at: app.clock.now().toISOString(),
      last_sign_in: { at: created, ip: '127.0.0.1' },
      other_sessions: 1,
    });
  });
});
