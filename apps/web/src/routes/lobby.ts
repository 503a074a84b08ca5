import type { MessageKey } from '@baize/messages/keys';

import { defineRoute, Redirect, type Route } from '../shell/router/route.ts';
import {
  categoryPaths,
  lobbyAddress,
  type LobbyInput,
  lobbyPaths,
  lobbySearchNames,
  type LobbyType,
  lobbyTypes,
  parseLobby,
  studioPaths,
} from './lobby-address.ts';
import { chosenCategory, lobbyConfig } from './lobby-config.ts';

const titles: Readonly<Record<LobbyType, MessageKey>> = {
  casino: 'site_nav_casino',
  live_casino: 'site_nav_live_casino',
  jackpot: 'site_nav_jackpot',
  virtual_games: 'site_nav_virtual',
  bingo: 'site_nav_bingo',
  tv_games: 'site_nav_tv',
  games: 'site_nav_crash',
};

/** An address may name another type than its path does: that lobby has an address of its own. */
function refuseOtherType(type: LobbyType, query: URLSearchParams) {
  const asked = query.get('type');
  if (asked === null || asked === '' || asked === type) return;
  if (asked === 'favorite_games') throw new Redirect(lobbyAddress('casino', { category: 0 }));
  const other = lobbyTypes.find((name) => name === asked);
  if (!other) throw new Redirect('/404');
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'type')).toString();
  throw new Redirect(lobbyPaths[other] + (rest && `?${rest}`));
}

function lobbyRoute(type: LobbyType, ...paths: readonly [string, ...string[]]): Route<LobbyInput> {
  return defineRoute<LobbyInput>({
    paths,
    access: 'any',
    title: titles[type],
    bodyClass: 'lobby-page',
    frame: 'page',
    hasOwnStyle: true,
    searchNames: lobbySearchNames,
    parse(params, query) {
      refuseOtherType(type, query);
      return parseLobby(type, params, query);
    },
    addressOf: (input) => lobbyAddress(type, input),
    load: async (app, input) => (await import('./lobby-data.ts')).loadLobby(app, input),
    describe(app, input) {
      const config = app.queries.getQueryData(lobbyConfig(app, type).queryKey);
      if (!config) return {};
      const studio = config.data.providers.find((row) => String(row.id) === input.provider);
      return { name: studio?.name ?? chosenCategory(config.data, input)?.name };
    },
    source: 'areas/catalogue/casino-page.tsx',
    view: async () => (await import('../areas/catalogue/casino-page.tsx')).CasinoPage,
  });
}

/** The one studio with a page of its own; any other id at that address names nothing. */
const FEATURED_STUDIO = '9087';

/** The featured studio's games, under the addresses that campaigns use. */
function featuredRoute(path: string): Route<LobbyInput> {
  const route = lobbyRoute('casino', path);
  return {
    ...route,
    parse(params, query) {
      if ((params['id'] ?? FEATURED_STUDIO) !== FEATURED_STUDIO) throw new Redirect('/404');
      return parseLobby('casino', { id: FEATURED_STUDIO }, query);
    },
  };
}

const more: Partial<Record<LobbyType, readonly string[]>> = { live_casino: ['/live-casino'] };

/** The lobbies, then their categories and studios by name. */
export const lobbyRoutes: readonly Route<LobbyInput>[] = [
  ...lobbyTypes.map((type) => lobbyRoute(type, lobbyPaths[type], ...(more[type] ?? []))),
  ...lobbyTypes.flatMap((type) =>
    [categoryPaths[type], studioPaths[type]].flatMap((path) => (path ? [lobbyRoute(type, path)] : [])),
  ),
  lobbyRoute('casino', '/casino/provider/:id'),
  featuredRoute('/providers/egt/:id'),
  featuredRoute('/amusnet'),
];
