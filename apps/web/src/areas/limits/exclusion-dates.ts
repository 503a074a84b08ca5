import type { Language } from '@baize/contract';

interface DateForm {
  readonly language: Language;
  /** The brand's, so that the day is the one by which its periods count. */
  readonly timeZone: string;
}

interface MomentForm extends DateForm {
  /** Left out of dates within a month. */
  readonly withYear: boolean;
}

/** "20 Kasım 2026". */
export function dayText(instant: string, { language, timeZone }: DateForm): string {
  const format = { timeZone, day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language === 'tr' ? 'tr' : 'en-GB', format).format(new Date(instant));
}

/** "20 Mayıs 2027 Perşembe 21.40" or "Thursday 20 May 2027, 21:40". */
export function momentText(instant: string, { language, timeZone, withYear }: MomentForm): string {
  const date = new Date(instant);
  const day = new Intl.DateTimeFormat(language === 'tr' ? 'tr' : 'en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
  }).format(date);
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = new Intl.DateTimeFormat('en-GB', format).format(date);
  // With a comma after the weekday in some versions of the data.
  return language === 'tr' ? `${day} ${time.replace(':', '.')}` : `${day.replace(',', '')}, ${time}`;
}

/* How the Turkish dative ends after 0 to 9, and after the tens. */
const afterOnes = ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'] as const;
const afterTens = ['a', 'a', 'ye', 'a', 'a', 'ye'] as const;

/** The ending of "21.40’a", by the last number spoken: that of the minutes, or of the hour if there are none. */
function dativeOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split('.').map(Number);
  const last = minutes || hours;
  return (last % 10 === 0 ? afterTens[last / 10] : afterOnes[last % 10]) ?? '';
}

/** The moment as it stands before "kadar", with the Turkish ending; in English the moment itself. */
export function momentUntil(instant: string, form: MomentForm): string {
  const text = momentText(instant, form);
  return form.language === 'tr' ? `${text}’${dativeOf(text.slice(-5))}` : text;
}
