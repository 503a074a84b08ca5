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
  /** The number of games on all pages. */
  readonly total: number;
}

/** Finds games in memory. Each state of the catalogue has its own finder. */
export interface GameFinder {
  /** At most `count` of the matching games, from position `first` on. */
  find(filter: GameFilter, first: number, count: number): GamePage;
}

/** Indexes the names of games and their studios; one index serves all orders. */
export function* indexGames(games: readonly CatalogueGame[]): Sliced<TextIndex> {
  return yield* buildTextIndex(
    yield* mapEach(games, ({ name, studioName }) => ({ names: [name.tr, name.en], related: [studioName] })),
  );
}

/** @param games in the catalogue's own order, which `index` and `standings` share */
export function* createGameFinder(
  games: readonly CatalogueGame[],
  index: TextIndex,
  standings: Standings,
): Sliced<GameFinder> {
  const lists = yield* createGameLists(games, standings);
  const cache = createRecentLists<Int32Array>(MAX_CACHED_BYTES);
  const searches = new Map<DocumentOrder, TextSearch>();

  function searchIn(order: DocumentOrder): TextSearch {
    const known = searches.get(order) ?? atOnce(index.inOrder(order));
    searches.set(order, known);
    return known;
  }

  function searchPage(filter: GameFilter, first: number, end: number): PositionPage {
    return searchIn(lists.order(filter.sort ?? 'popular', filter.language)).match(filter.text ?? '', {
      allowed: lists.matchingBits(filter),
      // An explicit order takes precedence over how well the text matches.
      isByTier: filter.sort === undefined,
      first,
      end,
    });
  }

  /** The first pages are cached, since many visitors type the same text. */
  function search(filter: GameFilter, first: number, end: number): PositionPage {
    if (end > CACHED_POSITIONS) return searchPage(filter, first, end);
    const key = JSON.stringify([searchWords(filter.text ?? ''), { ...filter, text: undefined }]);
    const page = cache.read(key, () => {
      const { positions, total } = searchPage(filter, 0, CACHED_POSITIONS);
      const list = new Int32Array(1 + positions.length);
      list[0] = total;
      list.set(positions, 1);
      return list;
    });
    return { positions: page.subarray(1 + first, 1 + end), total: page[0] ?? 0 };
  }

  function pageOf(filter: GameFilter, first: number, end: number): PositionPage {
    const { text = '' } = filter;
    if (text.trim() === '') return slice(lists.matching(filter), first, end);
    // A text that cannot be searched for filters too: all games would look like what was found.
    return isSearch(text) ? search(filter, first, end) : slice(NO_POSITIONS, 0, 0);
  }

  // Prepared in advance: most searches use this order.
  yield* lists.prepare();
  const popular = lists.order('popular', 'tr');
  searches.set(popular, yield* index.inOrder(popular));

  return {
    find(filter, first, count) {
      const end = first + count;
      const { positions, total } = pageOf(filter, first, end);
      const found: CatalogueGame[] = [];
      for (const position of positions) {
        const game = games[position];
        if (game) found.push(game);
      }
      return { games: found, total };
    },
  };
}

/** The number of positions of a search that are cached: the first pages. */
const CACHED_POSITIONS = 200;
const NO_POSITIONS = new Int32Array(0);
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

interface PositionPage {
  readonly positions: Int32Array;
  readonly total: number;
}

function slice(positions: Int32Array, first: number, end: number): PositionPage {
  return { positions: positions.subarray(first, end), total: positions.length };
}
