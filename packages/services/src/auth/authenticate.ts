import { CallError } from '@baize/contract';
import { and, eq, gt, isNull, lt, or, player, session, sessionToken, sql } from '@baize/db';

import type { Services, SignedInPlayer } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { endSession } from './end-sessions.ts';
import { REPLACED_TOKEN_MS } from './session-life.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Parts = Pick<Services, 'database' | 'clock' | 'wakeups' | 'meter'>;

/**
 * Finds the player that a token belongs to. A token of another brand or of an ended session is rejected. A token that
 * is used again after a newer one of its session, or for the first time after another one of its generation, must have
 * been copied, so the session ends for both holders.
 *
 * @returns undefined if the token is not valid
 * @throws CallError `unauthenticated`, with a message that gives the reason, if the account is not active
 */
export async function authenticate(
  parts: Parts,
  token: string,
  siteId: number,
): Promise<SignedInPlayer | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const tokenHash = hashSecret(token);
  const now = parts.clock.now();
  const row = await findToken(parts, tokenHash, siteId, now);
  if (!row) return undefined;
  const { status, usedAt, replacedAt, ...owner } = row;
  if (replacedAt && now.getTime() - replacedAt.getTime() >= REPLACED_TOKEN_MS) {
    const key = { siteId, playerId: owner.id, sessionId: owner.sessionId };
    await endSession(parts, key, 'token-reused', 'session_copied');
    parts.meter.countReusedToken();
    return undefined;
  }
  if (status !== 'active') throw new CallError('unauthenticated', { message: `account_${status}` });
  const signedIn = { siteId, ...owner };
  if (!usedAt) await replaceOtherTokens(parts, signedIn, tokenHash, now);
  return signedIn;
}

async function findToken({ database }: Parts, tokenHash: string, siteId: number, now: Date) {
  const isOfSession = and(
    eq(session.siteId, sessionToken.siteId),
    eq(session.playerId, sessionToken.playerId),
    eq(session.id, sessionToken.sessionId),
  );
  const [row] = await database.sql
    .select({
      id: sessionToken.playerId,
      sessionId: sessionToken.sessionId,
      sessionExpiresAt: session.expiresAt,
      tokenGeneration: sessionToken.generation,
      status: player.status,
      isClosed: sql<boolean>`account_is_closed(${player.siteId}, ${player.id})`,
      usedAt: sessionToken.usedAt,
      replacedAt: sessionToken.replacedAt,
    })
    .from(sessionToken)
    .innerJoin(session, isOfSession)
    .innerJoin(player, and(eq(player.siteId, session.siteId), eq(player.id, session.playerId)))
    .where(
      and(
        eq(sessionToken.tokenHash, tokenHash),
        eq(sessionToken.siteId, siteId),
        gt(sessionToken.expiresAt, now),
        gt(session.expiresAt, now),
        isNull(session.revokedAt),
      ),
    );
  return row;
}

/**
 * The first use of a token proves that it was received, so the older ones are no longer needed, nor are unused ones of
 * its own generation, which an attacker may hold. Two tabs that refreshed concurrently both use theirs within the grace
 * period, which undoes the replacement. One statement, so that concurrent first uses cannot replace each other.
 */
async function replaceOtherTokens(
  { database }: Parts,
  { siteId, id, sessionId, tokenGeneration }: SignedInPlayer,
  tokenHash: string,
  now: Date,
): Promise<void> {
  const isSelf = eq(sessionToken.tokenHash, tokenHash);
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const isOfSession = and(
    eq(sessionToken.siteId, siteId),
    eq(sessionToken.playerId, id),
    eq(sessionToken.sessionId, sessionId),
  );
  const isNewerUsed = sql`exists (select from ${sessionToken} newer where newer.site_id = ${siteId}
    and newer.player_id = ${id} and newer.session_id = ${sessionId} and newer.generation > ${tokenGeneration}
    and newer.used_at is not null)`;
  await database.sql
    .update(sessionToken)
    .set({
      usedAt: sql`case when ${isSelf} then ${nowSql} else ${sessionToken.usedAt} end`,
      replacedAt: sql`case when not ${isSelf} then ${nowSql} when ${isNewerUsed} then ${sessionToken.replacedAt} end`,
    })
    .where(
      and(
        isOfSession,
        or(
          isSelf,
          and(lt(sessionToken.generation, tokenGeneration), isNull(sessionToken.replacedAt)),
          and(
            eq(sessionToken.generation, tokenGeneration),
            isNull(sessionToken.usedAt),
            isNull(sessionToken.replacedAt),
          ),
        ),
      ),
    );
}
