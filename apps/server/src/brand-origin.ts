import { type Brand, defaultBrand } from '@baize/brand';

import type { ServerConfig } from './config/server-config.ts';

export interface BrandOriginDeps {
  readonly config: Pick<ServerConfig, 'brandAddresses' | 'publicScheme'>;
  readonly brands: readonly Brand[];
  /** The port that is listened on. */
  port(): number;
}

/**
 * Where players find a brand. It never comes from a request: whoever sends one could otherwise choose where the
 * links of a letter lead.
 */
export function createBrandOrigin({ config, brands, port }: BrandOriginDeps): (brand: Brand) => string {
  if (config.brandAddresses === 'localhost') {
    return (brand) =>
      `http://${brand === defaultBrand(brands) ? 'localhost' : `${brand.slug}.localhost`}:${port()}`;
  }
  const scheme = config.publicScheme === 'http' ? 'http' : 'https';
  return (brand) => `${scheme}://${brand.activeDomain ?? brand.options.domain}`;
}
