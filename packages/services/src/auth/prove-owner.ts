import { type Body, CallError, invalidFields } from '@baize/contract';
import { and, eq, player, session } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { hasAuthenticator, redeemCode } from './authenticator.ts';
import { isOwnSession } from './fresh-proof.ts';
import { internationalNumber } from './international-number.ts';
import { requireOwnPassword } from './own-password.ts';
import { proveByPasskey } from './sign-in-by-passkey.ts';
import { redeemSmsCode, sendSmsCode } from './sms-codes.ts';
import { payoutPurpose } from './sms-recipient.ts';

/** Texts of the messages that a proof sends. */
export interface ProofTexts {
  smsCode(code: string): string;
}

/**
 * Confirms who is using the session: by a passkey, a code of the authenticator app, or the password; where that alone does
 * not do, with a code sent to the verified phone, unless the player has an app.
 *
 * @throws CallError `invalid` at `password`, `code` or `sms_code`, `authenticator_code_used`, `too_many_requests` after five wrong ones,
 * `passkey_refused`; for a strong proof also `authenticator_code_required`, `phone_verification_needed`, `sms_unavailable`
 * and `sms_code_required` with the id to repeat when a code was sent
 */
export async function proveOwner(
  context: PlayerContext,
  body: Body<'POST /account/proof'>,
  texts: ProofTexts,
): Promise<void> {
  const isStrong = await prove(context, body, texts);
  const now = context.clock.now();
  await context.database.sql
    .update(session)
    .set({ provenAt: now, ...(isStrong && { stronglyProvenAt: now }) })
    .where(isOwnSession(context));
}

/** @returns whether more than the password was given */
async function prove(
  context: PlayerContext,
  { password, code, passkey: response, strong, sms_code, id }: Body<'POST /account/proof'>,
  texts: ProofTexts,
): Promise<boolean> {
  if (response !== undefined) {
    await proveByPasskey(context, response);
    return true;
  }
  const hasApp = await hasAuthenticator(context, context.player);
  if (code !== undefined) {
    if (!hasApp) throw invalidFields({ code: { message: 'authenticator_missing' } });
    await redeemCode(context, context.player, code);
    return true;
  }
  await requireOwnPassword(context, password ?? '', 'password');
  if (strong !== 1) return false;
  if (hasApp) throw new CallError('authenticator_code_required');
  if (sms_code === undefined || id === undefined) return askForSmsCode(context, texts);
  await redeemSmsCode(context, context.player, payoutPurpose(context.player.sessionId), {
    id,
    code: sms_code,
  });
  return true;
}

async function askForSmsCode(context: PlayerContext, texts: ProofTexts): Promise<never> {
  const { siteId, id: playerId } = context.player;
  const [row] = await context.database.sql
    .select({ countryId: player.phoneCountryId, phone: player.phone, verifiedAt: player.phoneVerifiedAt })
    .from(player)
    .where(and(eq(player.siteId, siteId), eq(player.id, playerId)));
  if (!row?.verifiedAt) throw new CallError('phone_verification_needed');
  const recipient = { siteId, id: playerId, phone: internationalNumber(row) };
  const { id } = await sendSmsCode(
    context,
    recipient,
    payoutPurpose(context.player.sessionId),
    texts.smsCode,
  );
  throw new CallError('sms_code_required', { id: String(id) });
}
