import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import type { App } from '../../app/app.ts';
import { parseLobby } from '../../addresses/lobby-address.ts';
import { lobbyGames, loadLobby } from './lobby-data.ts';

const LAST_PAGE = 45;
const data = { providers: [], categories: [], features: [], mechanics: [], last_winners: [] };
const config = { success: true, data };

/** An app that records its calls, with a lobby of the given number of pages. */
function makeApp(lastPage = LAST_PAGE) {
  const requested: number[] = [];
  const call = async (key: string, request?: { query?: { page?: number } }) => {
    if (key !== 'GET /games') return config;
    const page = request?.query?.page ?? 1;
    requested.push(page);
    const next = page < lastPage ? 'more' : null;
    const games = { data: [], total: 9, current_page: page, last_page: lastPage, next_page_url: next };
    return { success: true, games };
  };
  const brand = { traits: { 'catalogue.popularGames': false } };
  const app = { brand, language: 'tr', device: 1, call, queries: new QueryClient() } as unknown as App;
  return { app, requested };
}

async function open(app: App, query: string) {
  const params = new URLSearchParams(query);
  await loadLobby(app, { type: 'casino', params: {}, query });
  const input = parseLobby('casino', {}, params);
  return app.queries.getQueryData(lobbyGames(app, input, undefined).queryKey)?.pageParams;
}

it.each([
  ['', [1]],
  ['page=2', [1, 2]],
  ['page=4', [1, 2, 3, 4]],
  ['page=5', [2, 3, 4, 5]],
  ['page=40', [37, 38, 39, 40]],
])('an address with "%s" loads the pages up to it within a window, each once', async (query, expected) => {
  const { app, requested } = makeApp();
  expect(await open(app, query)).toEqual(expected);
  expect(requested.toSorted((a, b) => a - b)).toEqual(expected);
});

it('a page past the end shows the last one', async () => {
  const { app, requested } = makeApp(6);
  expect(await open(app, 'page=40')).toEqual([3, 4, 5, 6]);
  expect(requested.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 40]);
  const empty = makeApp(0);
  expect(await open(empty.app, 'page=7')).toEqual([1]);
});

it('loaded pages are not loaded again, whichever of them is requested', async () => {
  const { app, requested } = makeApp();
  await open(app, 'page=4');
  requested.length = 0;
  expect(await open(app, 'page=2')).toEqual([1, 2, 3, 4]);
  expect(requested).toEqual([]);
  expect(await open(app, 'page=12')).toEqual([9, 10, 11, 12]);
  expect(await open(app, 'page=8')).toEqual([5, 6, 7, 8]);
});
