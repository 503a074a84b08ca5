import { CallError } from '@baize/contract';
import { and, eq, gt, isNull, or, player, session } from '@baize/db';

import type { Services, SignedInPlayer } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { PREVIOUS_TOKEN_MS } from './session-life.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Whose token this is. A token of another brand or of an ended session is nobody's.
 *
 * @returns undefined where there is no session
 * @throws CallError `unauthenticated`, with the reason in words, where the account no longer plays
 */
export async function authenticate(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
  siteId: number,
): Promise<SignedInPlayer | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const tokenHash = hashSecret(token);
  const now = clock.now();
  const previousSince = new Date(now.getTime() - PREVIOUS_TOKEN_MS);
  const [row] = await database.sql
    .select({
      id: session.playerId,
      sessionId: session.id,
      sessionExpiresAt: session.expiresAt,
      status: player.status,
    })
    .from(session)
    .innerJoin(player, and(eq(player.siteId, session.siteId), eq(player.id, session.playerId)))
    .where(
      and(
        or(
          eq(session.tokenHash, tokenHash),
          and(eq(session.previousTokenHash, tokenHash), gt(session.rotatedAt, previousSince)),
        ),
        eq(session.siteId, siteId),
        gt(session.expiresAt, now),
        isNull(session.revokedAt),
      ),
    );
  if (!row) return undefined;
  const { status, ...owner } = row;
  if (status !== 'active') throw new CallError('unauthenticated', { message: `account_${status}` });
  return { siteId, ...owner };
}
