import { type Database, gamePopularity, playCount } from '@baize/db';

import type { CatalogueGame } from './catalogue-game.ts';
import type { Standings } from './finder/game-lists.ts';

/** Players of each game by its id; games that nobody played are absent. */
export type PlayCounts = ReadonlyMap<number, { readonly players: number; readonly recentPlayers: number }>;

/** Fewer players say more about themselves than about a game: it keeps its place in the catalogue's order. */
const MIN_PLAYERS = 5;

/** What players of all brands did, as one job counts it for all processes. */
export async function readPlayCounts({ sql }: Pick<Database, 'sql'>): Promise<PlayCounts> {
  const rows = await sql.select().from(gamePopularity);
  return new Map(rows.map(({ gameId, ...counts }) => [gameId, counts]));
}

/** Whether this database has not counted any plays yet. */
export async function isNeverCounted({ sql }: Pick<Database, 'sql'>): Promise<boolean> {
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
