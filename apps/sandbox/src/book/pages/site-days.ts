import { DAY_MS, dayOf, instantOf } from '../world/site-time.ts';
import { fillText, type PageParts } from './book-page.ts';

const TIME_ZONE = 'Europe/Istanbul';
const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
  formats.set(key, known);
  return known;
}

/** A day in Istanbul, counted from 1970, as `2026-11-27`; and back. */
export const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayNumber = (name: string): number => Math.round(Date.parse(`${name}T00:00:00Z`) / DAY_MS);

export const startOfDay = (day: number): Date => instantOf(day, 0);

export const timeText = (instant: Date, { texts }: PageParts): string =>
  formatOf(texts.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

/** `Bugün`, `Yarın`, `Cmt 28`. */
export function dayText(day: number, { texts, now }: PageParts): string {
  const today = dayOf(now);
  if (day === today) return texts.today;
  if (day === today + 1) return texts.tomorrow;
  const instant = startOfDay(day);
  const weekday = formatOf(texts.locale, { weekday: 'short' }).format(instant);
  return `${weekday} ${formatOf(texts.locale, { day: 'numeric' }).format(instant)}`;
}

/** How long it is until a start within the next day; null for others. */
export function untilText(instant: Date, { texts, now }: PageParts): string | null {
  const minutes = Math.ceil((instant.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes > 24 * HOUR_MINUTES) return null;
  if (minutes < 1) return texts.starting;
  const [h, m] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  const time = fillText(h === 0 ? texts.inMinutes : texts.inHours, { h, m });
  return fillText(texts.startsIn, { time });
}
