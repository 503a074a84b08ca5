import type { GameSort, GameType, Language } from '@baize/contract';

import type { CatalogueGame } from '../catalogue-game.ts';
import type { GameWish } from './game-wish.ts';
import { nameKey } from './name-order.ts';
import { compareText } from './word-list.ts';

/** All games in one order; games are told by their places in the catalogue. */
export interface GameOrder {
  readonly places: Int32Array;
  /** The place of each game in `places`. */
  readonly ranks: Int32Array;
}

/** What players did, by the place of the game in the catalogue. */
export interface Standings {
  /** How many players played it over weeks. */
  readonly players: ArrayLike<number>;
  /** How many players played it lately. */
  readonly recentPlayers: ArrayLike<number>;
}

export interface Candidates {
  /** Lists that share no game, each in the wanted order; together they hold every wanted game. */
  readonly lists: readonly Int32Array[];
  /** Whether a listed game is wanted; absent where all are. */
  readonly accepts: ((game: CatalogueGame) => boolean) | undefined;
}

/** Lists of games in every order, each made when it is first asked for and kept as long as the catalogue. */
export interface GameLists {
  order(sort: GameSort, language: Language): GameOrder;
  /** The fewest games that have to be looked at. */
  candidates(wish: GameWish): Candidates;
  /** Whether a game is wanted, whatever its name. */
  acceptor(wish: GameWish): (game: CatalogueGame) => boolean;
}

/** One thing that games may have in common, of which there are few. */
interface Trait {
  readonly key: string;
  has(game: CatalogueGame): boolean;
}

/** A game is wanted that has any of these. */
type Choice = readonly Trait[];

const EMPTY = new Int32Array(0);

export function createGameLists(games: readonly CatalogueGame[], standings: Standings): GameLists {
  const orders = new Map<string, GameOrder>();
  const lists = new Map<string, Int32Array>();
  // Whatever a caller makes up has no list and takes no room.
  const known = new Set(games.flatMap(keysOf));

  function order(sort: GameSort, language: Language): GameOrder {
    const key = orderKey(sort, language);
    const kept = orders.get(key) ?? sortGames(games, standings, sort, language);
    orders.set(key, kept);
    return kept;
  }

  function list(sort: GameSort, language: Language, traits: readonly Trait[]): Int32Array {
    if (!traits.every(({ key }) => known.has(key))) return EMPTY;
    const { places } = order(sort, language);
    if (traits.length === 0) return places;
    const key = [orderKey(sort, language), ...traits.map((trait) => trait.key)].join(' ');
    const kept =
      lists.get(key) ??
      places.filter((place) => {
        const game = games[place];
        return game !== undefined && traits.every(({ has }) => has(game));
      });
    lists.set(key, kept);
    return kept;
  }

  return {
    order,
    candidates(wish) {
      const { type, sort = 'popular', language } = wish;
      const lobby = type === undefined ? [] : [ofType(type)];
      const choices = choicesOf(wish).map((choice) => {
        const own = choice.map((trait) => list(sort, language, [...lobby, trait]));
        return { choice, lists: own, size: own.reduce((sum, { length }) => sum + length, 0) };
      });
      const [fewest, ...others] = choices.toSorted((a, b) => a.size - b.size);
      return {
        lists: fewest?.lists ?? [list(sort, language, lobby)],
        accepts: others.length === 0 ? undefined : hasOneOfEach(others.map(({ choice }) => choice)),
      };
    },
    acceptor: (wish) =>
      hasOneOfEach([...(wish.type === undefined ? [] : [[ofType(wish.type)]]), ...choicesOf(wish)]),
  };
}

function orderKey(sort: GameSort, language: Language): string {
  return sort === 'name' ? `name ${language}` : sort;
}

function hasOneOfEach(choices: readonly Choice[]): (game: CatalogueGame) => boolean {
  return (game) => choices.every((choice) => choice.some(({ has }) => has(game)));
}

const ofType = (type: GameType): Trait => ({
  key: `type ${type}`,
  has: ({ lobbies }) => lobbies.includes(type),
});
const ofStudio = (id: number): Trait => ({ key: `studio ${id}`, has: ({ studioId }) => studioId === id });
const ofCategory = (id: number): Trait => ({
  key: `category ${id}`,
  has: ({ categoryIds }) => categoryIds.includes(id),
});
const withFeature = (name: string): Trait => ({
  key: `feature ${name}`,
  has: ({ features }) => features.includes(name),
});
const ofVolatility = (degree: number): Trait => ({
  key: `volatility ${degree}`,
  has: ({ volatility }) => volatility === degree,
});
const returning = (percent: number): Trait => ({
  key: `return ${percent}`,
  has: ({ rtpBasisPoints }) => (rtpBasisPoints ?? 0) >= percent * 100,
});

function choicesOf(wish: GameWish): Choice[] {
  const { studioIds, categoryId, features = [], volatilities, minRtpPercent } = wish;
  return [
    ...(studioIds === undefined ? [] : [[...new Set(studioIds)].map(ofStudio)]),
    ...(categoryId === undefined ? [] : [[ofCategory(categoryId)]]),
    ...features.map((name) => [withFeature(name)]),
    ...(volatilities === undefined ? [] : [[...new Set(volatilities)].map(ofVolatility)]),
    ...(minRtpPercent === undefined ? [] : [[returning(minRtpPercent)]]),
  ];
}

function keysOf(game: CatalogueGame): string[] {
  const percent = Math.floor((game.rtpBasisPoints ?? 0) / 100);
  return [
    ...game.lobbies.map(ofType),
    ofStudio(game.studioId),
    ...game.categoryIds.map(ofCategory),
    ...game.features.map(withFeature),
    ...(game.volatility === null ? [] : [ofVolatility(game.volatility)]),
    ...Array.from({ length: percent + 1 }, (_, each) => returning(each)),
  ].map(({ key }) => key);
}

function sortGames(
  games: readonly CatalogueGame[],
  { players, recentPlayers }: Standings,
  sort: GameSort,
  language: Language,
): GameOrder {
  const more = (counts: ArrayLike<number>) => (a: number, b: number) => (counts[b] ?? 0) - (counts[a] ?? 0);
  const compare = {
    popular: () => () => 0,
    trending: () => more(recentPlayers),
    new: () => later(games.map(({ releasedAt }) => releasedAt)),
    name: () =>
      later(
        games.map(({ name }) => nameKey(name[language], language)),
        -1,
      ),
  }[sort]();
  // Games that are alike stand by their popularity, and at last by the catalogue's own order.
  const byPlayers = more(players);
  const places = Int32Array.from(games, (_, place) => place).toSorted(
    (a, b) => compare(a, b) || byPlayers(a, b) || a - b,
  );
  const ranks = new Int32Array(games.length);
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  return { places, ranks };
}

function later(keys: readonly string[], sign = 1): (a: number, b: number) => number {
  return (a, b) => sign * compareText(keys[b] ?? '', keys[a] ?? '');
}
