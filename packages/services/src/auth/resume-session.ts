import { CallError } from '@baize/contract';
import { and, eq, gt, isNull, player, session, sql } from '@baize/db';

import type { Services, SignedInPlayer } from '../context.ts';
import type { SessionKey } from './find-ended-sessions.ts';

/**
 * The player of a session that lives, for a request that names it by a secret of our own instead of a token.
 *
 * @returns undefined if the session has ended
 * @throws CallError `unauthenticated`, with a message that gives the reason, if the account is not active
 */
export async function resumeSession(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { siteId, id, sessionId }: SessionKey,
): Promise<SignedInPlayer | undefined> {
  const [row] = await database.sql
    .select({
      sessionExpiresAt: session.expiresAt,
      status: player.status,
      isClosed: sql<boolean>`account_is_closed(${player.siteId}, ${player.id})`,
    })
    .from(session)
    .innerJoin(player, and(eq(player.siteId, session.siteId), eq(player.id, session.playerId)))
    .where(
      and(
        eq(session.siteId, siteId),
        eq(session.playerId, id),
        eq(session.id, sessionId),
        gt(session.expiresAt, clock.now()),
        isNull(session.revokedAt),
      ),
    );
  if (!row) return undefined;
  const { status, ...rest } = row;
  if (status !== 'active') throw new CallError('unauthenticated', { message: `account_${status}` });
  // Nothing is exchanged by it, so its generation is of no matter.
  return { siteId, id, sessionId, tokenGeneration: 0, ...rest };
}
