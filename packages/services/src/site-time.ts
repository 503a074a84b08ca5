/** The time zone of players' days and of reports. */
export const siteTimeZone = 'Europe/Istanbul';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: siteTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The site's wall-clock time at an instant, as milliseconds as if it were UTC. */
function wallClockMs(instant: Date): number {
  const values = Object.fromEntries(
    parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = values;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day of an instant in the site's time zone: `2026-03-01`. */
export function siteDay(instant: Date): string {
  return new Date(wallClockMs(instant)).toISOString().slice(0, 10);
}

/**
 * Parses a wall-clock time `Y-m-d H:i:s` in the site's time zone.
 *
 * @returns undefined for a date or time that does not exist, such as 2026-02-30
 */
export function readSiteTime(text: string): Date | undefined {
  const iso = text.replace(' ', 'T');
  const asUtc = new Date(`${iso}Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 19) !== iso) return undefined;
  // The offset at the first guess is right except in the hours around a clock change.
  const guess = new Date(asUtc.getTime() - (wallClockMs(asUtc) - asUtc.getTime()));
  return new Date(guess.getTime() - (wallClockMs(guess) - asUtc.getTime()));
}
