import {
  type GameSort,
  gameSorts,
  type GameType,
  type Language,
  language as languages,
} from '@baize/contract';

import type { CatalogueGame } from '../catalogue-game.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import type { GameFilter } from './game-filter.ts';
import { nameKey } from './name-order.ts';
import { createRecentLists } from './recent-lists.ts';
import { atOnce, each, mapEach, type Sliced, sortEach } from './slices.ts';
import type { DocumentOrder } from './text-index.ts';
import { compareText } from './word-list.ts';

/** What players did, by the place of the game in the catalogue. */
export interface Standings {
  /** How many players played it over weeks. */
  readonly players: ArrayLike<number>;
  /** How many players played it lately. */
  readonly recentPlayers: ArrayLike<number>;
}

/** Lists of games in every order, each made when it is first asked for and kept as long as the catalogue. */
export interface GameLists {
  /** All games in one order, told by their places in the catalogue; the same one each time. */
  order(sort: GameSort, language: Language): DocumentOrder;
  /** Makes all orders, so that no request has to. */
  prepare(): Sliced<void>;
  /** All wanted games whatever their names, in the wanted order. */
  wanted(filter: GameFilter): Int32Array;
  /** A bit for each game that is wanted whatever its name, at its rank in the wanted order. */
  wantedBits(filter: GameFilter): Bits;
}

/** One thing that games may have in common, of which there are few. */
interface Trait {
  readonly key: string;
  has(game: CatalogueGame): boolean;
}

/** A game is wanted that has any of these. */
type Choice = readonly Trait[];

const EMPTY = new Int32Array(0);
/** Lists of combined wishes that are kept, the least recently used first out. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

export function* createGameLists(games: readonly CatalogueGame[], standings: Standings): Sliced<GameLists> {
  const orders = new Map<string, DocumentOrder>();
  const lists = new Map<string, Int32Array>();
  const recent = createRecentLists<Int32Array>(MAX_KEPT_BYTES);
  const recentBits = createRecentLists<Bits>(MAX_KEPT_BYTES);
  // Whatever a caller makes up has no list and takes no room.
  const known = yield* collectKeys(games);

  function order(sort: GameSort, language: Language): DocumentOrder {
    const key = orderKey(sort, language);
    const kept = orders.get(key) ?? atOnce(sortGames(games, standings, sort, language));
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

  /** Looks through the fewest games that hold all wanted ones. */
  function gather(filter: GameFilter): Int32Array {
    const { type, sort = 'popular', language } = filter;
    const lobby = type === undefined ? [] : [ofType(type)];
    const choices = choicesOf(filter).map((choice) => {
      const own = choice.map((trait) => list(sort, language, [...lobby, trait]));
      return { choice, lists: own, size: own.reduce((sum, { length }) => sum + length, 0) };
    });
    const [fewest, ...others] = choices.toSorted((a, b) => a.size - b.size);
    if (!fewest) return list(sort, language, lobby);
    const isWanted = hasOneOfEach(others.map(({ choice }) => choice));
    const [only, ...more] = fewest.lists.map((each) =>
      others.length === 0 ? each : each.filter((place) => isWanted(games[place])),
    );
    if (only && more.length === 0) return only;
    // Games of several lists are put into one order by their ranks.
    const { places, ranks } = order(sort, language);
    const all = Int32Array.from([only ?? EMPTY, ...more].flatMap((each) => [...each]));
    return all
      .map((place) => ranks[place] ?? 0)
      .toSorted()
      .map((rank) => places[rank] ?? 0);
  }

  /** Popular games of a category that are alike stand in the category's own order. */
  function arrange(found: Int32Array, { sort = 'popular', categoryId }: GameFilter): Int32Array {
    if (categoryId === undefined || sort !== 'popular') return found;
    const players = (place: number) => standings.players[place] ?? 0;
    const sorts = new Map<number, number>();
    for (const place of found) sorts.set(place, sortWithin(categoryId, games[place]));
    const own = (place: number) => sorts.get(place) ?? 0;
    return found.toSorted((a, b) => players(b) - players(a) || own(a) - own(b) || a - b);
  }

  return {
    order,
    *prepare() {
      for (const sort of gameSorts) {
        for (const language of languages) {
          const key = orderKey(sort, language);
          if (!orders.has(key)) orders.set(key, yield* sortGames(games, standings, sort, language));
        }
      }
    },
    wanted: (filter) => recent.read(keyOf(filter), () => arrange(gather(filter), filter)),
    wantedBits(filter) {
      return recentBits.read(keyOf(filter), () => {
        const bits = emptyBits(games.length);
        const { ranks } = order(filter.sort ?? 'popular', filter.language);
        for (const place of this.wanted(filter)) setBit(bits, ranks[place] ?? 0);
        return bits;
      });
    },
  };
}

/** What was asked for, but for its text: the same key for the same games. */
function keyOf(filter: GameFilter): string {
  const { type, sort = 'popular', language } = filter;
  const traits = choicesOf(filter).map((choice) => choice.map(({ key }) => key).toSorted());
  return JSON.stringify([type ?? null, orderKey(sort, language), ...traits]);
}

function orderKey(sort: GameSort, language: Language): string {
  return sort === 'name' ? `name ${language}` : sort;
}

function sortWithin(categoryId: number, game: CatalogueGame | undefined): number {
  return game?.categorySorts[game.categoryIds.indexOf(categoryId)] ?? 0;
}

function hasOneOfEach(choices: readonly Choice[]): (game: CatalogueGame | undefined) => boolean {
  return (game) => game !== undefined && choices.every((choice) => choice.some(({ has }) => has(game)));
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

function choicesOf(filter: GameFilter): Choice[] {
  const { studioIds, categoryId, features = [], volatilities, minRtpPercent } = filter;
  return [
    ...(studioIds === undefined ? [] : [[...new Set(studioIds)].map(ofStudio)]),
    ...(categoryId === undefined ? [] : [[ofCategory(categoryId)]]),
    ...features.map((name) => [withFeature(name)]),
    ...(volatilities === undefined ? [] : [[...new Set(volatilities)].map(ofVolatility)]),
    ...(minRtpPercent === undefined ? [] : [[returning(minRtpPercent)]]),
  ];
}

/** The keys of everything that some game has. */
function* collectKeys(games: readonly CatalogueGame[]): Sliced<ReadonlySet<string>> {
  const studios = new Set<number>();
  const categories = new Set<number>();
  const features = new Set<string>();
  const lobbies = new Set<GameType>();
  const volatilities = new Set<number>();
  let mostPercent = 0;
  yield* each(games, (game) => {
    studios.add(game.studioId);
    for (const id of game.categoryIds) categories.add(id);
    for (const name of game.features) features.add(name);
    for (const type of game.lobbies) lobbies.add(type);
    if (game.volatility !== null) volatilities.add(game.volatility);
    mostPercent = Math.max(mostPercent, Math.floor((game.rtpBasisPoints ?? 0) / 100));
  });
  const traits = [
    ...[...lobbies].map(ofType),
    ...[...studios].map(ofStudio),
    ...[...categories].map(ofCategory),
    ...[...features].map(withFeature),
    ...[...volatilities].map(ofVolatility),
    ...Array.from({ length: mostPercent + 1 }, (_, percent) => returning(percent)),
  ];
  return new Set(traits.map(({ key }) => key));
}

function* sortGames(
  games: readonly CatalogueGame[],
  { players, recentPlayers }: Standings,
  sort: GameSort,
  language: Language,
): Sliced<DocumentOrder> {
  const more = (counts: ArrayLike<number>) => (a: number, b: number) => (counts[b] ?? 0) - (counts[a] ?? 0);
  const compare = yield* compareBy();
  // Games that are alike stand by their popularity, and at last by the catalogue's own order.
  const byPlayers = more(players);
  const own = yield* mapEach(games, (_, place) => place);
  const places = Int32Array.from(yield* sortEach(own, (a, b) => compare(a, b) || byPlayers(a, b) || a - b));
  const ranks = new Int32Array(games.length);
  yield* each(places, (place, rank) => {
    ranks[place] = rank;
  });
  return { places, ranks };

  function* compareBy(): Sliced<(a: number, b: number) => number> {
    switch (sort) {
      case 'popular':
        return () => 0;
      case 'trending':
        return more(recentPlayers);
      case 'new':
        return later(yield* mapEach(games, ({ releasedAt }) => releasedAt));
      case 'name':
        return later(yield* mapEach(games, ({ name }) => nameKey(name[language], language)), -1);
    }
  }
}

function later(keys: readonly string[], sign = 1): (a: number, b: number) => number {
  return (a, b) => sign * compareText(keys[b] ?? '', keys[a] ?? '');
}
