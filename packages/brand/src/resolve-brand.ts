import type { Brand } from './brand.ts';
import { normalizeHost } from './normalize-host.ts';

const loopback = new Set(['127.0.0.1', '[::1]', '0.0.0.0']);

/** The brand that has `localhost`, where someone who runs the product at home begins. */
export function defaultBrand(brands: readonly Brand[]): Brand | undefined {
  return brands.find((brand) => brand.hosts.includes('localhost'));
}

/**
 * The brand of a page's host name, in any spelling and with or without port. Loopback addresses are the
 * default brand, and `<slug>.localhost` is the brand of that slug. Undefined for a host of nobody.
 */
export function resolveBrand(brands: readonly Brand[], host: string): Brand | undefined {
  const name = normalizeHost(host);
  if (name === undefined) return undefined;
  if (loopback.has(name)) return defaultBrand(brands);
  const slug = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1];
  return brands.find((brand) => brand.hosts.includes(name) || brand.slug === slug);
}
