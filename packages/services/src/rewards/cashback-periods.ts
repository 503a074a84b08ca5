import { dayIn, startOfDay } from '../site-time.ts';
import type { StoredTerms, TermsVersion } from './bonus-terms.ts';

const DAY_MS = 24 * 60 * 60_000;
/** After a longer standstill of the job, operators decide what is given for older periods. */
const MAX_AGE_MS = 35 * DAY_MS;
const MONDAY = 1;

/** A whole day, or week from Monday, of a brand, and the terms that were in force when it began. */
export interface CashbackPeriod {
  /** `2026-03-09` */
  readonly startsOn: string;
  readonly from: Date;
  readonly to: Date;
  readonly stored: StoredTerms;
}

/** A period that was begun to be paid. */
export interface BegunPeriod {
  readonly startsOn: string;
  readonly isGiven: boolean;
}

interface Calendar {
  /** Of one bonus, the oldest first. */
  readonly versions: readonly TermsVersion[];
  /** The oldest first. */
  readonly begun: readonly BegunPeriod[];
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * The periods of a bonus that are over and not given, the oldest first. Each goes by the terms that players could read when it
 * began, so that one in which the bonus came to be promised nothing. One begins where the one before ended, also where a
 * change of the terms turns weeks into days.
 */
export function duePeriods(calendar: Calendar): CashbackPeriod[] {
  const { begun, now } = calendar;
  const due: CashbackPeriod[] = [];
  let day = firstDay(calendar);
  while (midnight(calendar, day) < now) {
    const stored = cashbackAt(calendar, day);
    const days = stored && lengthOf(stored);
    if (!days || (days === 7 && new Date(`${day}T00:00:00Z`).getUTCDay() !== MONDAY)) {
      day = daysAfter(day, 1);
      continue;
    }
    const startsOn = day;
    day = daysAfter(day, days);
    const to = midnight(calendar, day);
    if (to > now) break;
    if (!begun.some((period) => period.startsOn === startsOn && period.isGiven))
      due.push({ startsOn, from: midnight(calendar, startsOn), to, stored });
  }
  return due;
}

/** That of the oldest period that is not given in full, or the day after the last that is. */
function firstDay(calendar: Calendar): string {
  const { versions, begun, timeZone, now } = calendar;
  const oldest = dayIn(timeZone, new Date(now.getTime() - MAX_AGE_MS));
  const open = begun.find(({ isGiven }) => !isGiven);
  const last = begun.at(-1);
  const [first] = versions;
  let day = dayIn(timeZone, first?.createdAt ?? now);
  if (open) day = open.startsOn;
  else if (last) day = daysAfter(last.startsOn, lengthOf(cashbackAt(calendar, last.startsOn)) ?? 1);
  return day < oldest ? oldest : day;
}

/** Undefined if no cashback was open when the day began. */
function cashbackAt({ versions, timeZone }: Calendar, day: string): StoredTerms | undefined {
  const at = midnight({ timeZone }, day);
  const stored = versions.findLast(({ createdAt }) => createdAt <= at);
  return stored?.isOpen && stored.terms.kind === 'cashback' ? stored : undefined;
}

const lengthOf = (stored: StoredTerms | undefined): number | undefined =>
  stored && (stored.terms.period === 'day' ? 1 : 7);

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function midnight({ timeZone }: Pick<Calendar, 'timeZone'>, day: string): Date {
  const instant = startOfDay(timeZone, day);
  if (!instant) throw new RangeError(`${day} has no midnight`);
  return instant;
}
