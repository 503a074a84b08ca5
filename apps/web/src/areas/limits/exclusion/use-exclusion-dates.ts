import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { type ExclusionOption, isBreak } from './exclusion-period.ts';
import { dateOf, fullMoment, momentUntil } from '../moment-words.ts';

/** Writes the dates of an exclusion in the page's language and the brand's time zone, which the server states. */
export function useExclusionDates(timeZone: string) {
  const t = useMessages();
  const { language } = useApp();
  const form = { language, timeZone };
  return {
    /** "20 Mayıs 2027 Perşembe 21.40’a kadar"; without the year if it is at most a month away. */
    until: ({ code, ends_at }: ExclusionOption) =>
      t('exclusion_until', { moment: momentUntil(ends_at, { ...form, withYear: !isBreak(code) }) }),
    moment: (instant: string) => fullMoment(instant, { ...form, withYear: true }),
    day: (instant: string) => dateOf(instant, form),
  };
}

export type ExclusionDates = ReturnType<typeof useExclusionDates>;
