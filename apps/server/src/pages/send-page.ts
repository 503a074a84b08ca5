import type { FastifyReply, FastifyRequest } from 'fastify';

import { MAINTENANCE_RETRY_SECONDS } from '../calls/require-open-site.ts';
import { chooseCoding, type Coding, encodeShared, sendUnacceptable } from '../content-coding.ts';
import { sendPlainly } from '../observation/watch-requests.ts';
import type { EncodedPage } from './encode-page.ts';

/** What all pages of a brand are sent with. */
export interface PageHeaders {
  readonly own: Readonly<Record<string, string>>;
  /** With the common ones and those of the deployment; names and values in turn. */
  readonly all: readonly string[];
}

const CONTENT_TYPE = 'text/html; charset=utf-8';
const VARY = 'accept-encoding, cookie';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Never cached: the page depends on the moment or on the visitor's country. */
export function sendRootState(request: FastifyRequest, reply: FastifyReply, page: EncodedPage) {
  reply.code(page.status).header('cache-control', 'no-store').header('vary', VARY);
  if (page.status === 503) reply.header('retry-after', String(MAINTENANCE_RETRY_SECONDS));
  return sendBytes(request, reply, page);
}

async function sendBytes(request: FastifyRequest, reply: FastifyReply, page: EncodedPage) {
  const coding = chooseCoding(request.headers['accept-encoding']);
  if (coding === undefined) return sendUnacceptable(reply);
  reply.type(CONTENT_TYPE);
  if (coding === 'identity') return reply.send(page.identity);
  return reply.header('content-encoding', coding).send(await bytesOf(page, coding));
}

/** Brotli is at hand; gzip is made for the first who asks for it. */
function bytesOf({ identity, brotli }: EncodedPage, coding: Coding): Buffer | Promise<Buffer> {
  return coding === 'br' ? brotli : encodeShared(identity, coding);
}

/** Sends a page that may be kept, most of them past the framework; see `sendPlainly`. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  { headers, kept }: { readonly headers: PageHeaders; readonly kept: string | undefined },
) {
  const { status, etag, early } = page;
  const coding = chooseCoding(request.headers['accept-encoding']);
  const isUnchanged = status === 200 && request.headers['if-none-match'] === etag;
  if (status !== 200 || isUnchanged || coding === undefined) {
    reply.header('vary', VARY).header('cache-control', status >= 500 ? 'no-store' : REVALIDATED);
    if (isUnchanged) return reply.header('etag', etag).code(304).send();
    if (early !== undefined) reply.header('link', early);
    return sendBytes(request, reply.code(status), page);
  }
  const bytes = coding === 'identity' ? page.identity : await bytesOf(page, coding);
  const own = ['content-type', CONTENT_TYPE, 'vary', VARY, 'cache-control', REVALIDATED, 'etag', etag];
  if (coding !== 'identity') own.push('content-encoding', coding);
  if (early !== undefined) own.push('link', early);
  if (kept !== undefined) own.push('set-cookie', kept);
  sendPlainly(request, reply, bytes, [...headers.all, ...own]);
  return reply;
}
