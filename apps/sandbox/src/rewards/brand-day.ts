const DAY_MS = 24 * 60 * 60_000;

/** The day of an instant in a time zone: `2026-05-01`. */
export function brandDay(timeZone: string, now: Date): string {
  return now.toLocaleDateString('en-CA', { timeZone });
}

/** The day so many days after another, by the calendar. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `2 Mayıs Cumartesi`, `Saturday 2 May`. */
export function dayText(day: string, lang: 'tr' | 'en'): string {
  return new Intl.DateTimeFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    weekday: 'long',
  }).format(new Date(`${day}T00:00:00Z`));
}
