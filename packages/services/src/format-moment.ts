import type { Context } from './context.ts';

/** A date and time of the brand for a message: `1 Eylül 2026 13:00`. */
export function formatMoment(
  instant: Date,
  { brand, language }: Pick<Context, 'brand' | 'language'>,
): string {
  return new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand.traits['site.timeZone'],
  }).format(instant);
}
