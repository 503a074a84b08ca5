import { CallError, type Body } from '@baize/contract';
import { and, eq, session } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { endSession } from './end-sessions.ts';

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
  const message = sessionId === context.player.sessionId ? undefined : 'session_ended';
  await endSession(context, { siteId, playerId, sessionId }, 'signed-out', message);
}
