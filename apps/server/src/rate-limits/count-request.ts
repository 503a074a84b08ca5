import type { CallKey } from '@baize/contract';
import { countInWindow, networkOf } from '@baize/services';

import type { PlayerRouteContext, VisitorRouteContext } from '../route.ts';
import { limitOf, type RouteLimits } from './route-limits.ts';

/**
 * Counts a call of a rate-limited route for the caller's network, or for the player once they are known.
 *
 * @throws CallError `too_many_requests` with the seconds to wait
 */
export async function countRequest(
  context: VisitorRouteContext | PlayerRouteContext,
  key: CallKey,
  query: unknown,
  limits: RouteLimits,
): Promise<void> {
  const limit = limitOf(limits, key, query);
  const player = 'player' in context ? context.player : undefined;
  if (!limit || (limit.by === 'player') !== (player !== undefined)) return;
  const caller = player ? `player ${player.id}` : networkOf(context.ip);
  await countInWindow(context, `${key} ${context.brand.siteId} ${caller}`, limit);
}
