import { type Game } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { idsOf, type Listing, readData, readListing } from '../../testing/call-data.ts';
import { slotId, switchedOffId } from '../../testing/seed-catalogue.ts';
import { lightId, manyGames, manyIds, createLongCatalogueApp } from '../../testing/long-catalogue-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createLongCatalogueApp();
});
afterAll(() => app.close());

const list = (query: string, language?: string) => readListing(app, query, language);

describe('a listing', () => {
  test('has pages of 50 that are slices of one list', async () => {
    const pages = [
      await list('type=bingo'),
      await list('type=bingo&page=2'),
      await list('type=bingo&page=3'),
    ];
    expect(pages.map((each) => each.data.length)).toEqual([50, 50, 10]);
    expect(pages.flatMap((each) => idsOf(each.data))).toEqual(manyIds);
    expect(pages[0]).toMatchObject({ total: manyGames, last_page: 3, per_page: 50, current_page: 1 });
    expect(pages[2]?.next_page_url).toBeNull();
    const beyond = await list('type=bingo&page=100000');
    expect(beyond).toMatchObject({ data: [], total: manyGames, next_page_url: null });
  });

  test('links to the next page with all its parameters', async () => {
    const first = await list(
      'type=bingo&provider=9087&per_page=2&sort=name&volatility=1,2&mechanic=ways,coins&feature=multiplier',
    );
    const next = new URL(first.next_page_url ?? '', 'http://site.invalid');
    expect(Object.fromEntries(next.searchParams)).toEqual({
      type: 'bingo',
      provider: '9087',
      per_page: '2',
      sort: 'name',
      volatility: '1,2',
      mechanic: 'ways,coins',
      feature: 'multiplier',
      page: '2',
    });
  });

  test('is filtered by studio, category, feature, mechanic, volatility and return to player', async () => {
    expect((await list('type=bingo&provider=9087')).total).toBe(55);
    expect((await list('type=bingo&provider=9087,1')).total).toBe(manyGames);
    expect((await list('type=bingo&category_id=60')).total).toBe(70);
    // The studio has priority over the category.
    expect((await list('type=bingo&category_id=60&provider=1')).total).toBe(55);
    expect((await list('type=bingo&feature=multiplier')).total).toBe(37);
    expect((await list('type=bingo&feature=multiplier,nothing')).total).toBe(0);
    expect((await list('type=bingo&mechanic=ways')).total).toBe(28);
    expect((await list('type=bingo&mechanic=ways,coins')).total).toBe(56);
    expect((await list('type=bingo&mechanic=cluster')).total).toBe(0);
    expect((await list('type=bingo&mechanic=nothing')).total).toBe(0);
    expect((await list('type=bingo&volatility=5')).total).toBe(22);
    expect((await list('type=bingo&min_rtp=98')).total).toBe(10);
    expect((await list('type=bingo&category_id=1')).total).toBe(0);
    expect((await list('type=bingo&provider=777')).total).toBe(0);
    expect((await list('type=favorite_games')).total).toBe(0);
  });

  test('is sorted as requested', async () => {
    const names = (await list('type=casino&sort=name', 'tr')).data.map(({ name }) => name);
    expect(names).toEqual(['Altın Havuz', 'Denemesiz', 'Ejder Hazinesi', 'Işık Yolu']);
    const english = (await list('type=casino&sort=name', 'en')).data.map(({ name }) => name);
    expect(english).toEqual(['Dragon Hoard', 'Golden Pool', 'No Demo', 'Path of Light']);
    const newest = await list('type=bingo&sort=new&per_page=3');
    expect(idsOf(newest.data)).toEqual([200_027, 200_055, 200_083]);
  });

  test.each(['isik', 'IŞIK', 'ışık', 'Işık yolu', 'isikk yolu', 'ışıkyolu', 'isik youl'])(
    'is found by %s',
    async (text) => {
      const found = await list(`type=casino&search=${encodeURIComponent(text)}`);
      expect(idsOf(found.data)).toEqual([lightId]);
    },
  );

  test('by a text without three letters is empty, by none the whole list; by a studio’s name, its games', async () => {
    for (const text of [
      'is',
      'игра',
      '★★★',
      '___',
      'ß',
      '%',
      '\u200B\u200B\u200B',
      'isik игра',
      'لعبة ışık',
      '游戏 isik',
    ])
      expect((await list(`type=casino&search=${encodeURIComponent(text)}`)).total, text).toBe(0);
    expect((await list('type=casino&search=%20%20')).total).toBe(4);
    expect(idsOf((await list('type=casino&search=lodos')).data)).toEqual([lightId]);
    expect((await list('type=casino&search=xyzzy')).data).toEqual([]);
  });

  test('by a category alone can also be filtered by studios', async () => {
    const all = await readData<Listing>(app, '/category-games?type=bingo&category_id=60&page=2');
    expect(all.games).toMatchObject({ total: 70, current_page: 2, last_page: 2, next_page_url: null });
    const some = await readData<Listing>(
      app,
      '/category-games?type=bingo&category_id=60&provider=9087&per_page=12',
    );
    expect(some.games).toMatchObject({ total: 35, per_page: 12 });
    expect(some.games.next_page_url).toContain('/_api/category-games?');
    expect((await readData<Listing>(app, '/category-games?type=casino&category_id=60')).games.total).toBe(0);
  });
});

describe('a lobby', () => {
  test('has the number of games of each studio and feature', async () => {
    const config = await readData<{
      data: { providers: object[]; features: object[]; mechanics: object[]; categories: object[] };
    }>(app, '/config?type=bingo&sort=name');
    expect(config.data.providers).toMatchObject([
      { id: 9087, name: 'Çini', game_count: 55 },
      { id: 1, name: 'Kuzgun', game_count: 55 },
    ]);
    expect(config.data.features).toEqual([{ name: 'multiplier', game_count: 37 }]);
    expect(config.data.mechanics).toEqual([
      { name: 'coins', game_count: 28 },
      { name: 'ways', game_count: 28 },
    ]);
    expect(config.data.categories).toMatchObject([{ id: 60, name: 'Salonlar' }]);
  });

  test('is also described by calls for studios and categories alone', async () => {
    const { providers } = await readData<{ providers: { id: number }[] }>(app, '/providers');
    expect(providers.map(({ id }) => id)).toEqual([1, 2]);
    const { data: categories } = await readData<{
      data: { id: number; game_count: number; game_list: Game[] }[];
    }>(app, '/global-game-categories?device=2');
    expect(categories.map(({ id, game_count: count }) => [id, count])).toEqual([
      [1, 2],
      [2, 1],
      [60, 70],
    ]);
    expect(categories[2]?.game_list).toHaveLength(12);
  });

  test('starts with banners of the brand, in the requested language', async () => {
    const titles = async (query: string) =>
      (await readData<{ sliders: { title: string }[] }>(app, `/sliders?${query}`)).sliders.map(
        ({ title }) => title,
      );
    expect(await titles('type=bingo')).toEqual(['b']);
    expect(await titles('type=bingo&lang=en&device=2')).toEqual(['B']);
    expect(await titles('type=world_cup')).toEqual([]);
    const other = await app.call('GET', '/sliders?type=bingo', { brand: app.otherBrand });
    expect(other.json<{ sliders: object[] }>().sliders).toHaveLength(2);
  });

  test('prefers a popup of the brand to one for all brands', async () => {
    const shown = async (brand: TestApp['brand']) =>
      (await app.call('GET', '/popup?device=1&lang=en', { brand })).json<{ data: object }>().data;
    expect(await shown(app.brand)).toEqual({
      id: 1,
      url: '/Promotions/1',
      image: '/pictures/promo-a-400.avif',
      picture: 'promo-a',
      name: 'Package',
    });
    expect(await shown(app.otherBrand)).toMatchObject({ id: 2, name: 'Ours' });
  });
});

describe('one game', () => {
  test('has a sheet with the facts that its studio states', async () => {
    const sheet = await readData<{ data: object }>(app, `/game-sheet/${slotId}`, { language: 'en' });
    expect(sheet.data).toMatchObject({
      game: { id: slotId, name: 'Dragon Hoard' },
      studio: { id: 1, name: 'Kuzgun', game_count: 3 },
      categories: [{ id: 1, name: 'Hot games' }],
      features: [],
      rtp: '96.40',
      rtp_least: null,
      mechanic: 'lines',
      volatility: 2,
      hit_rate: '44.43',
      win_rate: '16.40',
      feature_odds: 117,
      min_bet: '1.00',
      max_bet: '1000.00',
      max_win_multiplier: 146.5,
      max_win_odds: 2_615_848,
      lines: 25,
      ways: null,
      released_at: '2025-01-01',
      launchable: true,
    });
    for (const id of ['5', String(switchedOffId), 'x', '-1', '1e3', '9'.repeat(40)])
      expect((await app.call('GET', `/game-sheet/${id}`)).statusCode, id).toBe(404);
  });
});
