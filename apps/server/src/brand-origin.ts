import { type Brand, defaultBrand } from '@baize/brand';

import type { ServerConfig } from './config/server-config.ts';

export interface BrandOriginDeps {
  readonly config: Pick<ServerConfig, 'brandAddresses' | 'publicScheme'>;
  readonly brands: readonly Brand[];
  /** The port that the server listens on. */
  port(): number;
}

/**
 * The origin of a brand's site. It never comes from a request, because a sender could then choose where the links in
 * an e-mail lead.
 */
export function createBrandOrigin({ config, brands, port }: BrandOriginDeps): (brand: Brand) => string {
  if (config.brandAddresses === 'localhost') {
    return (brand) =>
      `http://${brand === defaultBrand(brands) ? 'localhost' : `${brand.slug}.localhost`}:${port()}`;
  }
  const scheme = config.publicScheme === 'http' ? 'http' : 'https';
  return (brand) => `${scheme}://${brand.activeDomain ?? brand.options.domain}`;
}
