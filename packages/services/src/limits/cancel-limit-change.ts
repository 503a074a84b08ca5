import { type Body, CallError } from '@baize/contract';
import { inTransaction } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { sendMessage } from '../messages/index.ts';
import { publishLimits } from './publish-limits.ts';

/**
 * Calls off a raise or removal that waits.
 *
 * @throws CallError `data_not_found` if none does
 */
export async function cancelLimitChange(
  context: PlayerContext,
  { kind, period }: Body<'POST /account/limits/cancel-change'>,
): Promise<void> {
  const { database, ledger, player, clock } = context;
  const key = { siteId: player.siteId, playerId: player.id, kind, period };
  await inTransaction(database, async (transaction) => {
    if (!(await ledger.within(transaction).cancelLimitChange(key))) throw new CallError('data_not_found');
    const content = { kind: 'limit_change_cancelled', facts: { limit: kind, period } } as const;
    await sendMessage(transaction, key, content, clock.now());
  });
  publishLimits(context);
}
