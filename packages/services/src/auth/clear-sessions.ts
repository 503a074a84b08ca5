import { lt, session, smsCode } from '@baize/db';

import type { Services } from '../context.ts';
import { deleteInBatches } from '../delete-in-batches.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long an ended session, with its address and browser, is stored. */
export const ENDED_SESSION_MS = 90 * DAY_MS;
/** How long an expired SMS code is stored. */
export const EXPIRED_SMS_CODE_MS = 30 * DAY_MS;

/** Deletes sessions and SMS codes that ended long ago. Run by schedule. */
export async function clearSessions(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = (ageMs: number) => new Date(clock.now().getTime() - ageMs);
  const isOldSession = lt(session.expiresAt, before(ENDED_SESSION_MS));
  await deleteInBatches(database.sql, session, session.expiresAt, isOldSession, { signal });
  const isOldCode = lt(smsCode.expiresAt, before(EXPIRED_SMS_CODE_MS));
  await deleteInBatches(database.sql, smsCode, smsCode.expiresAt, isOldCode, { signal });
}
