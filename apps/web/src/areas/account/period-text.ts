import type { Language } from '@baize/contract';

import type { ReportRange } from '../money/index.ts';

/** "20–23 Kas 2026", with its times unless it is made of whole days. */
export function periodText({ from, to }: ReportRange, language: Language): string {
  const isWholeDays = from.endsWith('T00:00:00') && to.endsWith('T23:59:59');
  // British English, for the 24-hour clock and the day first.
  const format = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    // A period is a wall clock already.
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(!isWholeDays && { hour: '2-digit', minute: '2-digit' }),
  });
  return format.formatRange(new Date(`${from}Z`), new Date(`${to}Z`));
}
