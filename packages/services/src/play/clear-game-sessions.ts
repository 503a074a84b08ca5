import { gameSession, launchToken, lt, sql } from '@baize/db';

import type { Services } from '../context.ts';
import { deleteInBatches } from '../delete-in-batches.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an expired game session is stored; longer while a round of it is open. */
export const EXPIRED_GAME_SESSION_MS = 90 * DAY_MS;
/** How long an expired launch token is stored. */
export const EXPIRED_LAUNCH_TOKEN_MS = DAY_MS;

/** Deletes game sessions and launch tokens that expired long ago. Run by schedule. */
export async function clearGameSessions(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = (ageMs: number) => new Date(clock.now().getTime() - ageMs).toISOString();
  const isOldToken = lt(launchToken.expiresAt, new Date(before(EXPIRED_LAUNCH_TOKEN_MS)));
  await deleteInBatches(database.sql, launchToken, launchToken.expiresAt, isOldToken, { signal });
  const { siteId, playerId, gameId, createdAt, expiresAt } = gameSession;
  const isOldSession = sql`${expiresAt} < ${before(EXPIRED_GAME_SESSION_MS)}::timestamptz
    and not has_stuck_round(${siteId}, ${playerId}, ${gameId}, ${createdAt}, ${expiresAt})`;
  await deleteInBatches(database.sql, gameSession, expiresAt, isOldSession, { signal });
}
