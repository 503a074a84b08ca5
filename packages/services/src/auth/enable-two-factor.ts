import type { Body } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { beginAuthenticator } from './authenticator.ts';
import { requireProofAfterStop } from './fresh-proof.ts';
import { requireOwnPassword } from './own-password.ts';

/**
 * Starts the set-up of an authenticator app. Those that were started in the last minutes, in other tabs, can also be
 * confirmed.
 *
 * @returns the secret in base32 and the URI that the app reads from a QR code; neither can be read again
 * @throws CallError `invalid` at the password, `too_many_requests` after five wrong ones, `conflict` if an app is already
 * connected, `proof_after_stop`
 */
export async function enableTwoFactor(
  context: PlayerContext,
  { password }: Body<'POST /enable-2fa'>,
): Promise<{ secret: string; uri: string }> {
  const { username } = await requireOwnPassword(context, password, 'password');
  await requireProofAfterStop(context, context.database);
  return beginAuthenticator(context, username);
}
