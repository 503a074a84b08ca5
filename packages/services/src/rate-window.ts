import { tooManyRequests } from '@baize/contract';
import { type Database, eq, lt, rateWindow, signInAttempt, sql } from '@baize/db';

import type { Services } from './context.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { RateLimit } from './rate-limit.ts';

interface CountDeps extends Pick<Services, 'clock'> {
  /** Or a transaction, to undo the count if what was counted fails. */
  readonly database: Pick<Database, 'sql'>;
}

/**
 * Counts one under a key, in one statement, so that the limit holds across processes. One beyond the limit is not
 * counted.
 *
 * @param by how many it counts as; the first of a window may be more than the limit
 * @returns undefined if it was counted, else the seconds until the window ends
 */
export async function countOrRetryAfter(
  { database, clock }: CountDeps,
  key: string,
  { max, windowMs }: RateLimit,
  by = 1,
): Promise<number | undefined> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${rateWindow.endsAt} <= ${now.toISOString()}::timestamptz`;
  const counted = await database.sql
    .insert(rateWindow)
    .values({ key, count: by, endsAt })
    .onConflictDoUpdate({
      target: rateWindow.key,
      set: {
        count: sql`case when ${isOver} then ${by} else ${rateWindow.count} + ${by} end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindow.endsAt} end`,
      },
      setWhere: sql`${isOver} or ${rateWindow.count} + ${by} <= ${max}`,
    })
    .returning({ key: rateWindow.key });
  if (counted.length > 0) return undefined;
  const [row] = await database.sql.select().from(rateWindow).where(eq(rateWindow.key, key));
  // Deleted meanwhile: the next call starts a new window.
  return row ? (row.endsAt.getTime() - now.getTime()) / 1000 : 1;
}

/**
 * As `countOrRetryAfter`, but throws.
 *
 * @throws CallError `too_many_requests` beyond the limit, with the seconds until the window ends
 */
export async function countInWindow(
  services: Pick<Services, 'database' | 'clock'>,
  key: string,
  limit: RateLimit,
): Promise<void> {
  const seconds = await countOrRetryAfter(services, key, limit);
  if (seconds !== undefined) throw tooManyRequests(seconds);
}

/** The count of a key whose window has not ended. */
export async function readWindow(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: string,
): Promise<number> {
  const [row] = await database.sql.select().from(rateWindow).where(eq(rateWindow.key, key));
  return row && row.endsAt > clock.now() ? row.count : 0;
}

/** Undoes one count, or several, for something that did not happen after all. */
export async function uncount({ database }: Pick<Services, 'database'>, key: string, by = 1): Promise<void> {
  await database.sql
    .update(rateWindow)
    .set({ count: sql`greatest(${rateWindow.count} - ${by}, 0)` })
    .where(eq(rateWindow.key, key));
}

/** Deletes the count under a key. */
export async function resetWindow({ database }: Pick<CountDeps, 'database'>, key: string): Promise<void> {
  await database.sql.delete(rateWindow).where(eq(rateWindow.key, key));
}

/** Deletes windows that have ended. */
export async function clearRateWindows(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const isOver = lt(rateWindow.endsAt, now);
  await deleteInBatches(database.sql, rateWindow, rateWindow.endsAt, isOver, { signal });
  const isOld = lt(signInAttempt.endsAt, now);
  await deleteInBatches(database.sql, signInAttempt, signInAttempt.endsAt, isOld, { signal });
}
