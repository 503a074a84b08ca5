import { type GameType, gameTypes } from '@baize/contract';

import { buildLobbies, type Lobby } from './build-lobbies.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { describeGame } from './describe-game.ts';
import { createGameFinder, type GameFinder, indexGames } from './finder/game-finder.ts';
import { each, type Sliced } from './finder/slices.ts';
import type { TextIndex } from './finder/text-index.ts';
import { type PlayCounts, standingsOf } from './play-counts.ts';
import type { CatalogueRows } from './read-catalogue-rows.ts';

/** The part that depends on the rows only. */
export interface CatalogueContent {
  readonly rows: CatalogueRows;
  /** In the catalogue's own order. */
  readonly games: readonly CatalogueGame[];
  readonly gamesById: ReadonlyMap<number, CatalogueGame>;
  readonly index: TextIndex;
}

/** The part that also depends on the play counts. */
export interface CatalogueState extends CatalogueContent {
  readonly finder: GameFinder;
  readonly lobbies: Readonly<Record<GameType, Lobby>>;
  readonly trending: readonly CatalogueGame[];
}

/** @param now decides which games are new */
export function* describeContent(rows: CatalogueRows, now: Date): Sliced<CatalogueContent> {
  const studios = new Map(rows.studios.map((studio) => [studio.id, studio]));
  const categories = new Map<number, CatalogueRows['gameCategories'][number][]>();
  yield* each(rows.gameCategories, (row) => {
    const known = categories.get(row.gameId);
    if (known) known.push(row);
    else categories.set(row.gameId, [row]);
  });
  const games: CatalogueGame[] = [];
  yield* each(rows.games, (row) => {
    const studio = studios.get(row.studioId);
    const type = gameTypes.find((name) => name === row.type);
    if (!studio || !type) return;
    games.push(describeGame({ ...row, type }, studio, categories.get(row.id) ?? [], now));
  });
  const gamesById = new Map<number, CatalogueGame>();
  yield* each(games, (game) => gamesById.set(game.id, game));
  return { rows, games, gamesById, index: yield* indexGames(games) };
}

/** Sorts the games by play counts. The index does not change. */
export function* arrangeContent(content: CatalogueContent, counts: PlayCounts): Sliced<CatalogueState> {
  const { rows, games, gamesById, index } = content;
  const finder = yield* createGameFinder(games, index, standingsOf(games, counts));
  const all = (sort: 'popular' | 'trending') => finder.find({ sort, language: 'tr' }, 0, games.length).games;
  const popular = all('popular');
  yield;
  const lobbies = yield* buildLobbies(rows, popular, (filter) => finder.find(filter, 0, games.length).games);
  const trending: CatalogueGame[] = [];
  yield* each(all('trending'), (game) => {
    if ((counts.get(game.id)?.recentPlayers ?? 0) > 0) trending.push(game);
  });
  return { rows, games, gamesById, index, finder, lobbies, trending };
}
