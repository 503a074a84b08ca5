import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { Brand } from '@baize/brand';
import type { FastifyInstance } from 'fastify';

import { chooseCoding, sendUnacceptable } from '../content-coding.ts';

const YEAR_SECONDS = 31_536_000;
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;

/** The built files of the site; their names contain a hash, so they are immutable. */
export async function registerStaticFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(async (scope) => {
    // The plugin reads the header in its own way, in which plain bytes are never preferred.
    scope.addHook('onRequest', async (request, reply) => {
      const coding = chooseCoding(request.headers['accept-encoding']);
      if (coding === undefined) return sendUnacceptable(reply);
      request.headers['accept-encoding'] = coding;
      return undefined;
    });
    await scope.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', FOREVER),
    });
  });
}

/** Logos, icons and fonts of the brands, under the addresses that loading assigned. */
export function registerBrandFiles(
  app: FastifyInstance,
  brands: readonly Brand[],
  read: (path: string) => Promise<Buffer>,
) {
  for (const brand of brands) {
    for (const asset of brand.assets.values()) {
      const url = new URL(asset.url, 'http://site.invalid');
      app.get(url.pathname, async (_, reply) => {
        reply
          .header('cache-control', FOREVER)
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
        return reply.type(asset.contentType).send(await read(asset.path));
      });
    }
  }
}
