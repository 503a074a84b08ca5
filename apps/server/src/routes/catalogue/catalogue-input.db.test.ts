import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createLongCatalogueApp } from '../../testing/long-catalogue-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createLongCatalogueApp();
});
afterAll(() => app.close());

describe('bad input', () => {
  const attacks = [
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\0',
    '%',
    'a'.repeat(10_000),
    '-1',
    '1e9',
    'NaN',
    '[]',
    'null',
    '👾',
  ];
  const parameters = {
    '/games?type=casino': [
      'page',
      'type',
      'provider',
      'category_id',
      'search',
      'per_page',
      'sort',
      'feature',
      'volatility',
      'min_rtp',
    ],
    '/category-games?type=bingo&category_id=60': [
      'page',
      'type',
      'category_id',
      'provider',
      'per_page',
      'sort',
    ],
    '/config?type=casino': ['type', 'sort'],
    '/providers?type=casino': ['type', 'sort'],
    '/global-game-categories?device=1': ['device'],
    '/sliders?type=casino': ['type', 'device', 'lang'],
    '/popup?device=1': ['device', 'lang'],
    '/search?q=abc': ['q', 'limit'],
    '/game-rows/new?limit=1': ['type', 'limit'],
  };
  const cases = Object.entries(parameters).flatMap(([address, names]) =>
    names.map((name) => [address, name] as const),
  );

  test.each(cases)(
    '%s with any value for %s gets a reply or a refusal, never a failure',
    async (address, name) => {
      for (const attack of attacks) {
        const url = new URL(address, 'http://site.invalid');
        url.searchParams.set(name, attack);
        const answer = await app.call('GET', `${url.pathname}${url.search}`);
        expect([200, 422], `${url.search} ${answer.body}`).toContain(answer.statusCode);
        expect(answer.body).not.toContain('<script');
      }
    },
  );

  test.each([
    ['/games?type=Casino', 422],
    ['/games?TYPE=casino', 422],
    ['/games?type=casino&per_page=51', 422],
    ['/games?type=casino&page=1e9', 422],
    ['/games?type=casino&page=-1', 422],
    ['/games?type=casino&page=2&page=3', 422],
    [`/games?type=casino&search=${'a'.repeat(10_000)}`, 422],
    [`/search?q=${'a'.repeat(10_000)}`, 422],
    ['/search', 422],
    ['/category-games?type=casino', 422],
    ['/category-games?type=casino&category_id=0', 422],
    ['/sliders?type=home', 422],
    ['/game-rows/New', 404],
    ['/GAMES?type=casino', 404],
  ])('%s answers %i', async (address, status) => {
    expect((await app.call('GET', address)).statusCode).toBe(status);
  });
});
