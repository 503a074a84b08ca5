import type { Reply } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { hasAuthenticator } from './authenticator.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** Whether signing in asks for a code of an authenticator app, and how many recovery codes are left. */
export async function readTwoFactor(
  context: PlayerContext,
): Promise<Pick<Reply<'GET /check-2fa'>, 'status' | 'recovery_codes_left'>> {
  const [isOn, left] = await Promise.all([
    hasAuthenticator(context, context.player),
    countRecoveryCodes(context, context.player),
  ]);
  return { status: isOn ? 1 : 0, recovery_codes_left: left };
}
