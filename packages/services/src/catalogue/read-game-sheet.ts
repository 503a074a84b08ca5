import { CallError, type Params, type Reply } from '@baize/contract';

import type { CatalogueContext } from './catalogue-context.ts';
import { describeCategory } from './describe-category.ts';
import { describeFigures } from './describe-figures.ts';
import { describeStudio } from './describe-studio.ts';

/**
 * A game's information sheet.
 *
 * @throws CallError `data_not_found`
 */
export async function readGameSheet(
  { games: catalogue, language }: Pick<CatalogueContext, 'games' | 'language'>,
  { id }: Params<'GET /game-sheet/{id}'>,
): Promise<Reply<'GET /game-sheet/{id}'>> {
  const game = catalogue.findGame(id);
  const lobby = game && catalogue.lobby(game.type);
  const studio = catalogue.content.studios.find((row) => row.id === game?.studioId);
  if (!game || !lobby || !studio) throw new CallError('data_not_found');
  const listed = lobby.studios.find((row) => row.studio.id === studio.id);
  return {
    success: true,
    data: {
      game: game.tile[language],
      studio: describeStudio(listed ?? { studio, gameCount: 0 }),
      categories: lobby.categories
        .filter((row) => game.categoryIds.includes(row.id))
        .map((row) => describeCategory(row, language)),
      features: [...game.features],
      ...describeFigures(game),
      released_at: game.releasedAt,
      launchable: game.launchable,
    },
  };
}
