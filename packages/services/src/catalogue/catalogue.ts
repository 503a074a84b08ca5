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

/** The whole catalogue in memory. Reads are consistent, also during a reload. */
export interface Catalogue extends GameIndex {
  findGame(id: number): CatalogueGame | undefined;
  /** Games, categories and studios of one lobby. */
  lobby(type: GameType): Lobby;
  readonly finder: GameFinder;
  /** Recently played games, by number of players. */
  readonly trending: readonly CatalogueGame[];
  readonly content: CatalogueRows;
  /** Reads everything again, then notifies the listeners that cache replies. */
  reload(): Promise<void>;
  /** Reloads what any process has changed: the content, or the counts that games are sorted by. */
  reloadIfChanged(): Promise<void>;
  onReload(listener: () => void): void;
}

const none: ReadonlySet<never> = new Set();

export interface CatalogueDeps {
  readonly database: Pick<Database, 'sql'>;
  readonly clock: Clock;
}

export async function loadCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const { database, clock } = deps;
  const listeners: (() => void)[] = [];
  let version = await readCatalogueVersion(database);
  let state = await inSlices(arrangeContent(await readContent(version), await readPlayCounts(database)));

  async function readContent({ day }: CatalogueVersion): Promise<CatalogueContent> {
    // Badges of new games depend on the day of the counts, so that all processes show the same.
    const today = day === null ? clock.now() : new Date(day);
    return inSlices(describeContent(await readCatalogueRows(database), today));
  }

  async function reloadTo(next: CatalogueVersion, isContentUnchanged: boolean): Promise<void> {
    const content = isContentUnchanged ? state : await readContent(next);
    state = await inSlices(arrangeContent(content, await readPlayCounts(database)));
    version = next;
    for (const listener of listeners) listener();
  }

  return {
    findGame: (id) => state.gamesById.get(id),
    findSportsbook: (slug) => state.sportsbooks.find((book) => book.slug === slug),
    walletGames: (wallet) => state.walletGames.filter((game) => game.wallet === wallet),
    findBettable: (id) =>
      state.gamesById.get(id) ??
      state.sportsbooks.find((book) => book.id === id) ??
      state.walletGames.find((game) => game.id === id),
    walletsAt: (provider) => state.walletsByProvider.get(provider) ?? none,
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
      const isContentUnchanged = next.content === version.content && next.day === version.day;
      if (!isContentUnchanged || next.plays !== version.plays) await reloadTo(next, isContentUnchanged);
    },
    onReload: (listener) => void listeners.push(listener),
  };
}
