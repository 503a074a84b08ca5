import type { OperatorServices } from './lock-decision.ts';
import { OperatorError } from './operator-error.ts';
import { type RiskMark, riskMarkNames } from './risk-marks.ts';

export const workKinds = [
  'withdrawals',
  'deposits',
  'identities',
  'corrections',
  'refunds',
  'reviews',
  'rounds',
  'findings',
  'frozen',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Rows of a page of each kind. */
export const WORK_PAGE = 50;

/** What is listed of a brand's open work; a kind that a filter says nothing of is left out. */
export interface WorkFilter {
  readonly kind?: string;
  /** What has waited for at least this long, in milliseconds. */
  readonly olderMs?: number;
  /** Withdrawals, deposits and refunds of at least this sum, in minor units of whatever currency. */
  readonly aboveMinor?: bigint;
  /** Withdrawals and deposits with this mark. */
  readonly mark?: string;
  /** From 1. */
  readonly page?: number;
}

/** Of everything that the filter lets through, on whatever page. */
export interface WorkTotal {
  readonly count: number;
  /** By ISO 4217; empty for a kind without amounts. */
  readonly sums: readonly { readonly currency: string; readonly minor: bigint }[];
}

/** A filter as the lists of kinds use it. */
export interface WorkSlice {
  readonly siteId: number;
  readonly since: Date | undefined;
  readonly aboveMinor: bigint | undefined;
  readonly mark: RiskMark | undefined;
  readonly offset: number;
}

export interface WorkList<Row> {
  readonly rows: readonly Row[];
  readonly total: WorkTotal;
}

const withAmounts: readonly WorkKind[] = ['withdrawals', 'deposits', 'refunds'];
const withMarks: readonly WorkKind[] = ['withdrawals', 'deposits'];

/**
 * The kinds that a filter lists, and how.
 *
 * @throws OperatorError for a filter that does not exist, or that the kind does not have
 */
export function readWorkFilter(
  { clock }: Pick<OperatorServices, 'clock'>,
  siteId: number,
  { kind, olderMs, aboveMinor, mark, page = 1 }: WorkFilter,
): { readonly kinds: readonly WorkKind[]; readonly slice: WorkSlice } {
  if (!Number.isSafeInteger(page) || page < 1 || page > 1_000_000)
    throw new OperatorError('invalid', 'Pages are counted from 1.');
  const possible = workKinds
    .filter((one) => aboveMinor === undefined || withAmounts.includes(one))
    .filter((one) => mark === undefined || withMarks.includes(one));
  const kinds = kind === undefined ? possible : [named(workKinds, kind, 'kind')];
  if (!kinds.every((one) => possible.includes(one)))
    throw new OperatorError('invalid', `Rows of ${kind} have no sums or marks to filter by.`);
  return {
    kinds,
    slice: {
      siteId,
      since: olderMs === undefined ? undefined : new Date(clock.now().getTime() - olderMs),
      aboveMinor,
      mark: mark === undefined ? undefined : named(riskMarkNames, mark, 'mark'),
      offset: (page - 1) * WORK_PAGE,
    },
  };
}

function named<Name extends string>(names: readonly Name[], given: string, what: string): Name {
  const found = names.find((name) => name === given);
  if (found !== undefined) return found;
  throw new OperatorError('invalid', `There is no such ${what}; there are: ${names.join(', ')}.`);
}

/** A page of rows that were all read. */
export function pageOf<Row>(rows: readonly Row[], { offset }: WorkSlice): WorkList<Row> {
  return { rows: rows.slice(offset, offset + WORK_PAGE), total: { count: rows.length, sums: [] } };
}
