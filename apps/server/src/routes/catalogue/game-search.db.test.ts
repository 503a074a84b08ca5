import { type Game } from '@baize/contract';
import { eq, game } from '@baize/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { idsOf, readData, readListing } from '../../testing/call-data.ts';
import { slotId, switchedOffId, withoutDemoId } from '../../testing/seed-catalogue.ts';
import {
  lightId,
  liveId,
  manyGames,
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

const list = (query: string, language?: string) => readListing(app, query, language);

describe('rows of games', () => {
  test('are the newest and the most played games, counted in the ledger', async () => {
    const row = async (name: string, query = '') =>
      idsOf((await readData<{ games: Game[] }>(app, `/game-rows/${name}?${query}`)).games);
    expect(await row('new', 'type=bingo&limit=2')).toEqual([200_027, 200_055]);
    expect(await row('trending')).toEqual([]);
    const bet = (gameId: number, tx: string) =>
      app.ledger.book({
        kind: 'bet',
        siteId: app.brand.siteId,
        playerId: player.id,
        provider: 'sandbox-studio',
        currency: 1,
        gameId,
        roundId: tx,
        play: 'round',
        tx,
        amountMinor: 100n,
      });
    await bet(poolId, 'one');
    app.clock.advance(1000);
    await bet(liveId, 'two');
    app.clock.advance(1000);
    await bet(switchedOffId, 'three');
    await app.server.runJob('count-plays');
    await app.server.catalogue.reloadIfChanged();
    expect(await row('trending')).toEqual([poolId, liveId]);
    expect(await row('trending', 'type=live_casino')).toEqual([liveId]);
    expect(idsOf((await list('type=casino&sort=trending')).data)).toEqual([
      poolId,
      slotId,
      lightId,
      withoutDemoId,
    ]);
    // One player alone does not move a game up in the lobby.
    expect(idsOf((await list('type=casino')).data)[0]).toBe(slotId);
    const recent = await readData<{ games: Game[] }>(app, '/account/recent-games', { token: player.token });
    expect(idsOf(recent.games)).toEqual([liveId, poolId]);
    expect((await app.call('GET', '/game-rows/best')).statusCode).toBe(404);
  });
});

describe('the site search', () => {
  interface Found {
    data: Record<
      'games' | 'studios' | 'categories' | 'promotions' | 'pages',
      { name: string; url: string }[]
    > & { games_total: number };
  }
  const search = async (text: string, language = 'tr', limit = 4) =>
    (await readData<Found>(app, `/search?q=${encodeURIComponent(text)}&limit=${limit}`, { language })).data;

  test('finds games, studios, categories, promotions and pages by their names', async () => {
    expect(await search('bahis')).toMatchObject({
      games: [],
      promotions: [{ name: 'Bahis paketi', url: '/Promotions/1' }],
      pages: [{ name: 'Bahis Kuralları', url: '/Pages/betting-rules' }],
    });
    expect((await search('betting', 'en')).pages).toMatchObject([{ name: 'Betting rules' }]);
    expect((await search('betting', 'tr')).pages).toEqual([]);
    expect(await search('kuzgn')).toMatchObject({
      studios: [{ name: 'Kuzgun', url: '/bingo?provider=1' }],
    });
    expect((await search('gozdeler')).categories).toMatchObject([
      { name: 'Gözdeler', type: 'casino', url: '/slots/category/hot-games' },
    ]);
    const bingo = await search('bingo', 'tr', 3);
    expect(bingo.games).toHaveLength(3);
    expect(bingo.games_total).toBe(manyGames);
  });

  test('of fewer than three characters finds nothing', async () => {
    for (const text of ['', 'bi', '  ', '%%%']) expect((await search(text)).games_total, text).toBe(0);
  });
});

describe('processes', () => {
  test('notice changes made by another one', async () => {
    const { sql } = app.database;
    const name = async () => (await list(`type=live_casino`)).data[0]?.name;
    expect(await name()).toBe('Rulet Bir');
    await sql.update(game).set({ nameTr: 'Rulet İki' }).where(eq(game.id, liveId));
    expect(await name()).toBe('Rulet Bir');
    await app.server.catalogue.reloadIfChanged();
    expect(await name()).toBe('Rulet İki');
    let reloads = 0;
    app.server.catalogue.onReload(() => {
      reloads += 1;
    });
    await app.server.catalogue.reloadIfChanged();
    expect(reloads).toBe(0);
  });
});
