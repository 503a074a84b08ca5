import type { Language } from '@baize/contract';

const timeZone = 'Europe/Istanbul';

/** "20 Kasım 21:14": a time in lists of payments. */
export function dayAndTime(instant: string, language: Language): string {
  const format = { timeZone, day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(new Date(instant));
}

/** "20.11.2026 21:14:05": a time to the second, for reports. */
export function fullMoment(instant: string, language: Language): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(new Date(instant));
}

/** "21:14". */
export function clockTime(instant: string, language: Language): string {
  const format = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(new Date(instant));
}

/** British English, for the 24-hour clock and the day first, as players in Turkey read dates. */
function localeOf(language: Language): string {
  return language === 'tr' ? 'tr-TR' : 'en-GB';
}
