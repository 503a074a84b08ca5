/** A session lives this long after sign-in and after each refresh. */
export const SESSION_MS = 60 * 60_000;

/**
 * However often it is refreshed, a session ends this long after sign-in: NIST SP 800-63B-4, section 2.2.3, asks for a
 * new authentication after 24 hours, and after an hour without activity.
 */
export const MAX_SESSION_MS = 24 * 60 * 60_000;

/** How long a token works after a newer one was first used, for calls that were on their way. */
export const REPLACED_TOKEN_MS = 10_000;

/** When a session that is refreshed now ends. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_MS, createdAt.getTime() + MAX_SESSION_MS));
}

/** What `expires_in` says: full seconds. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 1000);
}
