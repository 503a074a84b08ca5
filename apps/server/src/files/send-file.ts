import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { contentDisposition } from './file-name.ts';
import type { SentFile } from './file-route.ts';

const BUFFERED_BYTES = 64 * 1024;
/** A browser's viewer has styles and parts of its own; what it shows has no scripts of ours. */
const VIEWER_POLICY = "frame-ancestors 'none'";

/** Ends a request with a file, which the browser saves or, inline, shows. */
export function sendFile(
  reply: FastifyReply,
  { name, type, size, content }: SentFile,
  disposition: 'attachment' | 'inline' = 'attachment',
): FastifyReply {
  const isWhole = content instanceof Uint8Array;
  if (size !== undefined) reply.header('content-length', size);
  if (disposition === 'inline') reply.header('content-security-policy', VIEWER_POLICY);
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(name, disposition))
    .send(isWhole ? content : Readable.from(content, { objectMode: false, highWaterMark: BUFFERED_BYTES }));
}
