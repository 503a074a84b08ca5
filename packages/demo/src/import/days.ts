const DAY_MS = 86_400_000;

/** The day so many days before an instant, as YYYY-MM-DD in universal time. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant so many days after another. */
export function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
