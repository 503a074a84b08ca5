import type { MessageKey } from '@baize/messages/keys';

import { rangeOfDays, type ReportRange } from '../money/index.ts';

const SECOND_MS = 1000;
/** Accounts have no earlier rows, and the server reads no earlier dates. */
const FIRST = '1970-01-01T00:00:00';

/** A period that is chosen with one tap. */
export interface Preset {
  readonly name: 'today' | 'yesterday' | 'default' | 'week' | 'this_month' | 'last_month';
  readonly label: MessageKey;
  readonly range: ReportRange;
}

const startOf = (day: string) => `${day}T00:00:00`;
const endOf = (day: string) => `${day}T23:59:59`;
const msOf = (local: string) => Date.parse(`${local}Z`);
const localOf = (ms: number) => new Date(ms).toISOString().slice(0, 19);

const yearAndMonth = (month: string) => month.split('-').map(Number) as [year: number, month: number];

/** The month so many months after `2026-11`. */
function monthAfter(month: string, count: number): string {
  const [year, number] = yearAndMonth(month);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

function lastDayOf(month: string): string {
  const [year, number] = yearAndMonth(month);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

/** A month; the current one ends today. */
function rangeOfMonth(month: string, today: string): ReportRange {
  const last = lastDayOf(month);
  return { from: startOf(`${month}-01`), to: endOf(last > today && today.startsWith(month) ? today : last) };
}

const WEEK_DAYS = 7;

/** A report that goes back so many days shows today too. */
export const daysShown = (daysBack: number) => daysBack + 1;

/** @param days that the report goes back by default */
export function presetsOf(today: string, days: number): readonly Preset[] {
  const yesterday = rangeOfDays(today, 1).from.slice(0, 10);
  const month = today.slice(0, 7);
  return [
    { name: 'today', label: 'account_range_today', range: rangeOfDays(today, 0) },
    {
      name: 'yesterday',
      label: 'history_period_yesterday',
      range: { from: startOf(yesterday), to: endOf(yesterday) },
    },
    { name: 'default', label: 'history_period_days', range: rangeOfDays(today, days) },
    { name: 'week', label: 'account_range_week', range: rangeOfDays(today, WEEK_DAYS - 1) },
    { name: 'this_month', label: 'history_period_this_month', range: rangeOfMonth(month, today) },
    {
      name: 'last_month',
      label: 'history_period_last_month',
      range: rangeOfMonth(monthAfter(month, -1), today),
    },
  ];
}

export function isSameRange(one: ReportRange, other: ReportRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The month that a period covers; a single day is no month, not even the first of the current one. */
function monthOf(range: ReportRange, today: string): string | undefined {
  const month = range.from.slice(0, 7);
  const isOneDay = range.from.slice(0, 10) === range.to.slice(0, 10);
  return !isOneDay && isSameRange(range, rangeOfMonth(month, today)) ? month : undefined;
}

function movedBy(range: ReportRange, ms: number): ReportRange {
  return { from: localOf(msOf(range.from) + ms), to: localOf(msOf(range.to) + ms) };
}

const lengthOf = ({ from, to }: ReportRange) => msOf(to) - msOf(from) + SECOND_MS;

/** The period of the same length before one, or the month before a month. */
export function periodBefore(range: ReportRange, today: string): ReportRange | undefined {
  const month = monthOf(range, today);
  if (range.from <= FIRST) return undefined;
  if (month !== undefined) return rangeOfMonth(monthAfter(month, -1), today);
  return movedBy(range, -lengthOf(range));
}

/** The period after one; the last one ends today. */
export function periodAfter(range: ReportRange, today: string): ReportRange | undefined {
  const last = endOf(today);
  if (range.to >= last) return undefined;
  const month = monthOf(range, today);
  if (month !== undefined) return rangeOfMonth(monthAfter(month, 1), today);
  return movedBy(range, Math.min(lengthOf(range), msOf(last) - msOf(range.to)));
}
