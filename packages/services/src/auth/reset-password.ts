import { type Body, CallError } from '@baize/contract';
import { and, eq, gt, inTransaction, isNull, ne, player, recovery, type Transaction } from '@baize/db';

import type { Context } from '../context.ts';
import { hashSecret } from '../hash-secret.ts';
import { endSessions, publishEnds } from './end-sessions.ts';
import { hashPassword } from './passwords.ts';
import { readNewPassword, savePassword } from './save-password.ts';
import type { MessageFacts, PlayerMessage } from './compose-message.ts';

type ResetBody = Body<'POST /reset-password'>;

/**
 * Sets a new password by the link of a recovery e-mail. All links of the player become invalid, all sessions end with
 * their games, and the contact on file is notified. The player is not signed in, but the browser becomes a known device,
 * so that its owner gets in even while others guess the password.
 *
 * @returns the device token for the browser
 * @throws CallError `recovery_link_invalid` if the link is unknown, used, expired or another brand's; `invalid` if the
 * password breaks the rules, which leaves the link valid
 */
export async function resetPassword(
  context: Context,
  body: ResetBody,
  writeNotice: (facts: MessageFacts) => PlayerMessage,
): Promise<string> {
  const { database, brand, clock, ids } = context;
  const tokenHash = hashSecret(body.token);
  const owner = await findOwner(context, tokenHash);
  if (!owner) throw new CallError('recovery_link_invalid');
  const passwordHash = await hashPassword(readNewPassword(body, owner.username));
  const key = { siteId: brand.siteId, playerId: owner.id };
  const now = clock.now();
  const deviceToken = ids.secret();

  const { ended, notice } = await inTransaction(database, async (transaction) => {
    await useLink(transaction, key, tokenHash, now);
    // The link proves who this is.
    const notice = await savePassword(
      { ...context, deviceToken },
      transaction,
      { ...owner, passwordHash },
      writeNotice,
    );
    return { ended: await endSessions(transaction, key, 'password-reset', now), notice };
  });
  publishEnds(context, key, ended);
  if (notice !== undefined) context.outbox.begin(notice);
  return deviceToken;
}

async function findOwner({ database, brand, clock }: Context, tokenHash: string) {
  const [row] = await database.sql
    .select({ id: player.id, username: player.username })
    .from(recovery)
    .innerJoin(player, and(eq(player.siteId, recovery.siteId), eq(player.id, recovery.playerId)))
    .where(
      and(
        eq(recovery.tokenHash, tokenHash),
        eq(recovery.siteId, brand.siteId),
        isNull(recovery.usedAt),
        gt(recovery.expiresAt, clock.now()),
        ne(player.status, 'delete'),
      ),
    );
  return row;
}

/** Invalidates all links of the player; of concurrent requests with one link only one succeeds. */
async function useLink(
  transaction: Transaction,
  { siteId, playerId }: { siteId: number; playerId: number },
  tokenHash: string,
  now: Date,
): Promise<void> {
  const used = await transaction.sql
    .update(recovery)
    .set({ usedAt: now })
    .where(and(eq(recovery.siteId, siteId), eq(recovery.playerId, playerId), isNull(recovery.usedAt)))
    .returning({ tokenHash: recovery.tokenHash });
  if (!used.some((row) => row.tokenHash === tokenHash)) throw new CallError('recovery_link_invalid');
}
