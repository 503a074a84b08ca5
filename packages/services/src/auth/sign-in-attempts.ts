import { type ErrorCode, tooManyRequests } from '@baize/contract';
import { eq, inArray, type Queries, signInAttempt, sql } from '@baize/db';

import type { Context } from '../context.ts';
import type { Place } from './known-places.ts';

const MINUTE_MS = 60_000;
const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 300;

export interface AttemptLimit {
  /** This many attempts may fail without a delay; each further one must wait twice as long as the one before. */
  readonly free: number;
  readonly windowMs: number;
  /** Error of an attempt that comes too early. */
  readonly refusal: ErrorCode;
}

/** At one account, from one network or device. */
export const perPlaceLimit: AttemptLimit = {
  free: 5,
  windowMs: 15 * MINUTE_MS,
  refusal: 'too_many_requests',
};

/**
 * At one account, from all places together that its owner has not signed in from before, or not since a password reset.
 * The longest delay then allows about 300 guesses a day, however many networks an attacker has.
 */
export const sharedLimit: AttemptLimit = {
  free: 20,
  windowMs: 24 * 60 * MINUTE_MS,
  refusal: 'sign_in_delayed',
};

type Parts = Pick<Context, 'database' | 'clock'>;

/** The key of attempts from one place; they do not affect sign-ins from other places. */
export function placeKey({ brand }: Pick<Context, 'brand'>, username: string, place: Place): string {
  return `${brand.siteId} ${place.key} ${username}`;
}

/**
 * The key of attempts that count together: those from all unknown places, and separately those from all places known
 * before a password reset, so that neither strangers nor an attacker with the old password lock out the owner's devices.
 */
export function sharedKey(
  { brand }: Pick<Context, 'brand'>,
  username: string,
  { isBeforeReset }: Pick<Place, 'isBeforeReset'>,
): string {
  return `${brand.siteId} ${isBeforeReset ? 'before-reset' : 'unknown'} ${username}`;
}

/** For a new password: guesses at the old one no longer count. */
export async function resetSharedAttempts(
  context: Pick<Context, 'brand'>,
  queries: Pick<Queries, 'delete'>,
  username: string,
): Promise<void> {
  const keys = [true, false].map((isBeforeReset) => sharedKey(context, username, { isBeforeReset }));
  await queries.delete(signInAttempt).where(inArray(signInAttempt.key, keys));
}

/** The number of attempts in the current window of a key. */
export async function readAttempts({ database, clock }: Parts, key: string): Promise<number> {
  const [row] = await database.sql.select().from(signInAttempt).where(eq(signInAttempt.key, key));
  return row && row.endsAt > clock.now() ? row.count : 0;
}

/**
 * Counts an attempt before its password is compared, so that concurrent attempts do not bypass the limit. After the
 * free ones each has to wait twice as long as the one before, up to five minutes.
 *
 * @returns the number of earlier attempts in the window
 * @throws CallError the limit's refusal with the seconds to wait
 */
export async function countAttempt(parts: Parts, key: string, limit: AttemptLimit): Promise<number> {
  const { database, clock } = parts;
  const { free, windowMs, refusal } = limit;
  const now = clock.now();
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${signInAttempt.endsAt} <= ${nowSql}`;
  const growth = sql`least(${LONGEST_DELAY_SECONDS}, ${FIRST_DELAY_SECONDS} * 2 ^ least(${signInAttempt.count} + 1 - ${free}, 10))`;
  const [row] = await database.sql
    .insert(signInAttempt)
    .values({ key, count: 1, nextAt: now, endsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: signInAttempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${signInAttempt.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${signInAttempt.endsAt} end`,
        nextAt: sql`case when ${isOver} or ${signInAttempt.count} + 1 < ${free} then ${nowSql}
          else ${nowSql} + ${growth} * interval '1 second' end`,
      },
      setWhere: sql`${isOver} or ${signInAttempt.nextAt} <= ${nowSql}`,
    })
    .returning({ count: signInAttempt.count });
  if (row) return row.count - 1;
  const [waiting] = await database.sql.select().from(signInAttempt).where(eq(signInAttempt.key, key));
  // A right password has deleted it since, so this attempt is the first.
  if (!waiting) return countAttempt(parts, key, limit);
  throw tooManyRequests((waiting.nextAt.getTime() - now.getTime()) / 1000, refusal);
}

/** For a right password: the attempts from the same place no longer count. */
export async function resetAttempts({ database }: Parts, key: string): Promise<void> {
  await database.sql.delete(signInAttempt).where(eq(signInAttempt.key, key));
}

/** Undoes the count of one attempt whose password was right; other attempts still count. */
export async function uncountAttempt({ database }: Parts, key: string): Promise<void> {
  await database.sql
    .update(signInAttempt)
    .set({ count: sql`greatest(${signInAttempt.count} - 1, 0)` })
    .where(eq(signInAttempt.key, key));
}
