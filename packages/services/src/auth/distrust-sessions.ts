import { and, eq, player, session, sql, type Transaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { closeGames, endSessions } from './end-sessions.ts';

/**
 * Ends the player's other sessions in the transaction that changes the second step, since they may be somebody else's
 * (ASVS 5.0, 7.4.3). If the second step was removed, the games of the current session close too, since the session is
 * less trusted than when they were opened. The caller must have locked the player's row.
 *
 * @returns ids of the sessions that ended, for `publishEnds` after the commit
 */
export async function distrustSessions(
  transaction: Pick<Transaction, 'sql'>,
  { clock, player: owner }: Pick<PlayerContext, 'clock' | 'player'>,
  change: 'gained' | 'lost',
): Promise<number[]> {
  const key = { siteId: owner.siteId, playerId: owner.id };
  const now = clock.now();
  await transaction.sql
    .update(player)
    .set({ credentialsVersion: sql`${player.credentialsVersion} + 1` })
    .where(and(eq(player.siteId, key.siteId), eq(player.id, key.playerId)));
  const ended = await endSessions(transaction, { ...key, except: owner.sessionId }, 'second-step', now);
  if (change === 'gained') return ended;
  // Locked, so that no game can be opened in it concurrently.
  await transaction.sql
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.siteId, key.siteId),
        eq(session.playerId, key.playerId),
        eq(session.id, owner.sessionId),
      ),
    )
    .for('update');
  await closeGames(transaction, { ...key, only: owner.sessionId }, now);
  return ended;
}
