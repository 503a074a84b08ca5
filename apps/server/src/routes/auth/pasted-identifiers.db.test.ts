import { eq, player } from '@baize/db';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let someone: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  someone = await signUp(app);
});
afterAll(() => app.close());

/** As a page or a chat gives them out. */
const pasted = [
  (text: string) => `\u202D${text}\u202C`,
  (text: string) => `\uFEFF ${text}\u200B`,
  (text: string) => `\u00A0“${text}”,`,
  (text: string) => `Kimlik: ${text}\u200E`,
];

test('a user name opens the account, however it was pasted', async () => {
  for (const paste of pasted) {
    const body = { username: paste(someone.username), password, turnstileToken: 'passed' };
    const reply = await app.call('POST', '/login', { body });
    expect(reply.statusCode, JSON.stringify(body)).toBe(200);
  }
});

test('the contacts on file are the same ones, however they were pasted', async () => {
  const [row] = await app.database.sql.select().from(player).where(eq(player.id, someone.id));
  if (!row) throw new Error('no player');
  for (const paste of pasted) {
    const body = { email: paste(row.email), phone: paste(row.phone) };
    const reply = await app.call('PUT', '/update-profile', { token: someone.token, body });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ changes: [] });
  }
});
