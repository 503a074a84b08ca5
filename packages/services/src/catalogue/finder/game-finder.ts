import type { CatalogueGame } from '../catalogue-game.ts';
import { createGameLists, type Standings } from './game-lists.ts';
import type { GameFilter } from './game-filter.ts';
import { createRecentLists } from './recent-lists.ts';
import { atOnce, mapEach, type Sliced } from './slices.ts';
import {
  buildTextIndex,
  type DocumentOrder,
  isSearch,
  searchWords,
  type TextIndex,
  type TextSearch,
} from './text-index.ts';

export interface GamePage {
  readonly games: readonly CatalogueGame[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** Answers every question for games from memory. One finder is one state of the catalogue. */
export interface GameFinder {
  /** The games from place `first` on, `count` at most. */
  find(filter: GameFilter, first: number, count: number): GamePage;
}

/** Indexes the names of games and of their studios; one index serves whatever order games are in. */
export function* indexGames(games: readonly CatalogueGame[]): Sliced<TextIndex> {
  return yield* buildTextIndex(
    yield* mapEach(games, ({ name, studioName }) => ({ names: [name.tr, name.en], beside: [studioName] })),
  );
}

/** @param games in the catalogue's own order, which `index` and `standings` share */
export function* createGameFinder(
  games: readonly CatalogueGame[],
  index: TextIndex,
  standings: Standings,
): Sliced<GameFinder> {
  const lists = yield* createGameLists(games, standings);
  const kept = createRecentLists<Int32Array>(MAX_KEPT_BYTES);
  const searches = new Map<DocumentOrder, TextSearch>();

  function searchIn(order: DocumentOrder): TextSearch {
    const known = searches.get(order) ?? atOnce(index.inOrder(order));
    searches.set(order, known);
    return known;
  }

  function searchPage(filter: GameFilter, first: number, end: number): PlacePage {
    return searchIn(lists.order(filter.sort ?? 'popular', filter.language)).match(filter.text ?? '', {
      allowed: lists.wantedBits(filter),
      // An order that was asked for stands in place of how well the text matches.
      isByTier: filter.sort === undefined,
      first,
      end,
    });
  }

  /** The pages that people turn to are kept for a while: many type the same. */
  function search(filter: GameFilter, first: number, end: number): PlacePage {
    if (end > KEPT_PLACES) return searchPage(filter, first, end);
    const key = JSON.stringify([searchWords(filter.text ?? ''), { ...filter, text: undefined }]);
    const page = kept.read(key, () => {
      const { places, total } = searchPage(filter, 0, KEPT_PLACES);
      const list = new Int32Array(1 + places.length);
      list[0] = total;
      list.set(places, 1);
      return list;
    });
    return { places: page.subarray(1 + first, 1 + end), total: page[0] ?? 0 };
  }

  // What most people search in is ready before the first of them.
  yield* lists.prepare();
  const popular = lists.order('popular', 'tr');
  searches.set(popular, yield* index.inOrder(popular));

  return {
    find(filter, first, count) {
      const end = first + count;
      const isNamed = filter.text !== undefined && isSearch(filter.text);
      const { places, total } = isNamed
        ? search(filter, first, end)
        : slice(lists.wanted(filter), first, end);
      const found: CatalogueGame[] = [];
      for (const place of places) {
        const game = games[place];
        if (game) found.push(game);
      }
      return { games: found, total };
    },
  };
}

/** How many places of a search are kept: the first pages. */
const KEPT_PLACES = 200;
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

interface PlacePage {
  readonly places: Int32Array;
  readonly total: number;
}

function slice(places: Int32Array, first: number, end: number): PlacePage {
  return { places: places.subarray(first, end), total: places.length };
}
