import { categoryAddress, studioAddress } from '@baize/contract/lobby-addresses';
import {
  gameAddress,
  infoPageAddress,
  lobbyPaths,
  lobbyTypes,
  promotionAddress,
  promotionsPath,
} from '@baize/contract/page-addresses';

import type { CatalogueContext } from '../catalogue/index.ts';
import { belongsTo } from './belongs-to.ts';
import { runningPromotions } from './list-promotions.ts';

/**
 * Every public address of the brand for search engines: home, lobbies, categories, studios, promotions, info pages and
 * games. Player pages, sign-in and play-money games are left out.
 */
export function listAddresses(
  context: Pick<CatalogueContext, 'games' | 'brand' | 'clock'>,
): readonly string[] {
  const { games, brand } = context;
  const { content } = games;
  const isOurs = belongsTo(brand);
  const shown = lobbyTypes.filter((type) => games.lobby(type).games.length > 0);
  const lobbies = shown.flatMap((type) => {
    const { categories, studios } = games.lobby(type);
    return [
      lobbyPaths[type],
      ...categories.map((row) => categoryAddress(type, row)),
      ...studios.map(({ studio }) => studioAddress(type, studio)),
    ];
  });
  const gamePages = shown.flatMap((type) => games.lobby(type).games.map(({ id }) => gameAddress(id)));
  const promotions = runningPromotions(context).map(({ id }) => promotionAddress(id));
  const pages = content.pages.filter(isOurs).map(({ slug }) => infoPageAddress(slug));
  return [...new Set(['/', ...lobbies, promotionsPath, ...promotions, ...pages, ...gamePages])];
}
