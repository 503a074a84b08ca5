import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, registrationBody, signUp } from '../../testing/test-player.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WRONG = 'Yanlis123';
const NEW_PASSWORD = 'Poyraz4Deniz';
/** Attempts from unknown networks before any delay. */
const FREE = 20;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
});
afterAll(() => app.close());
beforeEach(() => {
  app.captcha.result = 'passed';
  app.captcha.checks.length = 0;
  app.post.emails.length = 0;
});

interface Attempt {
  readonly ip: string;
  readonly secret?: string;
  readonly device?: string;
  readonly captcha?: string;
  readonly brand?: TestApp['brand'];
}

function signIn(username: string, { ip, secret = password, device, captcha, brand = app.brand }: Attempt) {
  const headers = { 'x-forwarded-for': ip, ...(device !== undefined && { cookie: `device=${device}` }) };
  const body = { username, password: secret, ...(captcha !== undefined && { turnstileToken: captcha }) };
  return app.call('POST', '/login', { brand, headers, body, language: 'en' });
}

/** A new network for each call. */
let networks = 0;
const nextNetwork = () => {
  networks += 1;
  return `198.18.${Math.floor(networks / 250)}.${networks % 250}`;
};

/** Addresses of all players: warnings of an earlier test may still be on their way. */
const owners = new Set<string>();

/** Registered, but never signed in. */
async function newPlayer(fields: Record<string, unknown> = {}) {
  const body = registrationBody(fields);
  const answer = await app.call('POST', '/account/register', { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  owners.add(String(body['email']));
  return {
    username: String(body['username']),
    email: String(body['email']),
    lastDigits: String(body['personal_id']).slice(-4),
  };
}

const guess = (username: string, count: number, brand = app.brand) =>
  Promise.all(
    Array.from({ length: count }, () => signIn(username, { ip: nextNetwork(), secret: WRONG, brand })),
  );

const compared = (answers: Awaited<ReturnType<typeof guess>>) =>
  answers.filter((answer) => answer.json<{ error: string }>().error === 'wrong_credentials').length;

const deviceOf = ({ headers }: Awaited<ReturnType<typeof signIn>>) =>
  /^device=([^;]+);/.exec(String(headers['set-cookie']))?.[1] ?? '';

const warnings = (email: string) =>
  app.post.emails.filter(({ to, subject }) => to === email && subject.includes('girilmeye çalışılıyor'));

/** Resets the password with the link in the e-mail. */
async function resetPassword(
  { username, email, lastDigits }: Awaited<ReturnType<typeof newPlayer>>,
  ip: string,
) {
  const headers = { 'x-forwarded-for': ip };
  await app.call('POST', '/forget-password', { headers, body: { username, personal_id: lastDigits } });
  const link = await vi.waitFor(
    () => {
      const sent = app.post.emails.find(({ to, text }) => to === email && /forget-password\/\S+/.test(text));
      if (!sent) throw new Error('nothing yet');
      return /forget-password\/(\S+)/.exec(sent.text)?.[1] ?? '';
    },
    { timeout: 20_000 },
  );
  const body = { token: link, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  const answer = await app.call('POST', '/reset-password', { headers, body });
  expect(answer.statusCode).toBe(200);
  return { device: deviceOf(answer) };
}

describe('guesses from many networks', () => {
  test('are limited together, concurrently and over time', async () => {
    const { username } = await newPlayer();
    expect(compared(await guess(username, 100))).toBe(FREE);
    expect(compared(await guess(username, 20))).toBe(0);
    let later = 0;
    for (let seconds = 0; seconds < 2 * 60 * 60; seconds += 60) {
      app.clock.advance(HOUR_MS / 60);
      later += compared(await guess(username, 2));
    }
    // The delay grows to five minutes: twelve attempts an hour.
    expect(later).toBeGreaterThan(20);
    expect(later).toBeLessThan(32);
  });

  test('do not lock the owner out on a known device or in a known network', async () => {
    const { username } = await newPlayer();
    const home = nextNetwork();
    const first = await signIn(username, { ip: home });
    const device = deviceOf(first);
    await guess(username, 60);
    expect((await signIn(username, { ip: nextNetwork() })).statusCode).toBe(429);
    expect((await signIn(username, { ip: home })).statusCode).toBe(200);
    const abroad = await signIn(username, { ip: nextNetwork(), device });
    expect(abroad.statusCode).toBe(200);
    expect(deviceOf(abroad)).toBe(device);
  });

  test('cost an owner in a new place at most a recovery by e-mail', async () => {
    const { username, email, lastDigits } = await newPlayer();
    await guess(username, 60);
    const ip = nextNetwork();
    expect((await signIn(username, { ip })).statusCode).toBe(429);
    await resetPassword({ username, email, lastDigits }, ip);
    app.clock.advance(HOUR_MS / 60);
    await guess(username, 5);
    expect((await signIn(username, { ip, secret: NEW_PASSWORD })).statusCode).toBe(200);
  });

  test('do not lock out the browser that set a new password, nor the devices from before', async () => {
    const player = await newPlayer();
    const home = nextNetwork();
    const old = deviceOf(await signIn(player.username, { ip: home }));
    await guess(player.username, 60);
    const phone = nextNetwork();
    const { device } = await resetPassword(player, phone);
    expect(device).not.toBe(old);
    for (let minute = 0; minute < 30; minute += 1) {
      app.clock.advance(HOUR_MS / 60);
      await guess(player.username, 3);
    }
    const secret = NEW_PASSWORD;
    const statusFrom = async (place: Omit<Attempt, 'secret'>) =>
      (await signIn(player.username, { ...place, secret })).statusCode;
    expect(await statusFrom({ ip: nextNetwork() })).toBe(429);
    // The carrier gives the phone another address.
    expect(await statusFrom({ ip: nextNetwork(), device })).toBe(200);
    expect(await statusFrom({ ip: phone })).toBe(200);
    expect(await statusFrom({ ip: nextNetwork(), device: old })).toBe(200);
    expect(await statusFrom({ ip: home })).toBe(200);
  });

  test('are counted anew for a new password', async () => {
    const player = await newPlayer();
    await guess(player.username, 60);
    expect((await signIn(player.username, { ip: nextNetwork() })).statusCode).toBe(429);
    await resetPassword(player, nextNetwork());
    const answer = await signIn(player.username, { ip: nextNetwork(), secret: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
  });

  test('are refused in words that name the way in', async () => {
    const { username } = await newPlayer();
    await guess(username, 60);
    const answer = await signIn(username, { ip: nextNetwork() });
    expect(answer.json()).toMatchObject({
      error: 'sign_in_delayed',
      message: expect.stringMatching(/Try again in \d+ seconds.*“Forgot your password\?”/),
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('cause a warning to the owner once a day, and none for unknown names', async () => {
    const { username, email } = await newPlayer();
    await guess(username, FREE - 1);
    await guess('kimse-burada', FREE + 5);
    await app.server.metricsApp.inject({ method: 'GET', url: '/metrics' });
    expect(warnings(email)).toEqual([]);
    await guess(username, 10);
    await vi.waitFor(() => expect(warnings(email)).toHaveLength(1), { timeout: 20_000 });
    for (let round = 0; round < 5; round += 1) {
      app.clock.advance(HOUR_MS);
      await guess(username, 3);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(warnings(email)).toHaveLength(1);
    expect(app.post.emails.filter(({ to }) => !owners.has(to))).toEqual([]);
    app.clock.advance(DAY_MS);
    await guess(username, FREE);
    await vi.waitFor(() => expect(warnings(email)).toHaveLength(2), { timeout: 20_000 });
  });

  test('still cause the warning if the first attempt to queue it fails', async () => {
    const { username, email } = await newPlayer();
    const { pool } = app.database;
    await pool.query(`
      create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger refuse_mail before insert on outbox
        for each row when (new.kind = 'mail') execute function refuse_mail()`);
    await guess(username, FREE + 5);
    await vi.waitFor(
      async () => {
        const { rowCount } = await pool.query("select from outbox where kind = 'guesses' and tries > 0");
        expect(rowCount).toBe(1);
      },
      { timeout: 20_000 },
    );
    await pool.query('drop function refuse_mail cascade');
    app.clock.advance(2 * 60_000);
    await app.server.runJob('sweep-outbox');
    await vi.waitFor(() => expect(warnings(email)).toHaveLength(1), { timeout: 20_000 });
  });

  test('need the captcha of a brand that has one, and attempts without it are not counted', async () => {
    const brand = app.otherBrand;
    Object.assign(brand.options, { keys: { TURNSTILE_SITE_KEY: 'a-site-key' } });
    const { username } = await signUp(app, brand);
    await guess(username, FREE, brand);
    app.clock.advance(HOUR_MS / 60);
    const refused = await guess(username, 30, brand);
    expect(refused.map((answer) => answer.json<{ error: string }>().error)).toEqual(
      refused.map(() => 'captcha_required'),
    );
    const owner = await signIn(username, { ip: nextNetwork(), captcha: 'x', brand });
    expect(owner.statusCode, owner.body).toBe(200);
  });

  test('at one brand do not count at another', async () => {
    const body = registrationBody();
    for (const brand of [app.brand, app.otherBrand])
      await app.call('POST', '/account/register', { brand, body });
    const username = String(body['username']);
    await guess(username, 60);
    expect((await signIn(username, { ip: nextNetwork() })).statusCode).toBe(429);
    expect((await signIn(username, { ip: nextNetwork(), brand: app.otherBrand })).statusCode).toBe(200);
  });
});

describe('an owner who is away from every known place', () => {
  test('signs in from as many new networks as there are, and leaves all guesses to others', async () => {
    const { username } = await newPlayer();
    for (let count = 0; count < FREE + 1; count += 1)
      expect((await signIn(username, { ip: nextNetwork() })).statusCode).toBe(200);
    expect(compared(await guess(username, FREE + 5))).toBe(FREE);
  });

  test('is asked for no captcha once the day of the guesses is over', async () => {
    const brand = app.otherBrand;
    Object.assign(brand.options, { keys: { TURNSTILE_SITE_KEY: 'a-site-key' } });
    const { username } = await signUp(app, brand);
    await guess(username, FREE, brand);
    const attempt = () => signIn(username, { ip: nextNetwork(), brand });
    app.clock.advance(DAY_MS - 1);
    expect((await attempt()).json()).toMatchObject({ error: 'captcha_required' });
    app.clock.advance(1);
    expect((await attempt()).statusCode).toBe(200);
  });
});

describe('a device', () => {
  test('is recognised by a cookie that only the sign-in receives and no script can read', async () => {
    const { username } = await newPlayer();
    const answer = await signIn(username, { ip: nextNetwork() });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      /^device=[\w-]{43}; Path=\/_api\/login; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    );
    const { rows } = await app.database.pool.query('select * from known_place');
    expect(JSON.stringify(rows)).not.toContain(deviceOf(answer));
    const failed = await signIn(username, { ip: nextNetwork(), secret: WRONG });
    expect(failed.headers['set-cookie']).toBeUndefined();
  });

  test('of one player does not count for another, and its cookie cannot be taken over', async () => {
    const [one, other] = [await newPlayer(), await newPlayer()];
    const device = deviceOf(await signIn(one.username, { ip: nextNetwork() }));
    await guess(other.username, 60);
    expect((await signIn(other.username, { ip: nextNetwork(), device })).statusCode).toBe(429);
    const planted = 'P'.repeat(43);
    const signedIn = await signIn(one.username, { ip: nextNetwork(), device: planted });
    expect(deviceOf(signedIn)).not.toBe(planted);
    await guess(one.username, 60);
    expect((await signIn(one.username, { ip: nextNetwork(), device: planted })).statusCode).toBe(429);
  });

  test('has its own limit, whatever networks it uses', async () => {
    const { username } = await newPlayer();
    const device = deviceOf(await signIn(username, { ip: nextNetwork() }));
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(username, { ip: nextNetwork(), device, secret: WRONG })).statusCode).toBe(422);
    expect((await signIn(username, { ip: nextNetwork(), device })).statusCode).toBe(429);
    app.clock.advance(5_000);
    expect((await signIn(username, { ip: nextNetwork(), device })).statusCode).toBe(200);
  });

  test('is forgotten after 90 days without a sign-in', async () => {
    const { username } = await newPlayer();
    const home = nextNetwork();
    const device = deviceOf(await signIn(username, { ip: home }));
    app.clock.advance(90 * DAY_MS);
    await guess(username, 60);
    expect((await signIn(username, { ip: home })).statusCode).toBe(429);
    expect((await signIn(username, { ip: nextNetwork(), device })).statusCode).toBe(429);
  });

  test('is one of the 20 newest places of its player', async () => {
    const { username } = await newPlayer();
    const first = nextNetwork();
    const device = deviceOf(await signIn(username, { ip: first }));
    const places: string[] = [];
    for (let count = 0; count < 18; count += 1) {
      app.clock.advance(1_000);
      places.push(nextNetwork());
      await signIn(username, { ip: places.at(-1) ?? '', device });
    }
    await guess(username, 60);
    expect((await signIn(username, { ip: first })).statusCode).toBe(200);
    app.clock.advance(1_000);
    await signIn(username, { ip: nextNetwork(), device });
    expect((await signIn(username, { ip: places[0] ?? '' })).statusCode).toBe(429);
  });

  test('and other places from before a password reset have few attempts together', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    const owner = nextNetwork();
    const places = Array.from({ length: 8 }, () => nextNetwork());
    const devices: string[] = [];
    for (const ip of places) devices.push(deviceOf(await signIn(player.username, { ip })));
    await signIn(other.username, { ip: places[0] ?? '' });
    await resetPassword(player, owner);
    const secret = WRONG;
    const tried = await Promise.all([
      ...places.flatMap((ip) => [1, 2, 3].map(() => signIn(player.username, { ip, secret }))),
      ...devices.flatMap((device) =>
        [1, 2].map(() => signIn(player.username, { ip: nextNetwork(), device, secret })),
      ),
    ]);
    expect(compared(tried)).toBe(FREE);
    const back = { ip: places[0] ?? '', secret: NEW_PASSWORD };
    expect((await signIn(player.username, back)).statusCode).toBe(429);
    expect((await signIn(player.username, { ip: owner, secret: NEW_PASSWORD })).statusCode).toBe(200);
    // The places of other players stay known.
    await guess(other.username, 60);
    expect((await signIn(other.username, { ip: places[0] ?? '' })).statusCode).toBe(200);
  });

  test('from before a reset is as good as new after a sign-in with the new password', async () => {
    const player = await newPlayer();
    const old = deviceOf(await signIn(player.username, { ip: nextNetwork() }));
    const thief = nextNetwork();
    await signIn(player.username, { ip: thief });
    await resetPassword(player, nextNetwork());
    const renewed = await signIn(player.username, { ip: nextNetwork(), device: old, secret: NEW_PASSWORD });
    const device = deviceOf(renewed);
    expect(device).not.toBe(old);
    await Promise.all(
      Array.from({ length: FREE + 5 }, () =>
        signIn(player.username, { ip: nextNetwork(), device: old, secret: WRONG }),
      ),
    );
    app.clock.advance(HOUR_MS);
    for (let time = 0; time < FREE; time += 1) {
      app.clock.advance(HOUR_MS / 4);
      await signIn(player.username, { ip: thief, secret: WRONG });
    }
    expect((await signIn(player.username, { ip: thief, secret: NEW_PASSWORD })).statusCode).toBe(429);
    const owner = await signIn(player.username, { ip: nextNetwork(), device, secret: NEW_PASSWORD });
    expect(owner.statusCode).toBe(200);
  });
});
