import type { Brand } from './brand.ts';
import { normalizeHost } from './normalize-host.ts';

const loopback = new Set(['127.0.0.1', '[::1]', '0.0.0.0']);

/** Maximum number of cached host spellings: callers may send any port. */
export const MAX_KNOWN_HOSTS = 1_000;
const knownHosts = new WeakMap<readonly Brand[], Map<string, Brand>>();

/** The default brand is the one with the host `localhost`. */
export function defaultBrand(brands: readonly Brand[]): Brand | undefined {
  return brands.find((brand) => brand.hosts.includes('localhost'));
}

/**
 * Finds the brand of a host name, in any spelling, with or without port. Loopback addresses belong to the default
 * brand, and `<slug>.localhost` to the brand of that slug. Undefined for an unknown host.
 *
 * @param brands the same unchanged list each time, since results are cached by it
 */
export function resolveBrand(brands: readonly Brand[], host: string): Brand | undefined {
  const known = knownHosts.get(brands) ?? new Map<string, Brand>();
  const cached = known.get(host);
  if (cached) return cached;
  const brand = findBrand(brands, host);
  if (brand) {
    if (known.size >= MAX_KNOWN_HOSTS) known.clear();
    knownHosts.set(brands, known.set(host, brand));
  }
  return brand;
}

/** The number of cached host spellings for a list of brands. */
export function countKnownHosts(brands: readonly Brand[]): number {
  return knownHosts.get(brands)?.size ?? 0;
}

function findBrand(brands: readonly Brand[], host: string): Brand | undefined {
  const name = normalizeHost(host);
  if (name === undefined) return undefined;
  if (loopback.has(name)) return defaultBrand(brands);
  const slug = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1];
  return brands.find((brand) => brand.hosts.includes(name) || brand.slug === slug);
}
