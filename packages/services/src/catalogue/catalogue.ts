import type { GameType } from '@baize/contract';
import type { Clock } from '@baize/clock';
import type { Database, PostgresLedgerStore } from '@baize/db';

import type { GameIndex } from '../game-facts.ts';
import type { Lobby } from './build-lobbies.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import {
  arrangeContent,
  type CatalogueContent,
  type CatalogueState,
  describeContent,
} from './catalogue-state.ts';
import type { GameFinder } from './finder/game-finder.ts';
import { readPlayCounts } from './play-counts.ts';
import { type CatalogueRows, readCatalogueRows, readCatalogueVersion } from './read-catalogue-rows.ts';

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
  let state = arrangeContent(await readContent(deps), counts);

  function show(next: CatalogueState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function reload(): Promise<void> {
    const [content, fresh] = await Promise.all([readContent(deps), readPlayCounts(deps)]);
    counts = fresh;
    show(arrangeContent(content, counts));
  }

  return {
    findGame: (id) => state.gamesById.get(id),
    lobby: (type) => state.lobbies[type],
    get finder() {
      return state.finder;
    },
    get trending() {
      return state.trending;
    },
    get content() {
      return state.rows;
    },
    reload,
    async reloadIfChanged() {
      if ((await readCatalogueVersion(deps.database)) !== state.rows.version) await reload();
    },
    async recount() {
      counts = await readPlayCounts(deps);
      show(arrangeContent(state, counts));
    },
    onReload: (listener) => void listeners.push(listener),
  };
}

async function readContent({ database, clock }: CatalogueDeps): Promise<CatalogueContent> {
  return describeContent(await readCatalogueRows(database), clock.now());
}
