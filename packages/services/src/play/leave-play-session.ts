import type { Body, Reply } from '@baize/contract';
import { leavePlayPage } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/** A page no longer shows its game, so the player may play at another one. */
export async function leavePlaySession(
  { database, player }: PlayerContext,
  { page }: Body<'POST /account/play-session/leave'>,
): Promise<Reply<'POST /account/play-session/leave'>> {
  await leavePlayPage(database.pool, { siteId: player.siteId, playerId: player.id, page });
  return { success: true };
}
