import { useApp } from '../../../app/app.ts';

/** Dates in the brand's time zone and the page's language. */
export function useDayText(): {
  /** "3 Ekim 2026" */
  dayOf(instant: string): string;
  /** "3 Ekim 2026 19:02" */
  momentOf(instant: string): string;
} {
  const { brand, language } = useApp();
  const timeZone = brand.traits['site.timeZone'];
  // British English, for the 24-hour clock and the day first.
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const write = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    dayOf: (instant) => write(instant, day),
    momentOf: (instant) =>
      `${write(instant, day)} ${write(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`,
  };
}
