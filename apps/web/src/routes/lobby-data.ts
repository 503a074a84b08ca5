import { infiniteQueryOptions } from '@tanstack/react-query';

import type { App } from '../app/app.ts';
import { callQuery } from '../call/call-query.ts';
import { NotFound, Redirect } from '../shell/router/route.ts';
import { chosenCategory, lobbyConfig } from './lobby-config.ts';
import { isFavourites, isPlain, type LobbyInput, type LobbyType } from './lobby-address.ts';

const PAGE_SIZE = 50;

/** The pages of a lobby; what is asked for is their key, so Back finds what was loaded. */
export function lobbyGames(app: App, input: LobbyInput, category: number | undefined) {
  const { type, provider, search, feature, volatility, sort } = input;
  const query = {
    type,
    per_page: PAGE_SIZE,
    ...(provider ? { provider } : {}),
    ...(category ? { category_id: category } : {}),
    ...(search ? { search } : {}),
    ...(feature ? { feature } : {}),
    ...(volatility ? { volatility } : {}),
    ...(sort === 'popular' ? {} : { sort }),
  };
  return infiniteQueryOptions({
    queryKey: ['GET /games', query],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      app.call('GET /games', { query: { ...query, page: pageParam }, signal }),
    getNextPageParam: ({ games }) => (games.next_page_url ? games.current_page + 1 : null),
    staleTime: 60_000,
  });
}

const POPULAR_GAMES = 12;

/** What is played a lot these days among the games of a lobby. */
export function popularGames(app: App, type: LobbyType) {
  return callQuery(app, 'GET /game-rows/{row}', {
    params: { row: 'trending' },
    query: { type, limit: POPULAR_GAMES },
  });
}

/**
 * Brings as many pages of a lobby as its address asks for.
 * @throws Redirect to the page for what is not found: a studio without games or whose games can't be listed
 * @throws NotFound for a category of another lobby
 */
export async function loadLobby(app: App, input: LobbyInput): Promise<void> {
  const { data: config } = await app.queries.ensureQueryData(lobbyConfig(app, input.type));
  const category = chosenCategory(config, input);
  const namesCategory = input.slug !== undefined || (input.category ?? 0) > 0;
  if (namesCategory && !category) throw new NotFound();
  if (isFavourites(input)) return;
  const isWhole = isPlain(input) && app.brand.traits['catalogue.popularGames'];
  // The strip stands above the games, so it comes with the page; without it the page is whole as well.
  if (isWhole) await app.queries.prefetchQuery(popularGames(app, input.type));
  const options = lobbyGames(app, input, category?.id);
  const known = app.queries.getQueryData(options.queryKey);
  if (known && known.pages.length >= input.page) return;
  try {
    const { pages } = await app.queries.fetchInfiniteQuery({ ...options, pages: input.page });
    if (input.provider && !input.search && pages[0]?.games.total === 0) throw new Redirect('/404');
  } catch (failure) {
    if (input.provider && !(failure instanceof Redirect)) throw new Redirect('/404');
    throw failure;
  }
}
