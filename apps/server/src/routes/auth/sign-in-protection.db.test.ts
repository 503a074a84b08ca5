import { createIdMaker } from '@baize/clock';
import { beginAuthenticator, confirmAuthenticator, type PlayerContext, setSmsSignIn } from '@baize/services';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, signUp, type TestPlayer } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;
const WRONG = 'Yanlis123';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
});
afterAll(() => app.close());
beforeEach(() => {
  app.captcha.result = 'passed';
  app.captcha.checks.length = 0;
  app.post.mood = 'fine';
  app.post.messages.length = 0;
});

const switchStep = ({ token }: Pick<TestPlayer, 'token'>, type: 'google' | 'sms', verified: 0 | 1) =>
  app.call('POST', '/toggle-verification', { token, language: 'en', body: { type, verified } });

function signIn(username: string, fields: object = {}, ip = '198.51.100.7', language = 'en') {
  return app.call('POST', '/login', {
    language,
    headers: { 'x-forwarded-for': ip },
    body: { username, password, ...fields },
  });
}

/** The brand whose captcha asks everyone. */
function askingBrand() {
  const brand = app.brands.find(({ options }) => options.turnstile_validation === 1);
  if (!brand) throw new Error('no brand asks for a captcha');
  return brand;
}

function contextOf(player: TestPlayer): PlayerContext {
  const { database, clock, brand } = app;
  const keys = { cipherKey: Buffer.from('a'.repeat(32)), hashKey: Buffer.from('b'.repeat(32)) };
  // What the verbs of the second step read of a context.
  return {
    database,
    clock,
    brand,
    ids: createIdMaker(clock),
    personalIdKeys: keys,
    player: { siteId: brand.siteId, id: player.id },
  } as unknown as PlayerContext;
}

describe('attempts at one account', () => {
  test('wait longer and longer after five, and the right password is looked at no sooner', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(username, { password: WRONG })).json()).toMatchObject({
        error: 'wrong_credentials',
      });
    const early = await signIn(username);
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('5');
    expect(early.json()).toMatchObject({
      error: 'too_many_requests',
      message: 'Too many attempts in a short time. Try again in 5 seconds.',
    });
    app.clock.advance(5_000);
    await signIn(username, { password: WRONG });
    const second = await signIn(username, {}, '198.51.100.7', 'tr');
    expect(second.headers['retry-after']).toBe('10');
    expect(second.json()).toMatchObject({
      message: 'Kısa sürede çok fazla deneme yaptınız. 10 saniye sonra yeniden deneyin.',
    });
    app.clock.advance(10_000);
    expect((await signIn(username)).statusCode).toBe(200);
    expect((await signIn(username, { password: WRONG })).statusCode).toBe(422);
    expect((await signIn(username)).statusCode).toBe(200);
  });

  test('from elsewhere, their owner gets in meanwhile', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 6; count += 1) await signIn(username, { password: WRONG }, '203.0.113.1');
    expect((await signIn(username, {}, '203.0.113.1')).statusCode).toBe(429);
    expect((await signIn(username, {}, '203.0.113.2')).statusCode).toBe(200);
  });

  test('out of one IPv6 network count together, whatever address is forged before the proxy', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 5; count += 1)
      await signIn(username, { password: WRONG }, `10.0.0.${count}, 2001:db8:5:6::${count}`);
    expect((await signIn(username, {}, '2001:db8:5:6:aaaa::1')).statusCode).toBe(429);
    expect((await signIn(username, {}, '2001:db8:5:7::1')).statusCode).toBe(200);
  });

  test('at once are no way around the limit', async () => {
    const { username } = await signUp(app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(username, { password: WRONG }, '203.0.113.9')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  test('are forgotten after fifteen minutes', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 4; count += 1) await signIn(username, { password: WRONG }, '203.0.113.3');
    app.clock.advance(15 * MINUTE_MS);
    for (let count = 0; count < 4; count += 1) await signIn(username, { password: WRONG }, '203.0.113.3');
    expect((await signIn(username, {}, '203.0.113.3')).statusCode).toBe(200);
  });
});

describe('limits of routes', () => {
  test('hold for a network and say when it may go on', async () => {
    const limited = await createTestApp({
      routeLimits: { 'POST /login': { max: 3, windowMs: 2 * MINUTE_MS } },
    });
    const call = (username: string) =>
      limited.call('POST', '/login', { body: { username, password }, language: 'en' });
    for (let count = 0; count < 3; count += 1) expect((await call(`kimse-${count}`)).statusCode).toBe(422);
    const refused = await call('kimse-4');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('120');
    expect(refused.json()).toMatchObject({
      message: 'Too many attempts in a short time. Try again in 2 minutes.',
    });
    limited.clock.advance(2 * MINUTE_MS);
    expect((await call('kimse-5')).statusCode).toBe(422);
    await limited.close();
  });
});

describe('the captcha', () => {
  test('is heard before the password where the brand asks everyone, at sign-in and registration', async () => {
    const brand = askingBrand();
    const { username } = await signUp(app, brand);
    const without = await app.call('POST', '/login', { brand, body: { username, password }, language: 'en' });
    expect(without.json()).toMatchObject({ error: 'captcha_required' });
    app.captcha.result = 'refused';
    const refused = await app.call('POST', '/login', {
      brand,
      body: { username, password, turnstileToken: 'x' },
    });
    expect(refused.json()).toMatchObject({ error: 'captcha_failed' });
    app.captcha.result = 'unreachable';
    const lost = await app.call('POST', '/account/register', { brand, body: registrationBody() });
    expect(lost.statusCode).toBe(503);
    expect(lost.json()).toMatchObject({ error: 'captcha_unavailable' });
    expect(app.captcha.checks.at(-1)).toMatchObject({ siteId: brand.siteId, action: 'register' });
  });

  test('is asked for after five failures where the brand has a widget', async () => {
    const brand = app.otherBrand;
    Object.assign(brand.options, { keys: { TURNSTILE_SITE_KEY: 'a-site-key' } });
    const { username } = await signUp(app, brand);
    const attempt = (fields: object) =>
      app.call('POST', '/login', { brand, body: { username, password, ...fields } });
    for (let count = 0; count < 5; count += 1) await attempt({ password: WRONG });
    expect(app.captcha.checks).toEqual([]);
    app.clock.advance(5_000);
    expect((await attempt({})).json()).toMatchObject({ error: 'captcha_required' });
    app.clock.advance(10_000);
    expect((await attempt({ turnstileToken: 'x' })).statusCode).toBe(200);
    expect(app.captcha.checks).toMatchObject([{ token: 'x', action: 'login', siteId: brand.siteId }]);
  });

  test('is not asked for by a brand without one', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 5; count += 1) await signIn(username, { password: WRONG }, '203.0.113.30');
    app.clock.advance(5_000);
    expect((await signIn(username, {}, '203.0.113.30')).statusCode).toBe(200);
    expect(app.captcha.checks).toEqual([]);
  });
});

describe('the authenticator', () => {
  async function enable(player: TestPlayer) {
    const { secret } = await beginAuthenticator(contextOf(player));
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = (shiftMs = 0) => totp.generate({ timestamp: app.clock.now().getTime() + shiftMs });
    return { secret, codeAt };
  }

  test('counts from its first confirmed code and keeps no secret in the clear', async () => {
    const player = await signUp(app);
    const { secret, codeAt } = await enable(player);
    expect((await signIn(player.username)).statusCode).toBe(200);
    await expect(confirmAuthenticator(contextOf(player), '000000')).rejects.toThrow('invalid');
    await confirmAuthenticator(contextOf(player), codeAt());
    await expect(beginAuthenticator(contextOf(player))).rejects.toThrow('conflict');
    const asked = await signIn(player.username);
    expect(asked.statusCode).toBe(422);
    expect(asked.json()).toMatchObject({ error: 'authenticator_code_required', data: { code: 768 } });
    const { rows } = await app.database.pool.query('select * from authenticator');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('is not switched by a word: it begins with its secret and ends with the password', async () => {
    const player = await signUp(app);
    const toggle = (verified: 0 | 1) => switchStep(player, 'google', verified);
    expect((await toggle(0)).statusCode).toBe(200);
    const missing = 'Connect your authenticator app to your account first.';
    expect((await toggle(1)).json()).toMatchObject({ error: 'forbidden', data: { message: missing } });
    const { codeAt } = await enable(player);
    await confirmAuthenticator(contextOf(player), codeAt());
    expect((await toggle(1)).statusCode).toBe(200);
    const refused = 'Turning the authenticator app off needs your password.';
    expect((await toggle(0)).json()).toMatchObject({ error: 'forbidden', data: { message: refused } });
    expect((await signIn(player.username)).json()).toMatchObject({ data: { code: 768 } });
  });

  test('takes a code once, and the codes before and after', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirmAuthenticator(contextOf(player), codeAt(-30_000));
    expect((await signIn(player.username, { code: codeAt(-30_000) })).json()).toMatchObject({
      errors: { code: ['This code is wrong or has been used. Enter the new code from your app.'] },
    });
    expect((await signIn(player.username, { code: codeAt(60_000) })).statusCode).toBe(422);
    const code = codeAt(30_000);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(player.username, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('waits after five wrong codes', async () => {
    const player = await signUp(app);
    const { codeAt } = await enable(player);
    await confirmAuthenticator(contextOf(player), codeAt());
    for (let count = 0; count < 5; count += 1) await signIn(player.username, { code: 'abc' });
    app.clock.advance(30_000);
    expect((await signIn(player.username, { code: codeAt() })).statusCode).toBe(429);
    app.clock.advance(5 * MINUTE_MS);
    expect((await signIn(player.username, { code: codeAt() })).statusCode).toBe(200);
  });
});

describe('the code by SMS', () => {
  async function withSms(): Promise<TestPlayer> {
    const player = await signUp(app);
    await expect(setSmsSignIn(contextOf(player), true)).rejects.toThrow('phone_verification_needed');
    await app.database.pool.query('update player set phone_verified_at = now() where id = $1', [player.id]);
    await setSmsSignIn(contextOf(player), true);
    return player;
  }
  const lastCode = () => /\d{6}/.exec(app.post.messages.at(-1)?.text ?? '')?.[0] ?? '';
  const idOf = (answer: { json(): unknown }) => (answer.json() as { data: { id: string } }).data.id;

  test('is switched on and off by the player, with a verified phone only', async () => {
    const player = await signUp(app);
    const toggle = (verified: 0 | 1) => switchStep(player, 'sms', verified);
    expect((await toggle(1)).json()).toMatchObject({
      error: 'phone_verification_needed',
      data: { code: 621 },
    });
    await app.database.pool.query('update player set phone_verified_at = now() where id = $1', [player.id]);
    const message = 'From now on, logging in asks for a code sent by text message.';
    expect((await toggle(1)).json()).toMatchObject({ success: true, data: { message } });
    expect((await signIn(player.username)).json()).toMatchObject({ data: { code: 770 } });
    const profile = await app.call('GET', '/user-profile', { token: player.token });
    expect(profile.json()).toMatchObject({ profile: { sms_verification_status: 1 } });
    expect((await toggle(0)).statusCode).toBe(200);
    expect((await signIn(player.username)).statusCode).toBe(200);
  });

  test('is asked for by 770 with an id, and opens the session once', async () => {
    const player = await withSms();
    const asked = await signIn(player.username);
    expect(asked.json()).toMatchObject({ error: 'sms_code_required', data: { code: 770 } });
    expect(app.post.messages[0]?.to).toMatch(/^\+90532/);
    expect(app.post.messages[0]?.text).toContain('Your Baize login code');
    const step = { id: idOf(asked), sms_code: lastCode() };
    expect((await signIn(player.username, { ...step, id: '12' })).statusCode).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(player.username, step)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(app.logLines.join('')).not.toContain(step.sms_code);
  });

  test('is counted in the figures as sent and as verified', async () => {
    const figureOf = async (event: string) => {
      const figures = await app.server.app.inject({ method: 'GET', url: '/metrics' });
      const line = new RegExp(`^baize_sms_codes_total\\{event="${event}",purpose="sign-in"\\} (\\d+)$`, 'm');
      return Number(line.exec(figures.body)?.[1] ?? 0);
    };
    const before = [await figureOf('sent'), await figureOf('verified')];
    const player = await withSms();
    const asked = await signIn(player.username);
    await signIn(player.username, { id: idOf(asked), sms_code: lastCode() });
    app.clock.advance(MINUTE_MS);
    await signIn(player.username);
    expect([await figureOf('sent'), await figureOf('verified')]).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) + 1,
    ]);
  });

  test('is good for its own player only', async () => {
    const [one, other] = [await withSms(), await withSms()];
    const asked = await signIn(one.username);
    const code = lastCode();
    const stolen = await signIn(other.username, { id: idOf(asked), sms_code: code });
    expect(stolen.json()).toMatchObject({
      errors: { sms_code: ['This code has expired. Please ask for a new one.'] },
    });
  });

  test('is not sent again within a minute; the new one ends the old one', async () => {
    const player = await withSms();
    const first = await signIn(player.username);
    const oldCode = lastCode();
    expect(idOf(await signIn(player.username))).toBe(idOf(first));
    expect(app.post.messages).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    const second = await signIn(player.username);
    expect(app.post.messages).toHaveLength(2);
    expect((await signIn(player.username, { id: idOf(first), sms_code: oldCode })).statusCode).toBe(422);
    expect((await signIn(player.username, { id: idOf(second), sms_code: lastCode() })).statusCode).toBe(200);
  });

  test('ends after five tries and after ten minutes', async () => {
    const player = await withSms();
    const asked = await signIn(player.username);
    const code = lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(player.username, { id: idOf(asked), sms_code: wrong })).json()).toMatchObject({
        errors: { sms_code: ['This code is wrong. Check the six digits in the message.'] },
      });
    expect((await signIn(player.username, { id: idOf(asked), sms_code: code })).statusCode).toBe(422);
    app.clock.advance(MINUTE_MS);
    const again = await signIn(player.username);
    app.clock.advance(10 * MINUTE_MS);
    expect((await signIn(player.username, { id: idOf(again), sms_code: lastCode() })).statusCode).toBe(422);
  });

  test('says plainly that nothing could be sent, and sends as soon as it can', async () => {
    const player = await withSms();
    app.post.mood = 'silent';
    const refused = await signIn(player.username);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ error: 'sms_unavailable' });
    app.post.mood = 'fine';
    expect((await signIn(player.username)).json()).toMatchObject({ data: { code: 770 } });
  });

  test('is sent five times an hour at most', async () => {
    const player = await withSms();
    for (let count = 0; count < 5; count += 1) {
      await signIn(player.username);
      app.clock.advance(MINUTE_MS);
    }
    expect((await signIn(player.username)).statusCode).toBe(429);
    expect(app.post.messages).toHaveLength(5);
  });
});
