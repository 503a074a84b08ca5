import { href } from './href.ts';

/** A report's filters as its address has them, before the page validates them. */
export interface HistoryInput {
  readonly page: number;
  readonly type: number | undefined;
  /** Number of a wallet. */
  readonly wallet: number | undefined;
  /** Of a bonus, or of free spins. */
  readonly status: number | undefined;
  /** Id of a payment method. */
  readonly method: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const MAX_PAGE = 100_000;
const MAX_CHOICE = 99;

/** The parameters of a report, in the order of its address; each report has a filter or two besides them. */
export function historySearchNames(
  ...filters: readonly ('type' | 'wallet' | 'status' | 'method')[]
): readonly string[] {
  return ['page', ...filters, 'from', 'to'];
}

/** A number that is written with digits only; anything else is as good as none. */
function readNumber(text: string | null, max: number): number | undefined {
  const value = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return value > 0 && value <= max ? value : undefined;
}

export function parseHistory(search: URLSearchParams): HistoryInput {
  return {
    page: readNumber(search.get('page'), MAX_PAGE) ?? 1,
    type: readNumber(search.get('type'), MAX_CHOICE),
    wallet: readNumber(search.get('wallet'), MAX_CHOICE),
    status: readNumber(search.get('status'), MAX_CHOICE),
    method: readNumber(search.get('method'), Number.MAX_SAFE_INTEGER),
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
  };
}

/** The address of a report; page 1 is left out. */
export function historyAddress(path: string, { page = 1, ...filters }: Partial<HistoryInput>): string {
  return href(path, {}, { page: page > 1 ? page : undefined, ...filters });
}
