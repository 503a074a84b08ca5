import { type GameType, gameTypes } from '@baize/contract';
import type { Clock } from '@baize/clock';
import type { Database, PostgresLedgerStore } from '@baize/db';

import type { GameIndex } from '../game-facts.ts';
import { buildLobbies, type Lobby } from './build-lobbies.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { describeGame } from './describe-game.ts';
import { createGameFinder, type GameFinder, indexGames } from './finder/game-finder.ts';
import type { TextIndex } from './finder/text-index.ts';
import { placesOf } from './places-of.ts';
import { type PlayCounts, readPlayCounts, standingsOf } from './play-counts.ts';
import { type CatalogueRows, readCatalogueRows, readCatalogueVersion } from './read-catalogue-rows.ts';

/** What follows from the rows alone. */
interface Content {
  readonly rows: CatalogueRows;
  /** In the catalogue's own order. */
  readonly games: readonly CatalogueGame[];
  readonly gamesById: ReadonlyMap<number, CatalogueGame>;
  readonly index: TextIndex;
}

/** What follows from the rows and from what players did. */
interface Snapshot extends Content {
  readonly finder: GameFinder;
  readonly lobbies: Readonly<Record<GameType, Lobby>>;
  readonly trending: readonly CatalogueGame[];
}

/** The whole catalogue in memory; what is read from it is one state, also while it is reloaded. */
export interface Catalogue extends GameIndex {
  findGame(id: number): CatalogueGame | undefined;
  /** Games, categories and studios of one type of lobby. */
  lobby(type: GameType): Lobby;
  readonly finder: GameFinder;
  /** Games that somebody played lately, those of the most players first. */
  readonly trending: readonly CatalogueGame[];
  readonly content: CatalogueRows;
  /** Reads everything anew and then tells those who keep answers made from it. */
  reload(): Promise<void>;
  /** Reloads where some process has changed the catalogue. */
  reloadIfChanged(): Promise<void>;
  /** Puts the games into the order of what players do now. */
  recount(): Promise<void>;
  onReload(listener: () => void): void;
}

export interface CatalogueDeps {
  readonly database: Pick<Database, 'sql'>;
  readonly ledger: Pick<PostgresLedgerStore, 'countPlayers'>;
  readonly clock: Clock;
}

/** Reads the catalogue from the database. */
export async function loadCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const listeners: (() => void)[] = [];
  let counts = await readPlayCounts(deps);
  let snapshot = arrange(await readContent(deps), counts);

  function show(next: Snapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const [content, fresh] = await Promise.all([readContent(deps), readPlayCounts(deps)]);
    counts = fresh;
    show(arrange(content, counts));
  }

  return {
    findGame: (id) => snapshot.gamesById.get(id),
    lobby: (type) => snapshot.lobbies[type],
    get finder() {
      return snapshot.finder;
    },
    get trending() {
      return snapshot.trending;
    },
    get content() {
      return snapshot.rows;
    },
    reload,
    async reloadIfChanged() {
      if ((await readCatalogueVersion(deps.database)) !== snapshot.rows.version) await reload();
    },
    async recount() {
      counts = await readPlayCounts(deps);
      show(arrange(snapshot, counts));
    },
    onReload: (listener) => void listeners.push(listener),
  };
}

async function readContent({ database, clock }: CatalogueDeps): Promise<Content> {
  const rows = await readCatalogueRows(database);
  const now = clock.now();
  const studios = new Map(rows.studios.map((studio) => [studio.id, studio]));
  const categoryIds = placesOf(
    rows.gameCategories,
    ({ gameId }) => gameId,
    ({ categoryId }) => categoryId,
  );
  const games = rows.games.flatMap((row) => {
    const studio = studios.get(row.studioId);
    const type = gameTypes.find((name) => name === row.type);
    return studio && type ? describeGame({ ...row, type }, studio, categoryIds.get(row.id) ?? [], now) : [];
  });
  const gamesById = new Map(games.map((game) => [game.id, game]));
  return { rows, games, gamesById, index: indexGames(games) };
}

function arrange({ rows, games, gamesById, index }: Content, counts: PlayCounts): Snapshot {
  const finder = createGameFinder(games, index, standingsOf(games, counts));
  const all = (sort: 'popular' | 'trending') => finder.find({ sort, language: 'tr' }, 0, games.length).games;
  return {
    rows,
    games,
    gamesById,
    index,
    finder,
    lobbies: buildLobbies(rows, all('popular')),
    trending: all('trending').filter(({ id }) => (counts.get(id)?.recentPlayers ?? 0) > 0),
  };
}
