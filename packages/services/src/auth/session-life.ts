/** A session lives this long after sign-in and after each refresh. */
export const SESSION_MS = 60 * 60_000;

/** How long the token before the last refresh still works, for calls that were on their way. */
export const PREVIOUS_TOKEN_MS = 10_000;
