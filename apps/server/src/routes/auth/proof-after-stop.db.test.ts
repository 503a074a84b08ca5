import { eq, session } from '@baize/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type NewTestPlayer, password, signUp } from '../../testing/test-player.ts';

let app: TestApp;
let player: NewTestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  player = await signUp(app);
});
afterAll(() => app.close());

/** As by the link in the message of a withdrawal; who knows the password has signed in again. */
const stop = () =>
  app.database.pool.query(
    'insert into payout_stop (site_id, player_id, stopped_at, transaction_id) values ($1, $2, $3, 1)',
    [app.brand.siteId, player.id, app.clock.now()],
  );

const proven = () =>
  app.database.sql
    .update(session)
    .set({ stronglyProvenAt: app.clock.now() })
    .where(eq(session.playerId, player.id));

const changes = [
  ['a passkey', () => app.call('POST', '/account/passkeys/options', { token: player.token })],
  ['an app', () => app.call('POST', '/enable-2fa', { token: player.token, body: { password } })],
  [
    'another e-mail address',
    () =>
      app.call('PUT', '/update-profile', {
        token: player.token,
        body: { email: `${player.username}@elsewhere.example`, phone: '5325550000', password },
      }),
  ],
] as const;

describe('after a withdrawal was reported as somebody else’s', () => {
  test.each(changes)('%s takes more than the password', async (_, change) => {
    await stop();
    const refused = await change();
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { error: 'proof_after_stop' }]);
    await proven();
    expect((await change()).json<{ error?: string }>().error).not.toBe('proof_after_stop');
  });

  test.each(changes)('%s of another player is added as ever', async (_, change) => {
    await stop();
    player = await signUp(app);
    expect((await change()).json<{ error?: string }>().error).not.toBe('proof_after_stop');
  });
});
