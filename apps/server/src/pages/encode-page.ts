import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A rendered page, encoded and ready to be sent. */
export interface EncodedPage {
  readonly status: number;
  readonly identity: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** The page's `Link` header. */
  readonly early?: string | undefined;
}

/** A page as the renderer returns it. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly early?: string;
}

const compress = promisify(brotliCompress);
const BROTLI_QUALITY = 5;

/**
 * Encodes pages into the bytes that are sent. Compresses one at a time: more would take processors from the event loop
 * and threads from the hashing of passwords, and pages are rendered by a single thread anyway.
 */
export function createPageEncoder(): (page: RenderedPage) => Promise<EncodedPage> {
  let last: Promise<unknown> = Promise.resolve();

  function compressInTurn(bytes: Buffer): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const compressed = last.then(() => compress(bytes, { params }));
    last = compressed.catch(() => undefined);
    return compressed;
  }

  return async ({ status, html, early }) => {
    const identity = Buffer.from(html);
    const brotli = await compressInTurn(identity);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    return { status, identity, brotli, etag, early };
  };
}
