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
 * A page of the games of one type. Studios take precedence over a category, since the address of a listing may contain
 * both. A search text of fewer than three letters finds nothing. A page past the end is empty, as is the result for
 * unknown values.
 */
export async function listGames(
  context: ListingContext,
  query: Query<'GET /games'>,
): Promise<Reply<'GET /games'>> {
  const { category_id: categoryId, search } = query;
  const filter = filterOf(query, context.language);
  // 0 and -1 mean all games.
  const isByCategory = filter.studioIds === undefined && categoryId !== undefined && categoryId > 0;
  return page(context, query, '/games', {
    ...filter,
    text: search,
    categoryId: isByCategory ? categoryId : undefined,
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
  { type, provider, feature, mechanic, volatility, min_rtp, sort }: Listing,
  language: Language,
): GameFilter {
  return {
    type,
    studioIds: provider?.split(',').map(Number),
    features: feature?.split(','),
    mechanics: mechanic?.split(','),
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

/** The query without the page. */
function addressOf(query: Listing): URLSearchParams {
  const entries = Object.entries(query).filter(([name, value]) => name !== 'page' && value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}
