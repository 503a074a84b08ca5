import { CallError, maxFavoriteGames, type Params, type Query, type Reply } from '@baize/contract';
import { and, count, desc, eq, favoriteGame, inTransaction, player as playerTable } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** The largest number that the column holds. */
const MAX_GAME_ID = 2_147_483_647;

type FavoriteContext = CatalogueContext & PlayerContext;

/** The games that the player marked, the latest first, but for those that are no longer there. */
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
 * Marks a game, or takes its mark away. Two at once of one player follow one another, so that the limit
 * holds and every one of them turns the mark over.
 *
 * @returns whether the game is marked now
 * @throws CallError `data_not_found` for a game that is neither there nor marked, `too_many_favorites`
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
    const [marked] = await sql.select({ total: count() }).from(favoriteGame).where(isOwn);
    if ((marked?.total ?? 0) >= maxFavoriteGames)
      throw new CallError('too_many_favorites', { values: { max: maxFavoriteGames } });
    await sql.insert(favoriteGame).values({ siteId, playerId, gameId: id, createdAt: clock.now() });
    return true;
  });
}
