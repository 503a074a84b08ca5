import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPlayer } from '../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await signUp(app);
});
afterAll(() => app.close());

test.each([
  ['the page of another site', 'cross-site', 403],
  ['the page of a neighbouring subdomain', 'same-site', 403],
  ['a page of ours', 'same-origin', 200],
  ['the address bar', 'none', 200],
  ['a program', undefined, 200],
])('%s with a token of a player is answered as it should be', async (_, site, status) => {
  const headers: Record<string, string> = site === undefined ? {} : { 'sec-fetch-site': site };
  const answer = await app.call('GET', '/user-profile', { token: player.token, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes(player.username)).toBe(status === 200);
});
