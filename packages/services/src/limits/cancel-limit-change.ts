import { type Body, CallError } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
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
  const { ledger, player } = context;
  const key = { siteId: player.siteId, playerId: player.id, kind, period };
  if (!(await ledger.cancelLimitChange(key))) throw new CallError('data_not_found');
  publishLimits(context);
}
