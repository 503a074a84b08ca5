import { historyAddress, type HistoryInput } from '../../addresses/history-address.ts';
import {
  rangeOfDays,
  type RangeProblem,
  rangeProblem,
  readRange,
  reportQuery,
  type ReportRange,
} from '../money/index.ts';
import type { HistoryKind } from './history-kind.ts';
import { isSameRange } from './history-periods.ts';

/** The filters and page of a report. */
export interface HistoryView {
  readonly range: ReportRange;
  readonly type: HistoryInput['type'];
  readonly wallet: HistoryInput['wallet'];
  readonly status: HistoryInput['status'];
  readonly method: HistoryInput['method'];
  readonly page: number;
}

type Choices = Pick<HistoryKind, 'path' | 'days' | 'choice'>;

/**
 * The address of a view of a report. Defaults are left out, so that a plain address still shows the last days tomorrow.
 */
export function historyHref({ path, days }: Choices, { range, ...view }: HistoryView, today: string): string {
  const isDefault = isSameRange(range, rangeOfDays(today, days));
  return historyAddress(path, {
    ...view,
    from: isDefault ? undefined : range.from,
    to: isDefault ? undefined : range.to,
  });
}

/** Why the period in an address cannot be shown; then the default is. */
export function addressProblem({ from, to }: Pick<HistoryInput, 'from' | 'to'>): RangeProblem | undefined {
  if (from === undefined && to === undefined) return undefined;
  return rangeProblem({ from: from ?? '', to: to ?? '' });
}

/** Whether a filter in the address is not applied, since the report has no such choice. */
export function hasUnknownFilter({ choice }: Pick<Choices, 'choice'>, input: HistoryInput): boolean {
  const value = choice && input[choice.name];
  const isKnown = value === undefined || choice?.options.some((option) => option.value === value) === true;
  return input.isUnclear || !isKnown;
}

/** The view that an address names, among the choices of its report. */
export function readView({ days, choice }: Choices, input: HistoryInput, today: string): HistoryView {
  const isRead = addressProblem(input) === undefined;
  const chosen = (name: 'type' | 'wallet' | 'status') =>
    choice?.name === name
      ? choice.options.find(({ value }) => value !== undefined && value === input[name])?.value
      : undefined;
  return {
    range: isRead ? readRange(input.from, input.to, today, days) : rangeOfDays(today, days),
    type: chosen('type'),
    wallet: chosen('wallet'),
    status: chosen('status'),
    method: input.method,
    page: input.page,
  };
}

/** The request of a view's rows; only payments have a method. */
export function viewQuery({ range, type, wallet, status, page }: HistoryView) {
  return {
    ...reportQuery(range),
    page,
    ...(type !== undefined && { type }),
    ...(wallet !== undefined && { wallet }),
    ...(status !== undefined && { status }),
  };
}
