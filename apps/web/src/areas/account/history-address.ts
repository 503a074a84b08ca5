import { historyAddress, type HistoryInput } from '../../addresses/history-address.ts';
import { rangeOfDays, type ReportRange } from '../money/index.ts';

/** Days back that a report shows when nothing else is asked for. */
export const DEFAULT_DAYS = 3;

/** What a report shows. */
export interface HistoryView {
  readonly range: ReportRange;
  readonly type: HistoryInput['type'];
  readonly page: number;
}

/**
 * The address of a view of a report. What is usual is left out, so that a plain address shows the last days
 * tomorrow as well.
 */
export function historyHref(path: string, { range, type, page }: HistoryView, today: string): string {
  const usual = rangeOfDays(today, DEFAULT_DAYS);
  const isUsual = range.from === usual.from && range.to === usual.to;
  return historyAddress(path, {
    page,
    type,
    from: isUsual ? undefined : range.from,
    to: isUsual ? undefined : range.to,
  });
}
