import { bannerTypes } from '@baize/contract/lobby-addresses';
import type { LobbyType } from '@baize/contract/page-addresses';
import { infiniteQueryOptions } from '@tanstack/react-query';

import * as paths from '../../addresses/paths.ts';
import { Redirect } from '../../addresses/redirect.ts';
import { NotFound } from '../../addresses/not-found.ts';
import type { App } from '../../app/app.ts';
import { callQuery } from '../../call/call-query.ts';
import { chosenCategory, lobbyConfig } from './lobby-config.ts';
import { isFavourites, isUnfiltered, type LobbyInput, readLobby } from '../../addresses/lobby-address.ts';
import { type LobbyRequest } from '../../addresses/lobby-request.ts';

const PAGE_SIZE = 50;
/** Number of pages shown at once. */
const WINDOW_PAGES = 4;

/** The request for a list, without the page. */
function listingQuery(input: LobbyInput, category: number | undefined) {
  const { type, provider, search, feature, mechanic, volatility, sort } = input;
  return {
    type,
    per_page: PAGE_SIZE,
    ...(provider ? { provider } : {}),
    ...(category ? { category_id: category } : {}),
    ...(search ? { search } : {}),
    ...(feature ? { feature } : {}),
    ...(mechanic ? { mechanic } : {}),
    ...(volatility ? { volatility } : {}),
    ...(sort === 'popular' ? {} : { sort }),
  };
}

/** The pages of a lobby; the request is their key, so Back finds loaded pages. */
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

/**
 * Loads the requested page, or the last one, with a window of pages before it: a reload finds its place again, and no
 * address costs more than a few calls.
 */
async function loadWindow(app: App, input: LobbyInput, category: number | undefined) {
  const query = listingQuery(input, category);
  const load = (page: number) => app.call('GET /games', { query: { ...query, page } });
  const requested = await load(input.page);
  const end = Math.max(1, Math.min(input.page, requested.games.last_page));
  const start = Math.max(1, end - WINDOW_PAGES + 1);
  const numbers = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  const pages = await Promise.all(
    numbers.map((page) => (page === input.page ? Promise.resolve(requested) : load(page))),
  );
  return { pages, pageParams: numbers };
}

const POPULAR_GAMES = 12;

export function lobbyBanners(app: App, type: LobbyType) {
  return callQuery(app, 'GET /sliders', { query: { type: bannerTypes[type], device: app.device } });
}

/** The popular games of a lobby. */
export function popularGames(app: App, type: LobbyType) {
  return callQuery(app, 'GET /game-rows/{row}', {
    params: { row: 'trending' },
    query: { type, limit: POPULAR_GAMES },
  });
}

/** The query where `loadLobby` stores the page's facts for the head. */
export function lobbyFactsKey(request: LobbyRequest) {
  return ['lobby', request] as const;
}

/**
 * Parses the address of a lobby and loads the pages that it shows.
 * @throws Redirect to the 404 page for a studio without games or whose games can't be listed
 * @throws NotFound for a category of another lobby
 */
export async function loadLobby(app: App, request: LobbyRequest): Promise<void> {
  const input = readLobby(request);
  const { data: config } = await app.queries.ensureQueryData(lobbyConfig(app, input.type));
  const category = chosenCategory(config, input);
  const namesCategory = input.slug !== undefined || (input.category ?? 0) > 0;
  if (namesCategory && !category) throw new NotFound();
  const studio = config.providers.find(({ id }) => String(id) === input.provider);
  app.queries.setQueryData(lobbyFactsKey(request), { name: studio?.name ?? category?.name });
  if (isFavourites(input)) return;
  // Both are above the games, so they load with the page; the page is complete without them.
  const extras = isUnfiltered(input)
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
  if (known?.pageParams.includes(input.page)) return;
  try {
    const list = await loadWindow(app, input, category?.id);
    if (input.provider && !input.search && list.pages[0]?.games.total === 0)
      throw new Redirect(paths.notFound);
    app.queries.setQueryData(options.queryKey, list);
  } catch (failure) {
    if (input.provider && !(failure instanceof Redirect)) throw new Redirect(paths.notFound);
    throw failure;
  }
}
