import { CallError } from '@baize/contract';
import { inTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { sendMessage } from '../messages/index.ts';

/**
 * Asks to open the player's account again after the end of a self-exclusion.
 *
 * @returns when it opens, 24 hours after the first request
 * @throws CallError `conflict` if the exclusion has not ended, or nothing has to be asked
 */
export async function requestReturn({ database, ledger, clock, player }: PlayerContext): Promise<Date> {
  const key = { siteId: player.siteId, playerId: player.id };
  return inTransaction(database, async (transaction) => {
    const opensAt = await ledger.within(transaction).requestReturn(key.siteId, key.playerId);
    if (!opensAt) throw new CallError('conflict', { message: 'return_refused' });
    const until = opensAt.toISOString();
    const content = { kind: 'return_requested', facts: { until }, cause: `return ${until}` } as const;
    await sendMessage(transaction, key, content, clock.now());
    return opensAt;
  });
}
