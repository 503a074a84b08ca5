import { type AnyColumn, sql } from '@baize/db';

/** How long one process has what it sends: far longer than a gateway may take to respond. */
export const SENDING_MS = 60_000;
/** A notice of a gateway usually comes within this time; only then it is asked. */
export const FIRST_ASKED_MS = 2 * 60_000;
const SLOWEST_MS = 30 * 60_000;

/** When a payment is asked about again, in the pace of `waitSecondsAfter`. */
export function nextTryAfter({ askedAt, attempts }: { askedAt: Date | null; attempts: number }): Date {
  const waitMs = Math.min(SLOWEST_MS, FIRST_ASKED_MS * 2 ** Math.min(attempts, 10));
  return new Date((askedAt?.getTime() ?? 0) + waitMs);
}

/** Seconds until a gateway is asked again: twice as long after each attempt, but no more than half an hour. */
export function waitSecondsAfter(attempts: AnyColumn, firstMs: number) {
  return sql`least(${SLOWEST_MS / 1000}, ${firstMs / 1000} * power(2, least(${attempts}, 10)))`;
}
