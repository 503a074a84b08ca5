import type { CatalogueGame } from '../catalogue-game.ts';
import { createGameLists, type GameLists, type Standings } from './game-lists.ts';
import type { GameWish } from './game-wish.ts';
import { smallestKeys } from './smallest-keys.ts';
import { buildTextIndex, isSearch, type TextIndex } from './text-index.ts';

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
  const at = (places: Iterable<number>) => Array.from(places).flatMap((place) => games[place] ?? []);

  return {
    find(wish, first, count) {
      const end = first + count;
      if (wish.text !== undefined && isSearch(wish.text)) {
        const { places, total } = searchPage(games, index, lists, wish, first, end);
        return { games: at(places), total };
      }
      const { lists: found, accepts } = lists.candidates(wish);
      const [only, ...others] = found;
      if (only && others.length === 0 && !accepts)
        return { games: at(only.subarray(first, end)), total: only.length };
      const wanted: number[] = [];
      for (const list of found) {
        for (const place of list) {
          const game = games[place];
          if (game && (!accepts || accepts(game))) wanted.push(place);
        }
      }
      if (others.length === 0) return { games: at(wanted.slice(first, end)), total: wanted.length };
      const { places, ranks } = lists.order(wish.sort ?? 'popular', wish.language);
      const page = smallestKeys(
        Float64Array.from(wanted, (place) => ranks[place] ?? 0),
        first,
        end,
      );
      return { games: at(Array.from(page, (rank) => places[rank] ?? 0)), total: wanted.length };
    },
  };
}

function searchPage(
  games: readonly CatalogueGame[],
  index: TextIndex,
  lists: GameLists,
  wish: GameWish,
  first: number,
  end: number,
): { places: number[]; total: number } {
  const accepts = lists.acceptor(wish);
  const found = index.match(wish.text ?? '', (place) => {
    const game = games[place];
    return game !== undefined && accepts(game);
  });
  const { places, ranks } = lists.order(wish.sort ?? 'popular', wish.language);
  // An order that was asked for stands in place of how well the text matches.
  const step = wish.sort === undefined ? games.length : 0;
  const keys = new Float64Array(found.places.length);
  for (let at = 0; at < keys.length; at += 1)
    keys[at] = (found.tiers[at] ?? 0) * step + (ranks[found.places[at] ?? 0] ?? 0);
  const page = smallestKeys(keys, first, end);
  return {
    places: Array.from(page, (key) => places[step === 0 ? key : key % step] ?? 0),
    total: keys.length,
  };
}
