import { readHistoryOwner } from '@baize/services';

import { fileName } from '../../files/file-name.ts';
import { fileRoute } from '../../files/file-route.ts';
import { historyPdf } from '../../history-files/history-pdf.ts';
import { fileWords } from '../../history-files/history-tables.ts';
import { historyTitles, openHistory } from '../../history-files/open-history.ts';
import { csvLines } from '../../history-files/write-csv.ts';
import { xlsxBytes } from '../../history-files/write-xlsx.ts';

const MAX_ROWS = { xlsx: 100_000, csv: 100_000, pdf: 10_000 } as const;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A history as a file. The rows of a table are read while they are sent; a PDF is drawn in a thread. */
export const historyFile = fileRoute(
  'GET /account/exports/{history}',
  async (context, { params: { history }, query }, { raw, pdfs }) => {
    const { format, start_date: from, end_date: to } = query;
    const owner = await readHistoryOwner(context);
    const words = fileWords(context, owner.currency);
    const opened = await openHistory(history, { context, raw, words, maxRows: MAX_ROWS[format] });
    const name = fileName(
      [context.brand.options.name, words.t(historyTitles[history]), from.slice(0, 10), to.slice(0, 10)],
      format,
    );
    if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', content: csvLines(opened, words) };
    if (format === 'xlsx') {
      const title = words.t(historyTitles[history]);
      return { name, type: XLSX_TYPE, content: xlsxBytes(opened, { ...words, title }) };
    }
    const content = await pdfs.draw(context, () =>
      historyPdf({ context, history, opened, words, range: query, ...owner }),
    );
    return { name, type: 'application/pdf', content };
  },
  async (context, { params: { history }, query: { format } }, raw) => {
    const words = fileWords(context, (await readHistoryOwner(context)).currency);
    await openHistory(history, { context, raw, words, maxRows: MAX_ROWS[format] });
  },
);
