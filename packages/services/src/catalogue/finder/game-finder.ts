import type { CatalogueGame } from '../catalogue-game.ts';
import { createGameLists, type GameLists, type Standings } from './game-lists.ts';
import type { GameWish } from './game-wish.ts';
import { createRecentLists } from './recent-lists.ts';
import { buildTextIndex, isSearch, searchWords, type TextIndex } from './text-index.ts';

export interface GamePage {
  readonly games: readonly CatalogueGame[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** Answers every question for games from memory. One finder is one state of the catalogue. */
export interface GameFinder {
  /** The games from place `first` on, `count` at most. */
  find(wish: GameWish, first: number, count: number): GamePage;
}

/** Indexes the names of games and of their studios; one index serves whatever order games are in. */
export function indexGames(games: readonly CatalogueGame[]): TextIndex {
  return buildTextIndex(
    games.map(({ name, studioName }) => ({ names: [name.tr, name.en], beside: [studioName] })),
  );
}

/** @param games in the catalogue's own order, which `index` and `standings` share */
export function createGameFinder(
  games: readonly CatalogueGame[],
  index: TextIndex,
  standings: Standings,
): GameFinder {
  const lists = createGameLists(games, standings);
  const searches = createRecentLists<Int32Array>(MAX_KEPT_BYTES);

  /** The pages that people turn to are kept for a while: many type the same. */
  function search(wish: GameWish, first: number, end: number): PlacePage {
    if (end > KEPT_PLACES) return searchPage(index, lists, wish, first, end);
    const key = JSON.stringify([searchWords(wish.text ?? ''), { ...wish, text: undefined }]);
    const kept = searches.read(key, () => {
      const { places, total } = searchPage(index, lists, wish, 0, KEPT_PLACES);
      const list = new Int32Array(1 + places.length);
      list[0] = total;
      list.set(places, 1);
      return list;
    });
    return { places: kept.subarray(1 + first, 1 + end), total: kept[0] ?? 0 };
  }

  return {
    find(wish, first, count) {
      const end = first + count;
      const isNamed = wish.text !== undefined && isSearch(wish.text);
      const { places, total } = isNamed ? search(wish, first, end) : slice(lists.wanted(wish), first, end);
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

function searchPage(
  index: TextIndex,
  lists: GameLists,
  wish: GameWish,
  first: number,
  end: number,
): PlacePage {
  return index.match(wish.text ?? '', {
    mask: lists.mask(wish),
    order: lists.order(wish.sort ?? 'popular', wish.language),
    // An order that was asked for stands in place of how well the text matches.
    isByTier: wish.sort === undefined,
    first,
    end,
  });
}
