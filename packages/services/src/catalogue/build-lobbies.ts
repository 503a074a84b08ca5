import { type GameType, gameTypes } from '@baize/contract';

import type { CatalogueGame } from './catalogue-game.ts';
import type { GameWish } from './finder/game-wish.ts';
import { compareText } from './finder/word-list.ts';
import type { CatalogueRows } from './read-catalogue-rows.ts';

type CategoryRow = CatalogueRows['categories'][number];
type StudioRow = CatalogueRows['studios'][number];

/** What one type of lobby is made of. */
export interface Lobby {
  /** The most popular first. */
  readonly games: readonly CatalogueGame[];
  /** Only categories that hold a game. */
  readonly categories: readonly CategoryRow[];
  /** Those of the most players first; games that are alike in that stand in the category's own order. */
  readonly gamesByCategory: ReadonlyMap<number, readonly CatalogueGame[]>;
  /** Only studios that have a game here, in the order of the studios' table. */
  readonly studios: readonly { readonly studio: StudioRow; readonly gameCount: number }[];
  /** Those of the most games first. */
  readonly features: readonly { readonly name: string; readonly gameCount: number }[];
}

type GamesOf = (wish: GameWish) => readonly CatalogueGame[];

/**
 * @param games the most popular first
 * @param gamesOf all games that are wanted
 */
export function buildLobbies(
  rows: CatalogueRows,
  games: readonly CatalogueGame[],
  gamesOf: GamesOf,
): Record<GameType, Lobby> {
  const lobbies = gameTypes.map((type) => [
    type,
    buildLobby(
      rows,
      games.filter(({ lobbies: own }) => own.includes(type)),
      type,
      gamesOf,
    ),
  ]);
  // Object.fromEntries forgets the names; they are those of the list.
  return Object.fromEntries(lobbies) as Record<GameType, Lobby>;
}

function buildLobby(
  rows: CatalogueRows,
  games: readonly CatalogueGame[],
  type: GameType,
  gamesOf: GamesOf,
): Lobby {
  const categoryIds = new Set(games.flatMap((game) => game.categoryIds));
  const gamesByCategory = new Map(
    // The texts of games play no part, so one language serves both.
    [...categoryIds].map((categoryId) => [categoryId, gamesOf({ type, categoryId, language: 'tr' })]),
  );
  const countByStudio = new Map<number, number>();
  const countByFeature = new Map<string, number>();
  for (const game of games) {
    for (const feature of game.features) countByFeature.set(feature, (countByFeature.get(feature) ?? 0) + 1);
  }
  for (const { studioId } of games) countByStudio.set(studioId, (countByStudio.get(studioId) ?? 0) + 1);
  return {
    games,
    categories: rows.categories.filter((row) => row.type === type && gamesByCategory.has(row.id)),
    gamesByCategory,
    studios: rows.studios.flatMap((studio) => {
      const gameCount = countByStudio.get(studio.id);
      return gameCount === undefined ? [] : [{ studio, gameCount }];
    }),
    features: [...countByFeature]
      .map(([name, gameCount]) => ({ name, gameCount }))
      .toSorted((a, b) => b.gameCount - a.gameCount || compareText(a.name, b.name)),
  };
}
