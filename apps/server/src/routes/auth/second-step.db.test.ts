import { countWaiting, inTransaction } from '@baize/db';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
});
afterAll(() => app.close());
beforeEach(() => {
  app.post.mood = 'fine';
  app.post.messages.length = 0;
});

const switchStep = ({ token }: Pick<TestPlayer, 'token'>, type: 'google' | 'sms', verified: 0 | 1) =>
  app.call('POST', '/toggle-verification', { token, language: 'en', body: { type, verified } });

const enableCall = ({ token }: Pick<TestPlayer, 'token'>) =>
  app.call('POST', '/enable-2fa', { token, language: 'en', body: { password } });
const confirm = ({ token }: Pick<TestPlayer, 'token'>, code: string) =>
  app.call('POST', '/confirm-2fa', { token, language: 'en', body: { code } });

describe('the authenticator', () => {
  async function enable(player: TestPlayer) {
    const started = await enableCall(player);
    const { code: secret } = started.json<{ code: string }>();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = (shiftMs = 0) => totp.generate({ timestamp: app.clock.now().getTime() + shiftMs });
    return { secret, codeAt };
  }

  test('refuses more than twenty wrong codes a day until there is a new password, and notifies the owner once', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirm(player, codeAt());
    const wrong = () => signIn(app, player.username, { code: '000000' });
    for (let tried = 0; tried < 20; tried += 1) {
      if (tried % 5 === 0) app.clock.advance(5 * MINUTE_MS);
      expect((await wrong()).statusCode).toBe(422);
    }
    const subjects = () => app.post.emails.filter(({ subject }) => /password|şifre/.test(subject)).length;
    await vi.waitFor(() => expect(subjects()).toBe(1), { timeout: 20_000 });
    const { rowCount } = await app.database.pool.query(
      `select from player_message where player_id = $1 and kind = 'code_guesses'`,
      [player.id],
    );
    expect(rowCount).toBe(1);
    app.clock.advance(5 * MINUTE_MS);
    const refused = await signIn(app, player.username, { code: codeAt() });
    expect(refused.statusCode).toBe(429);
    const changed = 'Kuzey8Ruzgar';
    await app.call('PUT', '/change-password', {
      token: player.token,
      body: { current_password: password, password: changed, password_confirmation: changed },
    });
    expect((await signIn(app, player.username, { password: changed, code: codeAt() })).statusCode).toBe(200);
  });

  test('forgets the wrong codes of a right one for five minutes, but not for the day', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirm(player, codeAt());
    for (let round = 0; round < 4; round += 1) {
      for (let tried = 0; tried < 4; tried += 1) await signIn(app, player.username, { code: '000000' });
      app.clock.advance(MINUTE_MS);
      expect((await signIn(app, player.username, { code: codeAt() })).statusCode).toBe(200);
    }
    for (let tried = 0; tried < 4; tried += 1) await signIn(app, player.username, { code: '000000' });
    app.clock.advance(5 * MINUTE_MS);
    expect((await signIn(app, player.username, { code: codeAt() })).statusCode).toBe(429);
  });

  test('is active from its first confirmed code and stores no secret in clear text', async () => {
    const player = await signUp(app);
    const { secret, codeAt } = await enable(player);
    expect((await signIn(app, player.username)).statusCode).toBe(200);
    expect((await confirm(player, '000000')).statusCode).toBe(422);
    expect((await confirm(player, codeAt())).statusCode).toBe(200);
    expect((await enableCall(player)).statusCode).toBe(409);
    const asked = await signIn(app, player.username);
    expect(asked.statusCode).toBe(422);
    expect(asked.json()).toMatchObject({ error: 'authenticator_code_required', data: { code: 768 } });
    const { rows } = await app.database.pool.query('select * from authenticator');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('cannot be switched by the call alone: it needs a code to start and the password to end', async () => {
    const player = await signUp(app);
    const toggle = (verified: 0 | 1) => switchStep(player, 'google', verified);
    expect((await toggle(0)).statusCode).toBe(200);
    const missing = 'Connect your authenticator app to your account first.';
    expect((await toggle(1)).json()).toMatchObject({ error: 'forbidden', data: { message: missing } });
    const { codeAt } = await enable(player);
    await confirm(player, codeAt());
    expect((await toggle(1)).statusCode).toBe(200);
    const refused = 'Turning the authenticator app off needs your password.';
    expect((await toggle(0)).json()).toMatchObject({ error: 'forbidden', data: { message: refused } });
    expect((await signIn(app, player.username)).json()).toMatchObject({ data: { code: 768 } });
  });

  test('accepts a code once, and the codes before and after it', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirm(player, codeAt(-30_000));
    const message = 'This code is right, but it has been used already. Wait for the next one in your app.';
    expect((await signIn(app, player.username, { code: codeAt(-30_000) })).json()).toMatchObject({
      error: 'authenticator_code_used',
      errors: { code: [message] },
    });
    expect((await signIn(app, player.username, { code: codeAt(60_000) })).statusCode).toBe(422);
    const code = codeAt(30_000);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(app, player.username, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('counts no code that was right and is used, and every wrong one beside it', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirm(player, codeAt());
    const outcome = async (code: string) =>
      (await signIn(app, player.username, { code })).json<{ error: string }>().error;
    for (let tried = 0; tried < 7; tried += 1) {
      expect(await outcome(codeAt())).toBe('authenticator_code_used');
      expect(await outcome(codeAt(-30_000))).toBe('authenticator_code_used');
    }
    for (let tried = 0; tried < 4; tried += 1) expect(await outcome('000000')).toBe('invalid');
    expect(await outcome(codeAt())).toBe('authenticator_code_used');
    expect(await outcome('000000')).toBe('invalid');
    expect(await outcome(codeAt())).toBe('too_many_requests');
    expect(await outcome(codeAt(30_000))).toBe('too_many_requests');
  });

  test('accepts any number of right codes in a row: they are not failed attempts', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirm(player, codeAt());
    for (let count = 0; count < 8; count += 1) {
      app.clock.advance(30_000);
      expect((await signIn(app, player.username, { code: codeAt() })).statusCode).toBe(200);
    }
  });

  test('ends the other sessions when it is switched on', async () => {
    const player = await signUp(app);
    const other = (await signIn(app, player.username)).json<{ access_token: string }>().access_token;
    const { codeAt } = await enable(player);
    const profile = async (token: string) => (await app.call('GET', '/user-profile', { token })).statusCode;
    expect(await profile(other)).toBe(200);
    await confirm(player, codeAt());
    expect([await profile(player.token), await profile(other)]).toEqual([200, 401]);
  });

  test('delays attempts after five wrong codes', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirm(player, codeAt());
    for (let count = 0; count < 5; count += 1) await signIn(app, player.username, { code: 'abc' });
    app.clock.advance(30_000);
    expect((await signIn(app, player.username, { code: codeAt() })).statusCode).toBe(429);
    app.clock.advance(5 * MINUTE_MS);
    expect((await signIn(app, player.username, { code: codeAt() })).statusCode).toBe(200);
  });
});

describe('the code by SMS', () => {
  async function withSms(): Promise<TestPlayer> {
    const player = await signUp(app);
    await app.database.pool.query('update player set phone_verified_at = now() where id = $1', [player.id]);
    await switchStep(player, 'sms', 1);
    return player;
  }
  const lastCode = () => /\d{6}/.exec(app.post.messages.at(-1)?.text ?? '')?.[0] ?? '';
  const idOf = (answer: { json(): unknown }) => (answer.json() as { data: { id: string } }).data.id;

  test('is switched on and off by the player, only with a verified phone', async () => {
    const player = await signUp(app);
    const toggle = (verified: 0 | 1) => switchStep(player, 'sms', verified);
    expect((await toggle(1)).json()).toMatchObject({
      error: 'phone_verification_needed',
      data: { code: 621 },
    });
    await app.database.pool.query('update player set phone_verified_at = now() where id = $1', [player.id]);
    const message = 'From now on, logging in asks for a code sent by text message.';
    expect((await toggle(1)).json()).toMatchObject({ success: true, data: { message } });
    expect((await signIn(app, player.username)).json()).toMatchObject({ data: { code: 770 } });
    const profile = await app.call('GET', '/user-profile', { token: player.token });
    expect(profile.json()).toMatchObject({ profile: { sms_verification_status: 1 } });
    expect((await toggle(0)).statusCode).toBe(200);
    expect((await signIn(app, player.username)).statusCode).toBe(200);
  });

  test('is requested with code 770 and an id, and opens the session once', async () => {
    const player = await withSms();
    const asked = await signIn(app, player.username);
    expect(asked.json()).toMatchObject({ error: 'sms_code_required', data: { code: 770 } });
    expect(app.post.messages[0]?.to).toMatch(/^\+90532/);
    expect(app.post.messages[0]?.text).toContain('Your Baize login code');
    const step = { id: idOf(asked), sms_code: lastCode() };
    expect((await signIn(app, player.username, { ...step, id: '12' })).statusCode).toBe(422);
    expect((await signIn(app, player.username, step)).statusCode).toBe(200);
    expect((await signIn(app, player.username, step)).statusCode).toBe(422);
    expect(app.logLines.join('')).not.toContain(step.sms_code);
  });

  test('opens one session for sign-ins that all find it unused', async () => {
    const player = await withSms();
    const step = { id: idOf(await signIn(app, player.username)), sms_code: lastCode() };
    // Each waits before it closes the code, so that all have compared it by then.
    await app.database.pool.query(
      `create function wait_for_lock() returns trigger language plpgsql
         as 'begin perform pg_advisory_xact_lock_shared(1); return null; end';
       create trigger wait before update of closed_at on sms_code execute function wait_for_lock()`,
    );
    const { running } = await inTransaction(app.database, async ({ client }) => {
      await client.query('select pg_advisory_xact_lock(1)');
      const all = Promise.all([1, 2, 3].map(() => signIn(app, player.username, step)));
      await expect.poll(() => countWaiting(app.database)).toBeGreaterThanOrEqual(3);
      // In an object, because a returned promise would be awaited before the commit.
      return { running: all };
    });
    const statuses = (await running).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    await app.database.pool.query('drop function wait_for_lock cascade');
  });

  test('is one for concurrent sign-ins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const player = await withSms();
      app.post.messages.length = 0;
      const asked = await Promise.all(Array.from({ length: 4 }, () => signIn(app, player.username)));
      expect(new Set(asked.map(idOf)).size).toBe(1);
      expect(app.post.messages).toHaveLength(1);
      const { rows } = await app.database.pool.query(
        'select 1 from sms_code where player_id = $1 and closed_at is null',
        [player.id],
      );
      expect(rows).toHaveLength(1);
      const step = { id: asked[0] ? idOf(asked[0]) : '', sms_code: lastCode() };
      expect((await signIn(app, player.username, step)).statusCode).toBe(200);
    }
  });

  test('is counted in the metrics as sent and as verified', async () => {
    const figureOf = async (event: string) => {
      const figures = await app.server.metricsApp.inject({ method: 'GET', url: '/metrics' });
      const line = new RegExp(`^baize_sms_codes_total\\{event="${event}",purpose="sign-in"\\} (\\d+)$`, 'm');
      return Number(line.exec(figures.body)?.[1] ?? 0);
    };
    const before = [await figureOf('sent'), await figureOf('verified')];
    const player = await withSms();
    const asked = await signIn(app, player.username);
    await signIn(app, player.username, { id: idOf(asked), sms_code: lastCode() });
    app.clock.advance(MINUTE_MS);
    await signIn(app, player.username);
    expect([await figureOf('sent'), await figureOf('verified')]).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) + 1,
    ]);
  });

  test('is said to be used when it is entered again, as often as it is', async () => {
    const player = await withSms();
    const step = { id: idOf(await signIn(app, player.username)), sms_code: lastCode() };
    expect((await signIn(app, player.username, step)).statusCode).toBe(200);
    const wrong = { ...step, sms_code: step.sms_code === '000000' ? '000001' : '000000' };
    for (let tried = 0; tried < 7; tried += 1)
      expect((await signIn(app, player.username, step)).json()).toMatchObject({
        errors: { sms_code: [expect.stringContaining('right, but it no longer works')] },
      });
    expect((await signIn(app, player.username, wrong)).json()).toMatchObject({
      errors: { sms_code: [expect.stringContaining('expired')] },
    });
  });

  test('is valid for its own player only', async () => {
    const [one, other] = [await withSms(), await withSms()];
    const asked = await signIn(app, one.username);
    const code = lastCode();
    const stolen = await signIn(app, other.username, { id: idOf(asked), sms_code: code });
    expect(stolen.json()).toMatchObject({
      errors: { sms_code: ['This code has expired. Please ask for a new one.'] },
    });
  });

  test('is not sent again within a minute; the new one ends the old one', async () => {
    const player = await withSms();
    const first = await signIn(app, player.username);
    const oldCode = lastCode();
    expect(idOf(await signIn(app, player.username))).toBe(idOf(first));
    expect(app.post.messages).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    const second = await signIn(app, player.username);
    expect(app.post.messages).toHaveLength(2);
    expect((await signIn(app, player.username, { id: idOf(first), sms_code: oldCode })).statusCode).toBe(422);
    expect((await signIn(app, player.username, { id: idOf(second), sms_code: lastCode() })).statusCode).toBe(
      200,
    );
  });

  test('ends after five tries and after ten minutes', async () => {
    const player = await withSms();
    const asked = await signIn(app, player.username);
    const code = lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(app, player.username, { id: idOf(asked), sms_code: wrong })).json()).toMatchObject(
        {
          errors: { sms_code: ['This code is wrong. Check the six digits in the message.'] },
        },
      );
    expect((await signIn(app, player.username, { id: idOf(asked), sms_code: code })).statusCode).toBe(422);
    app.clock.advance(MINUTE_MS);
    const again = await signIn(app, player.username);
    app.clock.advance(10 * MINUTE_MS);
    expect((await signIn(app, player.username, { id: idOf(again), sms_code: lastCode() })).statusCode).toBe(
      422,
    );
  });

  test('reports that nothing could be sent, and sends as soon as possible', async () => {
    const player = await withSms();
    app.post.mood = 'silent';
    const refused = await signIn(app, player.username);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ error: 'sms_unavailable' });
    app.post.mood = 'fine';
    const asked = await signIn(app, player.username);
    expect(asked.json()).toMatchObject({ data: { code: 770 } });
    expect(app.post.messages).toHaveLength(1);
    const step = { id: idOf(asked), sms_code: lastCode() };
    expect((await signIn(app, player.username, step)).statusCode).toBe(200);
  });

  test('is replaced at once when its five tries are used up', async () => {
    const player = await withSms();
    const asked = await signIn(app, player.username);
    const wrong = lastCode() === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1)
      await signIn(app, player.username, { id: idOf(asked), sms_code: wrong });
    const again = await signIn(app, player.username);
    expect(idOf(again)).not.toBe(idOf(asked));
    expect(app.post.messages).toHaveLength(2);
    const step = { id: idOf(again), sms_code: lastCode() };
    expect((await signIn(app, player.username, step)).statusCode).toBe(200);
  });

  test('is sent at most five times an hour', async () => {
    const player = await withSms();
    for (let count = 0; count < 5; count += 1) {
      await signIn(app, player.username);
      app.clock.advance(MINUTE_MS);
    }
    expect((await signIn(app, player.username)).statusCode).toBe(429);
    expect(app.post.messages).toHaveLength(5);
  });
});
