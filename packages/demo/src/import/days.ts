const DAY_MS = 86_400_000;

/** The UTC date a number of days before an instant, as YYYY-MM-DD. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant a number of days later. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
