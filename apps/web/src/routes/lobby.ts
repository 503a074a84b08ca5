import type { MessageKey } from '@baize/messages/keys';
import { infiniteQueryOptions } from '@tanstack/react-query';

import type { App } from '../app/app.ts';
import { callQuery } from '../call/call-query.ts';
import { defineRoute, type PathParams, type Route } from '../shell/router/route.ts';

export const lobbyTypes = [
  'casino',
  'live_casino',
  'jackpot',
  'virtual_games',
  'bingo',
  'tv_games',
  'games',
] as const;
export type LobbyType = (typeof lobbyTypes)[number];

/** Where each lobby is; the address that links use. */
export const lobbyPaths: Readonly<Record<LobbyType, string>> = {
  casino: '/casino',
  live_casino: '/livecasino',
  jackpot: '/Jackpot',
  virtual_games: '/virtual',
  bingo: '/bingo',
  tv_games: '/beton',
  games: '/games',
};

/** What the address of a lobby says. */
export interface LobbyInput {
  readonly type: LobbyType;
  /** Studio ids, separated by commas. */
  readonly provider: string | undefined;
  readonly category: number | undefined;
  readonly search: string | undefined;
}

const PAGE_SIZE = 50;
const SHORTEST_SEARCH = 3;
const studioList = /^\d{1,9}(,\d{1,9}){0,99}$/;

/** The pages of a lobby; the address is their key, so Back finds what was loaded. */
export function lobbyGames(app: App, input: LobbyInput) {
  const { type, provider, category, search } = input;
  return infiniteQueryOptions({
    queryKey: ['GET /games', input],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      app.call('GET /games', {
        query: {
          type,
          page: pageParam,
          per_page: PAGE_SIZE,
          ...(provider ? { provider } : {}),
          ...(category ? { category_id: category } : {}),
          ...(search ? { search } : {}),
        },
        signal,
      }),
    getNextPageParam: ({ games }) => (games.next_page_url ? games.current_page + 1 : null),
    staleTime: 60_000,
  });
}

function parseLobby(type: LobbyType, params: PathParams, query: URLSearchParams): LobbyInput {
  const provider = params.provider ?? query.get('provider') ?? '';
  const category = Number(query.get('category'));
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  return {
    type,
    provider: studioList.test(provider) ? provider : undefined,
    category: Number.isInteger(category) && category > 0 && category <= 1_000_000 ? category : undefined,
    search: search.length >= SHORTEST_SEARCH ? search : undefined,
  };
}

function lobbyRoute(type: LobbyType, title: MessageKey, ...paths: string[]): Route<LobbyInput> {
  return defineRoute<LobbyInput>({
    paths: [lobbyPaths[type], ...paths],
    access: 'any',
    title,
    bodyClass: 'lobby-page',
    frame: 'page',
    searchNames: ['provider', 'category', 'search'],
    parse: (params, query) => parseLobby(type, params, query),
    load: (app, input) =>
      Promise.all([
        app.queries.ensureInfiniteQueryData(lobbyGames(app, input)),
        app.queries.ensureQueryData(callQuery(app, 'GET /config', { query: { type: input.type } })),
      ]),
    source: 'areas/catalogue/casino-page.tsx',
    view: async () => (await import('../areas/catalogue/casino-page.tsx')).CasinoPage,
  });
}

/** One route for each lobby. */
export const lobbyRoutes: readonly Route<LobbyInput>[] = [
  lobbyRoute('casino', 'site_nav_casino'),
  lobbyRoute('live_casino', 'site_nav_live_casino', '/live-casino'),
  lobbyRoute('jackpot', 'site_nav_jackpot'),
  lobbyRoute('virtual_games', 'site_nav_virtual'),
  lobbyRoute('bingo', 'site_nav_bingo'),
  lobbyRoute('tv_games', 'site_nav_tv'),
  lobbyRoute('games', 'site_nav_crash'),
];
