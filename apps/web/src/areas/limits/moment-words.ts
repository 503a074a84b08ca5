import type { Language } from '@baize/contract';

import type { LimitPeriod } from './limit-state.ts';

/** How instants are written: in the brand's zone and the page's language. */
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
  return new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', { timeZone, ...options }).format(
    new Date(instant),
  );
}

const clockOf = (instant: string, form: MomentForm) =>
  format(instant, form, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function withEnding(clock: string, which: 0 | 1): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  // A full hour is read by its hour, any other time by its minutes.
  const spoken = minute === 0 ? hour : minute;
  const last = spoken % 10 === 0 ? spoken : spoken % 10;
  return `${clock}’${endings[last]?.[which] ?? ''}`;
}

/** "21:05’te"; in English "21:05". */
export function clockAt(instant: string, form: MomentForm): string {
  const clock = clockOf(instant, form);
  return form.language === 'tr' ? withEnding(clock, 0) : clock;
}

/** "Cumartesi". */
export function weekdayOf(instant: string, form: MomentForm): string {
  return format(instant, form, { weekday: 'long' });
}

/** "21 Kasım Cumartesi". */
export function dayOf(instant: string, form: MomentForm): string {
  return format(instant, form, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "21 Kasım Cumartesi 21:05’te"; in English "Saturday 21 November at 21:05". */
export function momentAt(instant: string, form: MomentForm): string {
  const at = clockAt(instant, form);
  return form.language === 'tr' ? `${dayOf(instant, form)} ${at}` : `${dayOf(instant, form)} at ${at}`;
}

/** "3 Kasım 09:12", with the year. */
export function momentOf(instant: string, form: MomentForm): string {
  const day = format(instant, form, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${day} ${clockOf(instant, form)}`;
}

/** Until when a period lasts, to be followed by "kadar": "gece 00:00’a", "Pazartesi 00:00’a", "1 Aralık Salı’ya". */
export function untilEnd(period: LimitPeriod, endsAt: string, form: MomentForm): string {
  const clock = clockOf(endsAt, form);
  if (form.language === 'en') {
    if (period === 'daily') return `${clock} tonight`;
    return period === 'weekly' ? `${weekdayOf(endsAt, form)} ${clock}` : dayOf(endsAt, form);
  }
  if (period === 'daily') return `gece ${withEnding(clock, 1)}`;
  if (period === 'weekly') return `${weekdayOf(endsAt, form)} ${withEnding(clock, 1)}`;
  return `${dayOf(endsAt, form)}’${dayEndings[weekdayNumber(endsAt, form)] ?? ''}`;
}

function weekdayNumber(instant: string, { timeZone }: MomentForm): number {
  const name = format(instant, { timeZone, language: 'en' }, { weekday: 'short' });
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(name);
}
