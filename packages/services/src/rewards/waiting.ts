const HOUR_MS = 60 * 60_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** When what waits is looked at again: a limit or a break is over after hours at the soonest, so that it costs little. */
export const lookAgainAt = (now: Date): Date => new Date(now.getTime() + HOUR_MS);

/** What has waited since before this gives nothing any more. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);
