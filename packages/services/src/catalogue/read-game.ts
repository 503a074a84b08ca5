import { CallError, type Params, type Reply } from '@baize/contract';

import type { CatalogueContext } from './catalogue-context.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { describeFigures } from './describe-figures.ts';

const SIMILAR = 12;

/**
 * One game with the details that its page shows.
 *
 * @throws CallError `data_not_found`
 */
export async function readGame(
  { games: catalogue, language }: Pick<CatalogueContext, 'games' | 'language'>,
  { id }: Params<'GET /game-detail/{id}'>,
): Promise<Reply<'GET /game-detail/{id}'>> {
  const game = catalogue.findGame(id);
  if (!game) throw new CallError('data_not_found');
  return {
    success: true,
    data: {
      provider_id: game.studioId,
      game: game.tile[language],
      ...describeFigures(game),
      launchable: game.launchable,
      similar: findSimilar(catalogue, game).map((other) => other.tile[language]),
    },
  };
}

/** Games of the same categories, those of the same studio first. */
function findSimilar(catalogue: CatalogueContext['games'], game: CatalogueGame): readonly CatalogueGame[] {
  const lobby = catalogue.lobby(game.type);
  const shared = game.categoryIds.flatMap((id) => [lobby.gamesByCategory.get(id) ?? []]);
  const neighbours = new Set([
    ...shared.flat().filter(({ studioId }) => studioId === game.studioId),
    ...shared.toSorted((a, b) => a.length - b.length).flat(),
    ...lobby.games,
  ]);
  neighbours.delete(game);
  return [...neighbours].slice(0, SIMILAR);
}
