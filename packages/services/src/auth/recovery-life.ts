/** How long the link in a recovery e-mail works. */
export const RECOVERY_MINUTES = 30;

/** Nothing more is sent after this many: anyone who knows the digits could flood a mailbox. */
export const MAX_RECOVERIES_PER_HOUR = 3;
