import { type Reply, tooManyRequests } from '@baize/contract';
import { and, dataCopy, desc, eq, inTransaction, ne } from '@baize/db';

import { requireFreshProof } from '../../auth/index.ts';
import type { PlayerContext } from '../../context.ts';
import { lockPlayer } from '../../lock-player.ts';
import { DATA_COPY_DOWNLOADS, DATA_COPY_EVERY_MS } from './copy-rules.ts';
import { readDataCopies } from './read-data-copies.ts';

/**
 * Asks for a copy of the player's data, in the language of the request. While one waits, asking again changes nothing; one
 * that can still be downloaded is replaced.
 *
 * @throws CallError `proof_needed`, `too_many_requests` if the last one was asked for within a day
 */
export async function requestDataCopy(context: PlayerContext): Promise<Reply<'POST /account/data-copies'>> {
  await requireFreshProof(context);
  const { database, clock, ids, language, player: owner } = context;
  const now = clock.now();
  const isOwn = and(eq(dataCopy.siteId, owner.siteId), eq(dataCopy.playerId, owner.id));
  await inTransaction(database, async ({ sql }) => {
    // Of two requests at once, the second sees the first.
    await lockPlayer({ sql }, { siteId: owner.siteId, playerId: owner.id });
    const [last] = await sql
      .select()
      .from(dataCopy)
      .where(and(isOwn, ne(dataCopy.state, 'failed')))
      .orderBy(desc(dataCopy.id))
      .limit(1);
    if (last?.state === 'waiting') return;
    const waitMs = last ? last.requestedAt.getTime() + DATA_COPY_EVERY_MS - now.getTime() : 0;
    if (waitMs > 0) throw tooManyRequests(waitMs / 1000);
    await sql
      .update(dataCopy)
      .set({ state: 'over' })
      .where(and(isOwn, eq(dataCopy.state, 'ready')));
    await sql.insert(dataCopy).values({
      siteId: owner.siteId,
      playerId: owner.id,
      id: ids.next(),
      language,
      requestedAt: now,
      downloadsLeft: DATA_COPY_DOWNLOADS,
    });
  });
  return readDataCopies(context);
}
