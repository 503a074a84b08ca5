import { CallError } from '@baize/contract';
import { and, eq, inTransaction, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { publishEnds } from './end-sessions.ts';
import { endOtherSessions } from './end-other-sessions.ts';

/**
 * Sets whether sign-in requires a code sent by SMS. A change ends the player's other sessions.
 *
 * @throws CallError `phone_verification_needed` if the player's number is not verified
 */
export async function setSmsSignIn(context: PlayerContext, smsSignIn: boolean): Promise<void> {
  const { database, player: owner } = context;
  const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, owner.id));
  const ended = await inTransaction(database, async (transaction) => {
    const [row] = await transaction.sql
      .select({ smsSignIn: player.smsSignIn, verifiedAt: player.phoneVerifiedAt })
      .from(player)
      .where(isOwner)
      .for('update');
    if (smsSignIn && !row?.verifiedAt) throw new CallError('phone_verification_needed');
    if (row?.smsSignIn === smsSignIn) return [];
    await transaction.sql.update(player).set({ smsSignIn }).where(isOwner);
    return endOtherSessions(transaction, context, smsSignIn ? 'gained' : 'lost');
  });
  publishEnds(context, { siteId: owner.siteId, playerId: owner.id }, ended);
}
