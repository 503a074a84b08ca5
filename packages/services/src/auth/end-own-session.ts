import { CallError, type Body } from '@baize/contract';
import { and, eq, gt, inTransaction, isNull, session, type Transaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { sendMessage } from '../messages/index.ts';
import { endSession, endSessions, publishEnds } from './end-sessions.ts';

/**
 * Ends one of the player's sessions and the games opened in it; one that has ended stays as it is.
 *
 * @throws CallError `data_not_found` if the player has no such session
 */
export async function endOwnSession(
  context: PlayerContext,
  { id: sessionId }: Body<'POST /account/sessions/end'>,
): Promise<void> {
  const { siteId, id: playerId } = context.player;
  const [found] = await context.database.sql
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.siteId, siteId), eq(session.playerId, playerId), eq(session.id, sessionId)));
  if (!found) throw new CallError('data_not_found');
  const key = { siteId, playerId, sessionId };
  if (sessionId === context.player.sessionId) await endSession(context, key, 'signed-out');
  else await endSession(context, key, 'ended-elsewhere', 'session_ended');
}

/**
 * Ends the player's other sessions and the games opened in them, all or none. Like the end of a single one it needs no
 * proof, since it weakens nothing that protects the account.
 *
 * @returns how many were open
 * @throws CallError `unauthenticated` if this session was ended meanwhile, so that two of them never end each other
 */
export async function endOthers(context: PlayerContext): Promise<number> {
  const { siteId, id: playerId, sessionId } = context.player;
  const key = { siteId, playerId };
  const now = context.clock.now();
  const ended = await inTransaction(context.database, async (transaction) => {
    await requireOpen(transaction, context);
    const ids = await endSessions(transaction, { ...key, except: sessionId }, 'ended-elsewhere', now);
    if (ids.length > 0)
      await sendMessage(transaction, key, { kind: 'sessions_ended', facts: { count: ids.length } }, now);
    return ids;
  });
  publishEnds(context, key, ended);
  return ended.length;
}

/** The player is locked by sign-ins too. */
async function requireOpen(transaction: Transaction, { clock, player: owner }: PlayerContext): Promise<void> {
  await lockPlayer(transaction, { siteId: owner.siteId, playerId: owner.id });
  const [own] = await transaction.sql
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.siteId, owner.siteId),
        eq(session.playerId, owner.id),
        eq(session.id, owner.sessionId),
        isNull(session.revokedAt),
        gt(session.expiresAt, clock.now()),
      ),
    );
  if (!own) throw new CallError('unauthenticated');
}
