import type { Language, Query, Reply } from '@baize/contract';

import { describePage } from '../page-of.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { GameFilter } from './finder/game-filter.ts';

interface ListingContext {
  readonly games: Pick<CatalogueContext['games'], 'finder'>;
  readonly language: Language;
}
type Listing = Omit<Query<'GET /category-games'>, 'category_id'>;

/**
 * A page of one type's games. Studios go before a category, as the address of a listing may carry both; a
 * search of fewer than three letters is none. A page past the end is empty, and so is a list of what is not
 * there.
 */
export async function listGames(
  context: ListingContext,
  query: Query<'GET /games'>,
): Promise<Reply<'GET /games'>> {
  const { category_id: categoryId, search } = query;
  const filter = filterOf(query, context.language);
  // 0 and -1 stand for all games.
  const isNarrowed = filter.studioIds === undefined && categoryId !== undefined && categoryId > 0;
  return page(context, query, '/games', {
    ...filter,
    text: search,
    categoryId: isNarrowed ? categoryId : undefined,
  });
}

/** A page of the games of one category. */
export async function listCategoryGames(
  context: ListingContext,
  query: Query<'GET /category-games'>,
): Promise<Reply<'GET /category-games'>> {
  const filter = filterOf(query, context.language);
  return page(context, query, '/category-games', { ...filter, categoryId: query.category_id });
}

function filterOf(
  { type, provider, feature, volatility, min_rtp, sort }: Listing,
  language: Language,
): GameFilter {
  return {
    type,
    studioIds: provider?.split(',').map(Number),
    features: feature?.split(','),
    volatilities: volatility?.split(',').map(Number),
    minRtpPercent: min_rtp,
    sort,
    language,
  };
}

function page({ games, language }: ListingContext, query: Listing, path: string, filter: GameFilter) {
  const { page: number, per_page: perPage } = query;
  const found = games.finder.find(filter, (number - 1) * perPage, perPage);
  const facts = describePage(number, perPage, found.total, addressOf(query), path);
  return {
    success: true as const,
    games: { data: found.games.map(({ tile }) => tile[language]), ...facts },
  };
}

/** What was asked for, but for the page. */
function addressOf(query: Listing): URLSearchParams {
  const said = Object.entries(query).filter(([name, value]) => name !== 'page' && value !== undefined);
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}
