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
  /** Whether a filter has a value that is none; 0 is that of all. */
  readonly isUnclear: boolean;
}

const MAX_PAGE = 100_000;
const MAX_CHOICE = 99;
/** The filters, each with its largest value. */
const maxOf = { type: MAX_CHOICE, wallet: MAX_CHOICE, status: MAX_CHOICE, method: 2_147_483_647 };

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
  const isUnclear = Object.entries(maxOf).some(([name, max]) => {
    const text = search.get(name) ?? '';
    return text !== '' && text !== '0' && readNumber(text, max) === undefined;
  });
  return {
    page: readNumber(search.get('page'), MAX_PAGE) ?? 1,
    type: readNumber(search.get('type'), maxOf.type),
    wallet: readNumber(search.get('wallet'), maxOf.wallet),
    status: readNumber(search.get('status'), maxOf.status),
    method: readNumber(search.get('method'), maxOf.method),
    from: search.get('from') ?? undefined,
    to: search.get('to') ?? undefined,
    isUnclear,
  };
}

/** The address of a report; page 1 is left out. */
export function historyAddress(
  path: string,
  { page = 1, ...filters }: Partial<Omit<HistoryInput, 'isUnclear'>>,
): string {
  return href(path, {}, { page: page > 1 ? page : undefined, ...filters });
}
