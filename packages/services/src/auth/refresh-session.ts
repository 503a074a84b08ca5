import { CallError, type Reply } from '@baize/contract';
import { and, eq, inTransaction, isNull, lte, session, sessionToken } from '@baize/db';

import type { PlayerContext, Services } from '../context.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { hashSecret } from '../hash-secret.ts';
import { readUser } from './read-user.ts';
import { secondsUntil, sessionEnd } from './session-life.ts';

/**
 * Issues a new token and extends the session, up to its maximum age. The current token stays valid until a newer one is
 * used, so a lost response does not sign the player out. Of several requests with one token only the first starts a new
 * generation; the others get a token of the same generation, so whichever the tabs use first works.
 *
 * @throws CallError `unauthenticated` if the session ended in the meantime
 */
export async function refreshSession(context: PlayerContext): Promise<Reply<'POST /refresh'>> {
  const { database, clock, ids, player } = context;
  const token = ids.secret();
  const now = clock.now();
  const key = { siteId: player.siteId, playerId: player.id };
  const isSession = and(
    eq(session.siteId, key.siteId),
    eq(session.playerId, key.playerId),
    eq(session.id, player.sessionId),
  );
  const isTokenOfSession = and(
    eq(sessionToken.siteId, key.siteId),
    eq(sessionToken.playerId, key.playerId),
    eq(sessionToken.sessionId, player.sessionId),
  );
  const expiresAt = await inTransaction(database, async ({ sql }) => {
    const [row] = await sql
      .select({ generation: session.generation, createdAt: session.createdAt })
      .from(session)
      .where(and(isSession, isNull(session.revokedAt)))
      .for('update');
    if (!row) throw new CallError('unauthenticated');
    const end = sessionEnd(row.createdAt, now);
    const generation = Math.max(row.generation, player.tokenGeneration + 1);
    await sql.update(session).set({ generation, expiresAt: end }).where(isSession);
    await sql.delete(sessionToken).where(and(isTokenOfSession, lte(sessionToken.expiresAt, now)));
    await sql.insert(sessionToken).values({
      ...key,
      sessionId: player.sessionId,
      tokenHash: hashSecret(token),
      generation,
      issuedAt: now,
      expiresAt: end,
    });
    return end;
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: secondsUntil(expiresAt, now),
    user: await readUser(context, player.id),
  };
}

/** Deletes expired tokens. */
export async function clearSessionTokens(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const isExpired = lte(sessionToken.expiresAt, clock.now());
  await deleteInBatches(database.sql, sessionToken, sessionToken.expiresAt, isExpired, { signal });
}
