import type { Language } from '@baize/contract';

import type { LimitPeriod } from './limit-state.ts';

/** How instants are written: in the brand's zone, by which its periods count, and the page's language. */
export interface MomentForm {
  readonly timeZone: string;
  readonly language: Language;
}

/** Endings of "in" and "to" by how a number's last word ends: "beşte, beşe", "altıda, altıya". */
const endings: Readonly<Record<number, readonly [at: string, to: string]>> = {
  0: ['da', 'a'],
  1: ['de', 'e'],
  2: ['de', 'ye'],
  3: ['te', 'e'],
  4: ['te', 'e'],
  5: ['te', 'e'],
  6: ['da', 'ya'],
  7: ['de', 'ye'],
  8: ['de', 'e'],
  9: ['da', 'a'],
  10: ['da', 'a'],
  20: ['de', 'ye'],
  30: ['da', 'a'],
  40: ['ta', 'a'],
  50: ['de', 'ye'],
};
/** "To" after the days of the week, from Sunday. */
const dayEndings = ['a', 'ye', 'ya', 'ya', 'ye', 'ya', 'ye'] as const;

function format(instant: string, { timeZone, language }: MomentForm, options: Intl.DateTimeFormatOptions) {
  // British English, for the 24-hour clock and the day first, as players in Turkey read dates.
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const text = new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(instant));
  // With a comma after the weekday in some versions of the data.
  return text.replace(',', '');
}

/** "21.05"; in English "21:05". */
function clockOf(instant: string, { timeZone, language }: MomentForm): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clock = format(instant, { timeZone, language: 'en' }, options);
  return language === 'tr' ? clock.replace(':', '.') : clock;
}

/** The clock with the Turkish ending of "in" or "to"; in English the clock alone. */
function clockWith(which: 0 | 1, instant: string, form: MomentForm): string {
  const clock = clockOf(instant, form);
  if (form.language === 'en') return clock;
  const [hour = 0, minute = 0] = clock.split('.').map(Number);
  // A full hour is read by its hour, any other time by its minutes.
  const spoken = minute === 0 ? hour : minute;
  const last = spoken % 10 === 0 ? spoken : spoken % 10;
  return `${clock}’${endings[last]?.[which] ?? ''}`;
}

/** "21.05’te"; in English "21:05". */
export const clockAt = (instant: string, form: MomentForm) => clockWith(0, instant, form);

/** "Cumartesi". */
export function weekdayOf(instant: string, form: MomentForm): string {
  return format(instant, form, { weekday: 'long' });
}

/** "21 Kasım Cumartesi". */
export function dayOf(instant: string, form: MomentForm): string {
  return format(instant, form, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "20 Kasım 2026". */
export function dateOf(instant: string, form: MomentForm): string {
  return format(instant, form, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "21 Kasım Cumartesi 21.05’te"; in English "Saturday 21 November at 21:05". */
export function momentAt(instant: string, form: MomentForm): string {
  const at = clockAt(instant, form);
  return form.language === 'tr' ? `${dayOf(instant, form)} ${at}` : `${dayOf(instant, form)} at ${at}`;
}

/** "3 Kasım 2026 09.12". */
export function momentOf(instant: string, form: MomentForm): string {
  return `${dateOf(instant, form)} ${clockOf(instant, form)}`;
}

interface FullForm extends MomentForm {
  /** Left out of dates within a month. */
  readonly withYear: boolean;
}

function fullDayOf(instant: string, { withYear, ...form }: FullForm): string {
  if (!withYear) return dayOf(instant, form);
  return format(instant, form, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

const joinClock = (day: string, clock: string, { language }: MomentForm) =>
  language === 'tr' ? `${day} ${clock}` : `${day}, ${clock}`;

/** "20 Mayıs 2027 Perşembe 21.40" or "Thursday 20 May 2027, 21:40". */
export function fullMoment(instant: string, form: FullForm): string {
  return joinClock(fullDayOf(instant, form), clockOf(instant, form), form);
}

/** The moment as it stands before "kadar", with the Turkish ending; in English the moment itself. */
export function momentUntil(instant: string, form: FullForm): string {
  return joinClock(fullDayOf(instant, form), clockWith(1, instant, form), form);
}

/** Until when a period lasts, to be followed by "kadar": "gece 00.00’a", "Pazartesi 00.00’a", "1 Aralık Salı’ya". */
export function untilEnd(period: LimitPeriod, endsAt: string, form: MomentForm): string {
  const clock = clockWith(1, endsAt, form);
  if (period === 'daily') return form.language === 'tr' ? `gece ${clock}` : `${clock} tonight`;
  if (period === 'weekly') return `${weekdayOf(endsAt, form)} ${clock}`;
  const day = dayOf(endsAt, form);
  return form.language === 'tr' ? `${day}’${dayEndings[weekdayNumber(endsAt, form)] ?? ''}` : day;
}

function weekdayNumber(instant: string, { timeZone }: MomentForm): number {
  const name = format(instant, { timeZone, language: 'en' }, { weekday: 'short' });
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(name);
}
