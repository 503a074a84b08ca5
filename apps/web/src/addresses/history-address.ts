import { href } from './href.ts';

/** A report's filters as its address has them, before the page validates them. */
export interface HistoryInput {
  readonly page: number;
  readonly type: number | undefined;
  /** Id of a payment method. */
  readonly method: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const MAX_PAGE = 100_000;
const MAX_TYPE = 3;

export const historySearchNames = ['page', 'type', 'method', 'from', 'to'] as const;

export function parseHistory(search: URLSearchParams): HistoryInput {
  const page = Number(search.get('page'));
  const type = Number(search.get('type'));
  const method = Number(search.get('method'));
  return {
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
    type: Number.isInteger(type) && type > 0 && type <= MAX_TYPE ? type : undefined,
    method: Number.isSafeInteger(method) && method > 0 ? method : undefined,
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  };
}

/** The address of a report; page 1 is left out. */
export function historyAddress(path: string, { page, ...filters }: HistoryInput): string {
  return href(path, {}, { page: page > 1 ? page : undefined, ...filters });
}
