import { tooManyRequests } from '@baize/contract';
import { eq, lt, rateWindow, signInAttempt, sql } from '@baize/db';

import type { Services } from './context.ts';

/** At most `max` within a window that begins with the first. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts one more under a key, by one statement that all processes share.
 *
 * @throws CallError `too_many_requests` beyond the limit, with the seconds until the window ends
 */
export async function countInWindow(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: string,
  { max, windowMs }: RateLimit,
): Promise<void> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${rateWindow.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await database.sql
    .insert(rateWindow)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateWindow.key,
      set: {
        // Beyond the limit the number no longer matters, and must not grow out of its column.
        count: sql`case when ${isOver} then 1 else least(${rateWindow.count}, ${max}) + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindow.endsAt} end`,
      },
    })
    .returning({ count: rateWindow.count, endsAt: rateWindow.endsAt });
  if (row && row.count > max) throw tooManyRequests((row.endsAt.getTime() - now.getTime()) / 1000);
}

/** Forgets what was counted under a key. */
export async function forgetWindow({ database }: Pick<Services, 'database'>, key: string): Promise<void> {
  await database.sql.delete(rateWindow).where(eq(rateWindow.key, key));
}

/** Removes the windows that are over; they count for nothing, and only take room. */
export async function clearRateWindows({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  await database.sql.delete(rateWindow).where(lt(rateWindow.endsAt, now));
  await database.sql.delete(signInAttempt).where(lt(signInAttempt.endsAt, now));
}
