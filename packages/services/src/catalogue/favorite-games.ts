import { CallError, maxFavoriteGames, type Params, type Query, type Reply } from '@baize/contract';
import { and, count, desc, eq, favoriteGame, inTransaction, player as playerTable } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** The largest number that the column holds. */
const MAX_GAME_ID = 2_147_483_647;

type FavoriteContext = CatalogueContext & PlayerContext;

/** The player's favourite games, the latest first, without those that no longer exist. */
export async function listFavoriteGames(
  { database, games, language, player }: FavoriteContext,
  { type }: Query<'GET /account/favorite-games'>,
): Promise<Reply<'GET /account/favorite-games'>> {
  const rows = await database.sql
    .select({ gameId: favoriteGame.gameId })
    .from(favoriteGame)
    .where(and(eq(favoriteGame.siteId, player.siteId), eq(favoriteGame.playerId, player.id)))
    .orderBy(desc(favoriteGame.createdAt), desc(favoriteGame.gameId));
  const tiles = rows.flatMap(({ gameId }) => games.findGame(gameId)?.tile[language] ?? []);
  const data = tiles.filter((tile) => type === undefined || tile.game_category === type);
  return { success: true, data: { data } };
}

/**
 * Adds a game to the player's favourites, or removes it. Concurrent calls of one player are serialized, so that the
 * limit holds and each of them toggles.
 *
 * @returns whether the game is a favourite now
 * @throws CallError `data_not_found` for a game that neither exists nor is a favourite, `too_many_favorites`
 */
export async function toggleFavoriteGame(
  { database, games, clock, player }: FavoriteContext,
  { id }: Params<'GET /account/favorite-games/{id}'>,
): Promise<boolean> {
  const { siteId, id: playerId } = player;
  const isKnown = games.findGame(id) !== undefined;
  if (!isKnown && id > MAX_GAME_ID) throw new CallError('data_not_found');
  return inTransaction(database, async ({ sql }) => {
    await sql
      .select({ id: playerTable.id })
      .from(playerTable)
      .where(and(eq(playerTable.siteId, siteId), eq(playerTable.id, playerId)))
      .for('no key update');
    const isOwn = and(eq(favoriteGame.siteId, siteId), eq(favoriteGame.playerId, playerId));
    const removed = await sql
      .delete(favoriteGame)
      .where(and(isOwn, eq(favoriteGame.gameId, id)))
      .returning({ gameId: favoriteGame.gameId });
    if (removed.length > 0) return false;
    if (!isKnown) throw new CallError('data_not_found');
    const [counted] = await sql.select({ total: count() }).from(favoriteGame).where(isOwn);
    if ((counted?.total ?? 0) >= maxFavoriteGames)
      throw new CallError('too_many_favorites', { values: { max: maxFavoriteGames } });
    await sql.insert(favoriteGame).values({ siteId, playerId, gameId: id, createdAt: clock.now() });
    return true;
  });
}
