import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, signIn, signUp } from '../../testing/test-player.ts';

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

/** The brand that requires the captcha from everyone. */
function captchaBrand() {
  const brand = app.brands.find(({ options }) => options.turnstile_validation === 1);
  if (!brand) throw new Error('no brand requires a captcha');
  return brand;
}

describe('attempts at one account', () => {
  test('are delayed longer and longer after five, and the right password is not checked sooner', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(app, username, { password: WRONG })).json()).toMatchObject({
        error: 'wrong_credentials',
      });
    const early = await signIn(app, username);
    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('5');
    expect(early.json()).toMatchObject({
      error: 'too_many_requests',
      message: 'Too many attempts in a short time. Try again in 5 seconds.',
    });
    app.clock.advance(5_000);
    await signIn(app, username, { password: WRONG });
    const second = await signIn(app, username, {}, '198.51.100.7', 'tr');
    expect(second.headers['retry-after']).toBe('10');
    expect(second.json()).toMatchObject({
      message: 'Kısa sürede çok fazla deneme yaptınız. 10 saniye sonra yeniden deneyin.',
    });
    app.clock.advance(10_000);
    expect((await signIn(app, username)).statusCode).toBe(200);
    expect((await signIn(app, username, { password: WRONG })).statusCode).toBe(422);
    expect((await signIn(app, username)).statusCode).toBe(200);
  });

  test('from elsewhere do not stop the owner from signing in', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 6; count += 1)
      await signIn(app, username, { password: WRONG }, '203.0.113.1');
    expect((await signIn(app, username, {}, '203.0.113.1')).statusCode).toBe(429);
    expect((await signIn(app, username, {}, '203.0.113.2')).statusCode).toBe(200);
  });

  test('from one IPv6 network are counted together, whatever address is forged before the proxy', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 5; count += 1)
      await signIn(app, username, { password: WRONG }, `10.0.0.${count}, 2001:db8:5:6::${count}`);
    expect((await signIn(app, username, {}, '2001:db8:5:6:aaaa::1')).statusCode).toBe(429);
    expect((await signIn(app, username, {}, '2001:db8:5:7::1')).statusCode).toBe(200);
  });

  test('cannot bypass the limit by running concurrently', async () => {
    const { username } = await signUp(app);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(app, username, { password: WRONG }, '203.0.113.9')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });

  test('are forgotten after fifteen minutes', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 4; count += 1)
      await signIn(app, username, { password: WRONG }, '203.0.113.3');
    app.clock.advance(15 * MINUTE_MS);
    for (let count = 0; count < 4; count += 1)
      await signIn(app, username, { password: WRONG }, '203.0.113.3');
    expect((await signIn(app, username, {}, '203.0.113.3')).statusCode).toBe(200);
  });
});

describe('limits of routes', () => {
  test('apply to a network and say when it may continue', async () => {
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
  test('is checked before the password if the brand requires it, at sign-in and registration', async () => {
    const brand = captchaBrand();
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

  test('is required after five failures if the brand has a widget', async () => {
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

  test('is not required by a brand without one', async () => {
    const { username } = await signUp(app);
    for (let count = 0; count < 5; count += 1)
      await signIn(app, username, { password: WRONG }, '203.0.113.30');
    app.clock.advance(5_000);
    expect((await signIn(app, username, {}, '203.0.113.30')).statusCode).toBe(200);
    expect(app.captcha.checks).toEqual([]);
  });
});
