import { CallError, type Reply } from '@baize/contract';
import { and, eq, isNull, session, sql } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { readUser } from './read-user.ts';
import { SESSION_MS } from './session-life.ts';

/**
 * Exchanges the session's token for a new one and lets the session live on. The token before it works
 * a little longer, so that calls already on their way are not refused.
 *
 * @throws CallError `unauthenticated` when the session ended in the meantime
 */
export async function refreshSession(context: PlayerContext): Promise<Reply<'POST /refresh'>> {
  const { database, clock, ids, player } = context;
  const token = ids.secret();
  const now = clock.now();
  const changed = await database.sql
    .update(session)
    .set({
      previousTokenHash: sql`${session.tokenHash}`,
      tokenHash: hashSecret(token),
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
    })
    .where(
      and(
        eq(session.siteId, player.siteId),
        eq(session.playerId, player.id),
        eq(session.id, player.sessionId),
        isNull(session.revokedAt),
      ),
    )
    .returning({ id: session.id });
  if (changed.length === 0) throw new CallError('unauthenticated');
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: SESSION_MS / 1000,
    user: await readUser(context, player.id),
  };
}
