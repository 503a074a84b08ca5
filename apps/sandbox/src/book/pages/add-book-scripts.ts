import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import type { BundledScript } from './bundle-script.ts';
import { acceptsBrotli } from './send-compressed.ts';

const compress = promisify(brotliCompress);

/** The scripts of pages. Their addresses change with their content, so browsers may keep them for ever. */
export function addBookScripts(app: FastifyInstance, scripts: readonly BundledScript[]): void {
  for (const { path, text } of scripts) {
    // Compressed once, when it is first wanted.
    let bytes: Promise<Buffer> | null = null;
    app.get(path, async (request, reply) => {
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding');
      if (!acceptsBrotli(request)) return reply.send(text);
      bytes ??= compress(text);
      return reply.header('content-encoding', 'br').send(await bytes);
    });
  }
}
