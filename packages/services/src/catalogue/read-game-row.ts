import type { Params, Query, Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import type { CatalogueContext } from './catalogue-context.ts';

type Row = Reply<'GET /game-rows/{row}'>;

const RECENT_MS = 90 * 24 * 60 * 60_000;

/** A row of games for the top of a page; the trending row contains played games only. */
export async function readGameRow(
  { games, language }: Pick<CatalogueContext, 'games' | 'language'>,
  { row }: Params<'GET /game-rows/{row}'>,
  { type, limit }: Query<'GET /game-rows/{row}'>,
): Promise<Row> {
  const found =
    row === 'trending'
      ? games.trending.filter(({ lobbies }) => type === undefined || lobbies.includes(type)).slice(0, limit)
      : games.finder.find({ type, sort: row, language }, 0, limit).games;
  return { success: true, games: found.map(({ tile }) => tile[language]) };
}

/** The games that the player has bet on recently, without those that no longer exist. */
export async function readRecentGames(
  { games, language, ledger, clock, player }: CatalogueContext & PlayerContext,
  { limit }: Query<'GET /account/recent-games'>,
): Promise<Row> {
  const since = new Date(clock.now().getTime() - RECENT_MS);
  const ids = await ledger.playedGames({ siteId: player.siteId, playerId: player.id, since, limit });
  return { success: true, games: ids.flatMap((id) => games.findGame(id)?.tile[language] ?? []) };
}
