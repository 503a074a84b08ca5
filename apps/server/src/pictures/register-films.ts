import { stat } from 'node:fs/promises';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { readableRange } from './byte-range.ts';

const DAY_SECONDS = 86_400;

/** Short films by name, with range requests. Their bytes may change under the same name. */
export async function registerFilms(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ raw, params }) => {
      const { range } = raw.headers;
      if (range === undefined) return;
      const file = path.join(folder, path.basename(params['*'] ?? ''));
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      const readable = readableRange(range, size);
      if (readable === undefined) delete raw.headers.range;
      else raw.headers.range = readable;
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/films/',
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${DAY_SECONDS}`),
    });
  });
}
