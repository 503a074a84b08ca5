import { type Body, CallError } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { hasAuthenticator } from './authenticator.ts';
import { setSmsSignIn } from './set-sms-sign-in.ts';

/**
 * Switches a second step of signing in. The app cannot be switched by a word: it begins with a secret and ends with
 * the password, so here its switch only hears whether it stands as wanted.
 *
 * @throws CallError `phone_verification_needed` for codes to a number that is not verified, `forbidden` with the
 * reason in words where the app does not stand as wanted
 */
export async function toggleVerification(
  context: PlayerContext,
  { type, verified }: Body<'POST /toggle-verification'>,
): Promise<void> {
  const isWanted = verified === 1;
  if (type === 'sms') {
    await setSmsSignIn(context, isWanted);
    return;
  }
  if ((await hasAuthenticator(context, context.player)) === isWanted) return;
  throw new CallError('forbidden', {
    message: isWanted ? 'authenticator_missing' : 'authenticator_needs_password',
  });
}
