import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestAuthenticator, type TestAuthenticator } from '../../testing/test-authenticator.ts';
import { password, signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

const MINUTE_MS = 60_000;

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
  const options = await begin({ token: (await signUp(app)).token });
  origin = `https://${options.rp.id}`;
});
afterAll(() => app.close());
beforeEach(() => {
  app.post.emails.length = 0;
});

type Caller = Pick<TestPlayer, 'token'>;
type Method = 'POST' | 'PUT' | 'DELETE';

interface Creation {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
}

const send = (method: Method, { token }: Caller, address: string, body: object = {}) =>
  app.call(method, `/account/passkeys${address}`, { token, language: 'en', body });

async function begin(player: Caller): Promise<Creation> {
  const answer = await send('POST', player, '/options');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ options: Creation }>().options;
}

async function add(player: Caller, device: TestAuthenticator, label = 'My phone') {
  const { challenge, user } = await begin(player);
  const response = device.create({ challenge, origin, userId: user.id });
  return send('POST', player, '', { response, label });
}

const list = async ({ token }: Caller) =>
  (await app.call('GET', '/account/passkeys', { token })).json<{
    passkeys: { id: number; label: string; rp_id: string | null }[];
  }>().passkeys;

async function challengeOf(brand = app.brand): Promise<string> {
  const answer = await app.call('POST', '/login/passkey-options', { brand });
  return answer.json<{ options: { challenge: string } }>().options.challenge;
}

const enter = (response: object, brand = app.brand) =>
  app.call('POST', '/login/passkey', { brand, language: 'en', body: { response } });

async function signInWith(device: TestAuthenticator) {
  return enter(device.get({ challenge: await challengeOf(), origin }));
}

describe('adding a passkey', () => {
  test('lists it by its name and reports it by e-mail', async () => {
    const player = await signUp(app);
    expect((await add(player, createTestAuthenticator(), '  Elif’in   iPhone’u ')).statusCode).toBe(200);
    expect(await list(player)).toEqual([
      {
        id: expect.any(Number),
        label: 'Elif’in iPhone’u',
        created_at: app.clock.now().toISOString(),
        last_used_at: null,
        is_synced: 0,
        credential_id: expect.any(String),
        rp_id: new URL(origin).hostname,
      },
    ]);
    await expect.poll(() => app.post.emails[0]?.text).toContain('“Elif’in iPhone’u”');
  });

  test('excludes those the player has, and stores none twice', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    const { excludeCredentials } = await begin(player);
    expect(excludeCredentials).toHaveLength(1);
    expect((await add(player, device)).json()).toMatchObject({ error: 'passkey_refused' });
    expect(await list(player)).toHaveLength(1);
  });

  test('needs a fresh proof, which signing in is for five minutes', async () => {
    const player = await signUp(app);
    const { challenge, user } = await begin(player);
    app.clock.advance(5 * MINUTE_MS);
    expect((await send('POST', player, '/options')).json()).toMatchObject({ error: 'proof_needed' });
    const response = createTestAuthenticator().create({ challenge, origin, userId: user.id });
    expect((await send('POST', player, '', { response, label: 'x' })).statusCode).toBe(403);
    await app.call('POST', '/account/proof', { token: player.token, body: { password } });
    expect((await add(player, createTestAuthenticator())).statusCode).toBe(200);
  });

  test.each([
    ['another origin', { origin: 'https://baize.example.net' }],
    ['a host that it is not for', { rpId: 'example.net' }],
    ['an unverified user', { isVerified: false }],
    ['a challenge that was never issued', { challenge: 'bm90aGluZw' }],
  ])('refuses %s', async (_, fault) => {
    const player = await signUp(app);
    const { challenge, user } = await begin(player);
    const response = createTestAuthenticator().create({ challenge, origin, userId: user.id, ...fault });
    const answer = await send('POST', player, '', { response, label: 'x' });
    expect(answer.json()).toMatchObject({
      error: 'passkey_refused',
      message: 'This passkey was not accepted. Try again, or use your password.',
    });
  });

  test('uses a challenge once, in its own session, within five minutes', async () => {
    const player = await signUp(app);
    const other = {
      token: (await signIn(app, player.username)).json<{ access_token: string }>().access_token,
    };
    const creation = await begin(player);
    const ceremony = { challenge: creation.challenge, origin, userId: creation.user.id };
    const make = () => ({ response: createTestAuthenticator().create(ceremony), label: 'x' });
    expect((await send('POST', other, '', make())).statusCode).toBe(422);
    expect((await send('POST', player, '', make())).statusCode).toBe(200);
    expect((await send('POST', player, '', make())).statusCode).toBe(422);
    const late = await begin(player);
    app.clock.advance(5 * MINUTE_MS);
    await app.call('POST', '/account/proof', { token: player.token, body: { password } });
    const response = createTestAuthenticator().create({
      challenge: late.challenge,
      origin,
      userId: late.user.id,
    });
    expect((await send('POST', player, '', { response, label: 'x' })).statusCode).toBe(422);
  });

  test.each([
    ['a blank name', { label: ' \u200B' }],
    ['a name that turns the text around', { label: 'a\u202Eb' }],
    ['a long name', { label: 'x'.repeat(61) }],
    ['a name of 10,000 characters', { label: 'x'.repeat(10_000) }],
    ['a number for a name', { label: 1 }],
    ['no passkey', { response: null }],
    [
      'an empty passkey',
      { response: { id: '', rawId: '', type: 'public-key', response: {}, clientExtensionResults: {} } },
    ],
    ['a list', { response: [] }],
  ])('refuses %s', async (_, fields) => {
    const player = await signUp(app);
    const { challenge, user } = await begin(player);
    const response = createTestAuthenticator().create({ challenge, origin, userId: user.id });
    expect((await send('POST', player, '', { response, label: 'x', ...fields })).statusCode).toBe(422);
    expect(await list(player)).toEqual([]);
  });

  test('stops at ten, also for concurrent requests', async () => {
    const player = await signUp(app);
    for (let count = 0; count < 9; count += 1) await add(player, createTestAuthenticator());
    const ready = await Promise.all([begin(player), begin(player)]);
    const answers = await Promise.all(
      ready.map(({ challenge, user }) => {
        const response = createTestAuthenticator().create({ challenge, origin, userId: user.id });
        return send('POST', player, '', { response, label: 'x' });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await send('POST', player, '/options')).json()).toMatchObject({ error: 'too_many_passkeys' });
  });
});

describe('signing in with a passkey', () => {
  test('opens a session without password and second step, and shows when it was used', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    await app.database.pool.query(
      'update player set phone_verified_at = now(), sms_sign_in = true where id = $1',
      [player.id],
    );
    app.clock.advance(MINUTE_MS);
    const answer = await signInWith(device);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ token_type: 'bearer', user: { id: player.id } });
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect(await list({ token })).toMatchObject([{ last_used_at: app.clock.now().toISOString() }]);
  });

  test('uses a challenge once, for concurrent requests too, within five minutes', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    const response = device.get({ challenge: await challengeOf(), origin });
    const answers = await Promise.all([1, 2, 3].map(() => enter(response)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const late = device.get({ challenge: await challengeOf(), origin });
    app.clock.advance(5 * MINUTE_MS);
    expect((await enter(late)).statusCode).toBe(422);
  });

  test('refuses a counter that does not grow, as a copy of the device would send', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator({ counts: true });
    await add(player, device);
    expect((await signInWith(device)).statusCode).toBe(200);
    expect((await signInWith(device)).statusCode).toBe(200);
    device.setCounter(1);
    expect((await signInWith(device)).json()).toMatchObject({ error: 'passkey_refused' });
    device.setCounter(-1);
    expect((await signInWith(device)).statusCode).toBe(422);
    expect((await signInWith(device)).statusCode).toBe(422);
  });

  test.each([
    ['another origin', { origin: 'https://baize.example.net' }],
    ['a host that it is not for', { rpId: 'example.net' }],
    ['an unverified user', { isVerified: false }],
    ['a challenge that was never issued', { challenge: 'bm90aGluZw' }],
  ])('refuses %s', async (_, fault) => {
    const device = createTestAuthenticator();
    await add(await signUp(app), device);
    const answer = await enter(device.get({ challenge: await challengeOf(), origin, ...fault }));
    expect(answer.json()).toMatchObject({ error: 'passkey_refused' });
  });

  test('is refused at another brand, with another handle, unknown, removed or changed', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    const other = app.brands.find(({ siteId }) => siteId !== app.brand.siteId) ?? app.brand;
    const abroad = device.get({ challenge: await challengeOf(other), origin });
    expect((await enter(abroad, other)).statusCode).toBe(422);
    const right = device.get({ challenge: await challengeOf(), origin });
    const strange = { ...right, response: { ...right.response, userHandle: 'c3RyYW5nZXI' } };
    expect((await enter(strange)).statusCode).toBe(422);
    const forged = { ...right, response: { ...right.response, signature: 'MEUCIQD' } };
    expect((await enter(forged)).statusCode).toBe(422);
    expect((await signInWith(createTestAuthenticator())).statusCode).toBe(422);
    const [{ id } = { id: 0 }] = await list(player);
    expect((await send('DELETE', player, `/${id}`)).statusCode).toBe(200);
    expect((await signInWith(device)).json()).toMatchObject({
      error: 'passkey_removed',
      message: expect.stringContaining('This passkey was removed from your account'),
    });
  });

  test('says why only after a right passkey that an account is blocked', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    await app.database.pool.query(`update player set status = 'suspend' where id = $1`, [player.id]);
    expect((await signInWith(device)).json()).toMatchObject({ error: 'account_suspend' });
    const until = `update player set suspended_until = $2 where id = $1`;
    await app.database.pool.query(until, [player.id, new Date(app.clock.now().getTime() + 1)]);
    expect((await signInWith(device)).json()).toMatchObject({ error: 'account_suspend' });
    await app.database.pool.query(until, [player.id, app.clock.now()]);
    expect((await signInWith(device)).statusCode).toBe(200);
  });
});

describe('a proof by passkey', () => {
  const isProven = async ({ id }: Pick<TestPlayer, 'id'>) => {
    const { rows } = await app.database.pool.query<{ at: Date | null }>(
      'select strongly_proven_at as at from session where player_id = $1 order by id desc limit 1',
      [id],
    );
    return rows[0]?.at !== null;
  };
  async function prove(player: Caller, device: TestAuthenticator, challenge?: string) {
    const begun = await app.call('POST', '/account/proof/passkey-options', { token: player.token });
    const { options } = begun.json<{ options: { challenge: string } }>();
    const passkey = device.get({ challenge: challenge ?? options.challenge, origin });
    return app.call('POST', '/account/proof', { token: player.token, language: 'en', body: { passkey } });
  }

  test('is more than the password, in the session that asked for it', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    expect(await isProven(player)).toBe(false);
    expect((await prove(player, device)).statusCode).toBe(200);
    expect(await isProven(player)).toBe(true);
  });

  test('takes neither another player’s passkey nor a challenge of a sign-in', async () => {
    const [player, other] = [await signUp(app), await signUp(app)];
    const [device, theirs] = [createTestAuthenticator(), createTestAuthenticator()];
    await add(player, device);
    await add(other, theirs);
    for (const answer of [await prove(player, theirs), await prove(player, device, await challengeOf())])
      expect(answer.json()).toMatchObject({ error: 'passkey_refused' });
    expect(await isProven(player)).toBe(false);
  });

  test('takes no challenge of a set-up, nor does a set-up take one of a proof', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    const creation = await begin(player);
    expect((await prove(player, device, creation.challenge)).json()).toMatchObject({
      error: 'passkey_refused',
    });
    expect(await isProven(player)).toBe(false);
    const begun = await app.call('POST', '/account/proof/passkey-options', { token: player.token });
    const { challenge } = begun.json<{ options: { challenge: string } }>().options;
    const response = createTestAuthenticator().create({ challenge, origin, userId: creation.user.id });
    expect((await send('POST', player, '', { response, label: 'x' })).statusCode).toBe(422);
    expect(await list(player)).toHaveLength(1);
  });
});

describe('the host of a passkey', () => {
  const hosts = async (player: Caller) => (await list(player)).map(({ rp_id: host }) => host);

  test('is listed, also of one that worked at an earlier address or was stored before', async () => {
    const player = await signUp(app);
    const device = createTestAuthenticator();
    await add(player, device);
    const store = (host: string | null) =>
      app.database.pool.query('update passkey set rp_id = $2 where player_id = $1', [player.id, host]);
    await store('old.example');
    expect(await hosts(player)).toEqual(['old.example']);
    await store(null);
    expect(await hosts(player)).toEqual([null]);
    expect((await signInWith(device)).statusCode).toBe(200);
    expect(await hosts(player)).toEqual([new URL(origin).hostname]);
  });
});

describe('a passkey', () => {
  test('is renamed and removed by its own player, which ends the other sessions', async () => {
    const [player, stranger] = [await signUp(app), await signUp(app)];
    await add(player, createTestAuthenticator());
    const [{ id } = { id: 0 }] = await list(player);
    for (const wrong of [stranger])
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await send(method, wrong, `/${id}`, { label: 'mine' })).statusCode).toBe(404);
    expect((await send('PUT', player, `/${id}`, { label: 'Work' })).statusCode).toBe(200);
    expect(await list(player)).toMatchObject([{ label: 'Work' }]);
    expect((await send('PUT', player, `/${id}`, { label: '' })).statusCode).toBe(422);
    const other = (await signIn(app, player.username)).json<{ access_token: string }>().access_token;
    app.clock.advance(5 * MINUTE_MS);
    expect((await send('DELETE', player, `/${id}`)).json()).toMatchObject({ error: 'proof_needed' });
    await app.call('POST', '/account/proof', { token: player.token, body: { password } });
    expect((await send('DELETE', player, `/${id}`)).statusCode).toBe(200);
    expect(await list(player)).toEqual([]);
    expect((await app.call('GET', '/user-profile', { token: other })).statusCode).toBe(401);
    expect((await send('DELETE', player, `/${id}`)).statusCode).toBe(404);
  });

  test('challenges that nobody answered are deleted', async () => {
    await challengeOf();
    app.clock.advance(6 * MINUTE_MS);
    await challengeOf();
    await app.server.runJob('clear-passkey-challenges');
    const { rows } = await app.database.pool.query('select 1 from passkey_challenge');
    expect(rows).toHaveLength(1);
  });
});
