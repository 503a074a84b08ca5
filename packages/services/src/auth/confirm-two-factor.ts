import { CallError } from '@baize/contract';
import { and, authenticator, eq, inTransaction, isNull, or, sql } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { authenticatorOf, hasAuthenticator, redeemCode } from './authenticator.ts';
import { distrustSessions } from './distrust-sessions.ts';
import { publishEnds } from './end-sessions.ts';
import { beginNotice, notifyOfChange, type WriteSecurityNotice } from './notify-owner.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/**
 * Enables the authenticator once a code proves that the app has the secret. The player's other sessions end.
 *
 * @returns the recovery codes, which cannot be read again
 * @throws CallError `invalid` at `code` if the code is wrong, `data_not_found` if no set-up was started, `conflict` if it
 * is already enabled, as by another tab
 */
export async function confirmTwoFactor(
  context: PlayerContext,
  code: string,
  writeNotice: WriteSecurityNotice,
): Promise<string[]> {
  const { database, clock, player: owner } = context;
  // Of no use any more, so that it is neither compared nor counted.
  if (await hasAuthenticator(context, owner)) throw isOn();
  const secretCipher = await redeemCode(context, owner, code);
  const { ended, codes, notice } = await inTransaction(database, async (transaction) => {
    await lockPlayer(transaction, { siteId: owner.siteId, playerId: owner.id });
    const confirmed = await transaction.sql
      .update(authenticator)
      .set({ secretCipher, earlierStarts: [], confirmedAt: clock.now() })
      .where(and(authenticatorOf(owner), isStartOf(secretCipher), isNull(authenticator.confirmedAt)))
      .returning({ playerId: authenticator.playerId });
    if (confirmed.length === 0) throw isOn();
    const codes = await replaceRecoveryCodes(context, transaction, owner);
    const change = { kind: 'two_factor_on' } as const;
    const notice = await notifyOfChange(context, transaction, { playerId: owner.id, change }, writeNotice);
    return { ended: await distrustSessions(transaction, context, 'gained'), codes, notice };
  });
  publishEnds(context, { siteId: owner.siteId, playerId: owner.id }, ended);
  beginNotice(context, notice);
  return codes;
}

const isOn = () => new CallError('conflict', { message: 'authenticator_is_on' });

/** The set-up may have been started again since the code was compared. */
function isStartOf(secretCipher: string) {
  const start = JSON.stringify([{ secretCipher }]);
  return or(
    eq(authenticator.secretCipher, secretCipher),
    sql`${authenticator.earlierStarts} @> ${start}::jsonb`,
  );
}
