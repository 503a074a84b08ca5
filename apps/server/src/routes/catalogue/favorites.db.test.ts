import { type Game, maxFavoriteGames } from '@baize/contract';
import { eq, game } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { idsOf, readData } from '../../testing/call-data.ts';
import { slotId } from '../../testing/seed-catalogue.ts';
import {
  liveId,
  manyGames,
  manyIds,
  poolId,
  createLongCatalogueApp,
} from '../../testing/long-catalogue-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signUp, type TestPlayer } from '../../testing/test-player.ts';

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createLongCatalogueApp();
  player = await signUp(app, app.brand, 100_000n);
});
afterAll(() => app.close());

describe('favourites', () => {
  const toggle = (id: number | string, token = player.token) =>
    app.call('GET', `/account/favorite-games/${id}`, { token, language: 'en' });
  const marked = async (query = '', token = player.token) =>
    idsOf(
      (await readData<{ data: { data: Game[] } }>(app, `/account/favorite-games${query}`, { token })).data
        .data,
    );

  test('are added and removed, listed by type, and part of the profile', async () => {
    const added = await toggle(slotId);
    expect(added.headers['cache-control']).toBe('no-store');
    expect(added.json()).toMatchObject({
      success: true,
      data: { favorite: true, message: expect.stringContaining('favourites') },
    });
    app.clock.advance(1000);
    await toggle(liveId);
    expect(await marked()).toEqual([liveId, slotId]);
    expect(await marked('?type=4')).toEqual([slotId]);
    expect(await marked('?type=5')).toEqual([liveId]);
    expect(await marked('?type=6')).toEqual([]);
    const { profile } = await readData<{ profile: { favorite_games: number[] } }>(app, '/user-profile', {
      token: player.token,
    });
    expect(profile.favorite_games).toEqual([liveId, slotId]);
    expect((await toggle(liveId)).json()).toMatchObject({ data: { favorite: false } });
    expect(await marked()).toEqual([slotId]);
  });

  test('are separate for each player', async () => {
    const other = await signUp(app);
    expect(await marked('', other.token)).toEqual([]);
    const abroad = await app.call('GET', `/account/favorite-games/${slotId}`, {
      token: player.token,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(abroad.statusCode).toBe(403);
    expect((await app.call('GET', `/account/favorite-games/${slotId}`)).statusCode).toBe(401);
    expect(await marked()).toEqual([slotId]);
  });

  test('toggle once for each concurrent request', async () => {
    const other = await signUp(app);
    const answers = await Promise.all(Array.from({ length: 9 }, () => toggle(slotId, other.token)));
    expect(
      answers.filter((answer) => answer.json<{ data: { favorite: boolean } }>().data.favorite),
    ).toHaveLength(5);
    expect(await marked('', other.token)).toEqual([slotId]);
  });

  test('are at most a hundred, also for concurrent requests', async () => {
    const other = await signUp(app);
    const answers = await Promise.all(manyIds.map((id) => toggle(id, other.token)));
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused).toHaveLength(manyGames - maxFavoriteGames);
    expect(refused[0]?.json()).toMatchObject({
      error: 'too_many_favorites',
      message: expect.stringContaining('100'),
    });
    expect(await marked('', other.token)).toHaveLength(maxFavoriteGames);
  });

  test('of a removed game can still be removed, and an unknown game cannot be added', async () => {
    const { sql } = app.database;
    const other = await signUp(app);
    await toggle(poolId, other.token);
    await sql.update(game).set({ enabled: false }).where(eq(game.id, poolId));
    await app.server.catalogue.reloadIfChanged();
    expect(await marked('', other.token)).toEqual([]);
    expect((await toggle(poolId, other.token)).json()).toMatchObject({ data: { favorite: false } });
    expect((await toggle(poolId, other.token)).statusCode).toBe(404);
    for (const id of ['5', '99999999999', 'x', '-1']) expect((await toggle(id)).statusCode, id).toBe(404);
    await sql.update(game).set({ enabled: true }).where(eq(game.id, poolId));
    await app.server.catalogue.reloadIfChanged();
  });

  test.each(['1', '3', '9', 'x', "4' or 1=1"])('of type %s are refused', async (type) => {
    const answer = await app.call('GET', `/account/favorite-games?type=${encodeURIComponent(type)}`, {
      token: player.token,
    });
    expect(answer.statusCode).toBe(422);
  });
});
