import type { MessageKey } from '@baize/messages/keys';

import { defineRoute, type PageFacts, Redirect, type Route } from '../shell/router/route.ts';
import { loadLobby } from './lobby-data.ts';
import {
  categoryPaths,
  lobbyFactsKey,
  type LobbyAsk,
  lobbyPaths,
  lobbySearchNames,
  type LobbyType,
  lobbyTypes,
  studioPaths,
} from './lobby-types.ts';

export const lobbyTitles = {
  casino: 'site_nav_casino',
  live_casino: 'site_nav_live_casino',
  jackpot: 'site_nav_jackpot',
  virtual_games: 'site_nav_virtual',
  bingo: 'site_nav_bingo',
  tv_games: 'site_nav_tv',
  games: 'site_nav_crash',
} as const satisfies Record<LobbyType, MessageKey>;

export const LOBBY_PAGE = 'areas/catalogue/casino-page.tsx';

function lobbyRoute(type: LobbyType, ...paths: readonly [string, ...string[]]): Route<LobbyAsk> {
  return defineRoute<LobbyAsk>({
    paths,
    access: 'any',
    title: lobbyTitles[type],
    bodyClass: 'lobby-page',
    frame: 'page',
    speaksOfLists: true,
    hasOwnStyle: true,
    searchNames: lobbySearchNames,
    parse: (params, query) => ({ type, params, query: query.toString() }),
    load: loadLobby,
    describe: (app, ask) => app.queries.getQueryData<PageFacts>(lobbyFactsKey(ask)) ?? {},
    source: LOBBY_PAGE,
    view: async () => (await import('../areas/catalogue/casino-page.tsx')).CasinoPage,
  });
}

/** The one studio with a page of its own; any other id at that address names nothing. */
const FEATURED_STUDIO = '9087';

/** The featured studio's games, under the addresses that campaigns use. */
function featuredRoute(path: string): Route<LobbyAsk> {
  const route = lobbyRoute('casino', path);
  return {
    ...route,
    parse(params, query) {
      if ((params['id'] ?? FEATURED_STUDIO) !== FEATURED_STUDIO) throw new Redirect('/404');
      return route.parse({ id: FEATURED_STUDIO }, query);
    },
  };
}

const more: Partial<Record<LobbyType, readonly string[]>> = { live_casino: ['/live-casino'] };

/** The lobbies, then their categories and studios by name. */
export const lobbyRoutes: readonly Route<LobbyAsk>[] = [
  ...lobbyTypes.map((type) => lobbyRoute(type, lobbyPaths[type], ...(more[type] ?? []))),
  ...lobbyTypes.flatMap((type) =>
    [categoryPaths[type], studioPaths[type]].flatMap((path) => (path ? [lobbyRoute(type, path)] : [])),
  ),
  lobbyRoute('casino', '/casino/provider/:id'),
  featuredRoute('/providers/egt/:id'),
  featuredRoute('/amusnet'),
];
