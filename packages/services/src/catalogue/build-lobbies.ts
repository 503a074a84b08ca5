import { type GameType, gameTypes, type SlotMechanic } from '@baize/contract';

import type { CatalogueGame } from './catalogue-game.ts';
import type { GameFilter } from './finder/game-filter.ts';
import { each, type Sliced } from './finder/slices.ts';
import { compareText } from './finder/word-list.ts';
import type { CatalogueRows } from './read-catalogue-rows.ts';

type CategoryRow = CatalogueRows['categories'][number];
type StudioRow = CatalogueRows['studios'][number];

interface Counted<Name> {
  readonly name: Name;
  readonly gameCount: number;
}

export interface Lobby {
  /** The most popular first. */
  readonly games: readonly CatalogueGame[];
  /** Only categories with games. */
  readonly categories: readonly CategoryRow[];
  /** By number of players, then in the category's own order. */
  readonly gamesByCategory: ReadonlyMap<number, readonly CatalogueGame[]>;
  /** Only studios with games in this lobby, in the order of the studio table. */
  readonly studios: readonly { readonly studio: StudioRow; readonly gameCount: number }[];
  /** By number of games. */
  readonly features: readonly Counted<string>[];
  /** By number of slots. */
  readonly mechanics: readonly Counted<SlotMechanic>[];
}

type GamesOf = (filter: GameFilter) => readonly CatalogueGame[];

/**
 * @param games the most popular first
 * @param gamesOf finds all games that match a filter
 */
export function* buildLobbies(
  rows: CatalogueRows,
  games: readonly CatalogueGame[],
  gamesOf: GamesOf,
): Sliced<Record<GameType, Lobby>> {
  const lobbies: (readonly [GameType, Lobby])[] = [];
  for (const type of gameTypes) {
    const own: CatalogueGame[] = [];
    yield* each(games, (game) => {
      if (game.lobbies.includes(type)) own.push(game);
    });
    lobbies.push([type, yield* buildLobby(rows, own, type, gamesOf)]);
  }
  // Object.fromEntries loses the types of the keys.
  return Object.fromEntries(lobbies) as Record<GameType, Lobby>;
}

function* buildLobby(
  rows: CatalogueRows,
  games: readonly CatalogueGame[],
  type: GameType,
  gamesOf: GamesOf,
): Sliced<Lobby> {
  const categoryIds = new Set<number>();
  yield* each(games, (game) => {
    for (const id of game.categoryIds) categoryIds.add(id);
  });
  const gamesByCategory = new Map<number, readonly CatalogueGame[]>();
  for (const categoryId of categoryIds) {
    // The order does not depend on names, so either language will do.
    gamesByCategory.set(categoryId, gamesOf({ type, categoryId, language: 'tr' }));
    yield;
  }
  const countByStudio = new Map<number, number>();
  const countByFeature = new Map<string, number>();
  const countByMechanic = new Map<SlotMechanic, number>();
  yield* each(games, ({ features, mechanic, studioId }) => {
    for (const feature of features) countByFeature.set(feature, (countByFeature.get(feature) ?? 0) + 1);
    if (mechanic !== null) countByMechanic.set(mechanic, (countByMechanic.get(mechanic) ?? 0) + 1);
    countByStudio.set(studioId, (countByStudio.get(studioId) ?? 0) + 1);
  });
  return {
    games,
    categories: rows.categories.filter((row) => row.type === type && gamesByCategory.has(row.id)),
    gamesByCategory,
    studios: rows.studios.flatMap((studio) => {
      const gameCount = countByStudio.get(studio.id);
      return gameCount === undefined ? [] : [{ studio, gameCount }];
    }),
    features: mostFirst(countByFeature),
    mechanics: mostFirst(countByMechanic),
  };
}

function mostFirst<Name extends string>(counts: ReadonlyMap<Name, number>): Counted<Name>[] {
  return [...counts]
    .map(([name, gameCount]) => ({ name, gameCount }))
    .toSorted((a, b) => b.gameCount - a.gameCount || compareText(a.name, b.name));
}
