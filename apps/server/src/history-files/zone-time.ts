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

/** The time of a zone with its distance from UTC: `2026-11-23T10:40:05+03:00`. */
export function isoInZone(at: Date, timeZone: string): string {
  const format = formatterFor('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const wallClock = format.format(at).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${wallClock}Z`) - Math.floor(at.getTime() / 1000) * 1000) / 60_000);
  const distance = Math.abs(minutes);
  const [hours, rest] = [Math.floor(distance / 60), distance % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${wallClock}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
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
