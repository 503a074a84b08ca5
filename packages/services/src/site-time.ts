const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60_000;

/** Formatters are slow to create; the number of zones is bounded by the brands'. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function partsIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The wall-clock time of a zone at an instant, as milliseconds as if it were UTC. */
function wallClockMs(instant: Date, timeZone: string): number {
  const values = Object.fromEntries(
    partsIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = values;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day of an instant in a time zone: `2026-03-01`. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Date(wallClockMs(instant, timeZone)).toISOString().slice(0, 10);
}

/**
 * Parses a wall-clock time `Y-m-d H:i:s` of a time zone. One that a change of the clock skips is as much later, and of
 * two it is the first.
 *
 * @returns undefined for a date or time that does not exist, such as 2026-02-30
 */
export function readTimeIn(timeZone: string, text: string): Date | undefined {
  const iso = text.replace(' ', 'T');
  const asUtc = new Date(`${iso}Z`).getTime();
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 19) !== iso) return undefined;
  const offsetAt = (instantMs: number) => wallClockMs(new Date(instantMs), timeZone) - instantMs;
  // No zone is further from UTC than a day, and none changes its clock twice within two.
  const before = asUtc - offsetAt(asUtc - DAY_MS);
  const after = asUtc - offsetAt(asUtc + DAY_MS);
  const isTime = (instantMs: number) => wallClockMs(new Date(instantMs), timeZone) === asUtc;
  return new Date(isTime(before) || !isTime(after) ? before : after);
}

/**
 * The first instant of a day `2026-03-01` of a time zone, also where the clock is changed at midnight. The day before ends with
 * it, so each instant is in one day: `dayIn`. The database has the same as `start_of_day`.
 *
 * @returns undefined for a day that does not exist
 */
export function startOfDay(timeZone: string, day: string): Date | undefined {
  return readTimeIn(timeZone, `${day} 00:00:00`);
}

/**
 * The instant at which a second of the wall clock ends, `23:59:59` for a day. If the clock goes back over it, that is when the
 * next second comes for the first time after it, so that what begins with that second follows without a gap.
 */
export function endOfSecond(timeZone: string, text: string): Date | undefined {
  const last = readTimeIn(timeZone, text);
  if (!last) return undefined;
  const next = new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + SECOND_MS).toISOString();
  return readTimeIn(timeZone, next.slice(0, 19).replace('T', ' ')) ?? new Date(last.getTime() + SECOND_MS);
}

/** Milliseconds between two wall-clock times `Y-m-d H:i:s` by the calendar, in which every day has 24 hours. */
export function wallClockBetween(from: string, to: string): number {
  return Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`);
}
