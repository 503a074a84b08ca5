import type { Reply } from '@baize/contract';
import { and, dataCopy, desc, eq } from '@baize/db';

import type { PlayerContext } from '../../context.ts';
import { DATA_COPY_EVERY_MS } from './copy-rules.ts';

type State = Reply<'GET /account/data-copies'>['data']['copies'][number]['state'];
type Row = typeof dataCopy.$inferSelect;

const SHOWN = 10;

/** The copies that the player has asked for, the latest first, and when the next one can be. */
export async function readDataCopies({
  database,
  clock,
  player: owner,
}: PlayerContext): Promise<Reply<'GET /account/data-copies'>> {
  const rows = await database.sql
    .select()
    .from(dataCopy)
    .where(and(eq(dataCopy.siteId, owner.siteId), eq(dataCopy.playerId, owner.id)))
    .orderBy(desc(dataCopy.id))
    .limit(SHOWN);
  const now = clock.now();
  const last = rows.find(({ state }) => state !== 'failed');
  const nextAt = last && new Date(last.requestedAt.getTime() + DATA_COPY_EVERY_MS);
  return {
    success: true,
    data: {
      copies: rows.map((row) => ({
        id: row.id,
        state: stateOf(row, now),
        requested_at: row.requestedAt,
        ready_at: row.readyAt,
        expires_at: row.expiresAt,
        downloads_left: row.downloadsLeft,
        size: row.size,
      })),
      next_at: nextAt && nextAt > now ? nextAt : null,
    },
  };
}

function stateOf({ state, isMaking, downloadsLeft, expiresAt }: Row, now: Date): State {
  if (state === 'waiting') return isMaking ? 'making' : 'waiting';
  if (state === 'failed') return 'failed';
  if (downloadsLeft === 0) return 'used';
  if (expiresAt && expiresAt <= now) return 'expired';
  return state === 'ready' ? 'ready' : 'replaced';
}
