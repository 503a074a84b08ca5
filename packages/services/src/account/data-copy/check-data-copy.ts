import { CallError } from '@baize/contract';
import { and, dataCopy, eq, gt } from '@baize/db';

import { requireFreshProof } from '../../auth/index.ts';
import type { PlayerContext } from '../../context.ts';

/**
 * Whether the player could download a copy now, without counting a download.
 *
 * @throws CallError as `downloadDataCopy`
 */
export async function checkDataCopy(context: PlayerContext, id: number): Promise<void> {
  await requireFreshProof(context);
  const { siteId, id: playerId } = context.player;
  const [copy] = await context.database.sql
    .select({ id: dataCopy.id })
    .from(dataCopy)
    .where(
      and(
        eq(dataCopy.siteId, siteId),
        eq(dataCopy.playerId, playerId),
        eq(dataCopy.id, id),
        eq(dataCopy.state, 'ready'),
        gt(dataCopy.expiresAt, context.clock.now()),
        gt(dataCopy.downloadsLeft, 0),
      ),
    );
  if (!copy) throw new CallError('data_not_found');
}
