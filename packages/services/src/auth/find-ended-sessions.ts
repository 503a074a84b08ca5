import { answeredWithin } from '@baize/db';

import type { Services, SignedInPlayer } from '../context.ts';
import type { SessionEndReason } from './end-sessions.ts';

export type SessionKey = Pick<SignedInPlayer, 'siteId' | 'id' | 'sessionId'>;

/** More than a query of many takes. */
const ANSWER_MS = 5_000;

/** Which of these sessions have been ended before their time, by id, and why; null if they are gone. */
export async function findEndedSessions(
  { database }: Pick<Services, 'database'>,
  sessions: readonly SessionKey[],
): Promise<ReadonlyMap<number, SessionEndReason | null>> {
  const { rows } = await database.pool.query<{ id: string; reason: SessionEndReason | null }>(
    answeredWithin(
      ANSWER_MS,
      `select known.id, session.end_reason as reason from unnest($1::integer[], $2::bigint[], $3::bigint[]) as known (site_id, player_id, id)
         left join session using (site_id, player_id, id) where session.id is null or session.revoked_at is not null`,
      [
        sessions.map(({ siteId }) => siteId),
        sessions.map(({ id }) => id),
        sessions.map(({ sessionId }) => sessionId),
      ],
    ),
  );
  return new Map(rows.map(({ id, reason }) => [Number(id), reason]));
}
