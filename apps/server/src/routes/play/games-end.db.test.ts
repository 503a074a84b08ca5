import { createIdMaker } from '@baize/clock';
import { blockPlayer, createLocalWakeups } from '@baize/services';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { completePersonalId } from '../../testing/complete-personal-id.ts';
import { redeemLaunch, signInAgain, sitDown } from '../../testing/game-table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.post.emails.length = 0;
});

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60_000;

function block({ id }: TestPlayer): Promise<void> {
  const { database, ledger, clock } = app;
  const services = { database, ledger, clock, ids: createIdMaker(clock, 9), wakeups: createLocalWakeups() };
  const why = { changedBy: 'system', reason: 'a test' };
  return blockPlayer(services, { siteId: app.brand.siteId, playerId: id, status: 'suspend', ...why });
}

const emailOf = ({ username }: TestPlayer) => `${username}@example.com`;

/** The tests make personal ids from the number of the player. */
const lastDigits = ({ username }: TestPlayer) =>
  completePersonalId(`1200${username.replace('oyuncu-', '')}`).slice(-4);

async function resetPassword(player: TestPlayer): Promise<void> {
  const { username } = player;
  await app.call('POST', '/forget-password', { body: { username, personal_id: lastDigits(player) } });
  const token = await vi.waitFor(
    () => {
      const email = app.post.emails.find(({ to }) => to === emailOf(player));
      if (!email) throw new Error('nothing yet');
      return /forget-password\/(\S+)/.exec(email.text)?.[1] ?? '';
    },
    { timeout: 20_000 },
  );
  const secret = 'Poyraz4Deniz';
  const body = { token, password: secret, password_confirmation: secret };
  expect((await app.call('POST', '/reset-password', { body })).statusCode).toBe(200);
}

const loseSecondStep = async ({ id, token }: TestPlayer) => {
  await app.database.pool.query(
    'update player set phone_verified_at = now(), sms_sign_in = true where id = $1',
    [id],
  );
  const body = { type: 'sms', verified: 0 };
  expect((await app.call('POST', '/toggle-verification', { token, body })).statusCode).toBe(200);
};

const endings: readonly [name: string, end: (player: TestPlayer) => Promise<unknown>, refusal: string][] = [
  ['signing out', ({ token }) => app.call('POST', '/logout', { token }), 'SESSION_EXPIRED'],
  ['a new password', resetPassword, 'SESSION_EXPIRED'],
  ['losing the second step', loseSecondStep, 'SESSION_EXPIRED'],
  ['a block', block, 'PLAYER_BLOCKED'],
];

describe.each(endings)('%s', (_, end, refusal) => {
  test('ends new bets within a second, not open rounds', async () => {
    const table = await sitDown(app);
    for (const tx of ['b1', 'b2', 'b3']) expect(await table.bet(tx)).toMatchObject({ status: 'OK' });
    await end(table.player);
    app.clock.advance(SECOND_MS);
    expect(['SESSION_EXPIRED', refusal]).toContain((await table.bet('b4')).status);
    expect(await table.bet('b1')).toMatchObject({ status: 'OK', replayed: true });
    expect(await table.win('w1', 'b1')).toMatchObject({ status: 'OK', balance: 8_000 });
    expect(await table.rollback('x2', 'b2')).toMatchObject({ status: 'OK', balance: 9_000 });
    const { rows } = await app.database.pool.query<{ closed_at: Date | null }>(
      'select closed_at from game_session where player_id = $1',
      [table.player.id],
    );
    expect(rows.map(({ closed_at }) => closed_at)).toEqual([expect.any(Date)]);
  });

  test('ends unredeemed launch tokens', async () => {
    const table = await sitDown(app);
    await end(table.player);
    expect((await redeemLaunch(app, table.launch)).status).toBe('SESSION_EXPIRED');
  });

  test('leaves the games of other players alone', async () => {
    const [table, other] = [await sitDown(app), await sitDown(app)];
    await end(table.player);
    app.clock.advance(SECOND_MS);
    expect(await other.bet('b1')).toMatchObject({ status: 'OK' });
    expect((await redeemLaunch(app, other.launch)).status).toBe('OK');
  });
});

describe('games of two sessions of one player', () => {
  test('end with their own session', async () => {
    const first = await sitDown(app);
    const second = await sitDown(app, await signInAgain(app, first.player));
    await app.call('POST', '/logout', { token: first.player.token });
    app.clock.advance(SECOND_MS);
    expect(await first.bet('a1')).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await second.bet('b1')).toMatchObject({ status: 'OK' });
    expect((await redeemLaunch(app, first.launch)).status).toBe('SESSION_EXPIRED');
    expect((await redeemLaunch(app, second.launch)).status).toBe('OK');
  });

  test('end in the other session when the second step changes', async () => {
    const first = await sitDown(app);
    const second = await sitDown(app, await signInAgain(app, first.player));
    await app.database.pool.query('update player set phone_verified_at = now() where id = $1', [
      first.player.id,
    ]);
    const toggle = (verified: number) =>
      app.call('POST', '/toggle-verification', {
        token: first.player.token,
        body: { type: 'sms', verified },
      });
    await toggle(0);
    app.clock.advance(SECOND_MS);
    expect(await second.bet('b0')).toMatchObject({ status: 'OK' });
    await toggle(1);
    app.clock.advance(SECOND_MS);
    expect(await second.bet('b1')).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await first.bet('a1')).toMatchObject({ status: 'OK' });
    const profile = (token: string) => app.call('GET', '/user-profile', { token });
    expect((await profile(second.player.token)).statusCode).toBe(401);
    expect((await profile(first.player.token)).statusCode).toBe(200);
  });
});

describe('a game', () => {
  test('continues while its page refreshes the session, and ends with an expired session', async () => {
    const table = await sitDown(app);
    let { token } = table.player;
    for (let round = 0; round < 4; round += 1) {
      app.clock.advance(HOUR_MS / 2);
      token = (await app.call('POST', '/refresh', { token })).json<{ access_token: string }>().access_token;
      expect(await table.bet(`b${round}`)).toMatchObject({ status: 'OK' });
    }
    app.clock.advance(HOUR_MS);
    expect(await table.bet('late')).toMatchObject({ status: 'SESSION_EXPIRED' });
  });

  test('accepts bets only in its own session, not of another player or brand', async () => {
    const [table, other] = [await sitDown(app), await sitDown(app)];
    expect(await table.bet('b1', other.session)).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await table.bet('b2', 'nobody')).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await table.bet('b3')).toMatchObject({ status: 'OK' });
    const foreign = await app.database.pool.query(
      'update game_session set provider = $1 where player_id = $2',
      ['another-studio', table.player.id],
    );
    expect(foreign.rowCount).toBe(1);
    app.clock.advance(SECOND_MS);
    expect(await table.bet('b4')).toMatchObject({ status: 'SESSION_EXPIRED' });
  });

  test('does not open for a player whose account is closed', async () => {
    for (const status of ['inactive', 'suspend', 'locked', 'delete']) {
      const { player, launch } = await sitDown(app);
      // The status alone, as it was before anything else followed from it.
      await app.database.pool.query('update player set status = $1 where id = $2', [status, player.id]);
      expect(await redeemLaunch(app, launch), status).toEqual({ status: 'PLAYER_BLOCKED' });
    }
  });

  test('that is opened while its session ends does not stay open', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { player, launch } = await sitDown(app);
      const [opened] = await Promise.all([
        redeemLaunch(app, launch),
        app.call('POST', '/logout', { token: player.token }),
      ]);
      expect(['OK', 'SESSION_EXPIRED']).toContain(opened.status);
      const { rows } = await app.database.pool.query(
        'select 1 from game_session where player_id = $1 and closed_at is null',
        [player.id],
      );
      expect(rows).toEqual([]);
    }
  });

  test('that is opened before the end of its session is committed waits, and does not open', async () => {
    const { player, launch } = await sitDown(app);
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('update session set revoked_at = now() where player_id = $1', [player.id]);
      const opening = redeemLaunch(app, launch);
      // Long enough for the launch to finish if it did not wait.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await client.query('commit');
      expect(await opening).toEqual({ status: 'SESSION_EXPIRED' });
    } finally {
      client.release();
    }
  });

  test('ends after six hours, however long its session lasts', async () => {
    const table = await sitDown(app);
    let { token } = table.player;
    for (let half = 1; half < 12; half += 1) {
      app.clock.advance(HOUR_MS / 2);
      token = (await app.call('POST', '/refresh', { token })).json<{ access_token: string }>().access_token;
    }
    app.clock.advance(HOUR_MS / 2 - 1);
    expect(await table.bet('last')).toMatchObject({ status: 'OK' });
    app.clock.advance(1);
    expect(await table.bet('late')).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect((await app.call('GET', '/user-profile', { token })).statusCode).toBe(200);
  });
});
