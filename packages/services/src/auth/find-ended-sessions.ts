import { answeredWithin } from '@baize/db';

import type { Services, SignedInPlayer } from '../context.ts';

export type SessionKey = Pick<SignedInPlayer, 'siteId' | 'id' | 'sessionId'>;

/** More than a query of many takes. */
const ANSWER_MS = 5_000;

/** Which of these sessions have been ended before their time, by id. */
export async function findEndedSessions(
  { database }: Pick<Services, 'database'>,
  sessions: readonly SessionKey[],
): Promise<ReadonlySet<number>> {
  const { rows } = await database.pool.query<{ id: string }>(
    answeredWithin(
      ANSWER_MS,
      `select known.id from unnest($1::integer[], $2::bigint[], $3::bigint[]) as known (site_id, player_id, id)
         left join session using (site_id, player_id, id) where session.id is null or session.revoked_at is not null`,
      [
        sessions.map(({ siteId }) => siteId),
        sessions.map(({ id }) => id),
        sessions.map(({ sessionId }) => sessionId),
      ],
    ),
  );
  return new Set(rows.map(({ id }) => Number(id)));
}
