import { type AnyColumn, sql } from '@baize/db';

/** How long one process has what it sends: far longer than a gateway may take to respond. */
export const SENDING_MS = 60_000;
const SLOWEST_MS = 30 * 60_000;

/** Seconds until a gateway is asked again: twice as long after each attempt, but no more than half an hour. */
export function waitSecondsAfter(attempts: AnyColumn, firstMs: number) {
  return sql`least(${SLOWEST_MS / 1000}, ${firstMs / 1000} * power(2, least(${attempts}, 10)))`;
}
