import { categoryPaths } from '@baize/contract/lobby-addresses';
import { lobbyPaths, type LobbyType, lobbyTypes } from '@baize/contract/page-addresses';

import { Redirect } from './redirect.ts';
import * as paths from './paths.ts';
import { href, type PathParams } from './href.ts';
import { NotFound } from './not-found.ts';
import { type LobbyRequest } from './lobby-request.ts';

export const lobbySorts = ['popular', 'trending', 'new', 'name'] as const;
export type LobbySort = (typeof lobbySorts)[number];

/** The filters in the address of a lobby. */
export interface LobbyInput {
  readonly type: LobbyType;
  /** Studio ids, separated by commas. */
  readonly provider: string | undefined;
  /** A category's id, or 0 for the player's favourites. */
  readonly category: number | undefined;
  /** A category by its slug, if the address has one. */
  readonly slug: string | undefined;
  readonly search: string | undefined;
  /** Features as named in the lobby's data, separated by commas; a game must have all of them. */
  readonly feature: string | undefined;
  /** How slots pay, as named in the lobby's data, separated by commas; a game has one of them. */
  readonly mechanic: string | undefined;
  /** Levels from 1 (low) to 5 (high), separated by commas; a game has one of them. */
  readonly volatility: string | undefined;
  readonly sort: LobbySort;
  /** The last page shown; a window of pages before it is shown as well. */
  readonly page: number;
}

/** The highest page number accepted in an address. */
export const MAX_PAGES = 40;
export const MAX_SEARCH_LENGTH = 100;
const MAX_ID = 1_000_000;
const studioList = /^\d{1,9}(,\d{1,9}){0,99}$/;
const featureList = /^[a-z_]{1,30}(,[a-z_]{1,30}){0,9}$/;
const mechanicList = /^[a-z]{1,20}(,[a-z]{1,20}){0,5}$/;
const volatilityList = /^[1-5](,[1-5]){0,4}$/;

/** Without a filter that cannot be read, all games would look like what it lets through. */
function readFilter(text: string | null, shape: RegExp): string | undefined {
  if (text === null || text === '') return undefined;
  if (!shape.test(text)) throw new NotFound();
  return text;
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1;
}

function readCategory(text: string | null): number | undefined {
  if (text === null || text === '' || text === '-1') return undefined;
  const category = Number(text);
  if (!Number.isInteger(category) || category < 0 || category > MAX_ID) throw new NotFound();
  return category;
}

/**
 * Parses the address of a lobby; a page out of range is clamped.
 * @throws NotFound for a filter that cannot be read
 */
export function parseLobby(type: LobbyType, params: PathParams, query: URLSearchParams): LobbyInput {
  const provider = params['id'] ?? query.get('provider') ?? '';
  if (provider !== '' && !studioList.test(provider)) throw new NotFound();
  const search = (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  return {
    type,
    provider: provider || undefined,
    // Studios take precedence over a category.
    category: provider ? undefined : readCategory(query.get('category')),
    slug: params['slug']?.toLowerCase(),
    search: search || undefined,
    feature: readFilter(query.get('feature'), featureList),
    mechanic: readFilter(query.get('mechanic'), mechanicList),
    volatility: readFilter(query.get('volatility'), volatilityList),
    sort: lobbySorts.find((sort) => sort === query.get('sort')) ?? 'popular',
    page: readPage(query.get('page')),
  };
}

/** A missing key leaves that filter unchanged. */
export type LobbyChange = Partial<Omit<LobbyInput, 'type'>>;

/** The address of a lobby with its filters; page 1 and the default order are left out. */
export function lobbyAddress(type: LobbyType, filters: LobbyChange = {}): string {
  const { provider, category, slug, search, feature, mechanic, volatility, sort, page } = filters;
  const named = slug === undefined ? undefined : categoryPaths[type];
  return href(named ?? lobbyPaths[type], slug === undefined ? {} : { slug }, {
    page: page !== undefined && page > 1 ? page : undefined,
    provider,
    category,
    search,
    feature,
    mechanic,
    volatility,
    sort: sort === 'popular' ? undefined : sort,
  });
}

/** Whether the address shows the player's favourites. */
export function isFavourites({ category, slug, provider }: LobbyInput): boolean {
  return category === 0 && slug === undefined && provider === undefined;
}

/** Whether the address has no filter and the default order. */
export function isUnfiltered(input: LobbyInput): boolean {
  const { provider, category, slug, search, feature, mechanic, volatility, sort } = input;
  const isNarrowed = [provider, category, slug, search, feature, mechanic, volatility].some(
    (value) => value !== undefined,
  );
  return !isNarrowed && sort === 'popular';
}

/** The query may name another type than the path does; that lobby has its own address. */
function redirectOtherType(type: LobbyType, query: URLSearchParams) {
  const typeName = query.get('type');
  if (typeName === null || typeName === '' || typeName === type) return;
  if (typeName === 'favorite_games') throw new Redirect(lobbyAddress('casino', { category: 0 }));
  const other = lobbyTypes.find((name) => name === typeName);
  if (!other) throw new Redirect(paths.notFound);
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'type')).toString();
  throw new Redirect(lobbyPaths[other] + (rest && `?${rest}`));
}

/**
 * Parses an address that may name another lobby in its query.
 * @throws Redirect to the lobby named by the query
 * @throws NotFound for a filter that cannot be read
 */
export function readLobby({ type, params, query }: LobbyRequest): LobbyInput {
  const search = new URLSearchParams(query);
  redirectOtherType(type, search);
  return parseLobby(type, params, search);
}
