import type { Body } from '@baize/contract';
import { and, authenticator, eq, inTransaction, isNotNull, recoveryCode } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { authenticatorOf } from './authenticator.ts';
import { distrustSessions } from './distrust-sessions.ts';
import { publishEnds } from './end-sessions.ts';
import { beginNotice, notifyOfChange, type WriteSecurityNotice } from './notify-owner.ts';
import { requireOwnPassword } from './own-password.ts';

/**
 * Disconnects the authenticator app and deletes the recovery codes. The player's other sessions end, and games of this
 * one close. Without an app nothing changes.
 *
 * @throws CallError `invalid` at the password, `too_many_requests` after five wrong ones
 */
export async function disableTwoFactor(
  context: PlayerContext,
  { password }: Body<'POST /disable-2fa'>,
  writeNotice: WriteSecurityNotice,
): Promise<void> {
  const { database, player: owner } = context;
  await requireOwnPassword(context, password, 'password');
  const key = { siteId: owner.siteId, playerId: owner.id };
  const { ended, notice } = await inTransaction(database, async (transaction) => {
    await lockPlayer(transaction, key);
    const removed = await transaction.sql
      .delete(authenticator)
      .where(and(authenticatorOf(owner), isNotNull(authenticator.confirmedAt)))
      .returning({ playerId: authenticator.playerId });
    if (removed.length === 0) return { ended: [], notice: undefined };
    await transaction.sql
      .delete(recoveryCode)
      .where(and(eq(recoveryCode.siteId, key.siteId), eq(recoveryCode.playerId, key.playerId)));
    const change = { kind: 'two_factor_off' } as const;
    const notice = await notifyOfChange(context, transaction, { playerId: owner.id, change }, writeNotice);
    return { ended: await distrustSessions(transaction, context, 'lost'), notice };
  });
  publishEnds(context, key, ended);
  beginNotice(context, notice);
}
