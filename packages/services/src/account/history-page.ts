import type { HistoryPage, HistoryQuery } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { describePage, type PageFacts } from '../page-of.ts';
import { readReportRange } from './report-range.ts';

const PER_PAGE = 20;

/** The query of a history: a span, a page and the filters of its kind. */
type HistoryRequest = Readonly<Record<string, string | number | undefined>> & {
  readonly start_date: string;
  readonly end_date: string;
  readonly page: number;
  /** Of a part of a file. */
  readonly rows_at_once?: number;
  /** Rows from then on are left out, so that the pages of a file do not move. */
  readonly until_ms?: number;
};

/**
 * Reads a page of what the player has in a span, which is at most 31 days long and anywhere in the past. A page after the
 * last one is empty.
 *
 * @param path of the call, for the address of the next page
 * @throws CallError `invalid` for the span
 */
export async function readHistoryPage<Page extends HistoryPage<unknown>>(
  { brand, player }: Pick<PlayerContext, 'brand' | 'player'>,
  path: string,
  query: HistoryRequest,
  read: (span: HistoryQuery) => Promise<Page>,
): Promise<Page & { facts: PageFacts }> {
  const { page, rows_at_once: perPage = PER_PAGE, until_ms: untilMs = Infinity, ...filters } = query;
  const { from, to } = readReportRange(query, brand.traits['site.timeZone']);
  const end = Math.max(from.getTime(), Math.min(to.getTime(), untilMs));
  const found = await read({
    siteId: player.siteId,
    playerId: player.id,
    from,
    to: new Date(end),
    page,
    perPage,
  });
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) address.set(name, String(value));
  return { ...found, facts: describePage(page, perPage, found.total, address, path) };
}

/** Rows in the order of their ids in a page; a row that was deleted meanwhile is left out. */
export function inOrder<Row>(
  ids: readonly number[],
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
