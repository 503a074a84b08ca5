import type { Brand } from './brand.ts';
import { normalizeHost } from './normalize-host.ts';

const loopback = new Set(['127.0.0.1', '[::1]', '0.0.0.0']);

/** Spellings of hosts that are cached: a caller may put any port behind a name. */
export const MAX_KNOWN_HOSTS = 1_000;
const knownHosts = new WeakMap<readonly Brand[], Map<string, Brand>>();

/** The brand that has `localhost`, where someone who runs the product at home begins. */
export function defaultBrand(brands: readonly Brand[]): Brand | undefined {
  return brands.find((brand) => brand.hosts.includes('localhost'));
}

/**
 * The brand of a page's host name, in any spelling and with or without port. Loopback addresses are the
 * default brand, and `<slug>.localhost` is the brand of that slug. Undefined for a host of nobody.
 *
 * @param brands the same list each time, which is not changed: what was found in it is kept
 */
export function resolveBrand(brands: readonly Brand[], host: string): Brand | undefined {
  const known = knownHosts.get(brands) ?? new Map<string, Brand>();
  const kept = known.get(host);
  if (kept) return kept;
  const brand = findBrand(brands, host);
  if (brand) {
    if (known.size >= MAX_KNOWN_HOSTS) known.clear();
    knownHosts.set(brands, known.set(host, brand));
  }
  return brand;
}

/** How many spellings of hosts are cached for a list of brands. */
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
