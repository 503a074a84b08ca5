/** Zones whose clocks go forward or back at midnight in some of the years from 2020 to 2035. */
export const midnightZones = [
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'America/Nuuk',
  'Atlantic/Azores',
  'Africa/Cairo',
  'Africa/Juba',
  'Asia/Amman',
  'Asia/Beirut',
  'Asia/Damascus',
  'Asia/Gaza',
  'Asia/Tehran',
];

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const FROM_MS = Date.UTC(2020, 0);
const TO_MS = Date.UTC(2036, 0);
const AROUND_HOURS = [-25, -24, -2, -1, -0.5, 0, 0.5, 1, 2, 24, 25];

/** Instants on both sides of every change of a zone's clock from 2020 to 2035, also a millisecond before full hours. */
export function unevenInstants(timeZone: string): Date[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (ms: number) => format.format(ms).split(', ').at(-1);
  const instants: Date[] = [];
  for (let ms = FROM_MS; ms < TO_MS; ms += WEEK_MS) {
    if (offsetAt(ms) === offsetAt(ms + WEEK_MS)) continue;
    let [before, after] = [ms, ms + WEEK_MS];
    while (after - before > 1_000) {
      const middle = before + Math.floor((after - before) / 2_000) * 1_000;
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else after = middle;
    }
    for (const hours of AROUND_HOURS)
      instants.push(new Date(after + hours * HOUR_MS), new Date(after + hours * HOUR_MS - 1));
  }
  return instants;
}
