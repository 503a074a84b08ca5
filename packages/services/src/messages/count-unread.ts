import { and, type Database, eq, isNull, playerMessage, sql } from '@baize/db';

import type { PlayerKey } from '../wakeups.ts';

export async function countUnread(
  { database }: { readonly database: Pick<Database, 'sql'> },
  { siteId, playerId }: PlayerKey,
): Promise<number> {
  const [row] = await database.sql
    .select({ unread: sql<number>`count(*)::integer` })
    .from(playerMessage)
    .where(
      and(
        eq(playerMessage.siteId, siteId),
        eq(playerMessage.playerId, playerId),
        isNull(playerMessage.readAt),
      ),
    );
  return row?.unread ?? 0;
}
