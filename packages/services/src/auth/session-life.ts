/** How long a session lasts after sign-in and after each refresh. */
export const SESSION_MS = 60 * 60_000;

/**
 * A session ends this long after sign-in, however often it is refreshed: NIST SP 800-63B-4, section 2.2.3, asks for a
 * new authentication after 24 hours, and after an hour without activity.
 */
export const MAX_SESSION_MS = 24 * 60 * 60_000;

/** How long a token works after a newer one was first used, for calls already in flight. */
export const REPLACED_TOKEN_MS = 10_000;

/** When a session that is refreshed now expires. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_MS, createdAt.getTime() + MAX_SESSION_MS));
}

/** The value of `expires_in`: whole seconds. */
export function secondsUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 1000);
}
