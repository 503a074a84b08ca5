import { gameTypes, type Reply } from '@baize/contract';

import type { CatalogueContext } from './catalogue-context.ts';
import { describeCategory } from './describe-category.ts';

const FIRST_GAMES = 12;

/** The categories of all lobbies, each with its first games. */
export async function listCategories({
  games,
  language,
}: Pick<CatalogueContext, 'games' | 'language'>): Promise<Reply<'GET /global-game-categories'>> {
  const data = gameTypes.flatMap((type) => {
    const { categories, gamesByCategory } = games.lobby(type);
    return categories.map((row) => {
      const list = gamesByCategory.get(row.id) ?? [];
      return {
        ...describeCategory(row, language),
        type,
        game_count: list.length,
        game_list: list.slice(0, FIRST_GAMES).map(({ tile }) => tile[language]),
      };
    });
  });
  return { success: true, data };
}
