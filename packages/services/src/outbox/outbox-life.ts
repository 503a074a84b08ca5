/** How long an entry can wait at most: the notice with a link that undoes a change is of use as long as the link. */
export const OUTBOX_MS = 3 * 24 * 60 * 60_000;
