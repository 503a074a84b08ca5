import { href } from './href.ts';

/** A report's filters as its address has them, before the page validates them. */
export interface HistoryInput {
  readonly page: number;
  readonly type: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const MAX_PAGE = 100_000;
const MAX_TYPE = 3;

export const historySearchNames = ['page', 'type', 'from', 'to'] as const;

export function parseHistory(search: URLSearchParams): HistoryInput {
  const page = Number(search.get('page'));
  const type = Number(search.get('type'));
  return {
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
    type: Number.isInteger(type) && type > 0 && type <= MAX_TYPE ? type : undefined,
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  };
}

/** The address of a report; page 1 is left out. */
export function historyAddress(path: string, { page, type, from, to }: HistoryInput): string {
  return href(path, {}, { page: page > 1 ? page : undefined, type, from, to });
}
