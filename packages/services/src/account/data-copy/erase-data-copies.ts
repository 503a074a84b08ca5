import { and, dataCopy, dataCopyChunk, eq, isNull, lte, or, player, sql } from '@baize/db';

import type { Services } from '../../context.ts';
import { DOWNLOAD_GRACE_MS } from './copy-rules.ts';

const BATCH = 100;

/**
 * Ends copies whose time or downloads are over, and those of deleted players, and erases the files of all that have ended.
 * A download in progress has an hour to finish. The rows of the requests stay. Run by schedule.
 *
 * @returns how many files were erased
 */
export async function eraseDataCopies(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = clock.now();
  const isDeleted = sql`exists (select from ${player} where ${player.siteId} = ${dataCopy.siteId}
    and ${player.id} = ${dataCopy.playerId} and ${player.status} = 'delete')`;
  const isUsed = and(
    eq(dataCopy.state, 'ready'),
    or(lte(dataCopy.expiresAt, now), eq(dataCopy.downloadsLeft, 0)),
  );
  const isOpen = or(eq(dataCopy.state, 'ready'), eq(dataCopy.state, 'waiting'));
  await database.sql
    .update(dataCopy)
    .set({ state: 'over', isMaking: false, claimedUntil: null })
    .where(or(isUsed, and(isOpen, isDeleted)));
  let count = 0;
  for (;;) {
    signal?.throwIfAborted();
    const ended = await database.sql
      .select({ siteId: dataCopy.siteId, playerId: dataCopy.playerId, id: dataCopy.id })
      .from(dataCopy)
      .where(
        and(
          isNull(dataCopy.erasedAt),
          or(eq(dataCopy.state, 'over'), eq(dataCopy.state, 'failed')),
          or(
            isNull(dataCopy.downloadedAt),
            lte(dataCopy.downloadedAt, new Date(now.getTime() - DOWNLOAD_GRACE_MS)),
            isDeleted,
          ),
        ),
      )
      .limit(BATCH);
    for (const copy of ended) {
      await database.sql.delete(dataCopyChunk).where(eq(dataCopyChunk.copyId, copy.id));
      // Without its key nothing of a backup opens.
      await database.sql
        .update(dataCopy)
        .set({ erasedAt: now, keyId: null, wrappedKey: null })
        .where(
          and(
            eq(dataCopy.siteId, copy.siteId),
            eq(dataCopy.playerId, copy.playerId),
            eq(dataCopy.id, copy.id),
          ),
        );
    }
    count += ended.length;
    if (ended.length < BATCH) return count;
  }
}
