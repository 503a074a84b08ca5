import type { Reply } from '@baize/contract';
import { and, eq, inArray, player } from '@baize/db';

import { maskUsername } from '../mask-username.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { pictureAddress } from '../picture-address.ts';

type Winner = Reply<'GET /config'>['data']['last_winners'][number];

const SINCE_MS = 31 * 24 * 60 * 60_000;
/** More wins are read than shown, since those of unlisted games are skipped. */
const READ_AHEAD = 5;

/**
 * The newest real wins of the brand, with masked names; empty if the brand's trait turns them off.
 *
 * @param isListed whether a game is in the list that shows the wins
 */
export async function lastWinners(
  { ledger, database, brand, clock, games, language }: CatalogueContext,
  limit: number,
  isListed: (gameId: number) => boolean = () => true,
): Promise<Winner[]> {
  if (!brand.traits['catalogue.lastWinners']) return [];
  const { siteId } = brand;
  const since = new Date(clock.now().getTime() - SINCE_MS);
  const wins = await ledger.lastWins({ siteId, since, limit: limit * READ_AHEAD });
  const shown = wins.filter(({ gameId }) => isListed(gameId) && games.findGame(gameId)).slice(0, limit);
  if (shown.length === 0) return [];
  const players = await database.sql
    .select({ id: player.id, username: player.username })
    .from(player)
    .where(
      and(eq(player.siteId, siteId), inArray(player.id, [...new Set(shown.map(({ playerId }) => playerId))])),
    );
  const names = new Map(players.map(({ id, username }) => [id, maskUsername(username)]));
  return shown.flatMap((win) => {
    const game = games.findGame(win.gameId);
    if (!game) return [];
    return {
      game_id: game.id,
      name: game.name[language],
      image: pictureAddress(game.picture[language], game.shape),
      picture: game.picture[language],
      shape: game.shape,
      username: names.get(win.playerId) ?? '***',
      amount: win.amountMinor,
      created_at: win.createdAt,
    };
  });
}
