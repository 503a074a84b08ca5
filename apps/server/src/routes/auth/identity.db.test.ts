import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { password, registrationBody, signUp } from '../../testing/test-player.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const register = (fields: Record<string, unknown>, language = 'tr') =>
  app.call('POST', '/account/register', { body: registrationBody(fields), language });

describe('registration', () => {
  test('opens an account with a balance of zero', async () => {
    const body = registrationBody();
    const checked = await app.call('POST', '/account/register', { body: { ...body, type: 'check' } });
    expect(checked.json()).toEqual({ success: true, message: 'Bilgileriniz uygun, devam edebilirsiniz.' });
    const registered = await app.call('POST', '/account/register', { body });
    expect(registered.statusCode, registered.body).toBe(200);
    const username = String(body['username']).toUpperCase();
    const signedIn = await app.call('POST', '/login', { body: { username, password } });
    expect(signedIn.json()).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: {
        username: username.toLowerCase(),
        balance: '0.00',
        currency: 1,
        user_detail: { phone_country_id: 222, phone_verification: 0 },
      },
    });
  });

  const cases: [field: string, fields: Record<string, unknown>, message: string][] = [
    ['username', { username: '' }, 'This field is required.'],
    ['username', { username: 'a' }, 'Must have 2 to 50 characters.'],
    ['username', { username: 'kaya İnce' }, 'A username can only contain letters (a–z), digits and dashes.'],
    [
      'username',
      { username: '<b>kaya</b>' },
      'A username can only contain letters (a–z), digits and dashes.',
    ],
    ['username', { username: 'x'.repeat(10_000) }, 'Can have at most 200 characters.'],
    ['email', { email: 'kaya@' }, 'Enter a valid email address.'],
    ['email', { email: 12 }, 'This value is not valid.'],
    ['phone', { phone: '12345' }, 'Enter a phone number that is valid for the chosen country.'],
    ['phone', { phone: '+49 151 23456789' }, 'Enter a phone number that is valid for the chosen country.'],
    ['phone', { phone_code: 9999 }, 'Enter a phone number that is valid for the chosen country.'],
    ['password', { password: 'Kisa1' }, 'The password must have 8 to 30 characters.'],
    [
      'password',
      { password: 'hepsikucuk1' },
      'The password needs at least one capital letter, one small letter and one digit.',
    ],
    ['password', { username: 'toros', password: 'xxToros123' }, 'The password cannot contain your username.'],
    [
      'password',
      { password: 'Password1!' },
      'This password is too common. Choose one that is harder to guess.',
    ],
    ['password_confirmation', { password_confirmation: 'Baska1234' }, 'The passwords are not the same.'],
    ['name', { name: 'R2-D2' }, 'Must consist of letters only.'],
    ['personal_id', { personal_id: '1234' }, 'A Turkish identity number has 11 digits.'],
    ['personal_id', { personal_id: '10000000147' }, 'This identity number is not valid.'],
    ['birth_year', { birth_day: 31, birth_month: 2 }, 'Choose a valid date of birth.'],
    [
      'birth_year',
      { birth_day: 16, birth_month: 3, birth_year: 2008 },
      'You must be at least 18 years old to register.',
    ],
    ['address', { address: 'a' }, 'Must have 2 to 100 characters.'],
    ['address', { address: 'Kapı \u202E12' }, 'Contains characters that cannot be used.'],
    ['address', { address: '\u200B\u200B\u200B' }, 'This field is required.'],
    ['name', { name: '\u3164' }, 'This field is required.'],
    ['country_id', { country_id: 4000 }, 'Choose a country from the list.'],
  ];
  test.each(cases)('refuses %s in %j', async (field, fields, message) => {
    const answer = await register(fields, 'en');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, error: 'invalid', errors: { [field]: [message] } });
  });

  test('accepts someone who turns 18 today', async () => {
    const answer = await register({ birth_day: 15, birth_month: 3, birth_year: 2008 });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('names every taken field, in the requested language', async () => {
    const body = registrationBody();
    await app.call('POST', '/account/register', { body });
    const answer = await app.call('POST', '/account/register', { body, language: 'tr' });
    expect(answer.json()).toMatchObject({
      errors: {
        username: ['Bu kullanıcı adı alınmış.'],
        email: ['Bu e-posta adresiyle açılmış bir hesap var.'],
        phone: ['Bu telefon numarasıyla açılmış bir hesap var.'],
        personal_id: ['Bu kimlik numarasıyla açılmış bir hesap var.'],
      },
    });
  });

  test('accepts one of several concurrent registrations', async () => {
    const body = registrationBody();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.call('POST', '/account/register', { body })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  });

  test('stores no personal id in clear text', async () => {
    const body = registrationBody();
    await app.call('POST', '/account/register', { body });
    const { rows } = await app.database.pool.query('select * from player where username = $1', [
      body['username'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(String(body['personal_id']));
    expect(app.logLines.join('')).not.toContain(String(body['personal_id']));
  });
});

describe('sign-in', () => {
  test('replies the same to an unknown name and to a wrong password', async () => {
    const { username } = await signUp(app);
    const wrong = await app.call('POST', '/login', { body: { username, password: 'Yanlis123' } });
    const unknown = await app.call('POST', '/login', { body: { username: 'kimse', password: 'Yanlis123' } });
    expect(wrong.statusCode).toBe(422);
    expect({ ...wrong.json<object>(), request_id: '' }).toEqual({
      ...unknown.json<object>(),
      request_id: '',
    });
  });

  test.each([
    ['inactive', 'Your account is not active. Please contact live support.'],
    ['suspend', 'Your account has been suspended. Please contact live support.'],
    ['locked', 'Your account is locked. Please contact live support.'],
    ['delete', 'This account has been closed.'],
  ])(
    'refuses an account that is %s, with the reason only for the right password',
    async (status, message) => {
      const player = await signUp(app);
      const other = await signUp(app);
      await app.database.pool.query('update player set status = $1 where id = $2', [status, player.id]);
      const attempt = (secret: string) =>
        app.call('POST', '/login', { body: { username: player.username, password: secret }, language: 'en' });
      const answer = await attempt(password);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: `account_${status}`, message, data: { message } });
      expect((await attempt('Yanlis123')).json()).toMatchObject({ error: 'wrong_credentials' });
      const options = { token: player.token, language: 'en' };
      for (const answered of [
        await app.call('POST', '/refresh', options),
        await app.call('GET', '/user-profile', options),
      ]) {
        expect(answered.statusCode).toBe(401);
        expect(answered.json()).toMatchObject({ error: 'unauthenticated', message });
      }
      expect((await app.call('GET', '/user-profile', { token: other.token })).statusCode).toBe(200);
    },
  );
});

describe('session', () => {
  test('ends after an hour and at sign-out', async () => {
    const first = await signUp(app);
    expect((await app.call('POST', '/logout', { token: first.token })).json()).toMatchObject({
      success: true,
    });
    expect((await app.call('GET', '/user-profile', { token: first.token })).statusCode).toBe(401);
    const second = await signUp(app);
    app.clock.advance(60 * 60_000);
    expect((await app.call('GET', '/user-profile', { token: second.token })).statusCode).toBe(401);
  });
});

test('one person may open an account at each brand, with the same name, contact and personal id', async () => {
  const body = registrationBody();
  const check = { ...body, type: 'check' };
  const register = (brand: TestApp['brand'], sent: object) =>
    app.call('POST', '/account/register', { brand, body: sent });
  expect((await register(app.brand, body)).statusCode).toBe(200);
  expect((await register(app.otherBrand, check)).statusCode).toBe(200);
  expect((await register(app.otherBrand, body)).statusCode).toBe(200);
  const again = await register(app.otherBrand, body);
  expect(Object.keys(again.json<{ errors: object }>().errors).toSorted()).toEqual([
    'email',
    'personal_id',
    'phone',
    'username',
  ]);
});

test('a referral counts if its player belongs to the brand, and never prevents the registration', async () => {
  const [friend, stranger] = [await signUp(app), await signUp(app, app.otherBrand)];
  const referrerAfter = async (refId: string) => {
    const body = registrationBody({ ref_id: refId });
    const answer = await app.call('POST', '/account/register', { body });
    expect(answer.statusCode, answer.body).toBe(200);
    const { rows } = await app.database.pool.query<{ referrer_id: string | null }>(
      'select referrer_id from player where site_id = $1 and username = $2',
      [app.brand.siteId, body['username']],
    );
    return rows.map(({ referrer_id: id }) => (id === null ? null : Number(id)));
  };
  expect(await referrerAfter(String(friend.id))).toEqual([friend.id]);
  expect(await referrerAfter(String(stranger.id))).toEqual([null]);
  expect(await referrerAfter('1')).toEqual([null]);
  expect(await referrerAfter('nobody')).toEqual([null]);
});

test('two players of one name sign in at their own brands, each with a password of their own', async () => {
  const body = registrationBody();
  const username = String(body['username']);
  const secrets = new Map([
    [app.brand, 'Kuzey7Ruzgar'],
    [app.otherBrand, 'Poyraz4Deniz'],
  ]);
  for (const [brand, secret] of secrets) {
    const fields = { password: secret, password_confirmation: secret };
    const answer = await app.call('POST', '/account/register', { brand, body: { ...body, ...fields } });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const signIn = (brand: TestApp['brand'], secret: string) =>
    app.call('POST', '/login', { brand, body: { username, password: secret } });
  const found = new Set<number>();
  for (const brand of secrets.keys())
    for (const [owner, secret] of secrets) {
      const answer = await signIn(brand, secret);
      expect(answer.statusCode).toBe(brand === owner ? 200 : 422);
      if (brand === owner) found.add(answer.json<{ user: { id: number } }>().user.id);
    }
  expect(found.size).toBe(2);
});
