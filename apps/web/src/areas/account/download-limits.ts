import type { ReportRange } from '../money/index.ts';

export type Format = 'xlsx' | 'csv' | 'pdf';

/** As many rows as the server writes into a file. */
export const maxRows: Readonly<Record<Format, number>> = { xlsx: 100_000, csv: 100_000, pdf: 10_000 };

const DAY_MS = 24 * 60 * 60_000;

/** The last days of a range that hold about a part of its rows; undefined if a day is too long. */
export function shorterRange(
  { from, to }: ReportRange,
  part: number,
): { readonly range: ReportRange; readonly days: number } | undefined {
  const lastDay = Date.parse(`${to.slice(0, 10)}T00:00:00Z`);
  const length = (lastDay - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / DAY_MS + 1;
  const days = Math.floor(length * part);
  if (days < 1) return undefined;
  const first = new Date(lastDay - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { range: { from: `${first}T00:00:00`, to }, days };
}
