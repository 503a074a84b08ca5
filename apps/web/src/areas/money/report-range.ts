import type { PublicBrand } from '@baize/brand';

import { serverNow } from '../../app/server-clock.ts';

const DAY_MS = 86_400_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?$/;

/** The maximum length of a report, in days. */
export const MAX_REPORT_DAYS = 31;

/**
 * A period in the brand's time zone, to the second, in the format of datetime inputs and our
 * addresses: `2026-11-18T00:00:00`.
 */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
}

/** The brand's day at an instant, by default now, such as `2026-11-18`. */
export function siteDay({ traits }: Pick<PublicBrand, 'traits'>, at: Date | number = serverNow()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: traits['site.timeZone'] }).format(at);
}

/** An instant in the brand's time zone, such as `2026-11-18T21:04:09`. */
export function siteTime({ traits }: Pick<PublicBrand, 'traits'>, at: Date): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: traits['site.timeZone'],
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(at).replace(' ', 'T');
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY_MS).toISOString().slice(0, 10);
}

/** From the start of the day `days` ago to the end of `today`. */
export function rangeOfDays(today: string, days: number): ReportRange {
  return { from: `${daysBefore(today, days)}T00:00:00`, to: `${today}T23:59:59` };
}

/** The value of a datetime input with its seconds, which browsers omit if they are zero. */
export function readLocal(text: string | undefined): string | undefined {
  const [, day, time, seconds = ':00'] = LOCAL.exec(text ?? '') ?? [];
  if (day === undefined || time === undefined) return undefined;
  const local = `${day}T${time}${seconds}`;
  const instant = Date.parse(`${local}Z`);
  // For an impossible day, the parser returns NaN or another day.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(local) ? local : undefined;
}

export type RangeProblem = 'incomplete' | 'backwards' | 'too_long';

/** Why a period is invalid for a report. */
export function rangeProblem(range: ReportRange): RangeProblem | undefined {
  const from = readLocal(range.from);
  const to = readLocal(range.to);
  if (from === undefined || to === undefined) return 'incomplete';
  const lengthMs = Date.parse(`${to}Z`) - Date.parse(`${from}Z`);
  if (lengthMs < 0) return 'backwards';
  return lengthMs >= MAX_REPORT_DAYS * DAY_MS ? 'too_long' : undefined;
}

/** The period in an address, or today and the last days if it is missing or invalid. */
export function readRange(
  from: string | undefined,
  to: string | undefined,
  today: string,
  days = 3,
): ReportRange {
  const fallback = rangeOfDays(today, days);
  const range = { from: readLocal(from) ?? fallback.from, to: readLocal(to) ?? fallback.to };
  return rangeProblem(range) === undefined ? range : fallback;
}

/** A period in the API's format, `Y-m-d H:i:s`. */
export function reportQuery({ from, to }: ReportRange): { start_date: string; end_date: string } {
  return { start_date: from.replace('T', ' '), end_date: to.replace('T', ' ') };
}
