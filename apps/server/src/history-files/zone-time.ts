/** Formatters are slow to create; the number of zones is bounded by the brands'. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/** The wall clock of a zone, which programs of every language read as a time: `2026-11-23 10:40:05`. */
export function wallClock(at: Date, timeZone: string): string {
  return formatterFor('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
}

/** A time of a zone as people read it, the day first. */
export function readableInZone(at: Date, timeZone: string, language: 'tr' | 'en'): string {
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  return formatterFor(locale, { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
}

/** The name of a zone's distance from UTC at an instant: `GMT+3`. */
export function zoneName(at: Date, timeZone: string): string {
  const parts = formatterFor('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
