import { type Database, gamePopularity, playCount } from '@baize/db';

import type { CatalogueGame } from './catalogue-game.ts';
import type { Standings } from './finder/game-lists.ts';

/** Number of players by game id; games without players are absent. */
export type PlayCounts = ReadonlyMap<number, { readonly players: number; readonly recentPlayers: number }>;

/** With fewer players a count means little, so the game keeps its position in the catalogue's order. */
const MIN_PLAYERS = 5;

/** Play counts of all brands together, which one job updates for all processes. */
export async function readPlayCounts({ sql }: Pick<Database, 'sql'>): Promise<PlayCounts> {
  const rows = await sql.select().from(gamePopularity);
  return new Map(rows.map(({ gameId, ...counts }) => [gameId, counts]));
}

/** Whether plays have never been counted in this database. */
export async function hasNoPlayCounts({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
  const [row] = await sql.select().from(playCount);
  return row?.countedOn === null;
}

export function standingsOf(games: readonly CatalogueGame[], counts: PlayCounts): Standings {
  const enough = (players = 0) => (players >= MIN_PLAYERS ? players : 0);
  return {
    players: games.map(({ id }) => enough(counts.get(id)?.players)),
    recentPlayers: games.map(({ id }) => counts.get(id)?.recentPlayers ?? 0),
  };
}
