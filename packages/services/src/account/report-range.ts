import { invalidFields } from '@baize/contract';

import { endOfSecond, readTimeIn, wallClockBetween } from '../site-time.ts';

/** Longest range of one report; it may be anywhere in the past. */
const MAX_DAYS = 31;
const DAY_MS = 24 * 60 * 60_000;
/** Nothing happens outside these years, and the database reads no others as instants. */
const FIRST_MS = Date.UTC(1970, 0);
const LAST_MS = Date.UTC(9999, 0);

interface ReportQuery {
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * Reads the range of a report in a time zone: `from` is inclusive, `to` exclusive.
 *
 * @throws CallError `invalid` for a date that does not exist, an end before the start, or a range that is too long
 */
export function readReportRange(query: ReportQuery, timeZone: string): { from: Date; to: Date } {
  const from = readTimeIn(timeZone, query.start_date);
  const to = endOfSecond(timeZone, query.end_date);
  if (!from) throw invalidFields({ start_date: { message: 'date_invalid' } });
  if (!to) throw invalidFields({ end_date: { message: 'date_invalid' } });
  // By the calendar: a month with a change of the clock may be an hour longer.
  const lengthMs = wallClockBetween(query.start_date, query.end_date);
  if (lengthMs < 0) throw invalidFields({ end_date: { message: 'report_order' } });
  if (lengthMs >= MAX_DAYS * DAY_MS) {
    throw invalidFields({ end_date: { message: 'report_range', values: { days: MAX_DAYS } } });
  }
  // Of an hour that the clock skips there is nothing.
  return { from: withinTime(from), to: withinTime(to < from ? from : to) };
}

function withinTime(at: Date): Date {
  return new Date(Math.min(Math.max(at.getTime(), FIRST_MS), LAST_MS));
}
