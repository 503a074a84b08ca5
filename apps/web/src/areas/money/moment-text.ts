import type { App } from '../../app/app.ts';

type Format = Pick<App, 'brand' | 'language'>;

/** "20 Kasım 21:14": a time in lists of payments. */
export function dayAndTime(instant: string, format: Format): string {
  return textOf(instant, format, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}

/** "20.11.2026 21:14:05": a time to the second, for reports. */
export function fullMoment(instant: string, format: Format): string {
  return textOf(instant, format, { dateStyle: 'short', timeStyle: 'medium' });
}

/** "21:14". */
export function clockTime(instant: string, format: Format): string {
  return textOf(instant, format, { hour: '2-digit', minute: '2-digit' });
}

function textOf(instant: string, { brand, language }: Format, parts: Intl.DateTimeFormatOptions): string {
  // British English, for the 24-hour clock and the day first, as players in Turkey read dates.
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const timeZone = brand.traits['site.timeZone'];
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(new Date(instant));
}
