import type { Query, Reply } from '@baize/contract';

import type { CatalogueContext } from './catalogue-context.ts';
import { describeStudio } from './describe-studio.ts';
import { lastWinners } from './last-winners.ts';

const WINNERS = 12;

/** Categories, studios and last winners of one type of lobby. */
export async function lobbyConfig(
  context: CatalogueContext,
  { type, sort }: Query<'GET /config'>,
): Promise<Reply<'GET /config'>> {
  const lobby = context.games.lobby(type);
  const listed = new Set(lobby.games.map(({ id }) => id));
  const studios = lobby.studios.map(describeStudio);
  const collator = new Intl.Collator(context.language);
  return {
    success: true,
    data: {
      game_count: lobby.games.length,
      categories: lobby.categories.map((row) => ({
        id: row.id,
        name: context.language === 'tr' ? row.nameTr : row.nameEn,
        slug: row.slug,
        class: row.icon,
        home_page: row.homePage === 1 ? 1 : 0,
        game_count: lobby.gamesByCategory.get(row.id)?.length ?? 0,
      })),
      providers: sort === 'name' ? studios.toSorted((a, b) => collator.compare(a.name, b.name)) : studios,
      last_winners: await lastWinners(context, WINNERS, (gameId) => listed.has(gameId)),
    },
  };
}
