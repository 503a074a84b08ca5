/** How long a withdrawal can be stopped as somebody else's by its message, in hours. */
export const ALARM_HOURS = 72;
