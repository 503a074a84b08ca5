import type { Body, Reply } from '@baize/contract';
import { and, eq, inArray, isNull, lte, playerMessage } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { countUnread } from '../messages/index.ts';

/** Marks messages of the player as read: some, or all up to one. Ids that are not the player's mark nothing. */
export async function markMessagesRead(
  context: PlayerContext,
  body: Body<'POST /account/messages/read'>,
): Promise<Reply<'POST /account/messages/read'>> {
  const { database, clock, player } = context;
  await database.sql
    .update(playerMessage)
    .set({ readAt: clock.now() })
    .where(
      and(
        eq(playerMessage.siteId, player.siteId),
        eq(playerMessage.playerId, player.id),
        isNull(playerMessage.readAt),
        'ids' in body ? inArray(playerMessage.id, body.ids) : lte(playerMessage.id, body.up_to),
      ),
    );
  return {
    success: true,
    unread: await countUnread(context, { siteId: player.siteId, playerId: player.id }),
  };
}
