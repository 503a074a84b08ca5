import { type Body, type FieldProblem, invalidFields } from '@baize/contract';
import { readSecret } from '@baize/contract/typed-secrets';
import { and, eq, inTransaction, isNull, player, recovery } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { MessageFacts, PlayerMessage } from './compose-message.ts';
import { endSessions, publishEnds } from './end-sessions.ts';
import { requireOwnPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { readNewPassword, savePassword } from './save-password.ts';

/**
 * Replaces the password of a signed-in player. The player's other sessions end with their games, links for a new password
 * become invalid, and the contact on file is notified.
 *
 * @throws CallError `invalid` at the current password if it is wrong, or at the new one if it breaks the rules or is the
 * current one; `too_many_requests` after five wrong tries
 */
export async function changePassword(
  context: PlayerContext,
  body: Body<'PUT /change-password'>,
  writeNotice: (facts: MessageFacts) => PlayerMessage,
): Promise<void> {
  const { database, clock } = context;
  const { siteId, id: playerId, sessionId } = context.player;
  const key = { siteId, playerId };
  const owner = await requireOwnPassword(context, body.current_password, 'current_password');
  const problems: Record<string, FieldProblem> =
    readSecret(body.password) === readSecret(body.current_password)
      ? { password: { message: 'password_same' } }
      : {};
  const passwordHash = await hashPassword(readNewPassword(body, owner.username, problems));

  const { ended, notice } = await inTransaction(database, async (transaction) => {
    const isOwner = and(eq(player.siteId, siteId), eq(player.id, playerId));
    const [current] = await transaction.sql
      .select({ passwordHash: player.passwordHash })
      .from(player)
      .where(isOwner)
      .for('update');
    // It was changed while the new one was hashed.
    if (current?.passwordHash !== owner.passwordHash)
      throw invalidFields({ current_password: { message: 'password_changed_meanwhile' } });
    await transaction.sql
      .update(recovery)
      .set({ usedAt: clock.now() })
      .where(and(eq(recovery.siteId, siteId), eq(recovery.playerId, playerId), isNull(recovery.usedAt)));
    const notice = await savePassword(
      context,
      transaction,
      { id: playerId, username: owner.username, passwordHash },
      writeNotice,
    );
    const others = { ...key, except: sessionId };
    return { ended: await endSessions(transaction, others, 'password-changed', clock.now()), notice };
  });
  publishEnds(context, key, ended);
  if (notice !== undefined) context.outbox.begin(notice);
}
