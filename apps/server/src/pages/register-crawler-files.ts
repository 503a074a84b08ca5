import { type Brand, resolveBrand } from '@baize/brand';
import type { Clock } from '@baize/clock';
import { type Catalogue, listAddresses } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { writeRobots, writeSitemap, writeSitemapIndex } from './crawler-files.ts';

export interface CrawlerFilesDeps {
  readonly clock: Clock;
  readonly brands: readonly Brand[];
  readonly catalogue: Catalogue;
  /** Where players find a brand, whatever host was asked. */
  brandOrigin(brand: Brand): string;
  /** Whether the site has a page there. */
  isServed(address: string): boolean;
  /** Addresses in one file, where the usual number does not serve. */
  readonly fileAddresses?: number;
}

interface PartParams {
  readonly part?: string;
}

/** A promotion that ends leaves the list by then. */
const LIFE_MS = 5 * 60_000;
/** Addresses in one file; each stands there once for every language. */
const FILE_ADDRESSES = 2_500;

/** `/robots.txt` and the sitemaps of each brand, with the addresses of its active domain. */
export function registerCrawlerFiles(app: FastifyInstance, deps: CrawlerFilesDeps): void {
  const { clock, brands, catalogue, brandOrigin, isServed, fileAddresses = FILE_ADDRESSES } = deps;
  const kept = new Map<Brand, { readonly addresses: readonly string[]; readonly madeAtMs: number }>();
  catalogue.onReload(() => kept.clear());

  function addressesOf(brand: Brand): readonly string[] {
    const nowMs = clock.now().getTime();
    const known = kept.get(brand);
    if (known && nowMs - known.madeAtMs < LIFE_MS) return known.addresses;
    const addresses = listAddresses({ games: catalogue, brand, clock }).filter(isServed);
    kept.set(brand, { addresses, madeAtMs: nowMs });
    return addresses;
  }

  function writeWhole(brand: Brand): string {
    const addresses = addressesOf(brand);
    const parts = Math.ceil(addresses.length / fileAddresses);
    if (parts > 1) return writeSitemapIndex(brandOrigin(brand), parts);
    return writeSitemap(brandOrigin(brand), addresses);
  }

  /** Undefined where the list is not as long. */
  function writePart(brand: Brand, { part = '' }: PartParams): string | undefined {
    const start = (Number(part) - 1) * fileAddresses;
    const addresses = addressesOf(brand).slice(Math.max(0, start), start + fileAddresses);
    return addresses.length === 0 ? undefined : writeSitemap(brandOrigin(brand), addresses);
  }

  const answer =
    (type: string, write: (brand: Brand, params: PartParams) => string | undefined) =>
    (request: FastifyRequest<{ Params: PartParams }>, reply: FastifyReply) => {
      const brand = resolveBrand(brands, request.host);
      const text = brand && write(brand, request.params);
      reply.header('cache-control', text === undefined ? 'no-store' : 'public, max-age=300');
      // A host of nobody has nothing to be read.
      if (text === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('');
      return reply.type(`${type}; charset=utf-8`).send(text);
    };
  app.get(
    '/robots.txt',
    answer('text/plain', (brand) => writeRobots(brandOrigin(brand))),
  );
  app.get('/sitemap.xml', answer('application/xml', writeWhole));
  app.get('/sitemap-:part(^\\d{1,4}).xml', answer('application/xml', writePart));
}
