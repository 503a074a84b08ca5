import {
  and,
  eq,
  gameSession,
  gt,
  inTransaction,
  isNull,
  launchToken,
  ne,
  session,
  type sessionEndReason,
  type Transaction,
} from '@baize/db';

import type { Services } from '../context.ts';
import { sendMessage } from '../messages/index.ts';
import type { PlayerKey } from '../wakeups.ts';

export type SessionEndReason = (typeof sessionEndReason)[number];

/** All sessions of a player, only one of them, or all but one. */
export interface SessionChoice extends PlayerKey {
  readonly only?: number;
  readonly except?: number;
}

type Parts = Pick<Services, 'database' | 'clock' | 'wakeups'>;

function isChosen(
  table: typeof session | typeof gameSession | typeof launchToken,
  sessionId: typeof session.id | typeof gameSession.sessionId | typeof launchToken.sessionId,
  { siteId, playerId, only, except }: SessionChoice,
) {
  return and(
    eq(table.siteId, siteId),
    eq(table.playerId, playerId),
    only === undefined ? undefined : eq(sessionId, only),
    except === undefined ? undefined : ne(sessionId, except),
  );
}

/**
 * Ends sessions and the games opened in them, in the caller's transaction. A transaction that also changes the player
 * locks the player's row first, so that no session is opened or ended concurrently.
 *
 * @returns ids of the sessions that ended, for `publishEnds` after the commit
 */
export async function endSessions(
  transaction: Pick<Transaction, 'sql'>,
  choice: SessionChoice,
  reason: SessionEndReason,
  now: Date,
): Promise<number[]> {
  const ended = await transaction.sql
    .update(session)
    .set({ revokedAt: now, endReason: reason })
    .where(and(isChosen(session, session.id, choice), isNull(session.revokedAt), gt(session.expiresAt, now)))
    .returning({ id: session.id });
  await closeGames(transaction, choice, now);
  return ended.map(({ id }) => id);
}

/** Closes the games that were opened in sessions and invalidates their launch tokens. Open rounds are still settled. */
export async function closeGames(
  transaction: Pick<Transaction, 'sql'>,
  choice: SessionChoice,
  now: Date,
): Promise<void> {
  await transaction.sql
    .update(launchToken)
    .set({ usedAt: now })
    .where(and(isChosen(launchToken, launchToken.sessionId, choice), isNull(launchToken.usedAt)));
  await transaction.sql
    .update(gameSession)
    .set({ closedAt: now })
    .where(and(isChosen(gameSession, gameSession.sessionId, choice), isNull(gameSession.closedAt)));
}

/**
 * Notifies the open pages of sessions that have ended. Call it after the commit.
 *
 * @param reason if the pages should say why
 */
export function publishEnds(
  { wakeups }: Pick<Services, 'wakeups'>,
  { siteId, playerId }: PlayerKey,
  sessionIds: readonly number[],
  reason?: 'excluded',
): void {
  for (const sessionId of sessionIds)
    wakeups.publish({ siteId, playerId }, { kind: 'signed-out', sessionId, ...(reason && { reason }) });
}

/**
 * Ends one session in a transaction of its own.
 *
 * @param message that the player gets if it had not ended before
 */
export async function endSession(
  parts: Parts,
  key: PlayerKey & { readonly sessionId: number },
  reason: SessionEndReason,
  message?: 'session_ended' | 'session_copied',
): Promise<void> {
  const { sessionId, ...player } = key;
  const now = parts.clock.now();
  await inTransaction(parts.database, async (transaction) => {
    const ended = await endSessions(transaction, { ...player, only: sessionId }, reason, now);
    if (message && ended.length > 0) await tellOfEnd(transaction, key, message, now);
  });
  publishEnds(parts, player, [sessionId]);
}

async function tellOfEnd(
  transaction: Pick<Transaction, 'sql'>,
  { siteId, playerId, sessionId }: PlayerKey & { readonly sessionId: number },
  kind: 'session_ended' | 'session_copied',
  now: Date,
): Promise<void> {
  const [row] = await transaction.sql
    .select({ user_agent: session.userAgent, ip: session.ip })
    .from(session)
    .where(and(eq(session.siteId, siteId), eq(session.playerId, playerId), eq(session.id, sessionId)));
  if (row) await sendMessage(transaction, { siteId, playerId }, { kind, facts: row }, now);
}
