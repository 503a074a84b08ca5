import { type Game, type GameType, gameTypes, type Language } from '@baize/contract';
import type { Clock } from '@baize/clock';
import type { Database } from '@baize/db';

import type { GameFacts, GameIndex } from '../game-facts.ts';
import { buildLobbies, type Lobby } from './build-lobbies.ts';
import { describeGame } from './describe-game.ts';
import { type CatalogueRows, readCatalogueRows } from './read-catalogue-rows.ts';

/** A game with everything that listings and the page around it show. */
export interface CatalogueGame extends GameFacts {
  readonly studioId: number;
  readonly folded: string;
  readonly volatility: number | null;
  readonly maxWinMultiplier: number | null;
  readonly features: readonly string[];
  readonly popularity: number;
  /** As tiles show it, ready to be sent. */
  readonly tile: Readonly<Record<Language, Game>>;
}

interface Snapshot {
  readonly rows: CatalogueRows;
  readonly games: ReadonlyMap<number, CatalogueGame>;
  readonly lobbies: Readonly<Record<GameType, Lobby>>;
}

/** The whole catalogue in memory; what is read from it is one state, also while it is reloaded. */
export interface Catalogue extends GameIndex {
  findGame(id: number): CatalogueGame | undefined;
  /** Games, categories and studios of one type of lobby. */
  lobby(type: GameType): Lobby;
  readonly content: CatalogueRows;
  /** Reads everything anew and then tells those who keep answers made from it. */
  reload(): Promise<void>;
  onReload(listener: () => void): void;
}

export interface CatalogueDeps {
  readonly database: Pick<Database, 'sql'>;
  readonly clock: Clock;
}

/** Reads the catalogue from the database. */
export async function loadCatalogue(deps: CatalogueDeps): Promise<Catalogue> {
  const listeners: (() => void)[] = [];
  let snapshot = await readSnapshot(deps);
  return {
    findGame: (id) => snapshot.games.get(id),
    lobby: (type) => snapshot.lobbies[type],
    get content() {
      return snapshot.rows;
    },
    async reload() {
      snapshot = await readSnapshot(deps);
      for (const listener of listeners) listener();
    },
    onReload: (listener) => void listeners.push(listener),
  };
}

async function readSnapshot({ database, clock }: CatalogueDeps): Promise<Snapshot> {
  const rows = await readCatalogueRows(database);
  const now = clock.now();
  const studios = new Map(rows.studios.map((studio) => [studio.id, studio]));
  const games = new Map<number, CatalogueGame>();
  for (const row of rows.games) {
    const studio = studios.get(row.studioId);
    const type = gameTypes.find((name) => name === row.type);
    if (studio && type) games.set(row.id, describeGame({ ...row, type }, studio, now));
  }
  return { rows, games, lobbies: buildLobbies(rows, [...games.values()]) };
}
