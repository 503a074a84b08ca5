import type { Language } from '@baize/contract';

import { siteTimeZone } from '../site-time.ts';

/** A date and time for a message: `1 Eylül 2026 13:00`. */
export function formatMoment(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: siteTimeZone,
  }).format(instant);
}
