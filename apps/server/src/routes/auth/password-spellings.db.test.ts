import type { TypedSecret } from '@baize/contract/typed-secrets';
import { hashPassword } from '@baize/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { registrationBody, signIn, signUp } from '../../testing/test-player.ts';

const composed = 'Şifrem7Güneş';
const decomposed = composed.normalize('NFD');
/** Some letters as one character and some as two, with a space of another width. */
const mixed = `${'Ş'.normalize('NFD')}ifrem7\u00A0Güneş`;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxyHops: 1 });
});
afterAll(() => app.close());

async function register(password: string, confirmation = password): Promise<string> {
  const body = registrationBody({ password, password_confirmation: confirmation });
  const reply = await app.call('POST', '/account/register', { body });
  expect(reply.statusCode, reply.body).toBe(200);
  return String(body['username']);
}

async function outcomeOf(username: string, password: string): Promise<unknown> {
  const { statusCode, json } = await signIn(app, username, { password, turnstileToken: 'passed' });
  return statusCode === 200 ? 200 : json<{ error: string }>().error;
}

async function hashOf(username: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ password_hash: string }>(
    'select password_hash from player where username = $1',
    [username],
  );
  return rows[0]?.password_hash ?? '';
}

/** As an account whose password was stored as it was typed. */
async function storeAsTyped(username: string, password: string): Promise<void> {
  await app.database.pool.query('update player set password_hash = $2 where username = $1', [
    username,
    await hashPassword(password as TypedSecret),
  ]);
}

describe('one password in two spellings', () => {
  test.each([
    [composed, decomposed],
    [decomposed, composed],
    [mixed, mixed.normalize('NFC')],
  ])('signs in with either', async (first, second) => {
    const username = await register(first, second);
    expect([await outcomeOf(username, first), await outcomeOf(username, second)]).toEqual([200, 200]);
    expect(await outcomeOf(username, composed.replace('7', '8'))).toBe('wrong_credentials');
  });

  test.each([decomposed, mixed])('that was stored as typed is accepted, and stored anew', async (typed) => {
    const username = await register(composed);
    await storeAsTyped(username, typed);
    const old = await hashOf(username);
    expect(await outcomeOf(username, `${typed}x`)).toBe('wrong_credentials');
    expect(await hashOf(username)).toBe(old);
    expect(await outcomeOf(username, typed)).toBe(200);
    const renewed = await hashOf(username);
    expect(renewed).not.toBe(old);
    expect(await outcomeOf(username, typed.normalize('NFC'))).toBe(200);
    expect(await outcomeOf(username, typed)).toBe(200);
    expect(await hashOf(username)).toBe(renewed);
  });

  test('that was stored as two characters is also found from a keyboard that writes one', async () => {
    const username = await register(composed);
    await storeAsTyped(username, decomposed);
    expect(await outcomeOf(username, composed)).toBe(200);
  });

  test('opens a session for each of several sign-ins that replace it', async () => {
    const username = await register(composed);
    await storeAsTyped(username, decomposed);
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(username, decomposed)));
    expect(outcomes).toEqual([200, 200, 200]);
  });

  test('is changed in one spelling and is the same in the other', async () => {
    const { token, username } = await signUp(app);
    const change = (current_password: string, password: string, password_confirmation: string) =>
      app.call('PUT', '/change-password', {
        token,
        body: { current_password, password, password_confirmation },
      });
    await storeAsTyped(username, decomposed);
    expect((await change(composed, decomposed, composed)).json()).toMatchObject({
      errors: { password: [expect.any(String)] },
    });
    const next = 'Gökkuşağı9B';
    const changed = await change(composed, next, next.normalize('NFD'));
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await outcomeOf(username, next.normalize('NFD'))).toBe(200);
  });
});

test('a password of 30 characters may be twice as many units', async () => {
  const password = `Aa1${'ş'.repeat(27)}`.normalize('NFD');
  const username = await register(password);
  expect(await outcomeOf(username, password.normalize('NFC'))).toBe(200);
});
