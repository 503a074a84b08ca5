import { type Brand, resolveBrand } from '@baize/brand';
import type { Clock } from '@baize/clock';
import { type Catalogue, listAddresses } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { writeRobots, writeSitemap, writeSitemapIndex } from './crawler-files.ts';

export interface CrawlerFilesDeps {
  readonly clock: Clock;
  readonly brands: readonly Brand[];
  readonly catalogue: Catalogue;
  /** The origin of a brand's site, whatever host the request names. */
  brandOrigin(brand: Brand): string;
  /** Whether the site has a page there. */
  isServed(address: string): boolean;
  /** Number of addresses in one file, if not the default. */
  readonly fileAddresses?: number;
}

interface PartParams {
  readonly part?: string;
}

/** Also how long a promotion that has ended may stay in the list. */
const LIFE_MS = 5 * 60_000;
/** Number of addresses in one file; each is listed once per language. */
const FILE_ADDRESSES = 2_500;

/** `/robots.txt` and the sitemaps of each brand, with addresses on its active domain. */
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

  /** Undefined if there is no such part. */
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
      // An unknown host has no files.
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
