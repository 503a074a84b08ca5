import { Readable } from 'node:stream';

import { CallError, calls, tooManyRequests } from '@baize/contract';
import { readHistoryOwner } from '@baize/services';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { createContext, withPlayer } from '../calls/create-context.ts';
import { parseInput } from '../calls/parse-input.ts';
import { type CallDeps, readCaller, routerPath } from '../calls/register-calls.ts';
import { requireOpenSite } from '../calls/require-open-site.ts';
import { countRequest } from '../rate-limits/count-request.ts';
import { contentDisposition, fileName } from './file-name.ts';
import { historyPdf } from './history-pdf.ts';
import { fileWords } from './history-tables.ts';
import { historyTitles, type OpenHistory, openHistory } from './open-history.ts';
import { type CsvFormat, csvHead, csvRow } from './write-csv.ts';

const KEY = 'GET /account/exports/{history}';
const MAX_ROWS = { csv: 100_000, pdf: 10_000 } as const;
const RETRY_AFTER_SECONDS = 10;

/** Histories as files. The rows of a spreadsheet are read while they are sent; a PDF is drawn in a thread. */
export function registerHistoryFiles(app: FastifyInstance, deps: CallDeps): void {
  /** Players whose PDF is being made: one of them must not keep all others waiting. */
  const waiting = new Set<string>();
  app.route({
    method: calls[KEY].method,
    url: routerPath(calls[KEY]),
    // Another method would count a file.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const visitor = createContext(deps.services, readCaller(request, deps));
      requireOpenSite(KEY, visitor, deps.maintenance);
      const context = await withPlayer(KEY, visitor, request);
      await countRequest(context, KEY, request.query, deps.routeLimits);
      const { params, query } = parseInput(KEY, request);
      const owner = await readHistoryOwner(context);
      const words = fileWords(context, owner.currency);
      const opened = await openHistory(params.history, {
        context,
        raw: { query: request.query },
        words,
        maxRows: MAX_ROWS[query.format],
      });
      const name = fileName(
        [
          context.brand.options.name,
          words.t(historyTitles[params.history]),
          query.start_date.slice(0, 10),
          query.end_date.slice(0, 10),
        ],
        query.format,
      );
      if (query.format === 'csv')
        return sendFile(reply, name, 'text/csv; charset=utf-8', csvBytes(opened, words));
      const key = `${context.player.siteId} ${context.player.id}`;
      if (waiting.has(key)) throw tooManyRequests(RETRY_AFTER_SECONDS);
      waiting.add(key);
      try {
        const parts = { context, history: params.history, opened, words, range: query, ...owner };
        return await sendFile(reply, name, 'application/pdf', await drawn(await historyPdf(parts)));
      } finally {
        waiting.delete(key);
      }
    },
  });
}

function sendFile(
  reply: FastifyReply,
  name: string,
  type: string,
  content: Readable | Uint8Array,
): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(name))
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

function csvBytes(opened: OpenHistory, format: CsvFormat): Readable {
  async function* lines() {
    yield csvHead(opened.columns, format);
    for await (const rows of opened.parts()) yield rows.map((cells) => csvRow(cells, format)).join('');
  }
  return Readable.from(lines(), { objectMode: false, highWaterMark: 64 * 1024 });
}

/** The libraries are loaded with the first document. */
async function drawn(document: Awaited<ReturnType<typeof historyPdf>>): Promise<Uint8Array> {
  const { makePdf, PdfBusy } = await import('@baize/pdf');
  try {
    return await makePdf(document);
  } catch (cause) {
    if (cause instanceof PdfBusy)
      throw new CallError('file_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw cause;
  }
}
