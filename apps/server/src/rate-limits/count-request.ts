import type { CallKey } from '@baize/contract';
import { countInWindow, networkOf } from '@baize/services';

import type { VisitorRouteContext } from '../route.ts';
import { limitOf, type RouteLimits } from './route-limits.ts';

/**
 * Counts a call of a rate-limited route for the caller's network.
 *
 * @throws CallError `too_many_requests` with the seconds to wait
 */
export async function countRequest(
  context: VisitorRouteContext,
  key: CallKey,
  query: unknown,
  limits: RouteLimits,
): Promise<void> {
  const limit = limitOf(limits, key, query);
  if (!limit) return;
  await countInWindow(context, `${key} ${context.brand.siteId} ${networkOf(context.ip)}`, limit);
}
