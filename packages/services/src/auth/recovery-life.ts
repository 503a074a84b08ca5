/** How long the link of a recovery letter works. */
export const RECOVERY_MINUTES = 30;

/** Links within an hour, beyond which nothing more is sent: whoever knows the digits could fill a mailbox. */
export const MAX_RECOVERIES_PER_HOUR = 3;
