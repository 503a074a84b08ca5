import type { GameType } from '@baize/contract';
import type { Clock } from '@baize/clock';
import type { Database } from '@baize/db';

import type { GameIndex } from '../game-facts.ts';
import type { Lobby } from './build-lobbies.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { arrangeContent, type CatalogueContent, describeContent } from './catalogue-state.ts';
import type { GameFinder } from './finder/game-finder.ts';
import { inSlices } from './finder/slices.ts';
import { readPlayCounts } from './play-counts.ts';
import {
  type CatalogueRows,
  type CatalogueVersion,
  readCatalogueRows,
  readCatalogueVersion,
} from './read-catalogue-rows.ts';

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
  /** Reads what some process has changed: the content, or the counts that games are ordered by. */
  reloadIfChanged(): Promise<void>;
  onReload(listener: () => void): void;
}

export interface CatalogueDeps {
  readonly database: Pick<Database, 'sql'>;
  readonly clock: Clock;
}

/** Reads the catalogue from the database. */
export async function loadCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const { database, clock } = deps;
  const listeners: (() => void)[] = [];
  let version = await readCatalogueVersion(database);
  let state = await inSlices(arrangeContent(await readContent(version), await readPlayCounts(database)));

  async function readContent({ day }: CatalogueVersion): Promise<CatalogueContent> {
    // What is new follows from the day of the counts, so that all processes show the same badges.
    const today = day === null ? clock.now() : new Date(day);
    return inSlices(describeContent(await readCatalogueRows(database), today));
  }

  async function reloadTo(next: CatalogueVersion, isContentKept: boolean): Promise<void> {
    const content = isContentKept ? state : await readContent(next);
    state = await inSlices(arrangeContent(content, await readPlayCounts(database)));
    version = next;
    for (const listener of listeners) listener();
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
    reload: async () => reloadTo(await readCatalogueVersion(database), false),
    async reloadIfChanged() {
      const next = await readCatalogueVersion(database);
      const isContentKept = next.content === version.content && next.day === version.day;
      if (!isContentKept || next.plays !== version.plays) await reloadTo(next, isContentKept);
    },
    onReload: (listener) => void listeners.push(listener),
  };
}
