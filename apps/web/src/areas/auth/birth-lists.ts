/** The range of birth years; each new year adds one. The server checks the age to the day. */
const NEWEST_YEAR = 2007;
const OLDEST_YEAR = 1924;
const ADULT_YEARS = 18;
const MONTHS = 12;
/** With 29 days in February, until a year is chosen. */
const LEAP_YEAR = 2000;

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** From those who turn 18 this year back to the oldest. */
export function birthYears(now: Date): number[] {
  const newest = Math.max(NEWEST_YEAR, now.getFullYear() - ADULT_YEARS);
  return Array.from({ length: newest - OLDEST_YEAR + 1 }, (_, index) => newest - index);
}

/**
 * The days of a month.
 *
 * @param month 1 to 12, or undefined if none is chosen
 * @param year undefined if none is chosen
 */
export function birthDays(month: number | undefined, year: number | undefined): number[] {
  if (month === undefined) return numbersTo(31);
  return numbersTo(new Date(Date.UTC(year ?? LEAP_YEAR, month, 0)).getUTCDate());
}

/** Names of the months in a language, January first. */
export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return numbersTo(MONTHS).map((month) => format.format(Date.UTC(LEAP_YEAR, month - 1, 1)));
}
