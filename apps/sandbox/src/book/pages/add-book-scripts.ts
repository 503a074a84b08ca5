import { constants } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import { SharedText } from '../../wire/send-compressed.ts';
import type { BundledScript } from './bundle-script.ts';

/** The scripts of pages. Their addresses change with their content, so browsers may keep them for ever. */
export function addBookScripts(app: FastifyInstance, scripts: readonly BundledScript[]): void {
  for (const { path, text } of scripts) {
    const shared = new SharedText(text, constants.BROTLI_MAX_QUALITY);
    app.get(path, async (request, reply) => {
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable');
      return shared.send(request, reply);
    });
  }
}
