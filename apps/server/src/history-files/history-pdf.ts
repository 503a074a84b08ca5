import { formatMoney } from '@baize/currency';
import type { PdfDocument, PdfSection } from '@baize/pdf';

import type { PlayerRouteContext } from '../route.ts';
import type { Cell } from './cell.ts';
import type { FileWords } from './history-tables.ts';
import { type HistoryName, historyTitles, type NamedCell, type OpenHistory } from './open-history.ts';
import { readableInZone, zoneName } from './zone-time.ts';

interface PdfParts {
  readonly context: PlayerRouteContext;
  readonly history: HistoryName;
  readonly opened: OpenHistory;
  readonly words: FileWords;
  readonly username: string;
  /** The range as the player gave it, in the time zone of the brand: `2026-11-01 00:00:00`. */
  readonly range: { readonly start_date: string; readonly end_date: string };
}

/** Reads the rest of the history and describes it as a document. */
export async function historyPdf(parts: PdfParts): Promise<PdfDocument> {
  const { context, history, opened, words, range } = parts;
  const { brand, clock, language } = context;
  const { t, timeZone } = words;
  const now = clock.now();
  const shown = opened.columns.map(({ only }) => only !== 'sheet');
  const rows: string[][] = [];
  for await (const part of opened.parts())
    for (const cells of part)
      rows.push(cells.filter((_, index) => shown[index]).map((cell) => cellText(cell, words)));
  return {
    language,
    brand: { name: brand.options.name, color: brand.theme.accent },
    title: t(historyTitles[history]),
    subtitle: `${rangeText(range, language)} (${zoneName(now, timeZone)})`,
    madeAt: now,
    footer: t('history_file_made_at', {
      brand: brand.options.name,
      time: `${readableInZone(now, timeZone, language)} ${zoneName(now, timeZone)}`,
    }),
    pageNumber: t('history_file_page', { page: '{page}', pages: '{pages}' }),
    landscape: history !== 'financial',
    sections: [
      { kind: 'facts', facts: factsOf(parts) },
      ...totalsOf(opened.totals, words),
      {
        kind: 'table',
        columns: opened.columns
          .filter((_, index) => shown[index])
          .map(({ title, share, holds }) => ({
            title,
            ...(share !== undefined && { share }),
            ...(holds === 'amount' && { align: 'end' as const }),
          })),
        rows,
        empty: t('history_file_empty'),
      },
    ],
  };
}

function factsOf({ context, opened, words, username }: PdfParts) {
  const { t, language } = words;
  return [
    { name: t('history_file_username'), value: username },
    { name: t('history_file_player'), value: String(context.player.id) },
    { name: t('history_file_rows'), value: opened.total.toLocaleString(language) },
    ...opened.filters.map((cell) => named(cell, words)),
  ];
}

function totalsOf(totals: readonly NamedCell[], words: FileWords): PdfSection[] {
  if (totals.length === 0) return [];
  return [
    { kind: 'facts', title: words.t('history_totals'), facts: totals.map((cell) => named(cell, words)) },
  ];
}

function named({ name, value }: NamedCell, words: FileWords): { name: string; value: string } {
  return { name, value: cellText(value, words) };
}

function cellText(cell: Cell, { language, timeZone, currency }: FileWords): string {
  switch (cell.kind) {
    case 'text': {
      return cell.text;
    }
    case 'time': {
      return readableInZone(cell.at, timeZone, language);
    }
    case 'amount': {
      const { minor, isSigned = false } = cell;
      const sign = minor < 0n ? '−' : isSigned && minor > 0n ? '+' : '';
      return `${sign}${formatMoney(minor < 0n ? -minor : minor, currency, language)}`;
    }
  }
}

/** Whole days without their times. */
function rangeText({ start_date: from, end_date: to }: PdfParts['range'], language: 'tr' | 'en'): string {
  const isWholeDays = from.endsWith(' 00:00:00') && to.endsWith(' 23:59:59');
  const format = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    // A range is a wall clock already.
    timeZone: 'UTC',
    dateStyle: 'long',
    ...(!isWholeDays && { timeStyle: 'medium' }),
  });
  return format.formatRange(new Date(`${from.replace(' ', 'T')}Z`), new Date(`${to.replace(' ', 'T')}Z`));
}
