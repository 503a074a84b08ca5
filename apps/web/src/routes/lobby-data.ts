import { infiniteQueryOptions } from '@tanstack/react-query';

import type { App } from '../app/app.ts';
import { callQuery } from '../call/call-query.ts';
import { NotFound, Redirect } from '../shell/router/route.ts';
import { chosenCategory, lobbyConfig } from './lobby-config.ts';
import { isFavourites, isPlain, type LobbyInput, readLobby } from './lobby-address.ts';
import { type LobbyAsk, lobbyFactsKey, type LobbyType } from './lobby-types.ts';

const PAGE_SIZE = 50;

/** What the listing call is asked for, but for the page. */
function listingQuery(input: LobbyInput, category: number | undefined) {
  const { type, provider, search, feature, volatility, sort } = input;
  return {
    type,
    per_page: PAGE_SIZE,
    ...(provider ? { provider } : {}),
    ...(category ? { category_id: category } : {}),
    ...(search ? { search } : {}),
    ...(feature ? { feature } : {}),
    ...(volatility ? { volatility } : {}),
    ...(sort === 'popular' ? {} : { sort }),
  };
}

/** The pages of a lobby; what is asked for is their key, so Back finds what was loaded. */
export function lobbyGames(app: App, input: LobbyInput, category: number | undefined) {
  const query = listingQuery(input, category);
  return infiniteQueryOptions({
    queryKey: ['GET /games', query],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      app.call('GET /games', { query: { ...query, page: pageParam }, signal }),
    getNextPageParam: ({ games }) => (games.next_page_url ? games.current_page + 1 : null),
    staleTime: 60_000,
  });
}

/** As many pages as an address asks for, or as there are. */
async function bringPages(app: App, input: LobbyInput, category: number | undefined) {
  const query = listingQuery(input, category);
  const pages = [await app.call('GET /games', { query: { ...query, page: 1 } })];
  while (pages.length < input.page && pages.at(-1)?.games.next_page_url)
    pages.push(await app.call('GET /games', { query: { ...query, page: pages.length + 1 } }));
  return pages;
}

const POPULAR_GAMES = 12;

/** Under which name the banners of a lobby are kept. */
const bannerTypes = {
  casino: 'casino',
  live_casino: 'live_casino',
  jackpot: 'world_cup',
  virtual_games: 'virtual',
  bingo: 'bingo',
  tv_games: 'beton',
  games: 'game',
} as const satisfies Record<LobbyType, string>;

export function lobbyBanners(app: App, type: LobbyType) {
  return callQuery(app, 'GET /sliders', { query: { type: bannerTypes[type], device: app.device } });
}

/** What is played a lot these days among the games of a lobby. */
export function popularGames(app: App, type: LobbyType) {
  return callQuery(app, 'GET /game-rows/{row}', {
    params: { row: 'trending' },
    query: { type, limit: POPULAR_GAMES },
  });
}

/**
 * Reads the address of a lobby and brings as many pages as it asks for.
 * @throws Redirect to the page for what is not found: a studio without games or whose games can't be listed
 * @throws NotFound for a category of another lobby
 */
export async function loadLobby(app: App, ask: LobbyAsk): Promise<void> {
  const input = readLobby(ask);
  const { data: config } = await app.queries.ensureQueryData(lobbyConfig(app, input.type));
  const category = chosenCategory(config, input);
  const namesCategory = input.slug !== undefined || (input.category ?? 0) > 0;
  if (namesCategory && !category) throw new NotFound();
  const studio = config.providers.find(({ id }) => String(id) === input.provider);
  app.queries.setQueryData(lobbyFactsKey(ask), { name: studio?.name ?? category?.name });
  if (isFavourites(input)) return;
  // Both stand above the games, so they come with the page; without them the page is whole as well.
  const extras = isPlain(input)
    ? [
        app.queries.prefetchQuery(lobbyBanners(app, input.type)),
        ...(app.brand.traits['catalogue.popularGames']
          ? [app.queries.prefetchQuery(popularGames(app, input.type))]
          : []),
      ]
    : [];
  await Promise.all(extras);
  const options = lobbyGames(app, input, category?.id);
  const known = app.queries.getQueryData(options.queryKey);
  if (known && known.pages.length >= input.page) return;
  try {
    const pages = await bringPages(app, input, category?.id);
    if (input.provider && !input.search && pages[0]?.games.total === 0) throw new Redirect('/404');
    app.queries.setQueryData(options.queryKey, { pages, pageParams: pages.map((_, index) => index + 1) });
  } catch (failure) {
    if (input.provider && !(failure instanceof Redirect)) throw new Redirect('/404');
    throw failure;
  }
}
