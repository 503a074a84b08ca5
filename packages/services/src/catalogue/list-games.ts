import type { Query, Reply } from '@baize/contract';

import { describePage } from '../page-of.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { CatalogueGame } from './catalogue.ts';
import { foldName } from './fold-name.ts';

const MIN_SEARCH_LETTERS = 3;

/**
 * A page of one type's games, the most popular first. Studios go before a category, as the address of a
 * listing may carry both; a search of fewer than three letters is none. A page past the end is empty.
 */
export async function listGames(
  { games: catalogue, language }: Pick<CatalogueContext, 'games' | 'language'>,
  query: Query<'GET /games'>,
): Promise<Reply<'GET /games'>> {
  const found = search(select(catalogue, query), query.search ?? '');
  const first = (query.page - 1) * query.per_page;
  const rows = found.slice(first, first + query.per_page).map((game) => game.tile[language]);
  const facts = describePage(query.page, query.per_page, found.length, addressOf(query), '/games');
  return { success: true, games: { data: rows, ...facts } };
}

function select(catalogue: CatalogueContext['games'], query: Query<'GET /games'>): readonly CatalogueGame[] {
  const lobby = catalogue.lobby(query.type);
  if (query.provider !== undefined) {
    const wanted = new Set(query.provider.split(',').map(Number));
    return lobby.games.filter((game) => wanted.has(game.studioId));
  }
  // 0 and -1 stand for all games.
  if (query.category_id === undefined || query.category_id <= 0) return lobby.games;
  return lobby.gamesByCategory.get(query.category_id) ?? [];
}

function search(games: readonly CatalogueGame[], text: string): readonly CatalogueGame[] {
  const wanted = foldName(text);
  if (wanted.length < MIN_SEARCH_LETTERS) return games;
  const words = wanted.split(' ');
  const found = games.filter((game) => words.every((word) => game.folded.includes(word)));
  const begins = (game: CatalogueGame) =>
    foldName(game.name.tr).startsWith(wanted) || foldName(game.name.en).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((game) => !begins(game))];
}

function addressOf({
  type,
  provider,
  category_id: categoryId,
  search: text,
  per_page: perPage,
}: Query<'GET /games'>) {
  return new URLSearchParams({
    type,
    ...(provider !== undefined && { provider }),
    ...(categoryId !== undefined && { category_id: String(categoryId) }),
    ...(text !== undefined && { search: text }),
    per_page: String(perPage),
  });
}
