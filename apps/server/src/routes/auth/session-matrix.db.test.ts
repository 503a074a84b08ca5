import { calls, type CallShape, errorReply } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUp } from '../../testing/test-player.ts';

const playerCalls = Object.entries<CallShape>(calls).filter(([, { auth }]) => auth === 'player');

/** Address of a call with a value for each path parameter. */
const addressOf = ({ path }: CallShape) => path.replaceAll(/\{\w+\}/g, '1');

const HOUR_MS = 60 * 60_000;
/** How long a token works after its replacement was first used. */
const REPLACED_TOKEN_MS = 10_000;

let app: TestApp;
/** Headers by what is wrong with their token. */
const tokens: Record<string, Record<string, string>> = {};
let liveToken: string;
beforeAll(async () => {
  app = await createTestApp();
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const expired = await signUp(app);
  app.clock.advance(HOUR_MS);
  const replaced = await signUp(app);
  const refreshed = await app.call('POST', '/refresh', { token: replaced.token });
  await app.call('GET', '/user-profile', {
    token: refreshed.json<{ access_token: string }>().access_token,
  });
  app.clock.advance(REPLACED_TOKEN_MS);
  const live = await signUp(app);
  const foreign = await signUp(app, app.otherBrand);
  const revoked = await signUp(app);
  await app.call('POST', '/logout', { token: revoked.token });
  liveToken = live.token;
  Object.assign(tokens, {
    missing: {},
    "another brand's": bearer(foreign.token),
    unknown: bearer('A'.repeat(43)),
    expired: bearer(expired.token),
    'replaced by a refresh': bearer(replaced.token),
    revoked: bearer(revoked.token),
    'cut short': bearer(live.token.slice(1)),
    'too long': bearer('A'.repeat(5_000)),
    empty: { authorization: 'Bearer ' },
    'of another scheme': { authorization: `Basic ${live.token}` },
    'no text': bearer("' or 1=1 --"),
  });
});
afterAll(() => app.close());

function send(call: CallShape, headers: Record<string, string>) {
  return app.call(call.method, addressOf(call), {
    language: 'en',
    headers,
    body: call.method === 'GET' ? undefined : {},
  });
}

describe('every player call', () => {
  test('comes from the contract', () => {
    expect(playerCalls.length).toBeGreaterThan(5);
  });

  test.each(playerCalls)('%s replies the same 401 to every bad token', async (_, call) => {
    const bodies = new Set<string>();
    for (const [name, headers] of Object.entries(tokens)) {
      const answer = await send(call, headers);
      expect(answer.statusCode, `${name}: ${answer.body}`).toBe(401);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(errorReply.parse(answer.json())).toMatchObject({ error: 'unauthenticated' });
      bodies.add(JSON.stringify({ ...answer.json<object>(), request_id: '' }));
    }
    expect([...bodies]).toHaveLength(1);
  });

  test.each(playerCalls)('%s accepts a token at its own brand only', async (_, call) => {
    const answer = await app.call(call.method, addressOf(call), {
      brand: app.otherBrand,
      headers: { authorization: `Bearer ${liveToken}` },
      body: call.method === 'GET' ? undefined : {},
    });
    expect(answer.statusCode).toBe(401);
  });

  test.each(playerCalls)("%s refuses a token with another brand's site id", async (_, call) => {
    const answer = await send(call, {
      authorization: `Bearer ${liveToken}`,
      'site-id': String(app.otherBrand.siteId),
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'unknown_brand' });
  });

  test.each(playerCalls)('%s is refused to other sites', async (_, call) => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { authorization: `Bearer ${liveToken}`, 'sec-fetch-site': site };
      expect((await send(call, headers)).statusCode).toBe(403);
    }
  });

  test('the token stays valid throughout', async () => {
    expect((await app.call('GET', '/user-profile', { token: liveToken })).statusCode).toBe(200);
  });
});
