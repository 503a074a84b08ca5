import { type GameType, gameTypes } from '@baize/contract';

import { buildLobbies, type Lobby } from './build-lobbies.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { describeGame } from './describe-game.ts';
import { createGameFinder, type GameFinder, indexGames } from './finder/game-finder.ts';
import type { TextIndex } from './finder/text-index.ts';
import { placesOf } from './places-of.ts';
import { type PlayCounts, standingsOf } from './play-counts.ts';
import type { CatalogueRows } from './read-catalogue-rows.ts';

/** What follows from the rows alone. */
export interface CatalogueContent {
  readonly rows: CatalogueRows;
  /** In the catalogue's own order. */
  readonly games: readonly CatalogueGame[];
  readonly gamesById: ReadonlyMap<number, CatalogueGame>;
  readonly index: TextIndex;
}

/** What follows from the rows and from what players did. */
export interface CatalogueState extends CatalogueContent {
  readonly finder: GameFinder;
  readonly lobbies: Readonly<Record<GameType, Lobby>>;
  readonly trending: readonly CatalogueGame[];
}

/** @param now decides what is new */
export function describeContent(rows: CatalogueRows, now: Date): CatalogueContent {
  const studios = new Map(rows.studios.map((studio) => [studio.id, studio]));
  const categories = placesOf(
    rows.gameCategories,
    ({ gameId }) => gameId,
    (row) => row,
  );
  const games = rows.games.flatMap((row) => {
    const studio = studios.get(row.studioId);
    const type = gameTypes.find((name) => name === row.type);
    return studio && type ? describeGame({ ...row, type }, studio, categories.get(row.id) ?? [], now) : [];
  });
  const gamesById = new Map(games.map((game) => [game.id, game]));
  return { rows, games, gamesById, index: indexGames(games) };
}

/** Puts games into their orders. What has been indexed once serves every arrangement. */
export function arrangeContent(content: CatalogueContent, counts: PlayCounts): CatalogueState {
  const { rows, games, gamesById, index } = content;
  const finder = createGameFinder(games, index, standingsOf(games, counts));
  const all = (sort: 'popular' | 'trending') => finder.find({ sort, language: 'tr' }, 0, games.length).games;
  return {
    rows,
    games,
    gamesById,
    index,
    finder,
    lobbies: buildLobbies(rows, all('popular'), (wish) => finder.find(wish, 0, games.length).games),
    trending: all('trending').filter(({ id }) => (counts.get(id)?.recentPlayers ?? 0) > 0),
  };
}
