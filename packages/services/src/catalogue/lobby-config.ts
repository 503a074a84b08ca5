import type { Query, Reply } from '@baize/contract';

import type { CatalogueContext } from './catalogue-context.ts';
import { describeCategory } from './describe-category.ts';
import { lastWinners } from './last-winners.ts';
import { listStudios } from './list-studios.ts';

const WINNERS = 12;

/** Categories, studios, features and last winners of one lobby. */
export async function lobbyConfig(
  context: CatalogueContext,
  query: Query<'GET /config'>,
): Promise<Reply<'GET /config'>> {
  const { games, language } = context;
  const { type } = query;
  const lobby = games.lobby(type);
  return {
    success: true,
    data: {
      game_count: lobby.games.length,
      categories: lobby.categories.map((row) => ({
        ...describeCategory(row, language),
        game_count: lobby.gamesByCategory.get(row.id)?.length ?? 0,
      })),
      providers: listStudios(context, query),
      features: lobby.features.map(({ name, gameCount }) => ({ name, game_count: gameCount })),
      mechanics: lobby.mechanics.map(({ name, gameCount }) => ({ name, game_count: gameCount })),
      last_winners: await lastWinners(
        context,
        WINNERS,
        (id) => games.findGame(id)?.lobbies.includes(type) ?? false,
      ),
    },
  };
}
