import { CallError } from '@baize/contract';

import type { PlayerContext } from '../context.ts';

/**
 * Asks to open the player's account again after the end of a self-exclusion.
 *
 * @returns when it opens, 24 hours after the first request
 * @throws CallError `conflict` if the exclusion has not ended, or nothing has to be asked
 */
export async function requestReturn({ ledger, player }: PlayerContext): Promise<Date> {
  const opensAt = await ledger.requestReturn(player.siteId, player.id);
  if (!opensAt) throw new CallError('conflict', { message: 'return_refused' });
  return opensAt;
}
