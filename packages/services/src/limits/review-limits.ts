import type { Body } from '@baize/contract';

import type { PlayerContext } from '../context.ts';
import { publishLimits } from './publish-limits.ts';

/** Records that the player has looked at the limits, or wants none before the first deposit. */
export async function reviewLimits(
  context: PlayerContext,
  { outcome }: Body<'POST /account/limits/review'>,
): Promise<void> {
  const { database, player, ids } = context;
  await database.pool.query('select review_limits($1, $2, $3, $4)', [
    player.siteId,
    player.id,
    outcome,
    ids.next(),
  ]);
  publishLimits(context);
}
