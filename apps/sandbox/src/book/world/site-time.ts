export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Istanbul has no daylight saving time. */
const OFFSET_MS = 3 * 60 * MINUTE_MS;

/** A day in Istanbul, counted from 1970. */
export const dayOf = (instant: Date): number => Math.floor((instant.getTime() + OFFSET_MS) / DAY_MS);

/** @param minute of the day, from 0 */
export const instantOf = (day: number, minute: number): Date =>
  new Date(day * DAY_MS - OFFSET_MS + minute * MINUTE_MS);

/** 1 January 1970 was a Thursday; weeks begin on Tuesdays, so that a weekend with its Monday is in one week. */
const FIRST_TUESDAY = -2;

export const weekOf = (day: number): number => Math.floor((day - FIRST_TUESDAY) / 7);

/** 0 is Tuesday. */
export const weekdayOf = (day: number): number => (((day - FIRST_TUESDAY) % 7) + 7) % 7;
