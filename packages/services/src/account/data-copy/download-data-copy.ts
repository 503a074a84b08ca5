import { CallError } from '@baize/contract';
import { and, dataCopy, dataCopyChunk, eq, gt, sql } from '@baize/db';

import { requireFreshProof } from '../../auth/index.ts';
import type { PlayerContext } from '../../context.ts';
import { openChunk, openCopyKey } from './seal-copy.ts';

export interface DataCopyFile {
  /** `baize-2026-03-14.zip` */
  readonly name: string;
  readonly size: number;
  /** Decrypted as it is read, a chunk at a time. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * Counts a download of the player's copy and opens its file. Of two downloads at once, none is given twice.
 *
 * @throws CallError `proof_needed`, `data_not_found` if the player has no such copy or its file can no longer be downloaded
 */
export async function downloadDataCopy(context: PlayerContext, id: number): Promise<DataCopyFile> {
  await requireFreshProof(context);
  const { database, clock, brand, documentKeys, player: owner } = context;
  const now = clock.now();
  const [copy] = await database.sql
    .update(dataCopy)
    .set({ downloadsLeft: sql`${dataCopy.downloadsLeft} - 1`, downloadedAt: now })
    .where(
      and(
        eq(dataCopy.siteId, owner.siteId),
        eq(dataCopy.playerId, owner.id),
        eq(dataCopy.id, id),
        eq(dataCopy.state, 'ready'),
        gt(dataCopy.expiresAt, now),
        gt(dataCopy.downloadsLeft, 0),
      ),
    )
    .returning();
  if (!copy?.keyId || !copy.wrappedKey || !copy.readyAt) throw new CallError('data_not_found');
  const key = openCopyKey({ keyId: copy.keyId, wrappedKey: copy.wrappedKey }, copy, documentKeys);
  const { run, chunks } = copy;

  async function* read() {
    for (let number = 1; number <= (chunks ?? 0); number += 1) {
      const [chunk] = await database.sql
        .select({ sealed: dataCopyChunk.sealed })
        .from(dataCopyChunk)
        .where(
          and(eq(dataCopyChunk.copyId, id), eq(dataCopyChunk.run, run), eq(dataCopyChunk.number, number)),
        );
      if (!chunk) throw new Error(`data copy ${id} has no chunk ${number}`);
      yield openChunk(chunk.sealed, key, { siteId: owner.siteId, playerId: owner.id, id, run }, number);
    }
  }

  const day = copy.readyAt.toISOString().slice(0, 10);
  return { name: `${brand.slug}-${day}.zip`, size: copy.size ?? 0, bytes: read() };
}
