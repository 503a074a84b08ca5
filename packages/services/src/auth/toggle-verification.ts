import { type Body, CallError } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { hasAuthenticator } from './authenticator.ts';
import type { WriteSecurityNotice } from './notify-owner.ts';
import { setSmsSignIn } from './set-sms-sign-in.ts';

/**
 * Switches a second step of signing in. The authenticator cannot be switched by this call, since enabling it needs a
 * secret and disabling it the password; for it the call only succeeds if it already is in the requested state.
 *
 * @throws CallError `phone_verification_needed` if the number is not verified, `proof_needed` to switch SMS codes off,
 * `forbidden` with a message that gives the reason if the authenticator is not in the requested state
 */
export async function toggleVerification(
  context: PlayerContext,
  { type, verified }: Body<'POST /toggle-verification'>,
  writeNotice: WriteSecurityNotice,
): Promise<void> {
  const isWanted = verified === 1;
  if (type === 'sms') {
    await setSmsSignIn(context, isWanted, writeNotice);
    return;
  }
  if ((await hasAuthenticator(context, context.player)) === isWanted) return;
  throw new CallError('forbidden', {
    message: isWanted ? 'authenticator_missing' : 'authenticator_needs_password',
  });
}
