import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { FastifyInstance } from 'fastify';

import { DISPLAY_FONTS } from './book-fonts.ts';

/** The display fonts of brands, which name theirs in the theme of a launch. */
export function addBookFonts(app: FastifyInstance): void {
  const require = createRequire(import.meta.url);
  const known = new Set(Object.values(DISPLAY_FONTS));

  app.get<{ Params: { name: string } }>('/book/font/:name.woff2', async (request, reply) => {
    const [, family = '', part] = /^(.+?)-(latin(?:-ext)?)$/.exec(request.params.name) ?? [];
    if (!known.has(family)) return reply.callNotFound();
    const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);
    return reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await readFile(file));
  });
}
