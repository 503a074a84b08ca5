import { CallError } from '@baize/contract';
import { and, eq, inTransaction, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { publishEnds } from './end-sessions.ts';
import { distrustSessions } from './distrust-sessions.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { beginNotice, notifyOfChange, type WriteSecurityNotice } from './notify-owner.ts';

/**
 * Sets whether sign-in requires a code sent by SMS. A change ends the player's other sessions.
 *
 * @throws CallError `phone_verification_needed` if the player's number is not verified, `proof_needed` to switch it off
 */
export async function setSmsSignIn(
  context: PlayerContext,
  smsSignIn: boolean,
  writeNotice: WriteSecurityNotice,
): Promise<void> {
  const { database, player: owner } = context;
  if (!smsSignIn) await requireFreshProof(context);
  const isOwner = and(eq(player.siteId, owner.siteId), eq(player.id, owner.id));
  const { ended, notice } = await inTransaction(database, async (transaction) => {
    const [row] = await transaction.sql
      .select({ smsSignIn: player.smsSignIn, verifiedAt: player.phoneVerifiedAt })
      .from(player)
      .where(isOwner)
      .for('update');
    if (smsSignIn && !row?.verifiedAt) throw new CallError('phone_verification_needed');
    if (row?.smsSignIn === smsSignIn) return { ended: [], notice: undefined };
    await transaction.sql.update(player).set({ smsSignIn }).where(isOwner);
    const change = { kind: smsSignIn ? 'sms_sign_in_on' : 'sms_sign_in_off' } as const;
    const notice = await notifyOfChange(context, transaction, { playerId: owner.id, change }, writeNotice);
    return { ended: await distrustSessions(transaction, context, smsSignIn ? 'gained' : 'lost'), notice };
  });
  publishEnds(context, { siteId: owner.siteId, playerId: owner.id }, ended);
  beginNotice(context, notice);
}
