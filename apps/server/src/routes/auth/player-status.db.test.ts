import { createIdMaker } from '@baize/clock';
import { blockPlayer, createLocalWakeups, unblockPlayer } from '@baize/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { signInAgain, sitDown } from '../../testing/game-table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { password, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SECOND_MS = 1_000;

const wakeups = createLocalWakeups();

function statusServices() {
  const { database, ledger, clock } = app;
  return { database, ledger, clock, wakeups, ids: createIdMaker(clock, 9) };
}

const why = { changedBy: 'operator ada', reason: 'asked for it by telephone' };

function block({ id }: TestPlayer): Promise<void> {
  return blockPlayer(statusServices(), {
    siteId: app.brand.siteId,
    playerId: id,
    status: 'suspend',
    ...why,
  });
}

describe('the status of a player', () => {
  const key = (player: TestPlayer) => ({ siteId: app.brand.siteId, playerId: player.id });
  const trail = async ({ id }: TestPlayer) =>
    (
      await app.database.pool.query(
        `select from_status, to_status, changed_by, reason, changed_at from player_status_change
           where player_id = $1 order by id`,
        [id],
      )
    ).rows;

  test('is blocked and unblocked in one step, with an audit trail', async () => {
    const table = await sitDown(app);
    const events: string[] = [];
    wakeups.subscribe(key(table.player), ({ kind }) => events.push(kind));
    const other = await signInAgain(app, table.player);
    await block(table.player);
    expect(events).toEqual(['signed-out', 'signed-out']);
    for (const { token } of [table.player, other])
      expect((await app.call('GET', '/user-profile', { token })).statusCode).toBe(401);
    const body = { username: table.player.username, password };
    expect((await app.call('POST', '/login', { body })).json()).toMatchObject({ error: 'account_suspend' });
    const blockedAt = app.clock.now();
    app.clock.advance(SECOND_MS);
    await unblockPlayer(statusServices(), {
      ...key(table.player),
      changedBy: 'system',
      reason: 'time is over',
    });
    const again = await sitDown(app, await signInAgain(app, table.player));
    expect(await again.bet('b1')).toMatchObject({ status: 'OK' });
    expect(await table.bet('b2')).toMatchObject({ status: 'SESSION_EXPIRED' });
    expect(await trail(table.player)).toEqual([
      {
        from_status: 'active',
        to_status: 'suspend',
        changed_by: why.changedBy,
        reason: why.reason,
        changed_at: blockedAt,
      },
      {
        from_status: 'suspend',
        to_status: 'active',
        changed_by: 'system',
        reason: 'time is over',
        changed_at: app.clock.now(),
      },
    ]);
  });

  test('stops bets in the ledger itself, whatever a process has cached', async () => {
    const table = await sitDown(app);
    await table.bet('b1');
    await block(table.player);
    expect(await table.bet('b2')).toMatchObject({
      status: expect.stringMatching(/BLOCKED|EXPIRED/) as string,
    });
    const { siteId } = app.brand;
    const bet = {
      siteId,
      playerId: table.player.id,
      provider: 'p',
      tx: 't',
      currency: 1,
      gameId: 1,
      roundId: 'r',
    };
    const result = await app.ledger.book({ kind: 'bet', ...bet, play: 'round', amountMinor: 1n });
    expect(result.status).toBe('blocked');
  });

  test('changes once for concurrent requests, and for no player of another brand', async () => {
    const { player } = await sitDown(app);
    await Promise.all(Array.from({ length: 6 }, () => block(player)));
    expect(await trail(player)).toHaveLength(1);
    const foreign = { siteId: app.otherBrand.siteId, playerId: player.id, ...why };
    await expect(unblockPlayer(statusServices(), foreign)).rejects.toThrow('data_not_found');
    expect(await trail(player)).toHaveLength(1);
  });

  test('is unchanged after a failed change', async () => {
    const { player } = await sitDown(app);
    const services = statusServices();
    const ledger = {
      ...services.ledger,
      within: () => ({
        ...services.ledger,
        setState: () => Promise.reject(new Error('no connection')),
      }),
    };
    const input = { ...key(player), status: 'locked', ...why } as const;
    await expect(blockPlayer({ ...services, ledger }, input)).rejects.toThrow('no connection');
    expect((await app.call('GET', '/user-profile', { token: player.token })).statusCode).toBe(200);
    expect(await trail(player)).toEqual([]);
  });

  test('needs a reason, and its trail is append-only', async () => {
    const { player } = await sitDown(app);
    const input = { ...key(player), status: 'locked', changedBy: 'operator ada' } as const;
    await expect(blockPlayer(statusServices(), { ...input, reason: '' })).rejects.toThrow(
      'player_status_change',
    );
    await block(player);
    // The tests run as a superuser, so the privileges are checked in the catalogue.
    const { rows } = await app.database.pool.query(
      `select distinct privilege_type from pg_class, aclexplode(relacl)
         where relname = 'player_status_change' and privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'TRUNCATE')`,
    );
    expect(rows).toEqual([{ privilege_type: 'INSERT' }]);
  });
});
