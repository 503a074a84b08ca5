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

/** Play counts, by the position of the game in the catalogue. */
export interface Standings {
  /** Number of players over four weeks. */
  readonly players: ArrayLike<number>;
  /** Number of players over one week. */
  readonly recentPlayers: ArrayLike<number>;
}

/** Lists of games in every order, each made when it is first needed and cached as long as the catalogue. */
export interface GameLists {
  /** All games in one order, by their positions in the catalogue; the same object each time. */
  order(sort: GameSort, language: Language): DocumentOrder;
  /** Makes all orders, so that no request has to. */
  prepare(): Sliced<void>;
  /** All games that match the filter except for its text, in its order. */
  matching(filter: GameFilter): Int32Array;
  /** A bit for each of these games, at its rank in the filter's order. */
  matchingBits(filter: GameFilter): Bits;
}

/** A property that games may have in common, such as a studio. */
interface Trait {
  readonly key: string;
  has(game: CatalogueGame): boolean;
}

/** A game must have one of these. */
type Choice = readonly Trait[];

const EMPTY = new Int32Array(0);
/** Bound on the cached lists of combined filters. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

export function* createGameLists(games: readonly CatalogueGame[], standings: Standings): Sliced<GameLists> {
  const orders = new Map<string, DocumentOrder>();
  const lists = new Map<string, Int32Array>();
  const recent = createRecentLists<Int32Array>(MAX_CACHED_BYTES);
  const recentBits = createRecentLists<Bits>(MAX_CACHED_BYTES);
  // Unknown values that a caller sends have no list and use no memory.
  const known = yield* collectKeys(games);

  function order(sort: GameSort, language: Language): DocumentOrder {
    const key = orderKey(sort, language);
    const kept = orders.get(key) ?? atOnce(sortGames(games, standings, sort, language));
    orders.set(key, kept);
    return kept;
  }

  function list(sort: GameSort, language: Language, traits: readonly Trait[]): Int32Array {
    if (!traits.every(({ key }) => known.has(key))) return EMPTY;
    const { positions } = order(sort, language);
    if (traits.length === 0) return positions;
    const key = [orderKey(sort, language), ...traits.map((trait) => trait.key)].join(' ');
    const kept =
      lists.get(key) ??
      positions.filter((position) => {
        const game = games[position];
        return game !== undefined && traits.every(({ has }) => has(game));
      });
    lists.set(key, kept);
    return kept;
  }

  /** Filters the shortest list that contains all matches. */
  function gather(filter: GameFilter): Int32Array {
    const { type, sort = 'popular', language } = filter;
    const lobby = type === undefined ? [] : [ofType(type)];
    const choices = choicesOf(filter).map((choice) => {
      const own = choice.map((trait) => list(sort, language, [...lobby, trait]));
      return { choice, lists: own, size: own.reduce((sum, { length }) => sum + length, 0) };
    });
    const [fewest, ...others] = choices.toSorted((a, b) => a.size - b.size);
    if (!fewest) return list(sort, language, lobby);
    const matchesOthers = hasOneOfEach(others.map(({ choice }) => choice));
    const [only, ...more] = fewest.lists.map((each) =>
      others.length === 0 ? each : each.filter((position) => matchesOthers(games[position])),
    );
    if (only && more.length === 0) return only;
    // Several lists are merged by the ranks of their games.
    const { positions, ranks } = order(sort, language);
    const all = Int32Array.from([only ?? EMPTY, ...more].flatMap((each) => [...each]));
    return all
      .map((position) => ranks[position] ?? 0)
      .toSorted()
      .map((rank) => positions[rank] ?? 0);
  }

  /** Equally popular games of a category are in the category's own order. */
  function arrange(found: Int32Array, { sort = 'popular', categoryId }: GameFilter): Int32Array {
    if (categoryId === undefined || sort !== 'popular') return found;
    const players = (position: number) => standings.players[position] ?? 0;
    const sorts = new Map<number, number>();
    for (const position of found) sorts.set(position, sortWithin(categoryId, games[position]));
    const own = (position: number) => sorts.get(position) ?? 0;
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
    matching: (filter) => recent.read(keyOf(filter), () => arrange(gather(filter), filter)),
    matchingBits(filter) {
      return recentBits.read(keyOf(filter), () => {
        const bits = emptyBits(games.length);
        const { ranks } = order(filter.sort ?? 'popular', filter.language);
        for (const position of this.matching(filter)) setBit(bits, ranks[position] ?? 0);
        return bits;
      });
    },
  };
}

/** Key of a filter without its text: equal for equal results. */
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
const ofMechanic = (name: string): Trait => ({
  key: `mechanic ${name}`,
  has: ({ mechanic }) => mechanic === name,
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
  const { studioIds, categoryId, features = [], mechanics, volatilities, minRtpPercent } = filter;
  return [
    ...(studioIds === undefined ? [] : [[...new Set(studioIds)].map(ofStudio)]),
    ...(categoryId === undefined ? [] : [[ofCategory(categoryId)]]),
    ...features.map((name) => [withFeature(name)]),
    ...(mechanics === undefined ? [] : [[...new Set(mechanics)].map(ofMechanic)]),
    ...(volatilities === undefined ? [] : [[...new Set(volatilities)].map(ofVolatility)]),
    ...(minRtpPercent === undefined ? [] : [[returning(minRtpPercent)]]),
  ];
}

/** The keys of all properties that at least one game has. */
function* collectKeys(games: readonly CatalogueGame[]): Sliced<ReadonlySet<string>> {
  const studios = new Set<number>();
  const categories = new Set<number>();
  const features = new Set<string>();
  const lobbies = new Set<GameType>();
  const mechanics = new Set<string>();
  const volatilities = new Set<number>();
  let mostPercent = 0;
  yield* each(games, (game) => {
    studios.add(game.studioId);
    for (const id of game.categoryIds) categories.add(id);
    for (const name of game.features) features.add(name);
    for (const type of game.lobbies) lobbies.add(type);
    if (game.mechanic !== null) mechanics.add(game.mechanic);
    if (game.volatility !== null) volatilities.add(game.volatility);
    mostPercent = Math.max(mostPercent, Math.floor((game.rtpBasisPoints ?? 0) / 100));
  });
  const traits = [
    ...[...lobbies].map(ofType),
    ...[...studios].map(ofStudio),
    ...[...categories].map(ofCategory),
    ...[...features].map(withFeature),
    ...[...mechanics].map(ofMechanic),
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
  // Ties are broken by popularity, then by the catalogue's own order.
  const byPlayers = more(players);
  const own = yield* mapEach(games, (_, position) => position);
  const positions = Int32Array.from(
    yield* sortEach(own, (a, b) => compare(a, b) || byPlayers(a, b) || a - b),
  );
  const ranks = new Int32Array(games.length);
  yield* each(positions, (position, rank) => {
    ranks[position] = rank;
  });
  return { positions, ranks };

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
