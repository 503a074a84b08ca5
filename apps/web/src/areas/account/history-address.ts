import { historyAddress, type HistoryInput } from '../../addresses/history-address.ts';
import { rangeOfDays, readRange, reportQuery, type ReportRange } from '../money/index.ts';

/** Days back that a report covers by default. */
export const DEFAULT_DAYS = 3;

/** The filters and page of a report. */
export interface HistoryView {
  readonly range: ReportRange;
  readonly type: HistoryInput['type'];
  readonly method: HistoryInput['method'];
  readonly page: number;
}

/**
 * The address of a view of a report. Defaults are left out, so that a plain address still shows the last days tomorrow.
 */
export function historyHref(path: string, { range, type, method, page }: HistoryView, today: string): string {
  const defaultRange = rangeOfDays(today, DEFAULT_DAYS);
  const isDefault = range.from === defaultRange.from && range.to === defaultRange.to;
  return historyAddress(path, {
    page,
    type,
    method,
    from: isDefault ? undefined : range.from,
    to: isDefault ? undefined : range.to,
  });
}

/** The view that an address names, among the row types of its report. */
export function readView(
  input: HistoryInput,
  types: readonly { type: number }[],
  today: string,
): HistoryView {
  return {
    range: readRange(input.from, input.to, today),
    type: types.find(({ type }) => type === input.type)?.type,
    method: input.method,
    page: input.page,
  };
}

/** The request of a view's rows; only payments have a method. */
export function viewQuery({ range, type, page }: HistoryView) {
  return { ...reportQuery(range), page, ...(type === undefined ? {} : { type }) };
}
