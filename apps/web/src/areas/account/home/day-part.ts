export type DayPart = 'morning' | 'day' | 'evening' | 'night';

/** The part of the day at the brand, for the greeting. */
export function dayPart(now: Date, timeZone: string): DayPart {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : hour < 23 ? 'evening' : 'night';
}
