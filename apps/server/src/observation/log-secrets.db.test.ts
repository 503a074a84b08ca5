import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { password, registrationBody } from '../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const wrongPassword = 'Yanlis7Kanarya';
const nextPassword = 'Poyraz4Kanarya';

/** Runs work while another connection locks the players' table, so that each query on it fails. */
async function withLockedPlayers(work: () => Promise<unknown>): Promise<void> {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table player in access exclusive mode');
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function lastOf(sent: readonly { text: string }[], pattern: RegExp): Promise<string> {
  return vi.waitFor(
    () => {
      const found = sent.flatMap(({ text }) => pattern.exec(text)?.slice(1) ?? []).at(-1);
      if (found === undefined) throw new Error('nothing yet');
      return found;
    },
    { timeout: 20_000 },
  );
}

test('no secret of a player’s whole journey is in the log, nor of failed requests', async () => {
  const body = registrationBody();
  const username = String(body['username']);
  const personalId = String(body['personal_id']);
  await app.call('POST', '/account/register', { body });
  await app.call('POST', '/login', { body: { username, password: wrongPassword } });
  const signedIn = await app.call('POST', '/login', { body: { username, password } });
  const token = signedIn.json<{ access_token: string }>().access_token;
  const refreshed = await app.call('POST', '/refresh', { token });
  const nextToken = refreshed.json<{ access_token: string }>().access_token;

  await app.call('POST', '/forget-password', { body: { username, personal_id: personalId.slice(-4) } });
  const linkToken = await lastOf(app.post.emails, /\/forget-password\/([\w-]{43})/);
  await app.server.app.inject({ method: 'GET', url: `/forget-password/${linkToken}?token=${linkToken}` });
  const reset = { token: linkToken, password: nextPassword, password_confirmation: nextPassword };
  await app.call('POST', '/reset-password', { body: reset });

  await app.database.pool.query(
    'update player set sms_sign_in = true, phone_verified_at = now() where username = $1',
    [username],
  );
  await app.call('POST', '/login', { body: { username, password: nextPassword } });
  const code = await lastOf(app.post.messages, /(\d{6})/);
  await app.call('POST', '/login', {
    body: { username, password: nextPassword, sms_code: code, id: '1', code: '918273' },
  });

  const other = registrationBody({ address: 'Kanarya Sokak 5' });
  await withLockedPlayers(async () => {
    const options = { body: { username, password: nextPassword }, token: nextToken };
    // Each waits for the lock as long as it may.
    const failed = await Promise.all([
      app.call('POST', '/account/register', { body: other }),
      app.call('POST', '/login', options),
      app.call('GET', '/user-profile', { token: nextToken }),
    ]);
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  });

  const { rows } = await app.database.pool.query<Record<string, string>>(
    `select password_hash, personal_id_hash, personal_id_cipher from player where username = $1`,
    [username],
  );
  const log = app.logLines.join('');
  const canaries = {
    password,
    wrongPassword,
    nextPassword,
    token,
    nextToken,
    linkToken,
    code,
    authenticatorCode: '918273',
    personalId,
    otherPersonalId: String(other['personal_id']),
    mail: String(other['email']),
    address: 'Kanarya Sokak',
    ...rows[0],
  };
  for (const [name, canary] of Object.entries(canaries)) {
    expect(canary.length, name).toBeGreaterThan(5);
    expect(log.includes(canary), name).toBe(false);
  }
  // What is needed to find the fault is in the log.
  expect(log).toContain('55P03');
  expect(log).toContain('Failed query');
  expect(log).toContain('/forget-password/[removed]');
});
