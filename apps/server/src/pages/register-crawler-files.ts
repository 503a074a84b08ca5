import { type Brand, resolveBrand } from '@baize/brand';
import type { Clock } from '@baize/clock';
import { type Catalogue, listAddresses } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { writeRobots, writeSitemap } from './crawler-files.ts';

export interface CrawlerFilesDeps {
  readonly clock: Clock;
  readonly brands: readonly Brand[];
  readonly catalogue: Catalogue;
  /** Where players find a brand, whatever host was asked. */
  brandOrigin(brand: Brand): string;
  /** Whether the site has a page there. */
  isServed(address: string): boolean;
}

/** A promotion that ends leaves the list by then. */
const LIFE_MS = 5 * 60_000;

/** `/robots.txt` and `/sitemap.xml` of each brand, with the addresses of its active domain. */
export function registerCrawlerFiles(app: FastifyInstance, deps: CrawlerFilesDeps): void {
  const { clock, brands, catalogue, brandOrigin, isServed } = deps;
  const kept = new Map<Brand, { readonly text: string; readonly madeAtMs: number }>();
  catalogue.onReload(() => kept.clear());

  function sitemapOf(brand: Brand): string {
    const nowMs = clock.now().getTime();
    const known = kept.get(brand);
    if (known && nowMs - known.madeAtMs < LIFE_MS) return known.text;
    const addresses = listAddresses({ games: catalogue, brand, clock }).filter(isServed);
    const text = writeSitemap(brandOrigin(brand), addresses);
    kept.set(brand, { text, madeAtMs: nowMs });
    return text;
  }

  const answer =
    (type: string, write: (brand: Brand) => string) => (request: FastifyRequest, reply: FastifyReply) => {
      const brand = resolveBrand(brands, request.host);
      reply.header('cache-control', brand ? 'public, max-age=300' : 'no-store');
      // A host of nobody has nothing to be read.
      if (!brand) return reply.code(404).type('text/plain; charset=utf-8').send('');
      return reply.type(`${type}; charset=utf-8`).send(write(brand));
    };
  app.get(
    '/robots.txt',
    answer('text/plain', (brand) => writeRobots(brandOrigin(brand))),
  );
  app.get('/sitemap.xml', answer('application/xml', sitemapOf));
}
