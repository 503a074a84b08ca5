import { and, eq, isNull, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/** Notes that the player has a name at the poker room, so that money can be moved there also while the room is away. */
export async function notePokerUser({
  clock,
  database,
  player: { siteId, id },
}: PlayerContext): Promise<void> {
  await database.sql
    .update(player)
    .set({ pokerUserAt: clock.now() })
    .where(and(eq(player.siteId, siteId), eq(player.id, id), isNull(player.pokerUserAt)));
}
