import { categoryPaths, lobbySpellings, studioPaths } from '@baize/contract/lobby-addresses';
import { lobbyPaths, type LobbyType, lobbyTypes } from '@baize/contract/page-addresses';
import type { MessageKey } from '@baize/messages/keys';

import { Redirect } from '../addresses/redirect.ts';
import * as paths from '../addresses/paths.ts';
import { campaignPaths, FEATURED_STUDIO } from '../addresses/studio-address.ts';
import { defineRoute, type PageFacts, type Route } from '../router/route.ts';
import { loadLobby, lobbyFactsKey } from '../areas/catalogue/late.ts';
import { type LobbyRequest, lobbySearchNames } from '../addresses/lobby-request.ts';

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

function lobbyRoute(type: LobbyType, ...paths: readonly [string, ...string[]]): Route<LobbyRequest> {
  return defineRoute<LobbyRequest>({
    paths,
    access: 'any',
    title: lobbyTitles[type],
    bodyClass: 'lobby-page',
    frame: 'page',
    needsListMessages: true,
    hasOwnStyle: true,
    searchNames: lobbySearchNames,
    parse: (params, query) => ({ type, params, query: query.toString() }),
    load: loadLobby,
    describe: (app, request) => app.queries.getQueryData<PageFacts>(lobbyFactsKey(request)) ?? {},
    source: LOBBY_PAGE,
    view: async () => (await import('../areas/catalogue/casino-page.tsx')).CasinoPage,
  });
}

/** The featured studio's games, at the addresses used by campaigns. */
function featuredRoute(path: string): Route<LobbyRequest> {
  const route = lobbyRoute('casino', path);
  return {
    ...route,
    parse(params, query) {
      const id = String(FEATURED_STUDIO);
      if ((params['id'] ?? id) !== id) throw new Redirect(paths.notFound);
      return route.parse({ id }, query);
    },
  };
}

/** The lobbies, then their categories and studios by name. */
export const lobbyRoutes: readonly Route<LobbyRequest>[] = [
  ...lobbyTypes.map((type) => lobbyRoute(type, lobbyPaths[type], ...(lobbySpellings[type] ?? []))),
  ...lobbyTypes.flatMap((type) =>
    [categoryPaths[type], studioPaths[type]].flatMap((path) => (path ? [lobbyRoute(type, path)] : [])),
  ),
  lobbyRoute('casino', campaignPaths.studio),
  featuredRoute(campaignPaths.featured),
  featuredRoute(campaignPaths.featuredAlone),
];
