import { and, type Database, dataCopy, dataCopyChunk, eq, ne, sql, type Transaction } from '@baize/db';

import { type CopyOwner, makeCopyKey, sealChunk } from './seal-copy.ts';
import type { DocumentKeys } from '../../document-keys.ts';

type CopyRow = typeof dataCopy.$inferSelect;

/** Another process is making the copy now, or it is no longer wanted. */
export class CopyTaken extends Error {
  override readonly name = 'CopyTaken';
}

/** A process that is silent for so long is dead. */
const CLAIM_MS = 2 * 60_000;
const CHUNK_BYTES = 512 * 1024;

const isCopy = ({ siteId, playerId, id }: CopyOwner) =>
  and(eq(dataCopy.siteId, siteId), eq(dataCopy.playerId, playerId), eq(dataCopy.id, id));

/** As long as nobody else has taken it over. */
export const isOwnRun = (owner: CopyOwner) =>
  and(isCopy(owner), eq(dataCopy.run, owner.run), eq(dataCopy.isMaking, true));

/** Takes the copy that has waited longest and that nobody is making; undefined if there is none. */
export async function claimCopy(
  { sql: queries }: Pick<Database, 'sql'>,
  now: Date,
): Promise<CopyRow | undefined> {
  const at = now.toISOString();
  const next = sql`(select id from data_copy
    where state = 'waiting' and (claimed_until is null or claimed_until <= ${at}::timestamptz)
    order by requested_at limit 1 for update skip locked)`;
  const [row] = await queries
    .update(dataCopy)
    .set({
      run: sql`${dataCopy.run} + 1`,
      isMaking: true,
      claimedUntil: new Date(now.getTime() + CLAIM_MS),
    })
    .where(eq(dataCopy.id, next))
    .returning();
  return row;
}

/** Gives a copy back, which may be tried again from then on, or not at all. */
export async function releaseCopy(
  { sql: queries }: Pick<Database, 'sql'>,
  owner: CopyOwner,
  again: Date | 'never',
): Promise<void> {
  const change =
    again === 'never' ? { state: 'failed' as const, claimedUntil: null } : { claimedUntil: again };
  await queries
    .update(dataCopy)
    .set({ ...change, isMaking: false })
    .where(isOwnRun(owner));
}

/** Stores a file in chunks, each with a renewal of the claim. */
export interface ChunkWriter {
  write(bytes: Uint8Array): Promise<void>;
  /** The rest, and what the row needs to know to read the file again. */
  end(): Promise<Pick<CopyRow, 'size' | 'chunks' | 'keyId' | 'wrappedKey'>>;
}

export function createChunkWriter(
  { pool }: Pick<Database, 'pool'>,
  owner: CopyOwner,
  keys: Pick<DocumentKeys, 'current'>,
  now: () => Date,
): ChunkWriter {
  const { key, keyId, wrappedKey } = makeCopyKey(owner, keys);
  const buffer = Buffer.alloc(CHUNK_BYTES);
  let filled = 0;
  let number = 0;
  let size = 0;

  async function save(): Promise<void> {
    number += 1;
    const sealed = sealChunk(buffer.subarray(0, filled), key, owner, number);
    size += filled;
    filled = 0;
    const claimedUntil = new Date(now().getTime() + CLAIM_MS);
    // Not by the query builder, whose errors contain the values, here half a megabyte.
    const { rowCount } = await pool.query(
      `with renewed as (
         update data_copy set claimed_until = $5
           where site_id = $1 and player_id = $2 and id = $3 and run = $4 and is_making returning id
       )
       insert into data_copy_chunk (copy_id, run, number, sealed) select id, $4, $6, $7 from renewed`,
      [owner.siteId, owner.playerId, owner.id, owner.run, claimedUntil, number, sealed],
    );
    if (rowCount !== 1) throw new CopyTaken(`data copy ${owner.id} is no longer made here`);
  }

  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length;) {
        const taken = bytes.subarray(at, at + CHUNK_BYTES - filled);
        buffer.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === CHUNK_BYTES) await save();
      }
    },
    async end() {
      if (filled > 0) await save();
      return { size, chunks: number, keyId, wrappedKey };
    },
  };
}

/** Removes what earlier attempts wrote. */
export async function removeOtherRuns(
  { sql: queries }: Pick<Transaction, 'sql'>,
  { id, run }: CopyOwner,
): Promise<void> {
  await queries.delete(dataCopyChunk).where(and(eq(dataCopyChunk.copyId, id), ne(dataCopyChunk.run, run)));
}
