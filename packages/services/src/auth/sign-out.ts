import { and, eq, session } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/** Ends the session: neither of its tokens works from now on, and its open pages are told. */
export async function signOut({ database, clock, wakeups, player }: PlayerContext): Promise<void> {
  await database.sql
    .update(session)
    .set({ revokedAt: clock.now() })
    .where(
      and(
        eq(session.siteId, player.siteId),
        eq(session.playerId, player.id),
        eq(session.id, player.sessionId),
      ),
    );
  const key = { siteId: player.siteId, playerId: player.id };
  wakeups.publish(key, { kind: 'signed-out', sessionId: player.sessionId });
}
