import { CallError } from '@baize/contract';
import { and, eq, isNotNull, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';

/**
 * Has signing in ask for a code sent by SMS, or no longer.
 *
 * @throws CallError `phone_verification_needed` where nobody knows yet that the number is the player's
 */
export async function setSmsSignIn(context: PlayerContext, smsSignIn: boolean): Promise<void> {
  const { database, player: owner } = context;
  const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, owner.id));
  const changed = await database.sql
    .update(player)
    .set({ smsSignIn })
    .where(smsSignIn ? and(isOwner, isNotNull(player.phoneVerifiedAt)) : isOwner)
    .returning({ id: player.id });
  if (changed.length === 0) throw new CallError('phone_verification_needed');
}
