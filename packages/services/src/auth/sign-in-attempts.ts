import { CallError, tooManyRequests } from '@baize/contract';
import { eq, signInAttempt, sql } from '@baize/db';

import type { Context } from '../context.ts';
import { networkOf } from '../network-of.ts';

/** So many attempts fail without any consequence. */
export const FREE_ATTEMPTS = 5;
const WINDOW_MS = 15 * 60_000;
const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 300;

/**
 * One account from one network: whoever else tries the same name cannot keep its owner out.
 */
function attemptKey({ brand, ip }: Pick<Context, 'brand' | 'ip'>, username: string): string {
  return `${brand.siteId} ${networkOf(ip)} ${username}`;
}

/**
 * Counts an attempt before its password is looked at, so that many at once are no way around the limit.
 * After five within 15 minutes each has to wait twice as long as the one before, up to five minutes.
 *
 * @returns how many came before this one in the window
 * @throws CallError `too_many_requests` with the seconds to wait
 */
export async function countAttempt(context: Context, username: string): Promise<number> {
  const { database, clock } = context;
  const key = attemptKey(context, username);
  const now = clock.now();
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${signInAttempt.endsAt} <= ${nowSql}`;
  const growth = sql`least(${LONGEST_DELAY_SECONDS}, ${FIRST_DELAY_SECONDS} * 2 ^ least(${signInAttempt.count} + 1 - ${FREE_ATTEMPTS}, 10))`;
  const [row] = await database.sql
    .insert(signInAttempt)
    .values({ key, count: 1, nextAt: now, endsAt: new Date(now.getTime() + WINDOW_MS) })
    .onConflictDoUpdate({
      target: signInAttempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInAttempt.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${signInAttempt.endsAt} end`,
        nextAt: sql`case when ${isOver} or ${signInAttempt.count} + 1 < ${FREE_ATTEMPTS} then ${nowSql}
          else ${nowSql} + ${growth} * interval '1 second' end`,
      },
      setWhere: sql`${isOver} or ${signInAttempt.nextAt} <= ${nowSql}`,
    })
    .returning({ count: signInAttempt.count });
  if (row) return row.count - 1;
  const [waiting] = await database.sql.select().from(signInAttempt).where(eq(signInAttempt.key, key));
  if (!waiting) throw new CallError('please_try_again');
  throw tooManyRequests((waiting.nextAt.getTime() - now.getTime()) / 1000);
}

/** The password was right: what was counted before it no longer matters. */
export async function forgetAttempts(context: Context, username: string): Promise<void> {
  await context.database.sql
    .delete(signInAttempt)
    .where(eq(signInAttempt.key, attemptKey(context, username)));
}
