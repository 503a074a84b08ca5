import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signIn, signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function overviewOf({ token }: Pick<TestPlayer, 'token'>) {
  const answer = await app.call('GET', '/account/overview', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Record<string, unknown> }>().data;
}

describe('the overview', () => {
  test('of a new player is empty', async () => {
    const player = await signUp(app);
    expect(await overviewOf(player)).toEqual({
      registered_at: app.clock.now().toISOString(),
      last_sign_in: null,
      money: { available: '0.00', kept: [], blocked: expect.anything() },
      deposits: [],
      withdrawals: [],
      identity: 'none',
      games: [],
    });
  });

  test('names the sign-in before this one', async () => {
    const player = await signUp(app);
    const first = app.clock.now().toISOString();
    app.clock.advance(60_000);
    const answer = await signIn(app, player.username, {}, '203.0.113.9');
    const token = answer.json<{ access_token: string }>().access_token;
    expect(await overviewOf({ token })).toMatchObject({ last_sign_in: { at: first } });
    // The first session has none before it.
    expect(await overviewOf(player)).toMatchObject({ last_sign_in: null });
  });

  test('shows own money only', async () => {
    const [player, other] = [await signUp(app, app.brand, 12_345n), await signUp(app)];
    expect(await overviewOf(player)).toMatchObject({ money: { available: '123.45' } });
    expect(await overviewOf(other)).toMatchObject({ money: { available: '0.00' } });
    expect((await app.call('GET', '/account/overview')).statusCode).toBe(401);
  });
});
